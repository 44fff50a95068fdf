import { c2c, type cancel } from '@quay/contract/c2c';
import type { CancelC2cOrder } from '@quay/core';
import { type Route, refused } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';
import { orderReply } from './order-reply.ts';

export const cancelRoute =
  ({ c2c: { orders }, core }: C2cNeeds): Route<typeof cancel> =>
  async ({ orderId, reason, moneySent = 'not-asked' }, context) => {
    const { owner } = context;
    const rows = await context.rows();
    if (!(await orders.find(orderId, owner, rows))) return refused(c2c['order-unknown']);
    const unansweredSince = reason === 'seller-silent' ? await rows.c2c.unansweredSince(orderId) : null;
    const input: CancelC2cOrder = { owner, order: orderId, reason, moneySent, unansweredSince };
    const { outcome, seq } = await core.submit('c2c/cancel', input);
    return outcome.ok ? orderReply(orders, context, orderId, seq) : { outcome, seq };
  };
