import { buy, c2c, orderDetail, orders, quickBuy, quickSell, sell } from '@quay/contract/c2c';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';
import { pageOf } from '../page-of.ts';
import { takenReply } from './order-reply.ts';

/** Taking ads, and the orders that come of it. */
export const orderRoutes = ({ c2c: trading }: C2cNeeds): Served[] => [
  serve(buy, async (request, context) =>
    takenReply(trading.orders, context, await trading.orders.take(context.owner, 'buy', request, context.rows)),
  ),
  serve(sell, async (request, context) =>
    takenReply(trading.orders, context, await trading.orders.take(context.owner, 'sell', request, context.rows)),
  ),
  serve(quickBuy, async (request, context) =>
    takenReply(trading.orders, context, await trading.orders.takeBest(context.owner, 'buy', request, context.rows)),
  ),
  serve(quickSell, async (request, context) =>
    takenReply(trading.orders, context, await trading.orders.takeBest(context.owner, 'sell', request, context.rows)),
  ),
  serve(orders, async ({ size, pageNo, pageSize, ...wanted }, context) => {
    const page = pageOf({ size, pageNo, pageSize });
    return reply(await trading.orders.list(context.owner, { ...wanted, ...page }, await context.rows()));
  }),
  serve(orderDetail, async ({ orderId }, context) => {
    const shown = await trading.orders.shown(orderId, context.owner, context.rows);
    return shown ? reply(shown) : refused(c2c['order-unknown']);
  }),
];
