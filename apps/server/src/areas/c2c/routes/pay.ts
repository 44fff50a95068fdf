import { c2c, type pay } from '@quay/contract/c2c';
import type { PayOrder } from '@quay/core';
import { type Route, refused } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';
import { orderReply } from './order-reply.ts';

export const payRoute =
  ({ c2c: { orders }, core }: C2cNeeds): Route<typeof pay> =>
  async ({ orderId }, context) => {
    const { owner } = context;
    if (!(await orders.find(orderId, owner, await context.rows()))) return refused(c2c['order-unknown']);
    const { outcome, seq } = await core.submit('c2c/pay', { owner, order: orderId } satisfies PayOrder);
    return outcome.ok ? orderReply(orders, context, orderId, seq) : { outcome, seq };
  };
