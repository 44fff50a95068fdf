import { text, units } from '@quay/money';
import { Button, ErrorRow, KeyValue, Note, Pill, SkeletonRows } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { AppLink } from '@quay/web-kit/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EVERY_MARKET, paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { useSession } from '../../../shell/session.ts';
import { keyOf } from '../../../trading/instrument.ts';
import { useTicker } from '../../../trading/market/tickers.ts';
import { TABLE, useWide } from '../../../trading/use-wide.ts';
import type { PerpetualNow } from '../account.ts';
import type { OpenPosition } from '../forms/position-sheet.tsx';
import { deliverySamplesQuery } from '../queries/delivery-samples.ts';
import { ownSettlementsQuery } from '../queries/own-settlements.ts';
import { settlementsQuery } from '../queries/settlements.ts';
import { figuresOf } from '../sums/account.ts';
import { curveOf, fixedShare, paidOutAt, priceIf, priceSoFar, type WindowNow, wedgeMove } from '../sums/settlement.ts';
import { toneOf, useShown } from '../use-shown.ts';
import { secondsOf, windowNow } from '../window-now.ts';
import { deliveryWords } from '../words/delivery/index.ts';
import { type DatedContract, pointsText, TimeLeft, useBasis } from './dated.tsx';
import { ManagedPosition } from './managed-position.tsx';
import { WindowCurve, WindowTicks } from './window-curve.tsx';
import '../delivery.css';

const MOVES = ['-0.05', '-0.01', '0', '0.01', '0.05'] as const;

type ViewProps = { contract: DatedContract; now: PerpetualNow; position: OpenPosition | undefined };

/** How the settlement price of a contract comes to be, and what it does to one's position. */
export function SettlementView({ contract, now, position }: ViewProps) {
  const words = deliveryWords.useWords();
  const window = windowNow(contract);
  const { life } = contract.delivery;
  const why = life in words.lifeWhy ? words.lifeWhy[life as keyof typeof words.lifeWhy] : null;
  return (
    <div className="delivery-settle">
      <section className="delivery-settle-price">
        {why && <Note tone={life === 'overdue' ? 'warn' : 'quiet'}>{why}</Note>}
        <PriceHead contract={contract} window={window} />
        <Ticks contract={contract} />
        <Curve contract={contract} window={window} />
        {window && window.left > 0n && <Moves contract={contract} window={window} position={position} />}
      </section>
      <aside className="delivery-settle-own">
        <Yours contract={contract} now={now} position={position} window={window} />
        <Earlier contract={contract} />
        <p className="q-t12">
          <AppLink className="q-act" href={paths.deliverySamples(contract.symbol)}>
            {words.everySecond}
          </AppLink>
        </p>
      </aside>
    </div>
  );
}

type WindowProps = { contract: DatedContract; window: WindowNow | undefined };

