import { z } from 'zod';
import { call } from '../../call.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { orderHistoryFields } from '../../trading/requests.ts';
import { contractBook } from './fields.ts';
import { type Order, order } from './order.ts';
import { perpetualOrderTypes } from './sets.ts';

export const orderHistoryRequest = z.strictObject({
  ...orderHistoryFields(contractSymbol, perpetualOrderTypes),
  book: contractBook,
});
export const orderHistoryResponse = z.array(order);

/** The user's finished orders of contracts, newest first, 20 a page. */
export const orderHistory = call<z.infer<typeof orderHistoryRequest>, Order[]>({
  name: 'perpetual/order-history',
  method: 'GET',
  path: '/perpetual/order/history',
  permission: 'user',
  refusals: [],
  about: "The user's finished orders of contracts, newest first, 20 a page.",
});
