import { type Book, wallet } from '@quay/contract/wallet/rules';
import { MAX } from '@quay/money';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { systemAccounts } from '../../../ledger/system-accounts.ts';

const input = {
  account: id,
  asset: text,
  amount,
};
export type FundSystemAccount = RowOf<typeof input>;

export const fundSystemAccountShape = shape({
  name: 'wallet/fund-system-account',
  number: 49,
  input,
  output: codecOf<{ added: bigint }>({ added: amount }),
});

/** The others are exactly what happened: fees that were charged, debts that were left. In the book that each pays from. */
const funded: ReadonlyMap<number, Book> = new Map([
  [systemAccounts.convert, 'spot'],
  [systemAccounts.networkFees, 'spot'],
  [systemAccounts.insurance, 'contract'],
]);

/** Sees to it that a system account has so much available, from outside. Asking again changes nothing. */
export function fundSystemAccount(ledger: Ledger): Command<never> {
  return command(
    fundSystemAccountShape,
    ({ account: owner, asset, amount }: FundSystemAccount, at): Outcome<{ added: bigint }> => {
      const book = funded.get(owner);
      always(book !== undefined, `${owner} is no account that is funded`);
      const added = amount - ledger.balance(owner, book, asset).available;
      if (added <= 0n) return done({ added: 0n });
      if (added > ledger.room(asset)) return refuse(wallet['coin-full'], { max: MAX, coin: asset });

      ledger.post(owner, at, [
        { account: ledger.account(systemAccounts.outside, book, asset), amount: -added, cause: 'house-funds' },
        { account: ledger.account(owner, book, asset), amount: added, cause: 'house-funds' },
      ]);
      return done({ added });
    },
  );
}
