import type { placeOrder } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import type { SpotNeeds } from '../needs.ts';
import { orderOnWire } from '../wire.ts';
import { wishOf } from '../wish.ts';

export const placeOrderRoute =
  ({ core }: SpotNeeds): Route<typeof placeOrder> =>
  async (request, context) => {
    const wish = wishOf(context.owner, request);
    if ('refusal' in wish) return { outcome: wish };
    const { outcome, seq } = await core.submit<Order>('spot/place-order', wish);
    return outcome.ok ? reply(orderOnWire(outcome.value), seq) : { outcome, seq };
  };
