import type { FundingReceipt, PaymentReceipt } from '@quay/core/receipts';
import { text } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useFigures } from '../../../shell/figures.ts';
import { toneOf } from '../use-shown.ts';
import { receiptWords } from '../words/receipts/index.ts';

/** A funding period: its rate, and what it was made of. */
export function FundingStory({ of }: { of: FundingReceipt }) {
  const words = receiptWords.useWords();
  const figures = useFigures();
  const { startsAt, endsAt, rate, mark, samples, due, holders } = of;
  return (
    <section className="receipt-part">
      <p className="q-muted">{of.contract.symbol}</p>
      <p className="perpetual-figure q-n">{figures.rate(text(BigInt(rate)))}</p>
      <p className="q-muted">{words.period(figures.dateTime(startsAt), figures.dateTime(endsAt))}</p>
      <dl>
        <KeyValue label={words.line.samples}>
          <span className="q-n">
            {samples} / {due}
          </span>
        </KeyValue>
        {mark !== null && (
          <KeyValue label={words.againstMark}>
            <span className="q-n">{exact(mark)}</span>
          </KeyValue>
        )}
        <KeyValue label={words.holders}>
          <span className="q-n">{figures.quantity(String(holders), 0)}</span>
        </KeyValue>
      </dl>
    </section>
  );

  function exact(units: string): string {
    return figures.quantity(text(BigInt(units)), exactDecimals(BigInt(units), 0));
  }
}

/** What one holder paid or received at a stamp. */
export function PaymentStory({ of }: { of: PaymentReceipt }) {
  const words = receiptWords.useWords();
  const figures = useFigures();
  const { contract, stamp, rate, mark, quantity, amount } = of;
  const value = BigInt(amount);
  const exact = (units: bigint) => figures.quantity(text(units), exactDecimals(units, 0));
  return (
    <section className="receipt-part">
      <p className="q-muted">{value < 0n ? words.paid : words.received}</p>
      <p className={`perpetual-figure q-n ${toneOf(value)}`}>
        {exact(value < 0n ? -value : value)} {contract.quote}
      </p>
      <p className="q-muted">{figures.dateTime(stamp)}</p>
      <dl>
        <KeyValue label={contract.symbol}>
          <span className="q-n">{exact(BigInt(quantity))}</span>
        </KeyValue>
        <KeyValue label={words.againstMark}>
          <span className="q-n">{exact(BigInt(mark))}</span>
        </KeyValue>
        <KeyValue label={words.line.rate}>
          <span className="q-n">{figures.rate(text(BigInt(rate)))}</span>
        </KeyValue>
      </dl>
    </section>
  );
}
