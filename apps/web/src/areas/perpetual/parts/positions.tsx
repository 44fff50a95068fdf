import type { Contract } from '@quay/contract/perpetual';
import { ONE, text, units } from '@quay/money';
import { Button, DistanceRule, Empty, ErrorRow, SkeletonRows, TickRule } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useState } from 'react';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import { TABLE, useWide } from '../../../trading/use-wide.ts';
import type { PerpetualNow } from '../account.ts';
import { bookOf } from '../facts.ts';
import type { OpenPosition, PositionAct } from '../forms/position-sheet.tsx';
import { useFeeRates } from '../queries/fee-rates.ts';
import { crossNow, figuresOf } from '../sums/account.ts';
import { breakEvenOf } from '../sums/closing.ts';
import { percentOf, toneOf, useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import { contractRecordWords } from '../words/records/index.ts';
import { AdlLamps } from './adl-lamps.tsx';
import { useFundingFacts } from './funding.tsx';
import { LiquidationLine } from './liquidation.tsx';
import { ManagedPosition } from './managed-position.tsx';

/** The positions that are open; null while something of them is not known. */
export function openPositions(now: PerpetualNow): readonly OpenPosition[] | null {
  const open = now.positions?.filter(({ quantity }) => units(quantity) !== 0n);
  if (!open) return null;
  const known = open.map(({ symbol, realised, fees }): OpenPosition | null => {
    const contract = now.contracts.find((one) => one.symbol === symbol);
    const account = contract && now.account(contract);
    const position = account?.positions.find((one) => one.contract.symbol === symbol);
    const orders = now.orders?.filter((one) => one.symbol === symbol) ?? [];
    const triggers = now.triggers?.filter((one) => one.symbol === symbol) ?? [];
    return contract && account && position ? { contract, account, position, orders, triggers, realised, fees } : null;
  });
  return known.some((one) => one === null) ? null : known.flatMap((one) => (one ? [one] : []));
}

/** Every open position: cards on a phone, a table where there is room. */
export function Positions({ now }: { now: PerpetualNow }) {
  const words = perpetualWords.useWords();
  const table = useWide(TABLE);
  const [managed, setManaged] = useState<{ symbol: string; act: PositionAct } | null>(null);
  const [open, setOpen] = useState(false);
  const positions = openPositions(now);
  if (positions === null) {
    if (!now.failed) return <SkeletonRows label={words.loading} rows={2} disc={false} />;
    return (
      <ErrorRow title={words.positionsFailed} retryLabel={words.tryAgain} retrying={now.fetching} onRetry={now.retry}>
        {words.positionsFailedWhy}
      </ErrorRow>
    );
  }
  const manage = (symbol: string, act: PositionAct) => {
    setManaged({ symbol, act });
    setOpen(true);
  };
  const shown = managed && positions.find(({ contract }) => contract.symbol === managed.symbol);
  return (
    <>
      {positions.length === 0 ? (
        <Empty title={words.noPositions}>{words.noPositionsWhy}</Empty>
      ) : table ? (
        <Table positions={positions} manage={manage} now={now} />
      ) : (
        <Cards positions={positions} manage={manage} now={now} />
      )}
      <ManagedPosition open={open} onOpen={setOpen} of={shown ?? null} act={managed?.act ?? 'close'} now={now} />
    </>
  );
}

type ListProps = {
  now: PerpetualNow;
  positions: readonly OpenPosition[];
  manage: (symbol: string, act: PositionAct) => void;
};

/** How much of what the cross positions stand on they require, once for each account. */
export function MarginRatios({ now }: { now: PerpetualNow }) {
  const words = perpetualWords.useWords();
  const positions = openPositions(now)?.filter(({ position }) => position.mode === 'cross') ?? [];
  const accounts = new Map(positions.map((one) => [`${bookOf(one.contract)} ${one.contract.quote}`, one]));
  return [...accounts].map(([key, { contract, account }]) => (
    <Ratio
      key={key}
      contract={contract}
      ratio={crossNow(account).ratio}
      label={words.ratioOf[bookOf(contract)](contract.quote)}
    />
  ));
}

/** At 80 % it warns, at 100 % positions are liquidated. */
const WARNS_AT = 0.8;

function Ratio({ contract, ratio, label }: { contract: Contract; ratio: bigint | undefined; label: string }) {
  const { figures } = useShown(contract);
  const share = ratio === undefined ? 1 : Number(ratio) / 1e8;
  const said = figures.share(text(ratio ?? ONE));
  const tone = share >= 1 ? 'fall' : share >= WARNS_AT ? 'warn' : 'accent';
  return (
    <p className="perpetual-ratio">
      <span className="q-muted">{label}</span>
      <TickRule share={share} ticks={40} fill tone={tone} label={`${label} ${said}`} />
      <b className="q-n">{said}</b>
    </p>
  );
}

function Cards({ positions, manage, now }: ListProps) {
  const words = perpetualWords.useWords();
  return (
    <ul aria-label={words.positions}>
      {positions.map((of) => (
        <li key={of.contract.symbol} className="perpetual-position">
          <Card of={of} manage={manage} now={now} />
        </li>
      ))}
    </ul>
  );
}

type OneProps = { of: OpenPosition; manage: ListProps['manage']; now: PerpetualNow };

function usePosition({ contract, account, position }: OpenPosition) {
  const words = perpetualWords.useWords();
  const shown = useShown(contract);
  const figures = figuresOf(account, position);
  const side = figures.isLong ? 'long' : 'short';
  return { words, shown, figures, side } as const;
}

function Card({ of, manage, now }: OneProps) {
  const { words, shown, figures, side } = usePosition(of);
  const { contract, position } = of;
  const { symbol } = contract;
  return (
    <>
      <div className="q-row-between q-start">
        <div className="q-grow">
          <p className="trading-order-head">
            <AppLink className="q-mid" href={paths.contract(symbol)}>
              {symbol}
            </AppLink>
            <span className={`q-mid ${figures.isLong ? 'q-rise' : 'q-fall'}`}>
              {words.way[side]} {shown.leverage(position.leverage)}
            </span>
            <span className="q-muted q-t12">{words.mode[position.mode]}</span>
          </p>
          <p className="q-muted q-t12 q-n">{words.sizeFrom(shown.size(figures.size), shown.price(figures.entry))}</p>
          <AdlLamps symbol={symbol} side={side} />
        </div>
        <p className="q-right q-n">
          <b className={`q-block ${toneOf(figures.profit)}`}>{shown.result(figures.profit)}</b>
          <span className={`q-t12 ${toneOf(figures.profit)}`}>{shown.percent(figures.gain)}</span>
        </p>
      </div>
      <LiquidationLine of={figures} shown={shown} />
      <Details of={of} now={now} />
      <Acts of={of} manage={manage} />
    </>
  );
}

/** The other figures of a position, in pairs. */
function Details({ of, now }: { of: OpenPosition; now: PerpetualNow }) {
  const { words, shown, figures } = usePosition(of);
  const { position, contract } = of;
  const fees = units(of.fees);
  const even = breakEvenOf(position, fees, ratesOf(coinOf(contract, ''), useFeeRates().data).taker);
  const facts = [
    [words.worth, shown.money(figures.worth)],
    [words.mark, shown.price(position.contract.mark)],
    [words.margin, shown.charge(figures.margin)],
    [words.even, even === undefined ? '–' : shown.price(even)],
    [words.realised, shown.result(units(of.realised))],
    [words.feesSoFar, shown.charge(fees)],
    ...useFundingFacts(contract, now),
  ];
  return (
    <dl className="perpetual-details">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="q-n">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Acts({ of, manage }: Omit<OneProps, 'now'>) {
  const words = perpetualWords.useWords();
  const { symbol } = of.contract;
  return (
    <div className="perpetual-acts">
      <Button variant="second" size="row" onClick={() => manage(symbol, 'triggers')}>
        {words.triggers}
      </Button>
      {of.position.mode === 'isolated' && (
        <Button variant="second" size="row" onClick={() => manage(symbol, 'margin')}>
          {words.margin}
        </Button>
      )}
      <Button variant="second" size="row" onClick={() => manage(symbol, 'close')}>
        {words.closeAct}
      </Button>
    </div>
  );
}

function Table({ positions, manage, now }: ListProps) {
  const { positions: label, column } = perpetualWords.useWords();
  const { next } = contractRecordWords.useWords();
  return (
    <table className="trading-table perpetual-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{column.contract}</th>
          <th scope="col" className="q-right">
            {column.size}
          </th>
          <th scope="col" className="q-right">
            {column.entry}
          </th>
          <th scope="col">{column.distance}</th>
          <th scope="col" className="q-right">
            {column.margin}
          </th>
          <th scope="col" className="q-right">
            {next}
          </th>
          <th scope="col" className="q-right">
            {column.result}
          </th>
          <th scope="col">
            <span className="q-unseen">{column.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {positions.map((of) => (
          <Line key={of.contract.symbol} of={of} manage={manage} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ of, manage, now }: OneProps) {
  const { words, shown, figures, side } = usePosition(of);
  const { contract, position } = of;
  const { liquidation, distance } = figures;
  const [[, funding] = ['', '–'], then] = useFundingFacts(contract, now);
  const distanceText = distance === undefined ? null : words.away(shown.percent(distance));
  return (
    <tr>
      <td>
        <span className="q-row q-gap-2">
          <CoinMark symbol={contract.coin} size="s" />
          <span>
            <AppLink className="q-mid" href={paths.contract(contract.symbol)}>
              {contract.symbol}
            </AppLink>{' '}
            <span className={`q-mid ${figures.isLong ? 'q-rise' : 'q-fall'}`}>
              {words.way[side]} {shown.leverage(position.leverage)}
            </span>
            <span className="q-muted q-t12 q-block">{words.mode[position.mode]}</span>
            <AdlLamps symbol={contract.symbol} side={side} />
          </span>
        </span>
      </td>
      <td className="q-n q-right">
        {shown.size(figures.size)}
        <span className="q-muted q-t12 q-block">{shown.money(figures.worth)}</span>
      </td>
      <td className="q-n q-right">
        {shown.price(figures.entry)}
        <span className="q-muted q-t12 q-block">{shown.price(position.contract.mark)}</span>
      </td>
      <td>
        <span className="perpetual-table-distance">
          <DistanceRule percent={percentOf(distance)} label={distanceText ?? words.neverLiquidated} />
          <span className="q-n q-right">
            {liquidation === undefined ? words.never : shown.price(liquidation)}
            {distanceText && <span className="q-t12 q-block">{distanceText}</span>}
          </span>
        </span>
      </td>
      <td className="q-n q-right perpetual-unbroken">
        {shown.charge(figures.margin)}
        <span className="q-muted q-t12 q-block">
          {position.mode === 'isolated' ? words.allThatCanGo : words.behindIt(shown.money(figures.equity))}
        </span>
      </td>
      <td className="q-n q-right">
        {funding}
        {then && <span className="q-muted q-t12 q-block">{then.join(' ')}</span>}
      </td>
      <td className={`q-n q-right ${toneOf(figures.profit)}`}>
        {shown.result(figures.profit)}
        <span className="q-t12 q-block">{shown.percent(figures.gain)}</span>
      </td>
      <td>
        <span className="perpetual-table-acts">
          <Button variant="quiet" onClick={() => manage(contract.symbol, 'triggers')}>
            {words.manageAct}
          </Button>
          <Button variant="quiet" onClick={() => manage(contract.symbol, 'close')}>
            {words.closeAct}
          </Button>
        </span>
      </td>
    </tr>
  );
}
