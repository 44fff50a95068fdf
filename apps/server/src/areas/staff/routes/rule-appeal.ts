import type { ruleAppeal } from '@quay/contract/staff';
import { text } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { handlerOf } from '../handler-of.ts';
import type { StaffNeeds } from '../needs.ts';

export const ruleAppealRoute =
  ({ audit, c2c, core, team }: StaffNeeds): Route<typeof ruleAppeal> =>
  async (request, context) => {
    const { staff } = context;
    const { desk } = c2c.appeals;
    const by = handlerOf(context.staff, team);
    const ruling = await desk.validate(by, request, await context.rows(core.seq));
    if ('refusal' in ruling) return { outcome: { ok: false, ...ruling } };
    const { order, reason, compensation, proposes } = ruling;
    if (proposes || order.ruledBy !== null) {
      const before = order.ruledBy === null ? [] : [order.ruledBy];
      const other = await team.takePart(`order ${order.id}`, staff.id, before);
      if (other) return refused(other.refusal, other.params);
    }
    const after = proposes ? `proposed for ${request.for}` : `ruled for ${request.for}`;
    const details = { before: order.state, after, compensation: text(compensation), reason };
    await audit.add({ staff, act: 'rule-appeal', subject: `order ${order.id}`, details });
    const ruled = await desk.rule(by, ruling);
    if ('refusal' in ruled) return { outcome: { ok: false, ...ruled } };
    return reply({ done: ruled.done }, ruled.seq);
  };
