import { addEvidence, appeal, c2c, withdrawAppeal } from '@quay/contract/c2c';
import { refused, type Served, serve } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';
import { orderReply } from './order-reply.ts';

/** An order that one of its sides appeals, until staff rule on it. */
export const appealRoutes = ({ c2c: { appeals, orders }, core }: C2cNeeds): Served[] => [
  serve(appeal, async ({ orderId, ...request }, context) => {
    const found = await orders.find(orderId, context.owner, await context.rows(core.seq));
    if (!found) return refused(c2c['order-unknown']);
    const appealed = await appeals.appeal(found.order, context.owner, request);
    if ('refusal' in appealed) return { outcome: { ok: false, ...appealed } };
    return orderReply(orders, context, orderId, appealed.seq);
  }),
  serve(addEvidence, async ({ orderId, ...evidence }, context) => {
    const found = await orders.find(orderId, context.owner, await context.rows(core.seq));
    if (!found) return refused(c2c['order-unknown']);
    const added = await appeals.addEvidence(found.order, context.owner, evidence);
    if ('refusal' in added) return { outcome: { ok: false, ...added } };
    return orderReply(orders, context, orderId, added.seq);
  }),
  serve(withdrawAppeal, async ({ orderId }, context) => {
    const found = await orders.find(orderId, context.owner, await context.rows());
    if (!found) return refused(c2c['order-unknown']);
    const withdrawn = await appeals.withdraw(found.order, context.owner);
    if ('refusal' in withdrawn) return { outcome: { ok: false, ...withdrawn } };
    return orderReply(orders, context, orderId, withdrawn.seq);
  }),
];
