import { type amendOrder, spot } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { type Route, refused, told } from '../../../edge/route.ts';
import { knownTo, withFinished } from '../finished.ts';
import { unitsOf } from '../units-of.ts';
import { orderOnWire } from '../wire.ts';

export const amendOrderRoute: Route<typeof amendOrder> = async (request, asking) => {
  const price = unitsOf(request.price);
  if (price === undefined) return refused(spot['price-malformed'], {}, 'price');
  const quantity = unitsOf(request.quantity);
  if (quantity === undefined) return refused(spot['quantity-malformed'], {}, 'quantity');

  const { owner } = asking;
  const order = request.orderId;
  const answer = await asking.core.submit<Order>('spot/amend-order', { owner, order, price, quantity });
  const { seq } = answer;
  const [outcome] = await withFinished(owner, [order], [answer.outcome], seq, knownTo(asking));
  return outcome!.ok ? told(orderOnWire(outcome!.value), seq) : { outcome: outcome!, seq };
};
