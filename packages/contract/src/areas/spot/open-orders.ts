import { z } from 'zod';
import { call } from '../../call.ts';
import { symbol } from '../../fields.ts';
import { openOrdersFields } from '../../trading/requests.ts';
import { type Order, order } from './order.ts';

export const openOrdersRequest = z.strictObject(openOrdersFields(symbol));
export const openOrdersResponse = z.array(order);

/** The user's open orders, newest first. */
export const openOrders = call<z.infer<typeof openOrdersRequest>, Order[]>({
  name: 'spot/open-orders',
  method: 'GET',
  path: '/spot/order/current',
  permission: 'user',
  inDemo: 'practice',
  refusals: [],
  about: "The user's open orders, newest first.",
});
