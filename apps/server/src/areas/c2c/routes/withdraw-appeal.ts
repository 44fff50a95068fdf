import { c2c, type withdrawAppeal } from '@quay/contract/c2c';
import { type Route, refused } from '../asking.ts';
import { orderReply } from './order-reply.ts';

export const withdrawAppealRoute: Route<typeof withdrawAppeal> = async ({ orderId }, asking) => {
  const { orders, appeals } = asking.c2c;
  const found = await orders.find(orderId, asking.owner, await asking.rows());
  if (!found) return refused(c2c['order-unknown']);
  const withdrawn = await appeals.withdraw(found.order, asking.owner);
  if ('refusal' in withdrawn) return { outcome: { ok: false, ...withdrawn } };
  return orderReply(asking, orderId, withdrawn.seq);
};
