import { staff } from '@quay/contract/staff/rules';
import type { Rows } from '../../../engine/changes.ts';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { type Withdrawal, type WithdrawalRevision, withdrawalsTable } from '../state.ts';
import type { WithdrawalParts } from './request-withdrawal.ts';

const input = { withdrawal: id };
export type RepayWithdrawal = RowOf<typeof input>;

export const repayWithdrawalShape = shape({
  name: 'wallet/repay-withdrawal',
  number: 82,
  input,
  output: codecOf<Withdrawal>(withdrawalsTable.columns),
});

type RepayParts = Pick<WithdrawalParts, 'withdrawals' | 'reversals' | 'withdrawalIds'> & {
  readonly revisions: Rows<WithdrawalRevision>;
};

/**
 * Another transaction has used the nonce of a withdrawal for good, so that its bytes can pay nobody any more. It ends as
 * failed, and a new one with the same terms and approvals takes its frozen coins and its place in the day. Two of staff
 * decided so; that the nonce is used for good is the server's to see. What the chain had opened again before stays known as
 * that: its owner may have asked for another one since.
 */
export function repayWithdrawal({ withdrawals, reversals, withdrawalIds, revisions }: RepayParts): Command<never> {
  return command(repayWithdrawalShape, (request: RepayWithdrawal, at): Outcome<Withdrawal> => {
    const withdrawal = withdrawals.get(String(request.withdrawal));
    if (!withdrawal) return refuse(staff['withdrawal-unknown']);
    if (withdrawal.state !== 'broadcasting') return refuse(staff['withdrawal-decided']);

    const next = { ...withdrawal, id: withdrawalIds.next(), state: 'approved' as const };
    withdrawal.state = 'failed';
    withdrawal.doneAt = at;
    withdrawals.retire(withdrawal);
    // Staff have seen them: nothing is signed before.
    reversals.end(withdrawal.id);
    const revision = revisions.get(String(withdrawal.id));
    if (revision) revisions.add({ ...revision, withdrawal: next.id, debt: 0n, at });
    return done(withdrawals.add({ ...next, nonce: null, txHash: null, raw: null, block: null }));
  });
}
