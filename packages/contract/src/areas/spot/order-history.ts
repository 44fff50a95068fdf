import { z } from 'zod';
import { call } from '../../call.ts';
import { symbol } from '../../fields.ts';
import { orderHistoryFields } from '../../trading/requests.ts';
import { orderTypes } from '../../trading/sets.ts';
import { type Order, order } from './order.ts';

export const orderHistoryRequest = z.strictObject(orderHistoryFields(symbol, orderTypes));
export const orderHistoryResponse = z.array(order);

/** The user's finished orders, newest first, 20 a page. */
export const orderHistory = call<z.infer<typeof orderHistoryRequest>, Order[]>({
  name: 'spot/order-history',
  method: 'GET',
  path: '/spot/order/history',
  permission: 'user',
  inDemo: 'practice',
  refusals: [],
  about: "The user's finished orders, newest first, 20 a page.",
});
