import type { legacyOrder } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { reworded } from '../legacy/reworded.ts';
import { orderOf } from '../legacy/wire.ts';
import { orderDetailRoute } from './order-detail.ts';

export const legacyOrderRoute: Route<typeof legacyOrder> = ({ order_no }, asking) =>
  reworded(orderDetailRoute({ orderId: Number(order_no) }, asking), (order) => orderOf(order, Date.now()));
