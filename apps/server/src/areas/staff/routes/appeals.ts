import { appeals, askEvidence, staffAppeal, takeAppeal } from '@quay/contract/staff';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { handlerOf } from '../handler-of.ts';
import type { StaffNeeds } from '../needs.ts';

/** Appeals of C2C orders: the queue, and what may be done before a ruling. */
export const appealRoutes = ({ audit, c2c, core, team }: StaffNeeds): Served[] => [
  serve(appeals, async ({ queue = 'waiting', before }, context) => {
    const wanted = { queue, before: before === undefined ? undefined : Number(before) };
    return reply(await c2c.appeals.desk.list(handlerOf(context.staff, team), wanted, await context.rows()));
  }),
  serve(staffAppeal, async ({ orderId }, context) => {
    const found = await c2c.appeals.desk.detail(handlerOf(context.staff, team), Number(orderId), await context.rows());
    return 'refusal' in found ? { outcome: { ok: false, ...found } } : reply(found);
  }),
  serve(takeAppeal, async ({ orderId }, context) => {
    const { staff } = context;
    const taken = await c2c.appeals.desk.take(handlerOf(context.staff, team), orderId, await context.rows(core.seq));
    if ('refusal' in taken) return { outcome: { ok: false, ...taken } };
    await audit.add({ staff, act: 'take-appeal', subject: `order ${orderId}` });
    return reply({}, taken.seq);
  }),
  serve(askEvidence, async (request, context) => {
    const { staff } = context;
    const answer = await c2c.appeals.desk.ask(handlerOf(context.staff, team), request, await context.rows(core.seq));
    if ('refusal' in answer) return { outcome: { ok: false, ...answer } };
    const { orderId, from, item } = request;
    await audit.add({ staff, act: 'ask-evidence', subject: `order ${orderId}`, details: { from, item } });
    return reply({}, answer.seq);
  }),
];
