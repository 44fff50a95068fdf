import { z } from 'zod';
import { call } from '../../call.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { openOrdersFields } from '../../trading/requests.ts';
import { type Order, order } from './order.ts';

export const openOrdersRequest = z.strictObject(openOrdersFields(contractSymbol));
export const openOrdersResponse = z.array(order);

/** The user's open orders of contracts, newest first. */
export const openOrders = call<z.infer<typeof openOrdersRequest>, Order[]>({
  name: 'perpetual/open-orders',
  method: 'GET',
  path: '/perpetual/order/current',
  permission: 'user',
  refusals: [],
  about: "The user's open orders of contracts, newest first.",
});
