import type { ClosedPosition, FundingPaymentLine } from '@quay/contract/perpetual';
import { text, units } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useFigures } from '../../../shell/figures.ts';
import { toneOf } from '../use-shown.ts';
import { contractRecordWords } from '../words/records/index.ts';
import '../perpetual.css';

/** What a position brought, part by part. */
export function Result({ of }: { of: ClosedPosition }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  const signed = (value: bigint) => figures.signed(text(value), exactDecimals(value, 2));
  const net = units(of.net);
  const parts = [
    [words.column.price, units(of.profit)],
    [words.column.fees, -units(of.fees)],
    [words.column.funding, units(of.funding)],
    [words.column.fund, -units(of.toFund)],
  ] as const;
  return (
    <>
      <p className={`perpetual-figure q-n ${toneOf(net)}`}>
        {signed(net)} <span className="q-t14 q-muted">{of.coin}</span>
      </p>
      <dl className="perpetual-opened">
        {parts.map(([label, value]) => (
          <KeyValue key={label} label={label}>
            <span className="q-n">{signed(value)}</span>
          </KeyValue>
        ))}
        <KeyValue label={words.side[of.long ? 'long' : 'short']}>
          <span className="q-n">{figures.quantity(of.quantity, exactDecimals(units(of.quantity), 0))}</span>
        </KeyValue>
        <KeyValue label={words.openedAt}>
          <span className="q-n">{figures.dateTime(of.openedAt)}</span>
        </KeyValue>
        <KeyValue label={words.closedAt}>
          <span className="q-n">{figures.dateTime(of.closedAt)}</span>
        </KeyValue>
      </dl>
    </>
  );
}

/** One payment: its three factors and what they come to. */
export function Payment({ of }: { of: FundingPaymentLine }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  const exact = (value: string) => figures.quantity(value, exactDecimals(units(value), 0));
  const amount = units(of.amount);
  return (
    <>
      <p className={`perpetual-figure q-n ${toneOf(amount)}`}>
        {figures.signed(of.amount, exactDecimals(amount, 2))} <span className="q-t14 q-muted">{of.coin}</span>
      </p>
      <p className="q-muted q-t12">{words.paymentsHead}</p>
      <dl className="perpetual-opened">
        <KeyValue label={words.column.position}>
          <span className="q-n">{exact(of.quantity)}</span>
        </KeyValue>
        <KeyValue label={words.column.mark}>
          <span className="q-n">{exact(of.markPrice)}</span>
        </KeyValue>
        <KeyValue label={words.column.rate}>
          <span className="q-n">{figures.rate(of.rate)}</span>
        </KeyValue>
        {units(of.shortfall) > 0n && (
          <KeyValue label={words.notPaid}>
            <span className="q-n">{exact(of.shortfall)}</span>
          </KeyValue>
        )}
      </dl>
    </>
  );
}
