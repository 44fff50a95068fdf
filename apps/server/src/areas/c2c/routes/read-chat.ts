import { c2c, type readChat } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const readChatRoute: Route<typeof readChat> = async ({ orderId, upTo }, asking) => {
  const { orders, chat } = asking.c2c;
  const found = await orders.find(orderId, asking.owner, await asking.rows());
  if (!found) return refused(c2c['order-unknown']);
  await chat.read(found.order, asking.owner, upTo);
  return told({});
};
