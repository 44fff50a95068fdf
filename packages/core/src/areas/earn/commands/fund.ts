import { earn, PROMOTION_FUND } from '@quay/contract/earn/rules';
import { wallet } from '@quay/contract/wallet/rules';
import { MAX } from '@quay/money';
import { freeOf } from '../../../earn-sums/terms.ts';
import { amount, codecOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { EarnParts } from '../parts.ts';
import { type EarnFund, earnFundsTable } from '../state.ts';

/** `amount` is below zero where Quay takes out. */
const input = { code: text, asset: text, amount };
export type Fund = RowOf<typeof input>;

export const fundShape = shape({
  name: 'earn/fund',
  number: 213,
  input,
  output: codecOf<EarnFund>(earnFundsTable.columns),
});

/** Staff put Quay's own coins into a fund, or take out what is promised to nobody. */
export function fund({ ledger, funds, postings }: EarnParts): Command<never> {
  return command(fundShape, ({ code, asset, amount }: Fund, at): Outcome<EarnFund> => {
    if (amount === 0n) return refuse(earn['amount-missing']);
    const known = funds.of(code, asset);
    if (!known && code !== PROMOTION_FUND) return refuse(earn['fund-unknown']);
    if (amount > ledger.room(asset)) return refuse(wallet['coin-full'], { max: MAX, coin: asset });
    const free = known ? freeOf(known) : 0n;
    if (-amount > free) return refuse(earn['cover-promised'], { free, coin: asset });

    const row = known ?? funds.open(code, asset);
    postings.fund(row, amount, at);
    return done(row);
  });
}
