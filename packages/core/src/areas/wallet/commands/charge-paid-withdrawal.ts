import { staff } from '@quay/contract/staff/rules';
import { books } from '@quay/contract/wallet/rules';
import { codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Leg } from '../../../ledger/ledger.ts';
import { systemAccounts } from '../../../ledger/system-accounts.ts';
import { type Withdrawal, withdrawalColumns, withdrawalsTable } from '../state.ts';
import { type RevisionParts, revise } from './reopen-withdrawal.ts';
import type { WithdrawalParts } from './request-withdrawal.ts';

const input = {
  ...withdrawalColumns,
  revision: id,
  /** Of the transaction that paid it after all. */
  paidHash: text,
  paidBlock: id,
};
export type ChargePaidWithdrawal = RowOf<typeof input>;

export const chargePaidWithdrawalShape = shape({
  name: 'wallet/charge-paid-withdrawal',
  number: 81,
  input,
  output: codecOf<Withdrawal>(withdrawalsTable.columns),
});

/**
 * A withdrawal whose coins were given back is paid all the same, after the chain was reorganised below its failure. What
 * its owner has available pays for it, book by book; the rest becomes a debt of theirs.
 */
export function chargePaidWithdrawal({
  withdrawals,
  revisions,
  debts,
  days,
  ledger,
}: RevisionParts & Pick<WithdrawalParts, 'debts' | 'days'>): Command<never> {
  return command(
    chargePaidWithdrawalShape,
    ({ revision, paidHash, paidBlock, ...row }: ChargePaidWithdrawal, at): Outcome<Withdrawal> => {
      const { id, owner, asset, amount, fee, state } = row;
      if ((revisions.get(String(id))?.times ?? 0) !== revision) return refuse(staff['withdrawal-decided']);
      always(state === 'failed' && !withdrawals.get(String(id)), `withdrawal ${id} is ${state}: it was not given back`);

      const legs: Leg[] = [];
      let debt = amount;
      for (const book of books) {
        const { available } = ledger.balance(owner, book, asset);
        const taken = available < debt ? available : debt;
        if (taken <= 0n) continue;
        legs.push({ account: ledger.account(owner, book, asset), amount: -taken, cause: 'withdrawal' });
        debt -= taken;
      }
      ledger.post(id, at, [
        ...legs,
        { account: ledger.account(systemAccounts.badDebt, 'spot', asset), amount: -debt, cause: 'withdrawal' },
        { account: ledger.account(systemAccounts.outside, 'spot', asset), amount: amount - fee, cause: 'withdrawal' },
        { account: ledger.account(systemAccounts.networkFees, 'spot', asset), amount: fee, cause: 'withdrawal-fee' },
      ]);
      revise(revisions, row, 0n, at);
      if (debt > 0n) debts.open({ owner, asset, amount: debt, cause: 'withdrawal-paid-twice', reference: id }, at);
      const paid: Withdrawal = { ...row, state: 'success', txHash: paidHash, block: paidBlock, doneAt: at };
      withdrawals.retire(paid);
      days.countAgain(paid);
      return done(paid);
    },
  );
}
