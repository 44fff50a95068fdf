import type { LiquidationReceipt } from '@quay/core/receipts';
import { text } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import type { ReactNode } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import { toneOf, useShown } from '../use-shown.ts';
import { receiptWords } from '../words/receipts/index.ts';
import { stepFigures, takenFrom } from './step-figures.ts';

type StoryProps = {
  of: LiquidationReceipt;
  /** What the reader is called in it, where that is known. */
  person?: string | undefined;
};

/** What happened, why, at which price, and what is left: for whoever was liquidated, or was deleveraged by it. */
export function LiquidationStory({ of, person }: StoryProps) {
  const targets = person === undefined || person === of.person ? [] : takenFrom(of, person);
  return (
    <>
      {targets.length > 0 ? <Deleveraged of={of} person={person!} /> : <Liquidated of={of} />}
      <Why of={of} />
    </>
  );
}

function useOf({ contract }: LiquidationReceipt) {
  const words = receiptWords.useWords();
  const figures = useFigures();
  const { kind, base, quote, tick, lot } = contract;
  const decimals = (step: string) => exactDecimals(BigInt(step), 0);
  const shown = useShown({ kind, base, quote, priceDecimals: decimals(tick), quantityDecimals: decimals(lot) });
  return { words, figures, shown };
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <KeyValue label={label}>
      <span className="q-n">{children}</span>
    </KeyValue>
  );
}

function Liquidated({ of }: { of: LiquidationReceipt }) {
  const { words, shown } = useOf(of);
  const { isLong, size, entry, closed, left, result, tradingFee, toFund, unpaid, net } = stepFigures(of);
  const what = words.what(
    shown.size(size),
    words.side[isLong ? 'long' : 'short'],
    words.mode[of.mode],
    entry === undefined ? '–' : shown.price(entry),
  );
  return (
    <>
      <section className="receipt-part">
        <p className="q-muted">{net < 0n ? words.youLost : words.youGot}</p>
        <p className={`perpetual-figure q-n ${toneOf(net)}`}>{net < 0n ? shown.charge(-net) : shown.money(net)}</p>
        <p className="q-muted">
          {what}. {words.state[of.state]}
        </p>
      </section>
      <section className="receipt-part">
        <h2>{words.done}</h2>
        <dl>
          <Fact label={words.step[of.step]}>{shown.size(closed)}</Fact>
          {of.fills.map((fill) => (
            <Fact key={fill.trade} label="">
              {words.closedAt(shown.size(BigInt(fill.quantity)), shown.price(BigInt(fill.price)))}
            </Fact>
          ))}
          {of.takings.map((taking) => (
            <Fact key={taking.trade} label="">
              {words.closedAt(shown.size(BigInt(taking.quantity)), shown.price(BigInt(taking.price)))}
            </Fact>
          ))}
          <Fact label={words.left}>{left === 0n ? words.nothingLeft : shown.size(left)}</Fact>
        </dl>
      </section>
      <section className="receipt-part">
        <h2>{words.money}</h2>
        <dl>
          <Fact label={words.fromPrice}>{shown.result(result)}</Fact>
          <Fact label={words.tradingFee}>{shown.result(-tradingFee)}</Fact>
          <Fact label={words.toFund}>{shown.result(-toFund)}</Fact>
          {unpaid > 0n && <Fact label={words.unpaid}>{shown.money(unpaid)}</Fact>}
          <Fact label={words.sum}>
            <b>{shown.result(net)}</b>
          </Fact>
        </dl>
      </section>
    </>
  );
}

function Deleveraged({ of, person }: { of: LiquidationReceipt; person: string }) {
  const { words, shown } = useOf(of);
  const taken = takenFrom(of, person);
  const profit = taken.reduce((sum, one) => sum + BigInt(one.othersProfit) + BigInt(one.othersShortfall), 0n);
  return (
    <section className="receipt-part">
      <h2>{words.yours}</h2>
      <p className="q-muted">{words.yoursWhy}</p>
      <dl>
        {taken.map((one) => (
          <Fact key={one.trade} label={words.atPrice}>
            {words.closedAt(shown.size(BigInt(one.quantity)), shown.price(BigInt(one.price)))}
          </Fact>
        ))}
        <Fact label={words.againstMark}>{shown.price(BigInt(of.mark.price))}</Fact>
        <Fact label={words.place}>{taken.map(({ place }) => place ?? '–').join(', ')}</Fact>
        <Fact label={words.profit}>{shown.result(profit)}</Fact>
        <Fact label={words.person}>{person}</Fact>
      </dl>
    </section>
  );
}

function Why({ of }: { of: LiquidationReceipt }) {
  const { words, figures } = useOf(of);
  const { mark } = of;
  const oldest = Math.max(0, ...mark.sources.map(({ at }) => mark.at - at));
  const exact = (value: string) => figures.quantity(text(BigInt(value)), exactDecimals(BigInt(value), 0));
  return (
    <section className="receipt-part">
      <h2>{words.why}</h2>
      <dl>
        <Fact label={words.markAt(figures.time(mark.at))}>{exact(mark.price)}</Fact>
        <Fact label={words.equityOf}>
          {exact(of.equity)} {of.contract.quote}
        </Fact>
        <Fact label={words.keptBack}>
          {exact(of.maintenance)} {of.contract.quote}
        </Fact>
        <Fact label={words.indexFrom}>{words.sources(mark.sources.length, (oldest / 1000).toFixed(1))}</Fact>
        <Fact label={words.tiers}>{words.tiersVersion(String(of.tiers.version))}</Fact>
      </dl>
      <p className="q-muted">{words.reached}</p>
    </section>
  );
}
