import type { decideApproval } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const decideApprovalRoute: Route<typeof decideApproval> = async (decision, asking) => {
  const decided = await asking.team.decide(asking.staff, decision);
  if ('refusal' in decided) {
    const field = decided.refusal.reason === 'staff/reason-missing' ? 'remark' : undefined;
    return refused(decided.refusal, decided.params, field);
  }
  if (decision.approve && decided.kind === 'resume-network') await asking.chain.resume(decided.payload.network);
  return told({});
};
