import { type answerFault, c2c } from '@quay/contract/c2c';
import type { AnswerFault } from '@quay/core';
import { type Route, refused } from '../asking.ts';
import { orderReply } from './order-reply.ts';

export const answerFaultRoute: Route<typeof answerFault> = async ({ orderId, accept }, asking) => {
  const { owner, core } = asking;
  const own = await asking.c2c.orders.find(orderId, owner, await asking.rows());
  if (!own) return refused(c2c['order-unknown']);
  if (own.party !== 'seller') return refused(c2c['not-seller']);
  const input: AnswerFault = { owner, order: orderId, accept };
  const { outcome, seq } = await core.submit('c2c/answer-fault', input);
  return outcome.ok ? orderReply(asking, orderId, seq) : { outcome, seq };
};
