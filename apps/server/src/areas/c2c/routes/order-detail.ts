import { c2c, type orderDetail } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const orderDetailRoute: Route<typeof orderDetail> = async ({ orderId }, asking) => {
  const { orders } = asking.c2c;
  const shown = await orders.shown(orderId, asking.owner, asking.rows);
  return shown ? told(shown) : refused(c2c['order-unknown']);
};
