import type { cancelOrder } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { type Route, told } from '../../../edge/route.ts';
import { knownTo, withFinished } from '../finished.ts';
import { orderOnWire } from '../wire.ts';

export const cancelOrderRoute: Route<typeof cancelOrder> = async ({ orderId }, asking) => {
  const { owner } = asking;
  const answer = await asking.core.submit<Order>('spot/cancel-order', { owner, order: orderId });
  const { seq } = answer;
  const [outcome] = await withFinished(owner, [orderId], [answer.outcome], seq, knownTo(asking));
  return outcome!.ok ? told(orderOnWire(outcome!.value), seq) : { outcome: outcome!, seq };
};
