import type { LiquidityOverview } from '@quay/contract/liquidity';
import { units } from '@quay/money';
import { KeyValue, TickRule } from '@quay/ui';
import { partOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';

/** What pays linked wallets: how much of it is left, and how long that lasts at the pace of the last day. */
export function WalletBudget({ of: { budget, coin, linked } }: { of: LiquidityOverview }) {
  const words = earnWords.useWords();
  const { money, whole } = useSaid();
  const { wallet } = words;
  const left = wallet.leftOf(whole(budget.left, coin), whole(budget.funded, coin));
  const isSpent = units(budget.scheduled) > 0n;
  return (
    <section className="earn-part">
      <p className="q-row-between">
        <b className="q-t16">{wallet.budget}</b>
        <span className="q-mid q-n">{left}</span>
      </p>
      <TickRule
        fill
        ticks={60}
        share={partOf(budget.left, budget.funded)}
        tone={isSpent ? 'warn' : 'accent'}
        label={left}
      />
      <dl>
        <KeyValue label={wallet.linkedCount}>{String(linked)}</KeyValue>
        <KeyValue label={wallet.paidLastDay}>{money(budget.paidLastDay, coin)}</KeyValue>
        <KeyValue label={wallet.paidInAll}>{money(budget.paid, coin)}</KeyValue>
        {isSpent && (
          <KeyValue label={words.scheduled}>
            <span className="q-warn">{money(budget.scheduled, coin)}</span>
          </KeyValue>
        )}
        <KeyValue label={wallet.whenSpent}>{wallet.whenSpentSaid}</KeyValue>
      </dl>
    </section>
  );
}
