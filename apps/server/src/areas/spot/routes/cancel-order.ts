import { type cancelOrder, spot } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { type Route, refused, told } from '../../../edge/route.ts';
import { orderOnWire } from '../wire.ts';

export const cancelOrderRoute: Route<typeof cancelOrder> = async (request, asking) => {
  const { outcome, seq } = await asking.core.submit<Order>('spot/cancel-order', {
    owner: asking.owner,
    order: request.orderId,
  });
  if (outcome.ok) return told(orderOnWire(outcome.value), seq);
  if (outcome.refusal.code !== spot['order-not-found'].code) return { outcome, seq };

  // The core forgets finished orders; the rows know them.
  const rows = await asking.rows(seq);
  const finished = await rows.spot.order(asking.owner, request.orderId);
  return finished ? refused(spot['order-finished']) : { outcome, seq };
};
