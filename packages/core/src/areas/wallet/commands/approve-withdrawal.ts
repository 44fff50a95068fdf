import { staff } from '@quay/contract/staff/rules';
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

/**
 * One of staff approves; when as many have as it needs, it is approved. Nobody approves twice, and nobody past a
 * reversed deposit that staff have not acknowledged, or past an open debt of the owner.
 */
export function approveWithdrawal(parts: Pick<WithdrawalParts, 'withdrawals' | 'reversals' | 'debts'>): Command<never> {
  const { withdrawals, reversals, debts } = parts;
  return command(approveWithdrawalShape, (request: ApproveWithdrawal): Outcome<Withdrawal> => {
    const withdrawal = withdrawals.get(String(request.withdrawal));
    if (!withdrawal) return refuse(staff['withdrawal-unknown']);
    if (withdrawal.state !== 'reviewing') return refuse(staff['withdrawal-decided']);
    if (reversals.isUnseen(withdrawal.id)) return refuse(staff['withdrawal-reversal']);
    if (debts.of(withdrawal.owner).length > 0) return refuse(staff['withdrawal-debt']);
    if (withdrawal.firstBy === request.by) return refuse(staff['second-person-needed']);

    if (withdrawal.firstBy === null) withdrawal.firstBy = request.by;
    else withdrawal.secondBy = request.by;
    if (withdrawal.needs === 1 || withdrawal.secondBy !== null) withdrawal.state = 'approved';
    withdrawals.touch(withdrawal);
    return done(withdrawal);
  });
}
