import type { cancelOrders } from '@quay/contract/spot';
import { type Route, reply } from '../../../edge/route.ts';
import { knownTo } from '../finished.ts';
import { cancelMany } from '../many.ts';
import type { SpotNeeds } from '../needs.ts';
import { placedOnWire } from '../wire.ts';

export const cancelOrdersRoute =
  ({ core }: SpotNeeds): Route<typeof cancelOrders> =>
  async ({ orderIds }, context) => {
    const { outcomes, seq } = await cancelMany(core, context.owner, orderIds, knownTo(context));
    return reply({ results: outcomes.map(placedOnWire) }, seq);
  };
