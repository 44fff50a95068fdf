import type { placeOrders } from '@quay/contract/spot';
import { type Route, reply } from '../../../edge/route.ts';
import { placeMany } from '../many.ts';
import type { SpotNeeds } from '../needs.ts';
import { placedOnWire } from '../wire.ts';

export const placeOrdersRoute =
  ({ core }: SpotNeeds): Route<typeof placeOrders> =>
  async ({ orders }, context) => {
    const { outcomes, seq } = await placeMany(core, context.owner, orders);
    return reply({ results: outcomes.map(placedOnWire) }, seq);
  };
