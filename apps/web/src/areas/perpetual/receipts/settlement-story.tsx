import { entryPrice, type Position, sizeOf } from '@quay/core/margin';
import type { DeliveryReceipt, SettlementReceipt } from '@quay/core/receipts';
import { text } from '@quay/money';
import { KeyValue, Note } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useFigures } from '../../../shell/figures.ts';
import { toneOf } from '../use-shown.ts';
import { receiptWords } from '../words/receipts/index.ts';

function useExact() {
  const figures = useFigures();
  const exact = (units: bigint) => figures.quantity(text(units), exactDecimals(units, 0));
  const signed = (units: bigint) => figures.signed(text(units), exactDecimals(units, 2));
  return { figures, exact, signed };
}

/** The settlement of a contract: its price, and what it was made of. */
export function SettlementStory({ of }: { of: SettlementReceipt }) {
  const words = receiptWords.useWords();
  const { figures, exact, signed } = useExact();
  const { contract, startsAt, endsAt, price, samples, due, holders, index } = of;
  return (
    <section className="receipt-part">
      <p className="q-muted">{contract.symbol}</p>
      <p className="perpetual-figure q-n">{exact(BigInt(price))}</p>
      <p className="q-muted">{words.period(figures.dateTime(startsAt), figures.dateTime(endsAt))}</p>
      {index !== null && <Note tone="quiet">{words.byStaff}</Note>}
      <dl>
        <KeyValue label={words.indexSeconds}>
          <span className="q-n">
            {samples} / {due}
          </span>
        </KeyValue>
        <KeyValue label={words.holders}>
          <span className="q-n">{figures.quantity(String(holders), 0)}</span>
        </KeyValue>
        <KeyValue label={words.allProfits}>
          <span className="q-n">
            {signed(BigInt(of.profit))} {contract.quote}
          </span>
        </KeyValue>
        <KeyValue label={words.allFees}>
          <span className="q-n">
            {exact(BigInt(of.fees))} {contract.quote}
          </span>
        </KeyValue>
      </dl>
    </section>
  );
}

/** What one holder got when the contract was settled. */
export function DeliveryStory({ of }: { of: DeliveryReceipt }) {
  const words = receiptWords.useWords();
  const { figures, exact, signed } = useExact();
  const { contract, mode, at, price, profit, fee, shortfall } = of;
  const position: Position = { quantity: BigInt(of.quantity), openValue: BigInt(of.openValue) };
  const net = BigInt(profit) + BigInt(shortfall) - BigInt(fee);
  const entry = entryPrice(contract.kind, position);
  const side = words.side[position.quantity > 0n ? 'long' : 'short'];
  const { quote } = contract;
  return (
    <section className="receipt-part">
      <p className="q-muted">{net < 0n ? words.youLost : words.youGot}</p>
      <p className={`perpetual-figure q-n ${toneOf(net)}`}>
        {signed(net)} {quote}
      </p>
      <p className="q-muted">
        {contract.symbol}{' '}
        {words.what(exact(sizeOf(position)), side, words.mode[mode], entry === undefined ? '–' : exact(entry))}
      </p>
      <dl>
        <KeyValue label={words.line['settlement-price']}>
          <span className="q-n">{exact(BigInt(price))}</span>
        </KeyValue>
        <KeyValue label={words.fromPrice}>
          <span className="q-n">
            {signed(BigInt(profit))} {quote}
          </span>
        </KeyValue>
        <KeyValue label={words.settlementFee}>
          <span className="q-n">
            {signed(-BigInt(fee))} {quote}
          </span>
        </KeyValue>
        {BigInt(shortfall) > 0n && (
          <KeyValue label={words.unpaid}>
            <span className="q-n">
              {signed(BigInt(shortfall))} {quote}
            </span>
          </KeyValue>
        )}
      </dl>
      <p className="q-muted q-t12 q-n">{figures.dateTime(at)}</p>
    </section>
  );
}
