import { z } from 'zod';
import { call } from '../../call.ts';
import { idText, sizeText, symbol, timeText } from '../../fields.ts';
import { sides } from '../../trading/index.ts';
import { orderStatuses, orderTypes } from '../../trading/sets.ts';
import { type Order, order } from './order.ts';

export const orderHistoryRequest = z.strictObject({
  symbol: symbol.optional(),
  side: z.enum(sides).optional(),
  type: z.enum(orderTypes).optional(),
  status: z.enum(orderStatuses).exclude(['open', 'waiting']).optional(),
  from: timeText.optional().describe('only orders placed at this time or later'),
  to: timeText.optional().describe('only orders placed before this time'),
  before: idText.optional().describe('only orders with a smaller id'),
  size: sizeText.optional(),
});
export const orderHistoryResponse = z.array(order);

/** The user's finished orders, newest first, 20 a page. */
export const orderHistory = call<z.infer<typeof orderHistoryRequest>, Order[]>({
  name: 'spot/order-history',
  method: 'GET',
  path: '/spot/order/history',
  permission: 'user',
  refusals: [],
  about: "The user's finished orders, newest first, 20 a page.",
});
