import type { placeOrder } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import type { SpotNeeds } from '../needs.ts';
import { requestOf } from '../order-request.ts';
import { orderOnWire } from '../wire.ts';

export const placeOrderRoute =
  ({ core }: SpotNeeds): Route<typeof placeOrder> =>
  async (request, context) => {
    const proposal = requestOf(context.owner, request);
    if ('refusal' in proposal) return { outcome: proposal };
    const { outcome, seq } = await core.submit<Order>('spot/place-order', proposal);
    return outcome.ok ? reply(orderOnWire(outcome.value), seq) : { outcome, seq };
  };
