import { format, text } from '@quay/money';
import { exactDecimals } from '@quay/web-kit/format';
import { type ReactNode, useEffect, useState } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { usdUp } from '../../../trading/ticket/order-sums.ts';
import type { TotalsProps } from '../../../trading/ticket/product-ticket.ts';
import { tradingWords } from '../../../trading/words/index.ts';
import { useFeeRates } from '../queries/fee-rates.ts';
import { spotWords } from '../words/index.ts';
import { feeRateOf, type Summary, spotSizeField } from './order-sums.ts';

const FeeTiers = lazySheet(() => import('../../../trading/fees/fee-tiers.tsx'));

/** What the order comes to: its total, what is there for it, the fee at the user's own rate, and what arrives. */
export function OrderTotals({ plan, circumstances, summary }: TotalsProps<Summary>) {
  const words = spotWords.useWords();
  const shared = tradingWords.useWords();
  const figures = useFigures();
  const { coin, available } = circumstances;
  const own = useFeeRates();
  const [fees, setFees] = useState(false);
  useEffect(() => FeeTiers.preload(), []);
  const buys = plan.side === 'buy';
  const inCoin = (value: bigint, decimals: number, unit: string) =>
    `${figures.quantity(text(value), exactDecimals(value, decimals))}\u00a0${unit}`;
  const cents = (value: bigint) => `${figures.quantity(format(value, 2), 2)}\u00a0${coin.quote}`;
  const about = (estimated: boolean, figure: string) => (estimated ? words.about(figure) : figure);
  const feeRate = figures.rate(text(feeRateOf(plan, circumstances)));
  return (
    <>
      <dl className="trading-totals">
        <Line
          label={words.total}
          note={summary?.share ? `${summary.share}%` : undefined}
          value={
            summary &&
            about(
              spotSizeField(plan) === 'quantity' && summary.estimated,
              inCoin(summary.estimated ? usdUp(summary.total) : summary.total, 2, coin.quote),
            )
          }
        />
        <Line
          label={shared.available}
          value={
            available && (buys ? cents(available.quote) : inCoin(available.base, coin.quantityDecimals, coin.base))
          }
        />
        <Line
          label={
            <button
              type="button"
              className="trading-fee"
              aria-haspopup="dialog"
              aria-label={words.feeOf(feeRate)}
              onClick={() => setFees(true)}
            >
              {words.fee(feeRate)}
            </button>
          }
          value={summary && words.about(cents(usdUp(summary.feeWorth)))}
        />
        <Line
          label={words.youGet}
          value={
            summary &&
            about(
              summary.estimated,
              buys
                ? `${figures.quantity(text(summary.arrives), summary.estimated ? Math.min(8, coin.quantityDecimals + 2) : 8)}\u00a0${coin.base}`
                : cents(summary.arrives),
            )
          }
        />
      </dl>
      <FeeTiers open={fees} onClose={() => setFees(false)} coin={coin} own={own} />
    </>
  );
}

function Line({ label, note, value }: { label: ReactNode; note?: string; value: string | null }) {
  return (
    <div>
      <dt>
        {label} {note && <span className="q-faint q-n">{note}</span>}
      </dt>
      <dd className="q-n">{value ?? '–'}</dd>
    </div>
  );
}
