import { c2c, type cancel } from '@quay/contract/c2c';
import type { CancelC2cOrder } from '@quay/core';
import { type Route, refused } from '../asking.ts';
import { orderReply } from './order-reply.ts';

export const cancelRoute: Route<typeof cancel> = async ({ orderId, reason, moneySent = 'not-asked' }, asking) => {
  const { owner, core } = asking;
  const rows = await asking.rows();
  if (!(await asking.c2c.orders.find(orderId, owner, rows))) return refused(c2c['order-unknown']);
  const unansweredSince = reason === 'seller-silent' ? await rows.c2c.unansweredSince(orderId) : null;
  const input: CancelC2cOrder = { owner, order: orderId, reason, moneySent, unansweredSince };
  const { outcome, seq } = await core.submit('c2c/cancel', input);
  return outcome.ok ? orderReply(asking, orderId, seq) : { outcome, seq };
};
