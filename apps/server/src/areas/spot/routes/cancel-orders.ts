import type { cancelOrders } from '@quay/contract/spot';
import { type Route, reply } from '../../../edge/route.ts';
import { knownTo } from '../../../trading/finished.ts';
import { cancelMany } from '../../../trading/many.ts';
import { placedOnWire } from '../../../trading/placed.ts';
import type { SpotNeeds } from '../needs.ts';
import { orderCommands } from '../order-commands.ts';

export const cancelOrdersRoute =
  ({ core }: SpotNeeds): Route<typeof cancelOrders> =>
  async ({ orderIds }, context) => {
    const { outcomes, seq } = await cancelMany(core, orderCommands, context.owner, orderIds, knownTo('spot', context));
    return reply({ results: outcomes.map(placedOnWire) }, seq);
  };
