import type { decideReset } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const decideResetRoute: Route<typeof decideReset> = async ({ resetId, approve, remark }, asking) => {
  if (approve && remark !== '') {
    const { identity } = asking.reads;
    const [reset, decisions] = await Promise.all([identity.reset(resetId), identity.resetDecisions(resetId)]);
    const before = decisions.filter((one) => one.approve).map(({ staffId }) => staffId);
    const waits = reset && reset.userId !== null && (reset.state === 'applied' || reset.state === 'seconded');
    const other = waits && (await asking.team.takePart(`reset ${resetId}`, asking.staff.id, before));
    if (other) return refused(other.refusal, other.params);
  }
  const decided = await asking.identity.resets.decide(asking.staff, resetId, approve, remark);
  if ('refusal' in decided) return refused(decided.refusal, decided.params, decided.field);
  const act = approve ? 'approve-reset' : 'reject-reset';
  const details = { reason: remark, state: decided.state };
  await asking.audit.add({ staff: asking.staff, act, subject: `reset ${resetId}`, details });
  return told(decided);
};
