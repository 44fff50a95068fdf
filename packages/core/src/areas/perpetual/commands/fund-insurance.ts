import { wallet } from '@quay/contract/wallet/rules';
import { MAX } from '@quay/money';
import { amount, codecOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { systemAccounts } from '../../../ledger/system-accounts.ts';
import type { PerpetualParts } from '../parts.ts';

const input = { asset: text, amount };
export type FundInsurance = RowOf<typeof input>;

export const fundInsuranceShape = shape({
  name: 'perpetual/fund-insurance',
  number: 191,
  input,
  output: codecOf<{ added: bigint }>({ added: amount }),
});

/**
 * Sees to it that the insurance fund of dated contracts has so much available of an asset, from outside. Asking again
 * changes nothing. That of the others is `wallet/fund-house`.
 */
export function fundInsurance({ ledger }: Pick<PerpetualParts, 'ledger'>): Command<never> {
  const { outside, insurance } = systemAccounts;
  return command(fundInsuranceShape, ({ asset, amount }: FundInsurance, at): Outcome<{ added: bigint }> => {
    const added = amount - ledger.balance(insurance, 'delivery', asset).available;
    if (added <= 0n) return done({ added: 0n });
    if (added > ledger.room(asset)) return refuse(wallet['coin-full'], { max: MAX, coin: asset });

    ledger.post(insurance, at, [
      { account: ledger.account(outside, 'delivery', asset), amount: -added, cause: 'house-funds' },
      { account: ledger.account(insurance, 'delivery', asset), amount: added, cause: 'house-funds' },
    ]);
    return done({ added });
  });
}
