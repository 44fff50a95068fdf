import { staff } from '@quay/contract/staff/rules';
import type { Rows } from '../../../engine/changes.ts';
import { codecOf, flag, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { mayOwe, systemAccounts } from '../../../ledger/system-accounts.ts';
import { type Outflow, outflowsTable } from '../state.ts';

const input = {
  network: text,
  txHash: text,
  asset: text,
  /** Whether its transaction is in the chain. */
  stands: flag,
};
export type ReviseOutflow = RowOf<typeof input>;

export const reviseOutflowShape = shape({
  name: 'wallet/revise-outflow',
  number: 84,
  input,
  output: codecOf<Outflow>(outflowsTable.columns),
});

/** After a change of the chain an outflow is not there any more, or is there again. What is so already stays. */
export function reviseOutflow({
  outflows,
  ledger,
}: {
  readonly outflows: Rows<Outflow>;
  readonly ledger: Ledger;
}): Command<never> {
  return command(reviseOutflowShape, ({ network, txHash, asset, stands }: ReviseOutflow, at): Outcome<Outflow> => {
    const outflow = outflows.get(`${network}/${txHash}/${asset}`);
    if (!outflow) return refuse(staff['transaction-unknown']);
    if ((outflow.reversedAt === null) === stands) return done(outflow);

    const { nonce, amount } = outflow;
    const outside = ledger.account(systemAccounts.outside, 'spot', asset);
    if (stands) {
      const { available } = ledger.balance(outflow.account, 'spot', asset);
      // What the account got back it may have spent since.
      if (!mayOwe(outflow.account) && available < amount) outflow.account = systemAccounts.badDebt;
    }
    const account = ledger.account(outflow.account, 'spot', asset);
    const [from, to] = stands ? [account, outside] : [outside, account];
    ledger.post(nonce, at, [
      { account: from, amount: -amount, cause: 'withdrawal' },
      { account: to, amount, cause: 'withdrawal' },
    ]);
    outflow.reversedAt = stands ? null : at;
    outflows.touch(outflow);
    return done(outflow);
  });
}
