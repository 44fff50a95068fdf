import { cancelAll, cancelOrder, fills, openOrders, orderDetail, orderHistory, placeOrder } from '@quay/contract/spot';
import { type Served, serve } from '../../edge/route.ts';
import { cancelAllRoute } from './routes/cancel-all.ts';
import { cancelOrderRoute } from './routes/cancel-order.ts';
import { fillsRoute } from './routes/fills.ts';
import { openOrdersRoute } from './routes/open-orders.ts';
import { orderDetailRoute } from './routes/order-detail.ts';
import { orderHistoryRoute } from './routes/order-history.ts';
import { placeOrderRoute } from './routes/place-order.ts';

export const spotRoutes: readonly Served[] = [
  serve(placeOrder, placeOrderRoute),
  serve(cancelOrder, cancelOrderRoute),
  serve(cancelAll, cancelAllRoute),
  serve(openOrders, openOrdersRoute),
  serve(orderHistory, orderHistoryRoute),
  serve(orderDetail, orderDetailRoute),
  serve(fills, fillsRoute),
];
