import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Order, order } from './order.ts';
import { placeOrder } from './place-order.ts';
import { perpetual } from './refusals.ts';

export const closeByOrderRequest = z.strictObject({ orderId: id.describe('an order that opened something') });
export const closeByOrderResponse = order;

/**
 * Closes at market what is still open of an order's quantity: what was closed since counts against the oldest orders of the
 * position first. Answers with the order that closes.
 */
export const closeByOrder = call<z.infer<typeof closeByOrderRequest>, Order>({
  name: 'perpetual/close-by-order',
  method: 'POST',
  path: '/perpetual/position/close-by-order',
  permission: 'user',
  way: 'far-order',
  refusals: [perpetual['order-not-found'], ...placeOrder.refusals],
  about:
    "Closes at market what is still open of an order's quantity: what was closed since counts against the oldest orders of the position first. Answers with the order that closes.",
});
