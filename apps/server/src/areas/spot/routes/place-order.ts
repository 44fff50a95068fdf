import type { placeOrder } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { type Route, told } from '../../../edge/route.ts';
import { orderOnWire } from '../wire.ts';
import { wishOf } from '../wish.ts';

export const placeOrderRoute: Route<typeof placeOrder> = async (request, asking) => {
  const wish = wishOf(asking.owner, request);
  if ('refusal' in wish) return { outcome: wish };
  const { outcome, seq } = await asking.core.submit<Order>('spot/place-order', wish);
  return outcome.ok ? told(orderOnWire(outcome.value), seq) : { outcome, seq };
};
