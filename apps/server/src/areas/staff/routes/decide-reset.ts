import type { decideReset } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const decideResetRoute: Route<typeof decideReset> = async ({ resetId, approve, remark }, asking) => {
  const decided = await asking.identity.resets.decide(asking.staff, resetId, approve, remark);
  if ('refusal' in decided) return refused(decided.refusal, decided.params, decided.field);
  const act = approve ? 'approve-reset' : 'reject-reset';
  const details = { reason: remark, state: decided.state };
  await asking.audit.add({ staff: asking.staff, act, subject: `reset ${resetId}`, details });
  return told(decided);
};
