import { type decideWithdrawal, staff as refusals } from '@quay/contract/staff';
import type { ApproveWithdrawal, RejectWithdrawal, Withdrawal } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const decideWithdrawalRoute =
  ({ audit, chain, core, team, withdrawals }: StaffNeeds): Route<typeof decideWithdrawal> =>
  async (request, context) => {
    const { staff } = context;
    const { withdrawalId: withdrawal, approve, rejection, remark = '' } = request;
    const rows = await context.rows();
    const row = await rows.chain.withdrawalCase(withdrawal);
    if (!row) return refused(refusals['withdrawal-unknown']);
    if (!approve && rejection === undefined) return refused(refusals['reason-missing'], {}, 'rejection');
    // One that was approved may still be rejected when a deposit of its owner was reversed: the core knows.
    if (row.state !== 'reviewing' && (approve || row.state !== 'approved')) {
      return refused(refusals['withdrawal-decided']);
    }
    if (approve && row.firstBy === staff.id) return refused(refusals['second-person-needed']);
    if (row.username.toLowerCase() === staff.username.toLowerCase()) return refused(refusals['own-case']);

    if (approve && row.needs > 1) {
      const before = row.firstBy === null ? [] : [row.firstBy];
      const other = await team.takePart(`withdrawal ${withdrawal}`, staff.id, before);
      if (other) return refused(other.refusal, other.params);
    }

    const act = approve ? 'approve-withdrawal' : 'reject-withdrawal';
    const details = { user: String(row.owner), reason: approve ? '' : rejection!, remark };
    await audit.add({ staff, act, subject: `withdrawal ${withdrawal}`, details });
    const by = staff.id;
    const { outcome, seq } = await (approve
      ? core.submit<Withdrawal>('wallet/approve-withdrawal', { withdrawal, by } satisfies ApproveWithdrawal)
      : core.submit<Withdrawal>('wallet/reject-withdrawal', {
          withdrawal,
          by,
          rejection: rejection!,
          remark: remark === '' ? null : remark,
        } satisfies RejectWithdrawal));
    if (!outcome.ok) return { outcome, seq };
    if (outcome.value.state === 'approved') chain.trigger();
    if (outcome.value.state === 'rejected') await withdrawals.notify('rejected', outcome.value);
    return reply({}, seq);
  };
