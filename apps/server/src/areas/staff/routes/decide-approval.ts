import { type decideApproval, staff } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';
import { concerns, fulfil, subjectOf, wishOf } from '../wishes.ts';

export const decideApprovalRoute: Route<typeof decideApproval> = async ({ approvalId, approve, remark }, asking) => {
  const { team, audit, staff: decider } = asking;
  let resumed: string | undefined;
  let opened: number | undefined;
  const answer = await asking.reads.staff.together(async (rows) => {
    const approval = await rows.approvalToDecide(approvalId);
    if (!approval) return refused(staff['approval-unknown']);
    if (approval.state !== 'open') return refused(staff['approval-decided']);
    const wish = wishOf(approval);
    if (approval.askedBy === decider.id || concerns(wish, decider)) return refused(staff['second-person-needed']);
    if (!approve && remark === '') return refused(staff['reason-missing'], {}, 'remark');

    // Nothing leaves the account from here on, so that it is held when it is open.
    if (approve && wish.kind === 'unlock-user') await asking.identity.holds.place(wish.payload.userId, 'unfrozen');
    const at = team.now();
    const refusal = approve ? await fulfil(wish, rows, at) : undefined;
    if (refusal) return refused(refusal);
    const state = approve ? 'approved' : 'refused';
    await rows.decideApproval(approvalId, { state, by: decider.id, at, remark });
    const details = { ...wish.details, approval: String(approvalId), askedBy: approval.askedByName, reason: remark };
    const act = `${approve ? 'approve' : 'refuse'}-${wish.kind}`;
    await rows.addAudit(audit.entry({ staff: decider, act, subject: subjectOf(wish), details }));
    if (approve && wish.kind === 'resume-network') resumed = wish.payload.network;
    if (approve && wish.kind === 'unlock-user') opened = wish.payload.userId;
    return told({});
  });
  if (resumed !== undefined) await asking.chain.resume(resumed);
  if (opened !== undefined) await asking.identity.holds.follow(opened);
  team.forget();
  return answer;
};
