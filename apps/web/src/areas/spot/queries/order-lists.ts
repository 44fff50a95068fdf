import { orderQueries } from '../../../trading/orders/order-queries.ts';
import { fetchFills } from './fills.ts';
import { fetchOpenOrders } from './open-orders.ts';
import { fetchOrderDetail } from './order-detail.ts';
import { fetchOrderHistory } from './order-history.ts';

export const {
  openOrdersQuery,
  orderHistoryQuery,
  fillsQuery,
  orderDetailQuery,
  takeOrders,
  takeFills,
  useOrderPushes: useSpotPushes,
} = orderQueries('spot', {
  openOrders: (signal) => fetchOpenOrders(signal),
  orderHistory: (params, signal) => fetchOrderHistory(params, signal),
  fills: (params, signal) => fetchFills(params, signal),
  orderDetail: (orderId, signal) => fetchOrderDetail({ orderId }, signal),
  channels: { orders: 'orders', fills: 'fills' },
});
