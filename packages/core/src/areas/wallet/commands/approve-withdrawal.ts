import { staff } from '@quay/contract/staff';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { type Withdrawal, withdrawalsTable } from '../state.ts';
import type { WithdrawalParts } from './request-withdrawal.ts';

const input = {
  withdrawal: id,
  by: id,
};
export type ApproveWithdrawal = RowOf<typeof input>;

export const approveWithdrawalShape = shape({
  name: 'wallet/approve-withdrawal',
  number: 44,
  input,
  output: codecOf<Withdrawal>(withdrawalsTable.columns),
});

/** One of staff approves; when as many have as it needs, it is approved. Nobody approves twice. */
export function approveWithdrawal({ withdrawals }: Pick<WithdrawalParts, 'withdrawals'>): Command<never> {
  return command(approveWithdrawalShape, (wish: ApproveWithdrawal): Outcome<Withdrawal> => {
    const withdrawal = withdrawals.get(String(wish.withdrawal));
    if (!withdrawal) return refuse(staff['withdrawal-unknown']);
    if (withdrawal.state !== 'reviewing') return refuse(staff['withdrawal-decided']);
    if (withdrawal.firstBy === wish.by) return refuse(staff['second-person-needed']);

    if (withdrawal.firstBy === null) withdrawal.firstBy = wish.by;
    else withdrawal.secondBy = wish.by;
    if (withdrawal.needs === 1 || withdrawal.secondBy !== null) withdrawal.state = 'approved';
    withdrawals.touch(withdrawal);
    return done(withdrawal);
  });
}
