import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Order, order } from './order.ts';
import { perpetual } from './refusals.ts';

export const cancelOrderRequest = z.strictObject({ orderId: id });
export const cancelOrderResponse = order;

/** Cancels one open order of a contract. What it already traded stays; what it held is free again in the same commit. */
export const cancelOrder = call<z.infer<typeof cancelOrderRequest>, Order>({
  name: 'perpetual/cancel-order',
  method: 'POST',
  path: '/perpetual/order/cancel',
  permission: 'user',
  whileFrozen: true,
  refusals: [perpetual['order-not-found'], perpetual['order-finished']],
  about:
    'Cancels one open order of a contract. What it already traded stays; what it held is free again in the same commit.',
});
