import { c2c, type chatByPeer } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const chatByPeerRoute: Route<typeof chatByPeer> = async ({ orderId, before }, asking) => {
  const { orders, chat } = asking.c2c;
  const found = await orders.find(orderId, asking.owner, await asking.rows());
  if (!found) return refused(c2c['order-unknown']);
  return told(await chat.page(found.order, asking.owner, before));
};
