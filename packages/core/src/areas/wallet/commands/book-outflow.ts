import { staff } from '@quay/contract/staff/rules';
import type { Rows } from '../../../engine/changes.ts';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { isSystemAccount, mayOwe, systemAccounts } from '../../../ledger/system-accounts.ts';
import { type Outflow, outflowsTable } from '../state.ts';

const input = {
  network: text,
  txHash: text,
  asset: text,
  nonce: id,
  amount,
  account: id,
  block: id,
  requestedBy: id,
  approvedBy: id,
};
export type BookOutflow = RowOf<typeof input>;

export const bookOutflowShape = shape({
  name: 'wallet/book-outflow',
  number: 83,
  input,
  output: codecOf<Outflow>(outflowsTable.columns),
});

/** Coins left the hot wallet by a transaction that Quay did not make: a system account bears them. Once for each coin of a transaction. */
export function bookOutflow({
  outflows,
  ledger,
}: {
  readonly outflows: Rows<Outflow>;
  readonly ledger: Ledger;
}): Command<never> {
  return command(bookOutflowShape, (outflow: BookOutflow, at): Outcome<Outflow> => {
    const { network, txHash, asset, nonce, amount, account, requestedBy, approvedBy } = outflow;
    const known = outflows.get(`${network}/${txHash}/${asset}`);
    if (known) return done(known);
    always(
      amount > 0n && isSystemAccount(account) && account !== systemAccounts.outside,
      'an account of the house bears an outflow',
    );
    always(requestedBy !== approvedBy, 'one asks for an outflow to be booked, and another one approves it');
    const { available } = ledger.balance(account, 'spot', asset);
    if (!mayOwe(account) && available < amount) {
      return refuse(staff['house-account-short'], { available, coin: asset });
    }
    ledger.post(nonce, at, [
      { account: ledger.account(account, 'spot', asset), amount: -amount, cause: 'withdrawal' },
      { account: ledger.account(systemAccounts.outside, 'spot', asset), amount, cause: 'withdrawal' },
    ]);
    return done(outflows.add({ ...outflow, at, reversedAt: null }));
  });
}
