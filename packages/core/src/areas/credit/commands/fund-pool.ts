import { credit } from '@quay/contract/credit/rules';
import { wallet } from '@quay/contract/wallet/rules';
import { MAX } from '@quay/money';
import { amount, codecOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { CreditParts } from '../parts.ts';
import { type CreditPool, creditPoolsTable } from '../state.ts';

/**
 * `amount` is below zero where Quay takes out of its own. `before` is what was put in when two of staff agreed on it, so
 * that nothing is done twice.
 */
const input = { asset: text, amount, before: amount };
export type FundPool = RowOf<typeof input>;

export const fundPoolShape = shape({
  name: 'credit/fund-pool',
  number: 231,
  input,
  output: codecOf<CreditPool>(creditPoolsTable.columns),
});

/** Quay puts coins of its own into what it lends, or takes some out that are neither lent nor offered. */
export function fundPool({ ledger, pool }: Pick<CreditParts, 'ledger' | 'pool'>): Command<never> {
  return command(fundPoolShape, ({ asset, amount, before }: FundPool, at): Outcome<CreditPool> => {
    if (amount === 0n) return refuse(credit['amount-malformed'], {}, 'amount');
    if ((pool.get(asset)?.funded ?? 0n) !== before) return refuse(credit['product-changed']);
    if (amount > ledger.room(asset)) return refuse(wallet['coin-full'], { max: MAX, coin: asset });
    const free = pool.free(asset);
    if (-amount > free) return refuse(credit['capital-lent'], { free, coin: asset });

    return done(pool.fund(asset, amount, at));
  });
}
