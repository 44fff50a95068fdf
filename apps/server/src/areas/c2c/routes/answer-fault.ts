import { type answerFault, c2c } from '@quay/contract/c2c';
import type { AnswerFault } from '@quay/core';
import { type Route, refused } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';
import { orderReply } from './order-reply.ts';

export const answerFaultRoute =
  ({ c2c: { orders }, core }: C2cNeeds): Route<typeof answerFault> =>
  async ({ orderId, accept }, context) => {
    const { owner } = context;
    const own = await orders.find(orderId, owner, await context.rows());
    if (!own) return refused(c2c['order-unknown']);
    if (own.party !== 'seller') return refused(c2c['not-seller']);
    const input: AnswerFault = { owner, order: orderId, accept };
    const { outcome, seq } = await core.submit('c2c/answer-fault', input);
    return outcome.ok ? orderReply(orders, context, orderId, seq) : { outcome, seq };
  };
