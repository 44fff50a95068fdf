import { staff } from '@quay/contract/staff/rules';
import { Parts } from '@quay/money';
import type { Rows } from '../../../engine/changes.ts';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import { systemAccounts } from '../../../ledger/system-accounts.ts';
import type { HotWallets } from '../hot-wallets.ts';
import { type Withdrawal, type WithdrawalRevision, withdrawalColumns, withdrawalsTable } from '../state.ts';
import type { WithdrawalParts } from './request-withdrawal.ts';

/** What is over is not in memory: the server says what the row was, and how often it had been revised by then. */
const input = { ...withdrawalColumns, revision: id };
export type ReopenWithdrawal = RowOf<typeof input>;

export const reopenWithdrawalShape = shape({
  name: 'wallet/reopen-withdrawal',
  number: 80,
  input,
  output: codecOf<Withdrawal>(withdrawalsTable.columns),
});

export type RevisionParts = Pick<WithdrawalParts, 'withdrawals' | 'ledger'> & {
  readonly revisions: Rows<WithdrawalRevision>;
};
export type ReopenParts = RevisionParts & { readonly hotWallets: HotWallets };

/**
 * The transaction that paid a withdrawal is in no block any more: its posting is taken back, its coins are frozen again,
 * and its bytes are to be sent again. What the exchange has already spent of the fee is lent by `badDebt`.
 */
export function reopenWithdrawal({ withdrawals, revisions, hotWallets, ledger }: ReopenParts): Command<never> {
  return command(reopenWithdrawalShape, ({ revision, ...row }: ReopenWithdrawal, at): Outcome<Withdrawal> => {
    const { id, owner, asset, amount, fee, state } = row;
    const open = withdrawals.get(String(id));
    if (open) return done(open);
    const known = revisions.get(String(id));
    if ((known?.times ?? 0) !== revision) return refuse(staff['withdrawal-decided']);
    always(state === 'success', `withdrawal ${id} is ${state}, and nothing of it was paid`);

    const account = ledger.account(owner, 'spot', asset);
    const received = amount - fee;
    const { available } = ledger.balance(systemAccounts.networkFees, 'spot', asset);
    const fromFees = available < fee ? available : fee;
    ledger.post(id, at, [
      { account: ledger.account(systemAccounts.outside, 'spot', asset), amount: -received, cause: 'withdrawal' },
      { account, amount: received, cause: 'withdrawal' },
      {
        account: ledger.account(systemAccounts.networkFees, 'spot', asset),
        amount: -fromFees,
        cause: 'withdrawal-fee',
      },
      {
        account: ledger.account(systemAccounts.badDebt, 'spot', asset),
        amount: fromFees - fee,
        cause: 'withdrawal-fee',
      },
      { account, amount: fee, cause: 'withdrawal-fee' },
    ]);
    ledger.hold(account, new Parts().of(amount));
    revise(revisions, row, fee - fromFees, at);
    if (hotWallets.currentOf(row.network) > 0) withdrawals.wallets.record(row, null);
    return done(withdrawals.add({ ...row, state: 'broadcasting', block: null, doneAt: null }));
  });
}

/** Counts one more change of how a withdrawal ended. */
export function revise(
  revisions: Rows<WithdrawalRevision>,
  { id, owner, asset }: Withdrawal,
  debt: bigint,
  at: number,
): void {
  const known = revisions.get(String(id));
  if (!known) {
    revisions.add({ withdrawal: id, owner, asset, times: 1, debt, at });
    return;
  }
  known.times += 1;
  known.debt += debt;
  known.at = at;
  revisions.touch(known);
}
