import type { Order } from '@quay/contract/perpetual';
import { ownChannel } from '@quay/contract/trading';
import { orderQueries } from '../../../trading/orders/order-queries.ts';
import { fetchFills } from './fills.ts';
import { fetchOpenOrders } from './open-orders.ts';
import { fetchOrderDetail } from './order-detail.ts';
import { fetchOrderHistory } from './order-history.ts';
import { asContractFill, asContractOrder, orderFrom } from './order-lists.ts';

/** Orders and fills of dated contracts alone. */
export const datedLists = orderQueries('perpetual', {
  key: 'delivery',
  shows: (one) => ('intent' in one ? asContractOrder(one as never) : asContractFill(one as never)).expiry !== null,
  openOrders: async (signal) => (await fetchOpenOrders(signal)).filter(({ expiry }) => expiry !== null).map(orderFrom),
  orderHistory: async (params, signal) =>
    (await fetchOrderHistory({ ...params, book: 'delivery' }, signal)).map(orderFrom),
  fills: (params, signal) => fetchFills({ ...params, book: 'delivery' }, signal),
  orderDetail: async (orderId, signal) => {
    const { order, fills } = await fetchOrderDetail({ orderId }, signal);
    return { order: orderFrom(order), fills };
  },
  channels: { orders: ownChannel('orders', 'perpetual'), fills: ownChannel('fills', 'perpetual') },
  received: (order) => orderFrom(order as unknown as Order),
});
