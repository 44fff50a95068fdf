import type { decideReset } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const decideResetRoute =
  ({ audit, identity, reads, team }: StaffNeeds): Route<typeof decideReset> =>
  async ({ resetId, approve, remark }, context) => {
    if (approve && remark !== '') {
      const { identity } = reads;
      const [reset, decisions] = await Promise.all([identity.reset(resetId), identity.resetDecisions(resetId)]);
      const before = decisions.filter((one) => one.approve).map(({ staffId }) => staffId);
      const waits = reset && reset.userId !== null && (reset.state === 'applied' || reset.state === 'seconded');
      const other = waits && (await team.takePart(`reset ${resetId}`, context.staff.id, before));
      if (other) return refused(other.refusal, other.params);
    }
    const decided = await identity.resets.decide(context.staff, resetId, approve, remark);
    if ('refusal' in decided) return refused(decided.refusal, decided.params, decided.field);
    const act = approve ? 'approve-reset' : 'reject-reset';
    const details = { reason: remark, state: decided.state };
    await audit.add({ staff: context.staff, act, subject: `reset ${resetId}`, details });
    return reply(decided);
  };
