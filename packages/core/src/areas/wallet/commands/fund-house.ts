import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { systemAccounts } from '../../../ledger/system-accounts.ts';

const input = {
  account: id,
  asset: text,
  amount,
};
export type FundHouse = RowOf<typeof input>;

export const fundHouseShape = shape({
  name: 'wallet/fund-house',
  number: 49,
  input,
  output: codecOf<{ added: bigint }>({ added: amount }),
});

/** The others are exactly what happened: fees that were charged, debts that were left. */
const funded: readonly number[] = [systemAccounts.convert, systemAccounts.networkFees];

/** Sees to it that an account of the house has so much available, from outside. Asking again changes nothing. */
export function fundHouse(ledger: Ledger): Command<never> {
  return command(fundHouseShape, ({ account: owner, asset, amount }: FundHouse, at): Outcome<{ added: bigint }> => {
    always(funded.includes(owner), `${owner} is no account that is funded`);
    const added = amount - ledger.balance(owner, 'spot', asset).available;
    if (added <= 0n) return done({ added: 0n });
    ledger.post(owner, at, [
      { account: ledger.account(systemAccounts.outside, 'spot', asset), amount: -added, cause: 'house-funds' },
      { account: ledger.account(owner, 'spot', asset), amount: added, cause: 'house-funds' },
    ]);
    return done({ added });
  });
}
