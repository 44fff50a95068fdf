import { type appeal, c2c } from '@quay/contract/c2c';
import { type Route, refused } from '../asking.ts';
import { orderReply } from './order-reply.ts';

export const appealRoute: Route<typeof appeal> = async ({ orderId, ...wish }, asking) => {
  const { orders, appeals } = asking.c2c;
  const found = await orders.find(orderId, asking.owner, await asking.rows(asking.core.seq));
  if (!found) return refused(c2c['order-unknown']);
  const appealed = await appeals.appeal(found.order, asking.owner, wish);
  if ('refusal' in appealed) return { outcome: { ok: false, ...appealed } };
  return orderReply(asking, orderId, appealed.seq);
};
