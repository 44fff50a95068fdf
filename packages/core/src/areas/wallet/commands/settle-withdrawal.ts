import { staff } from '@quay/contract/staff/rules';
import { Parts } from '@quay/money';
import { codecOf, flag, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import { systemAccounts } from '../../../ledger/system-accounts.ts';
import { type Withdrawal, withdrawalsTable } from '../state.ts';
import type { DepositParts } from './credit-deposit.ts';
import type { WithdrawalParts } from './request-withdrawal.ts';

const input = {
  withdrawal: id,
  /** Of the transaction that the chain has; of several of one nonce only one can be. */
  txHash: text,
  block: id,
  paid: flag,
};
export type SettleWithdrawal = RowOf<typeof input>;

export const settleWithdrawalShape = shape({
  name: 'wallet/settle-withdrawal',
  number: 47,
  input,
  output: codecOf<Withdrawal>(withdrawalsTable.columns),
});

/** The chain has confirmed its transaction: paid, and the coins are outside; or reverted, and they are free again. */
export function settleWithdrawal(
  parts: Pick<WithdrawalParts, 'withdrawals' | 'reversals' | 'days' | 'ledger'> & Pick<DepositParts, 'heard'>,
): Command<never> {
  const { withdrawals, reversals, days, ledger, heard } = parts;
  return command(
    settleWithdrawalShape,
    ({ paid, txHash, block, ...request }: SettleWithdrawal, at): Outcome<Withdrawal> => {
      const withdrawal = withdrawals.get(String(request.withdrawal));
      if (!withdrawal) return refuse(staff['withdrawal-unknown']);
      const { id, owner, asset, amount, fee } = withdrawal;
      always(withdrawal.state === 'broadcasting', `withdrawal ${id} was settled before it was signed`);

      const account = ledger.account(owner, 'spot', asset);
      const received = amount - fee;
      ledger.release(account, new Parts().of(amount));
      if (paid) {
        ledger.post(id, at, [
          { account, amount: -received, cause: 'withdrawal' },
          { account: ledger.account(systemAccounts.outside, 'spot', asset), amount: received, cause: 'withdrawal' },
          { account, amount: -fee, cause: 'withdrawal-fee' },
          { account: ledger.account(systemAccounts.networkFees, 'spot', asset), amount: fee, cause: 'withdrawal-fee' },
        ]);
      } else days.giveBack(withdrawal);
      withdrawal.state = paid ? 'success' : 'failed';
      withdrawal.txHash = txHash;
      withdrawal.block = block;
      withdrawal.doneAt = at;
      reversals.end(id);
      withdrawals.retire(withdrawal);
      if (paid) heard.paidOut(withdrawal, at);
      return done(withdrawal);
    },
  );
}
