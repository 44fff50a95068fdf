import { c2c, type orderDetail } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const orderDetailRoute: Route<typeof orderDetail> = async ({ orderId }, asking) => {
  const { orders } = asking.c2c;
  const rows = await asking.rows();
  const own = await orders.find(orderId, asking.owner, rows);
  return own ? told(await orders.onWire(own.order, asking.owner, rows)) : refused(c2c['order-unknown']);
};
