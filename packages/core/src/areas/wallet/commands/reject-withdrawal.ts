import { staff } from '@quay/contract/staff/rules';
import { withdrawalRejections } from '@quay/contract/wallet/rules';
import { Parts } from '@quay/money';
import { codecOf, id, maybe, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { type Withdrawal, withdrawalsTable } from '../state.ts';
import type { WithdrawalParts } from './request-withdrawal.ts';

const input = {
  withdrawal: id,
  by: id,
  rejection: oneOf(withdrawalRejections),
  remark: maybe(text),
};
export type RejectWithdrawal = RowOf<typeof input>;

export const rejectWithdrawalShape = shape({
  name: 'wallet/reject-withdrawal',
  number: 45,
  input,
  output: codecOf<Withdrawal>(withdrawalsTable.columns),
});

/**
 * One of staff rejects what is not approved yet, or what is approved and waits because a deposit of the owner was
 * reversed; the coins are free again.
 */
export function rejectWithdrawal(parts: Omit<WithdrawalParts, 'requests' | 'guard' | 'withdrawalIds'>): Command<never> {
  const { withdrawals, reversals, debts, days, ledger } = parts;
  return command(rejectWithdrawalShape, (request: RejectWithdrawal, at): Outcome<Withdrawal> => {
    const withdrawal = withdrawals.get(String(request.withdrawal));
    if (!withdrawal) return refuse(staff['withdrawal-unknown']);
    const { id, owner, asset, amount, state } = withdrawal;
    const waits = state === 'approved' && (reversals.isUnseen(id) || debts.of(owner).length > 0);
    if (state !== 'reviewing' && !waits) return refuse(staff['withdrawal-decided']);

    ledger.release(ledger.account(owner, 'spot', asset), new Parts().of(amount));
    days.giveBack(withdrawal);
    withdrawal.state = 'rejected';
    withdrawal.rejectedBy = request.by;
    withdrawal.rejection = request.rejection;
    withdrawal.remark = request.remark;
    withdrawal.doneAt = at;
    reversals.end(id);
    withdrawals.retire(withdrawal);
    return done(withdrawal);
  });
}