function PriceHead({ contract, window }: WindowProps) {
  const words = deliveryWords.useWords();
  const shown = useShown(contract);
  const moments = useMoments();
  const last = useTicker(keyOf({ product: 'perpetual', symbol: contract.symbol }))?.last;
  const basis = useBasis(contract);
  const { delivery, windowSeconds, priceDecimals } = contract;
  const { life, settlementPrice, settlesAt, samples, missing } = delivery;
  const isFixed = settlementPrice !== null;
  const price = isFixed ? units(settlementPrice) : window && priceSoFar(window);
  const count = (value: number) => shown.figures.quantity(String(value), 0);
  const counted = [count(samples), count(windowSeconds)] as const;
  const facts = isFixed
    ? []
    : ([
        [words.indexNow, window ? shown.price(window.index) : '–'],
        [words.lastTrade, last ? shown.price(units(last)) : '–'],
        [words.basis, basis ? pointsText(basis.points, priceDecimals, shown.figures.signed) : '–'],
      ] as const);
  return (
    <header className="delivery-settle-head">
      <div>
        <p className="q-row-between">
          <span className="q-muted">{isFixed ? words.priceFixed : words.priceSoFar}</span>
          <Pill tone={life === 'overdue' || life === 'postponed' ? 'warn' : 'accent'}>{words.life[life]}</Pill>
        </p>
        <p className="delivery-settle-figure q-n">{price === undefined ? '–' : shown.price(price)}</p>
        <p className="q-muted q-n">
          {isFixed ? words.countedAll(...counted) : words.counted(...counted, shown.figures.time(settlesAt))}
          {missing > 0 && <span className="q-warn">, {words.missing(count(missing))}</span>}
        </p>
      </div>
      <dl className="delivery-settle-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="q-n">{value}</dd>
          </div>
        ))}
        {!isFixed && (
          <div>
            <dt>{words.settlesIn}</dt>
            <dd className="q-t24">
              <TimeLeft to={settlesAt} />
            </dd>
          </div>
        )}
        {isFixed && delivery.settledAt !== null && (
          <div>
            <dt>{words.life.settled}</dt>
            <dd className="q-n">{moments.short(delivery.settledAt)}</dd>
          </div>
        )}
      </dl>
    </header>
  );
}

/** Of each of the 60 ticks, whether it is over. */
function Ticks({ contract }: { contract: DatedContract }) {
  const words = deliveryWords.useWords();
  const figures = useFigures();
  const moments = useMoments();
  const { delivery, windowSeconds } = contract;
  const { settlesAt, settlementPrice, due, samples } = delivery;
  const share = settlementPrice === null ? Math.min(1, due / windowSeconds) : 1;
  const count = (value: number) => figures.quantity(String(value), 0);
  const said = words.countedTicks(count(samples), count(windowSeconds));
  return (
    <div>
      <WindowTicks share={share} label={said} />
      <p className="q-row-between q-t12 q-muted q-n">
        <span>{moments.clock(settlesAt - windowSeconds * 1_000)}</span>
        <span>
          <b>{said}</b>, {words.tickIs(String(windowSeconds / 60))}
        </span>
        <span>{moments.clock(settlesAt)}</span>
      </p>
    </div>
  );
}

function Curve({ contract, window }: WindowProps) {
  const words = deliveryWords.useWords();
  const shown = useShown(contract);
  const { symbol, delivery } = contract;
  const isLive = delivery.settlementPrice === null && delivery.life !== 'trading';
  const query = useQuery(deliverySamplesQuery(symbol, isLive));
  if (!query.data && query.isError) {
    return (
      <ErrorRow
        title={words.samplesFailed}
        retryLabel={words.tryAgain}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {words.samplesFailedWhy}
      </ErrorRow>
    );
  }
  if (!query.data) return <SkeletonRows label={words.loading} rows={3} disc={false} />;
  const points = curveOf(secondsOf(query.data));
  const last = points.at(-1);
  if (!last) return <p className="q-muted">{words.chartWaits}</p>;
  const isOpen = window !== undefined && window.left > 0n;
  const fixed = delivery.settlementPrice;
  const price = fixed !== null ? units(fixed) : ((window && priceSoFar(window)) ?? last.mean);
  const move = wedgeMove(points);
  const [low, high] = isOpen ? [priceIf(window, -move), priceIf(window, move)] : [];
  return (
    <>
      <WindowCurve
        points={points}
        startsAt={query.data.startsAt}
        endsAt={query.data.settlesAt}
        wedge={low !== undefined && high !== undefined ? { low, high } : null}
        price={price}
        formatPrice={shown.price}
        formatTime={shown.figures.time}
        label={words.chart(shown.price(price), shown.price(last.index))}
      />
      <p className="delivery-legend q-t12 q-muted">
        <span className="delivery-legend-mean">{words.legendMean}</span>
        <span className="delivery-legend-index">{words.legendIndex}</span>
        {isOpen && <span className="delivery-legend-wedge">{words.legendWedge(shown.unsigned(move))}</span>}
      </p>
    </>
  );
}

