import { type LiquidityOverview, liquidityIncome } from '@quay/contract/liquidity';
import { text, units } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';

/** What a balance of an example comes to before a wallet is read. */
const EXAMPLE = '1000';

/** The rate, what a balance comes to by the function that the core uses, and who pays it. */
export function WalletTerms({ of, held }: { of: LiquidityOverview; held: string | undefined }) {
  const words = earnWords.useWords();
  const { money, limit, rate, whole } = useSaid();
  const { wallet } = words;
  const { coin, minHeld, maxHeld, budget } = of;
  const shown = held ?? EXAMPLE;
  const rates = { dailyRate: units(of.rate), minHeld: units(minHeld), maxHeld: units(maxHeld) };
  return (
    <dl>
      <KeyValue label={wallet.rate}>{wallet.rateSaid(rate(of.rate))}</KeyValue>
      <KeyValue label={wallet.forHeld(money(shown, coin))}>
        {words.aDay(money(text(liquidityIncome(units(shown), rates)), coin))}
      </KeyValue>
      <KeyValue label={wallet.countsFromTo}>{words.between(limit(minHeld, coin), limit(maxHeld, coin))}</KeyValue>
      <KeyValue label={words.paidBy}>{wallet.paidByLeft(whole(budget.left, coin))}</KeyValue>
      <KeyValue label={wallet.ends}>{wallet.endsSaid}</KeyValue>
    </dl>
  );
}
