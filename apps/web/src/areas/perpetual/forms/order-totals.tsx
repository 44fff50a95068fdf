import { text } from '@quay/money';
import { DistanceRule } from '@quay/ui';
import { type ReactNode, useState } from 'react';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import type { TotalsProps } from '../../../trading/ticket/product-ticket.ts';
import { useFeeRates } from '../queries/fee-rates.ts';
import { freeOf } from '../sums/account.ts';
import { percentOf, useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import { AttachedTriggers } from './attached-triggers.tsx';
import type { Summary } from './order-sums.ts';
import { useTicketFacts } from './ticket-facts.ts';

const FeeTiers = lazySheet(() => import('../../../trading/fees/fee-tiers.tsx'));

/** What the order takes: its margin, the fee at most, what is free, and where the position would be liquidated. */
export function OrderTotals({ plan, circumstances, summary }: TotalsProps<Summary>) {
  const facts = useTicketFacts();
  const words = perpetualWords.useWords();
  const shown = useShown(facts.contract);
  const own = useFeeRates();
  const [fees, setFees] = useState(false);
  const { account } = facts;
  const after = summary?.after;
  const rate = shown.figures.rate(text(circumstances.rates.taker));
  return (
    <>
      <dl className="trading-totals">
        <Line label={words.margin} value={summary && shown.charge(summary.margin)} />
        {summary !== null && summary.loss > 0n && <Line label={words.lossAtMark} value={shown.charge(summary.loss)} />}
        <Line
          label={
            <button
              type="button"
              className="trading-fee"
              aria-haspopup="dialog"
              aria-label={words.feeOf(rate)}
              onClick={() => setFees(true)}
            >
              {words.feeAtMost}
            </button>
          }
          value={summary && shown.charge(summary.fee)}
        />
        <Line label={words.free} value={account && shown.money(freeOf(account))} />
        <Line
          label={words.liquidated}
          value={
            after ? (
              after.liquidation === undefined ? (
                words.never
              ) : (
                <>
                  {shown.price(after.liquidation)} <span className="q-muted">{shown.percent(after.distance!)}</span>
                </>
              )
            ) : null
          }
        />
      </dl>
      {after && (
        <DistanceRule
          percent={percentOf(after.distance)}
          label={after.distance === undefined ? words.neverLiquidated : words.away(shown.percent(after.distance))}
        />
      )}
      <AttachedTriggers plan={plan} circumstances={circumstances} summary={summary} />
      <FeeTiers
        open={fees}
        onClose={() => setFees(false)}
        coin={circumstances.coin}
        name={facts.contract.symbol}
        own={own}
      />
    </>
  );
}

function Line({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="q-n">{value ?? '–'}</dd>
    </div>
  );
}
