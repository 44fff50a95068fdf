import {
  amendOrder,
  cancelAll,
  cancelOrder,
  cancelOrders,
  feeRates,
  fills,
  fillsExport,
  openOrders,
  orderDetail,
  orderHistory,
  placeOrder,
  placeOrders,
} from '@quay/contract/spot';
import { type Served, serve } from '../../edge/route.ts';
import { amendOrderRoute } from './routes/amend-order.ts';
import { cancelAllRoute } from './routes/cancel-all.ts';
import { cancelOrderRoute } from './routes/cancel-order.ts';
import { cancelOrdersRoute } from './routes/cancel-orders.ts';
import { feeRatesRoute } from './routes/fee-rates.ts';
import { fillsRoute } from './routes/fills.ts';
import { fillsExportRoute } from './routes/fills-export.ts';
import { openOrdersRoute } from './routes/open-orders.ts';
import { orderDetailRoute } from './routes/order-detail.ts';
import { orderHistoryRoute } from './routes/order-history.ts';
import { placeOrderRoute } from './routes/place-order.ts';
import { placeOrdersRoute } from './routes/place-orders.ts';

export const spotRoutes: readonly Served[] = [
  serve(placeOrder, placeOrderRoute),
  serve(placeOrders, placeOrdersRoute),
  serve(amendOrder, amendOrderRoute),
  serve(cancelOrder, cancelOrderRoute),
  serve(cancelOrders, cancelOrdersRoute),
  serve(cancelAll, cancelAllRoute),
  serve(openOrders, openOrdersRoute),
  serve(orderHistory, orderHistoryRoute),
  serve(orderDetail, orderDetailRoute),
  serve(fills, fillsRoute),
  serve(fillsExport, fillsExportRoute),
  serve(feeRates, feeRatesRoute),
];
