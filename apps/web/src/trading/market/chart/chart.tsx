import { type Coin, type Interval, intervals } from '@quay/contract/market';
import { Checkbox, IconButton, Segments, Sheet } from '@quay/ui';
import { useLocation, useNavigate } from '@quay/web-kit/router';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useSession } from '../../../shell/session.ts';
import { useAlertLines } from '../alerts/alert-lines.ts';
import type { LineMoves, OwnLine, OwnOrder } from '../own-order.ts';
import { marketWords } from '../words/index.ts';
import './chart.css';
import { type InstrumentKey, instrumentOf } from '../../instrument.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { chartLooks, type IndicatorName, overlays, panes, useChartChoice } from './choice.ts';

export interface ChartProps {
  instrument: InstrumentKey;
  coin: Coin;
  interval: Interval;
  /** Open orders of the reader in this market, drawn as lines. */
  ownOrders?: readonly OwnOrder[];
  /** Other prices of the reader, drawn in the same way. */
  ownLines?: readonly OwnLine[];
  /** Who hears of lines that are moved; without it none can be. */
  moves?: LineMoves;
  /** Candles and lines alone, whatever the reader chose to see besides. */
  bare?: boolean;
}

const AlertSheet = lazySheet(() => import('../alerts/alert-sheet.tsx'));

const none: readonly IndicatorName[] = [];

const Candles = lazy(() => import('./candles.tsx'));

/** Candles alone, as large as the parent. The drawing library is fetched when the first chart is shown. */
export function Chart({ bare = false, ...props }: ChartProps) {
  const indicators = useChartChoice((choice) => choice.indicators);
  const look = useChartChoice((choice) => choice.look);
  return (
    <div className="market-chart">
      <Suspense fallback={<ChartSkeleton />}>
        <Candles {...props} look={bare ? 'candles' : look} indicators={bare ? none : indicators} />
      </Suspense>
    </div>
  );
}

export interface ChartPanelProps {
  instrument: InstrumentKey;
  coin: Coin;
  ownOrders?: readonly OwnOrder[];
  ownLines?: readonly OwnLine[];
  moves?: LineMoves;
  /** Icon buttons after the one for indicators, such as full screen. */
  acts?: ReactNode;
}

/** Intervals, indicators and candles, as large as the parent. */
export function ChartPanel({ acts, ...chart }: ChartPanelProps) {
  const words = marketWords.useWords();
  const { interval, setInterval } = useChartChoice();
  const [choosing, setChoosing] = useState(false);
  const alertLines = useAlertLines(chart.instrument, words.alert);
  const chosen = useRef<HTMLButtonElement>(null);
  // The row is longer than a phone; what was chosen at another visit is in sight.
  useEffect(() => {
    // It may return a promise, which is no cleanup.
    void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <div className="market-chart-panel">
      <div className="market-intervals">
        <div role="tablist" aria-label={words.interval} onKeyDown={moveFocus}>
          {intervals.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              ref={one === interval ? chosen : undefined}
              aria-selected={one === interval}
              title={words.intervalNames[one]}
              tabIndex={one === interval ? 0 : -1}
              onClick={() => setInterval(one)}
            >
              {words.intervals[one]}
            </button>
          ))}
        </div>
        <span className="q-row">
          <IconButton icon="filter" size="s" quiet label={words.indicators} onClick={() => setChoosing(true)} />
          <AlertButton instrument={chart.instrument} coin={chart.coin} />
          {acts}
        </span>
      </div>
      <Chart {...chart} ownLines={[...(chart.ownLines ?? []), ...alertLines]} interval={interval} />
      <IndicatorSheet open={choosing} onClose={() => setChoosing(false)} />
    </div>
  );
}

/** Opens the alerts on the price that is drawn; who is not logged in is led to the login and back. */
function AlertButton({ instrument, coin }: Pick<ChartProps, 'instrument' | 'coin'>) {
  const words = marketWords.useWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const loggedIn = useSession((session) => session.token !== null);
  const [open, setOpen] = useState(false);
  const { product, symbol } = instrumentOf(instrument);
  return (
    <>
      <IconButton
        icon="alarm"
        size="s"
        quiet
        label={words.alert}
        onClick={() => (loggedIn ? setOpen(true) : void navigate(paths.login(pathname + search)))}
      />
      <AlertSheet
        open={open}
        onClose={() => setOpen(false)}
        instrument={instrument}
        coin={coin}
        name={product === 'spot' ? `${coin.base}/${coin.quote}` : symbol}
      />
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const next = tabs.at((tabs.indexOf(document.activeElement as HTMLElement) + step) % tabs.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}

function IndicatorSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = marketWords.useWords();
  const { indicators, toggle, look, setLook } = useChartChoice();
  const names: Record<IndicatorName, string> = {
    MA: words.movingAverage,
    EMA: words.exponential,
    BOLL: words.bollinger,
    VOL: words.volume,
    RSI: words.strength,
    MACD: words.convergence,
    KDJ: words.stochastic,
  };
  const choices = (group: readonly IndicatorName[]) =>
    group.map((name) => (
      <Checkbox key={name} checked={indicators.includes(name)} onChange={() => toggle(name)}>
        {names[name]} <span className="q-muted">{name}</span>
      </Checkbox>
    ));
  return (
    <Sheet open={open} onClose={onClose} title={words.indicators} closeLabel={words.close}>
      <div className="market-indicators">
        <Segments
          label={words.chartLook}
          value={look}
          onChange={setLook}
          items={chartLooks.map((id) => ({ id, label: words.chartLooks[id] }))}
        />
        <h3>{words.indicatorsOnCandles}</h3>
        {choices(overlays)}
        <h3>{words.indicatorsBelow}</h3>
        {choices(panes)}
      </div>
    </Sheet>
  );
}