type MovesProps = { contract: DatedContract; window: WindowNow; position: OpenPosition | undefined };

/** Where the price ends if the index moves now and stays, and what the position then brings. */
function Moves({ contract, window, position }: MovesProps) {
  const words = deliveryWords.useWords();
  const wide = useWide(TABLE);
  const shown = useShown(contract);
  const fixed = fixedShare(window);
  const feeRate = units(contract.deliveryFeeRate);
  const ends = MOVES.map((move) => {
    const price = priceIf(window, units(move));
    const out = position && price !== undefined ? paidOutAt(position.account, position.position, price, feeRate) : null;
    return { move, price, net: out?.net };
  });
  const own = position && figuresOf(position.account, position.position);
  const moved = (move: (typeof MOVES)[number]) =>
    move === '0' ? words.stays : shown.percent(units(move)).replace(/[.,]00/, '');
  const said = (
    <p className="q-muted q-t12">
      {words.fixed(shown.figures.share(text(fixed)), shown.figures.share(text(units('1') - fixed)))}
    </p>
  );
  const when = (
    <>
      {words.ifMoves} <TimeLeft to={contract.delivery.settlesAt} />
    </>
  );
  if (!wide) {
    return (
      <div className="delivery-moves">
        <table className="trading-table">
          <thead>
            <tr>
              <th scope="col">{when}</th>
              <th scope="col" className="q-right">
                {words.priceFixed}
              </th>
              {own && (
                <th scope="col" className="q-right">
                  {words.you}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {ends.map(({ move, price, net }) => (
              <tr key={move}>
                <th scope="row" className="q-n">
                  {moved(move)}
                </th>
                <td className="q-right q-n">{price === undefined ? '–' : shown.price(price)}</td>
                {own && (
                  <td className={`q-right q-n ${net === undefined ? '' : toneOf(net)}`}>
                    {net === undefined ? '–' : shown.amount(net)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {said}
      </div>
    );
  }
  return (
    <div className="delivery-moves">
      <table className="trading-table">
        <thead>
          <tr>
            <th scope="col">{when}</th>
            {MOVES.map((move) => (
              <th key={move} scope="col" className="q-right q-n">
                {moved(move)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.priceFixed}</th>
            {ends.map(({ move, price }) => (
              <td key={move} className="q-right q-n">
                {price === undefined ? '–' : shown.price(price)}
              </td>
            ))}
          </tr>
          {own && (
            <tr>
              <th scope="row">{words.outcome[own.isLong ? 'long' : 'short'](shown.size(own.size))}</th>
              {ends.map(({ move, net }) => (
                <td key={move} className={`q-right q-n ${net === undefined ? '' : toneOf(net)}`}>
                  {net === undefined ? '–' : shown.amount(net)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {said}
    </div>
  );
}

function Yours({ contract, now, position, window }: ViewProps & { window: WindowNow | undefined }) {
  const words = deliveryWords.useWords();
  const shown = useShown(contract);
  const loggedIn = useSession((session) => session.token !== null);
  const last = useTicker(keyOf({ product: 'perpetual', symbol: contract.symbol }))?.last;
  const [closing, setClosing] = useState(false);
  const { life, settlesAt, settlementPrice } = contract.delivery;
  if (!position) {
    return (
      <section className="delivery-part">
        <h2>{words.yours}</h2>
        <p className="q-muted">{loggedIn ? words.noPosition : words.guest}</p>
      </section>
    );
  }
  const { account, position: one } = position;
  const figures = figuresOf(account, one);
  const price = settlementPrice !== null ? units(settlementPrice) : window && priceSoFar(window);
  const out = price === undefined ? null : paidOutAt(account, one, price, units(contract.deliveryFeeRate));
  const isOpen = life === 'trading' || life === 'averaging';
  const about = last ? shown.price(units(last)) : '–';
  return (
    <>
      <section className="delivery-part">
        <h2>{words.yours}</h2>
        <dl>
          <KeyValue label={words.size}>
            <span className={`q-n ${figures.isLong ? 'q-rise' : 'q-fall'}`}>
              {words.side[figures.isLong ? 'long' : 'short']} {shown.size(figures.size)}
            </span>
          </KeyValue>
          <KeyValue label={words.entry}>
            <span className="q-n">{shown.price(figures.entry)}</span>
          </KeyValue>
          {out && (
            <>
              <KeyValue label={words.ifEnded}>
                <span className="q-right">
                  <b className={`q-n q-block ${toneOf(out.net)}`}>{shown.result(out.net)}</b>
                  <span className="q-muted q-t12 q-n">{words.afterFeeOf(shown.charge(out.fee))}</span>
                </span>
              </KeyValue>
              <KeyValue label={`${words.held}, ${words.margin}`}>
                <span className="q-n">{shown.money(figures.margin)}</span>
              </KeyValue>
              <KeyValue label={words.back}>
                <span className="q-right">
                  <b className="q-n q-block">{shown.money(figures.margin + out.net)}</b>
                  <span className="q-muted q-t12 q-n">{words.backAt(shown.price(price!))}</span>
                </span>
              </KeyValue>
            </>
          )}
        </dl>
      </section>
      {isOpen && (
        <section className="delivery-part">
          <h2>{words.ways}</h2>
          <dl>
            <KeyValue label={words.closeAbout}>
              <span className="q-n">{about}</span>
            </KeyValue>
            <KeyValue label={words.until}>
              <span className="q-n">{shown.figures.time(settlesAt - 1_000)}</span>
            </KeyValue>
          </dl>
          <p className="q-muted q-t12">{words.nothingToDo}</p>
          <Button variant="second" wide onClick={() => setClosing(true)}>
            {words.closeAt(about)}
          </Button>
        </section>
      )}
      <ManagedPosition open={closing} onOpen={setClosing} of={position} act="close" now={now} />
    </>
  );
}

const EARLIER = 4;

/** Contracts of the coin that were settled, with what they brought the reader. */
function Earlier({ contract }: { contract: DatedContract }) {
  const words = deliveryWords.useWords();
  const shown = useShown(contract);
  const loggedIn = useSession((session) => session.token !== null);
  const settled = useQuery(settlementsQuery(contract.coin)).data;
  const own = useInfiniteQuery({ ...ownSettlementsQuery(), enabled: loggedIn }).data?.pages.flat() ?? [];
  if (!settled) return null;
  return (
    <section className="delivery-part">
      <p className="q-row-between">
        <b>{words.earlier}</b>
        {loggedIn && (
          <AppLink className="q-act" href={paths.deliveryRecord(EVERY_MARKET)}>
            {words.all}
          </AppLink>
        )}
      </p>
      {settled.length === 0 ? (
        <p className="q-muted">{words.noEarlier}</p>
      ) : (
        <table className="trading-table delivery-earlier">
          <thead>
            <tr>
              <th scope="col">{words.contract}</th>
              <th scope="col" className="q-right">
                {words.settledAt}
              </th>
              {loggedIn && (
                <th scope="col" className="q-right">
                  {words.you}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {settled.slice(0, EARLIER).map(({ symbol, price }) => {
              const mine = own.find((one) => one.symbol === symbol);
              const net = mine && units(mine.net);
              return (
                <tr key={symbol}>
                  <td>
                    <AppLink href={paths.deliverySamples(symbol)}>{symbol}</AppLink>
                  </td>
                  <td className="q-right q-n">{shown.price(units(price))}</td>
                  {loggedIn && (
                    <td className={`q-right q-n ${net === undefined ? '' : toneOf(net)}`}>
                      {net === undefined ? '–' : shown.amount(net)}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
