import { loans as refusals } from '@quay/contract/loans/rules';
import { wallet } from '@quay/contract/wallet/rules';
import { MAX } from '@quay/money';
import { amount, codecOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { LoansParts } from '../parts.ts';
import { type LoanPool, loanPoolsTable } from '../state.ts';

/** `amount` is below zero where Quay takes out of its own. */
const input = { asset: text, amount };
export type FundPool = RowOf<typeof input>;

export const fundPoolShape = shape({
  name: 'loans/fund-pool',
  number: 201,
  input,
  output: codecOf<LoanPool>(loanPoolsTable.columns),
});

/** Staff put Quay's own coins into a pool, or take some of them out that are not lent. */
export function fundPool({ ledger, pools, postings }: LoansParts): Command<never> {
  return command(fundPoolShape, ({ asset, amount }: FundPool, at): Outcome<LoanPool> => {
    if (amount === 0n) return refuse(refusals['amount-missing']);
    if (amount > ledger.room(asset)) return refuse(wallet['coin-full'], { max: MAX, coin: asset });
    const free = pools.removable(asset);
    if (-amount > free) return refuse(refusals['capital-lent'], { free, coin: asset });

    postings.fund(asset, amount, at);
    return done(pools.open(asset));
  });
}
