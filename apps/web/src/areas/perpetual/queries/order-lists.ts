import type { Fill, Order } from '@quay/contract/perpetual';
import { ownChannel } from '@quay/contract/trading';
import type * as shared from '../../../trading/orders/order.ts';
import { orderQueries } from '../../../trading/orders/order-queries.ts';
import { fetchFills } from './fills.ts';
import { fetchOpenOrders } from './open-orders.ts';
import { fetchOrderDetail } from './order-detail.ts';
import { fetchOrderHistory } from './order-history.ts';

/** An order of a contract with what orders of every product have. */
export type ContractOrder = Order & shared.Order;

/** Orders of contracts spend no amount and leave no choice where they meet one of their owner. */
export const orderFrom = (order: Order): ContractOrder => ({ ...order, selfTrade: 'cancel-taker', amount: null });

/** What orders and fills of contracts say besides, where those of all products are listed. */
export const asContractOrder = (order: shared.Order): ContractOrder => order as ContractOrder;
export const asContractFill = (fill: shared.Fill): Fill => fill as Fill;

export const {
  openOrdersQuery,
  orderHistoryQuery,
  fillsQuery,
  orderDetailQuery,
  takeOrders,
  takeFills,
  useOrderPushes: usePerpetualPushes,
} = orderQueries('perpetual', {
  openOrders: async (signal) => (await fetchOpenOrders(signal)).map(orderFrom),
  orderHistory: async (params, signal) => (await fetchOrderHistory(params, signal)).map(orderFrom),
  fills: (params, signal) => fetchFills(params, signal),
  orderDetail: async (orderId, signal) => {
    const { order, fills } = await fetchOrderDetail({ orderId }, signal);
    return { order: orderFrom(order), fills };
  },
  channels: { orders: ownChannel('orders', 'perpetual'), fills: ownChannel('fills', 'perpetual') },
  received: (order) => orderFrom(order as unknown as Order),
});
