import { c2c, type pay } from '@quay/contract/c2c';
import type { PayOrder } from '@quay/core';
import { type Route, refused } from '../asking.ts';
import { orderReply } from './order-reply.ts';

export const payRoute: Route<typeof pay> = async ({ orderId }, asking) => {
  const { owner, core } = asking;
  if (!(await asking.c2c.orders.find(orderId, owner, await asking.rows()))) return refused(c2c['order-unknown']);
  const { outcome, seq } = await core.submit('c2c/pay', { owner, order: orderId } satisfies PayOrder);
  return outcome.ok ? orderReply(asking, orderId, seq) : { outcome, seq };
};
