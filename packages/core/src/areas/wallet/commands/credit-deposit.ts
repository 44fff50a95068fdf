import type { Rows } from '../../../engine/changes.ts';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Sequence } from '../../../engine/sequences.ts';
import { house, isHouse } from '../../../ledger/house.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { type Credit, creditsTable } from '../state.ts';

const input = {
  network: text,
  txHash: text,
  logIndex: id,
  owner: id,
  asset: text,
  amount,
  block: id,
};
export type CreditDeposit = RowOf<typeof input>;

export const creditDepositShape = shape({
  name: 'wallet/credit-deposit',
  number: 41,
  input,
  output: codecOf<Credit>(creditsTable.columns),
});

export type DepositParts = { readonly credits: Rows<Credit>; readonly ledger: Ledger; readonly creditIds: Sequence };

/**
 * Credits a transfer that the chain has confirmed: once for each (network, transaction, log), whoever says it twice. One
 * that was reversed and is there again is credited again, after the bad debt that it left is made good.
 */
export function creditDeposit({ credits, ledger, creditIds }: DepositParts): Command<never> {
  return command(creditDepositShape, (deposit: CreditDeposit, at): Outcome<Credit> => {
    const { network, txHash, logIndex, owner, asset, amount } = deposit;
    always(amount > 0n && !isHouse(owner), 'a deposit is of something, and of a user');
    const known = credits.get(`${network}/${txHash}/${logIndex}`);
    if (known?.state === 'credited') return done(known);

    const isSame = known?.owner === owner && known.asset === asset && known.amount === amount;
    const id = isSame ? known.id : creditIds.next();
    const owed = isSame ? known.shortfall : 0n;
    ledger.post(id, at, [
      { account: ledger.account(house.outside, 'spot', asset), amount: -amount, cause: 'deposit' },
      { account: ledger.account(house.badDebt, 'spot', asset), amount: owed, cause: 'deposit' },
      { account: ledger.account(owner, 'spot', asset), amount: amount - owed, cause: 'deposit' },
    ]);
    const credit: Credit = { ...deposit, id, state: 'credited', creditedAt: at, reversedAt: null, shortfall: 0n };
    if (!known) return done(credits.add(credit));
    credits.touch(Object.assign(known, credit));
    return done(known);
  });
}
