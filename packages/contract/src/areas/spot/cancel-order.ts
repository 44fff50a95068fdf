import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Order, order } from './order.ts';
import { spot } from './refusals.ts';

export const cancelOrderRequest = z.strictObject({ orderId: id });
export const cancelOrderResponse = order;
export type CancelOrder = z.infer<typeof cancelOrderRequest>;

/**
 * Cancels one open order, and the other of its pair. What it already traded stays; what it held is free again in the same
 * commit.
 */
export const cancelOrder = call<CancelOrder, Order>({
  name: 'spot/cancel-order',
  method: 'POST',
  path: '/spot/order/cancel',
  permission: 'user',
  inDemo: 'practice',
  whileFrozen: true,
  refusals: [spot['order-not-found'], spot['order-finished']],
  about:
    'Cancels one open order, and the other of its pair. What it already traded stays; what it held is free again in the same commit.',
});
