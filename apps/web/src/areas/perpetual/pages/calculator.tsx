import type { Contract } from '@quay/contract/perpetual';
import { ONE, text, units } from '@quay/money';
import { Field, KeyValue, Note, Segments } from '@quay/ui';
import { useState } from 'react';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import { usePerpetual } from '../account.ts';
import { priceUnitOf } from '../facts.ts';
import { nextFunding } from '../funding-now.ts';
import { ContractColumn } from '../parts/contract-column.tsx';
import { Panes } from '../parts/panes.tsx';
import { useFeeRates } from '../queries/fee-rates.ts';
import { distanceOf } from '../sums/account.ts';
import { exitFor, type Idea, mostFor, type Outcome, opened, outcomeAt } from '../sums/calculator.ts';
import { leverageLimit } from '../sums/changes.ts';
import { toneOf, useShown } from '../use-shown.ts';
import { contractRecordWords } from '../words/records/index.ts';
import '../receipts.css';

type Kind = 'profit' | 'target' | 'liquidation' | 'most';
type Typed = Readonly<Record<'entry' | 'exit' | 'amount' | 'leverage' | 'days' | 'gain' | 'balance', string>>;

const kinds: readonly Kind[] = ['profit', 'target', 'liquidation', 'most'];
const fieldsOf: Readonly<Record<Kind, readonly (keyof Typed)[]>> = {
  profit: ['entry', 'exit', 'amount', 'leverage', 'days'],
  target: ['entry', 'gain', 'amount', 'leverage'],
  liquidation: ['entry', 'amount', 'leverage'],
  most: ['entry', 'balance', 'leverage'],
};
/** Stamps in a day. */
const STAMPS = 3n;

/** What a position would come to, by the functions that the core decides by. */
export default function CalculatorPage() {
  const words = contractRecordWords.useWords();
  return (
    <ContractColumn part="calculator" title={() => words.calculatorTitle}>
      {(contract) => <Calculator key={contract.symbol} contract={contract} />}
    </ContractColumn>
  );
}

function Calculator({ contract }: { contract: Contract }) {
  const words = contractRecordWords.useWords();
  const [kind, setKind] = useState<Kind>('profit');
  const [side, setSide] = useState<'long' | 'short'>('long');
  const [typed, setTyped] = useState<Typed>({
    ...{ entry: entryOf(contract), exit: '', amount: '', leverage: '10', days: '1', gain: '', balance: '' },
  });
  const unitOf: Partial<Record<keyof Typed, string>> = {
    ...{ entry: priceUnitOf(contract), exit: priceUnitOf(contract), gain: contract.quote, balance: contract.quote },
    amount: contract.base,
  };
  // Funding is by the day, and dated contracts have none.
  const isNeeded = (name: keyof Typed) => name !== 'days' || contract.expiry === null;
  return (
    <Panes
      about={
        <>
          <p className="q-muted perpetual-before-choice">{contract.symbol}</p>
          <Segments<Kind>
            label={words.kindLabel}
            items={kinds.map((id) => ({ id, label: words.kinds[id] }))}
            value={kind}
            onChange={setKind}
          />
          <div className="perpetual-calculator">
            <Segments<'long' | 'short'>
              label={words.sideLabel}
              items={[
                { id: 'long', label: words.side.long, tone: 'rise' },
                { id: 'short', label: words.side.short, tone: 'fall' },
              ]}
              value={side}
              onChange={setSide}
            />
            <div className="perpetual-calculator-fields">
              {fieldsOf[kind].filter(isNeeded).map((name) => (
                <Field
                  key={name}
                  label={words[name]}
                  figure
                  value={typed[name]}
                  unit={name === 'leverage' ? '×' : unitOf[name]}
                  onChange={(value) => setTyped({ ...typed, [name]: value.replace(',', '.') })}
                />
              ))}
            </div>
          </div>
        </>
      }
    >
      <div aria-live="polite">
        <Result contract={contract} kind={kind} buys={side === 'long'} typed={typed} />
      </div>
      <p className="q-muted q-t12">{contract.expiry === null ? words.estimated : words.estimatedDated}</p>
    </Panes>
  );
}

/** The mark in whole ticks, to begin with. */
function entryOf({ mark, tickSize }: Contract): string {
  return mark ? text(toStep(units(mark.price), units(tickSize))) : '';
}

/** A typed figure above zero, in units; nothing while it is none. */
function figureOf(value: string): bigint | undefined {
  if (!/^\d{1,12}(\.\d{1,8})?$/.test(value)) return undefined;
  const read = units(value);
  return read > 0n ? read : undefined;
}

