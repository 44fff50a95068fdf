import type { placeOrders } from '@quay/contract/spot';
import { type Route, reply } from '../../../edge/route.ts';
import { placeMany } from '../../../trading/many.ts';
import { placedOnWire } from '../../../trading/placed.ts';
import type { SpotNeeds } from '../needs.ts';
import { orderCommands } from '../order-commands.ts';

export const placeOrdersRoute =
  ({ core }: SpotNeeds): Route<typeof placeOrders> =>
  async ({ orders }, context) => {
    const { outcomes, seq } = await placeMany(core, orderCommands, context.owner, orders);
    return reply({ results: outcomes.map(placedOnWire) }, seq);
  };