const toStep = (value: bigint, step: bigint): bigint => (value / step) * step;

type ResultProps = { contract: Contract; kind: Kind; buys: boolean; typed: Typed };

function Result({ contract, kind, buys, typed }: ResultProps) {
  const words = contractRecordWords.useWords();
  const now = usePerpetual(contract.symbol);
  const known = now.now(contract.symbol);
  const takerRate = ratesOf(coinOf(contract, ''), useFeeRates().data).taker;
  const rate = nextFunding(now, contract)?.rate ?? 0n;
  const shown = useShown(contract);
  const read = (name: keyof Typed) => figureOf(typed[name]);
  const entry = read('entry') ?? 0n;
  const leverage = (read('leverage') ?? 0n) / ONE;
  if (!known) return <p className="q-muted">{words.loading}</p>;
  const idea: Omit<Idea, 'quantity'> = {
    ...{ contract: { ...known, mark: toStep(entry, known.tick) }, buys, entry: toStep(entry, known.tick) },
    ...{ leverage, takerRate },
  };
  const unfilled = <p className="q-muted">{words.fillIn}</p>;
  if (idea.entry === 0n || leverage === 0n) return unfilled;
  if (leverage > BigInt(contract.maxLeverage)) return <Note>{words.tooHigh(`${contract.maxLeverage}×`)}</Note>;
  if (kind === 'most') {
    const balance = read('balance');
    if (balance === undefined) return unfilled;
    const { quantity, worth } = mostFor(idea, balance);
    return (
      <Facts
        rows={[
          [words.largest, shown.size(quantity)],
          [words.largestWorth, shown.money(worth)],
        ]}
      />
    );
  }
  const quantity = toStep(read('amount') ?? 0n, known.lot);
  if (quantity === 0n) return unfilled;
  const whole: Idea = { ...idea, quantity };
  const { position } = opened(whole);
  const limit = leverageLimit(position, contract.maxLeverage);
  if (leverage > BigInt(limit)) return <Note>{words.tooHigh(`${limit}×`)}</Note>;
  if (kind === 'liquidation') {
    const { liquidation, margin } = outcomeAt(whole, idea.entry, 0n, 0n);
    return (
      <Facts
        rows={[
          [words.liquidatedAt, liquidatedOf(liquidation)],
          [words.margin, shown.charge(margin)],
        ]}
      />
    );
  }
  if (kind === 'target') {
    const gain = read('gain');
    if (gain === undefined) return unfilled;
    const exit = exitFor(whole, gain);
    const outcome = exit === undefined ? undefined : outcomeAt(whole, exit, 0n, 0n);
    return (
      <>
        <Facts rows={[[words.exitFor, exit === undefined ? words.unreachable : shown.price(exit)]]} />
        {outcome && <Facts rows={partsOf(outcome)} />}
      </>
    );
  }
  const exit = toStep(read('exit') ?? 0n, known.tick);
  if (exit === 0n || !/^\d{1,4}$/.test(typed.days)) return unfilled;
  const hasFunding = contract.expiry === null;
  const times = hasFunding ? BigInt(typed.days) * STAMPS : 0n;
  const funding = [words.fundingFor(String(times), shown.figures.rate(text(rate)))] as const;
  const outcome = outcomeAt(whole, exit, times, rate);
  return (
    <>
      <p className="q-row-between q-baseline receipt-part">
        <span className="q-muted">{words.net}</span>
        <b className={`perpetual-figure q-n ${toneOf(outcome.net)}`}>{shown.result(outcome.net)}</b>
      </p>
      <Facts
        rows={[
          ...partsOf(outcome),
          ...(hasFunding ? [[...funding, shown.result(outcome.funding)] as const] : []),
          [words.onMargin(shown.charge(outcome.margin)), shown.percent((outcome.net * ONE) / outcome.margin)],
          [words.evenAt, outcome.even === undefined ? words.never : shown.price(outcome.even)],
          [words.liquidatedAt, liquidatedOf(outcome.liquidation)],
        ]}
      />
    </>
  );

  function partsOf({ profit, fees }: Outcome): readonly (readonly [string, string])[] {
    return [
      [words.byPrice, shown.result(profit)],
      [words.fees, shown.result(-fees)],
    ];
  }
  function liquidatedOf(price: bigint | undefined): string {
    if (price === undefined) return words.never;
    return `${shown.price(price)}, ${words.fromEntry(shown.percent(distanceOf(price, idea.entry)))}`;
  }
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {rows.map(([label, value]) => (
        <KeyValue key={label} label={label}>
          <span className="q-n">{value}</span>
        </KeyValue>
      ))}
    </dl>
  );
}
