import type { Coin, Interval } from '@quay/contract/market';
import { format, units } from '@quay/money';
import { ErrorRow } from '@quay/ui';
import { dateFormat } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { languageFacts } from '@quay/words';
import { type AxisCreateTicksCallback, type Chart, dispose, type IndicatorCreate, init } from 'klinecharts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import type { InstrumentKey } from '../../instrument.ts';
import type { LineMoves, OwnLine, OwnOrder } from '../own-order.ts';
import { marketWords } from '../words/index.ts';
import { CandleFeed, type FeedState } from './candle-feed.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { type ChartLook, hasPane, type IndicatorName } from './choice.ts';
import { below, legendRows, textWidth } from './legend.ts';
import { canMove, LineHandles } from './line-handles.tsx';
import { labelBoxesOf } from './line-moves.ts';
import { type OwnOrderLook, ownOrderLines } from './own-orders.ts';
import { leaveScrollToPage } from './page-scroll.ts';
import { closesAt, leftUntil, periods } from './periods.ts';
import { type PriceMarksLook, priceMarks } from './price-marks.ts';
import { stylesFrom, tokensAt } from './styles.ts';

export interface CandlesProps {
  instrument: InstrumentKey;
  coin: Coin;
  interval: Interval;
  look: ChartLook;
  indicators: readonly IndicatorName[];
  ownOrders?: readonly OwnOrder[];
  /** Other prices of the reader, drawn in the same way. */
  ownLines?: readonly OwnLine[];
  /** Who hears of lines that are moved; without it none can be. */
  moves?: LineMoves;
}

const candlePane = 'candle_pane';
const paneHeight = 72;
/** Between the legend and the highest candle, for the name of its price. */
const markHeight = 18;
/** Below the lowest candle, for the same. */
const bottomGap = 24;
/** A chart narrower than this is on a phone, and its candles are drawn closer. */
const phoneWidth = 600;

const lineColours: Record<OwnLine['tone'], string> = {
  text: '--text',
  muted: '--muted',
  danger: '--red',
  rise: '--rise',
  fall: '--fall',
};

/** What each indicator is made of. Legends carry the parameter, as traders write it: MA7, RSI14. */
const parts: Record<IndicatorName, (volume: string, short: (value: number) => string) => Partial<IndicatorCreate>> = {
  MA: () => ({ calcParams: [7, 25, 99], regenerateFigures: lines('ma', 'MA') }),
  EMA: () => ({ calcParams: [7, 25, 99], regenerateFigures: lines('ema', 'EMA') }),
  BOLL: () => ({ calcParams: [20, 2] }),
  VOL: (volume, short) => ({
    calcParams: [],
    regenerateFigures: null,
    figures: [{ key: 'volume', type: 'bar', baseValue: 0, styles: volumeStyle }],
    createTooltipDataSource: ({ chart, indicator, crosshair }) => {
      const styles = chart.getStyles();
      const at = crosshair.dataIndex ?? indicator.result.length - 1;
      const traded = (indicator.result[at] as { volume?: number } | undefined)?.volume ?? 0;
      return {
        name: '',
        calcParamsText: '',
        features: [],
        legends: [
          {
            title: { text: `${volume} `, color: styles.indicator.tooltip.legend.color },
            value: { text: short(traded), color: styles.candle.priceMark.last.upColor },
          },
        ],
      };
    },
  }),
  RSI: () => ({ calcParams: [14], precision: 1, regenerateFigures: lines('rsi', 'RSI') }),
  MACD: () => ({ calcParams: [12, 26, 9], precision: 2, createTooltipDataSource: macdLegend }),
  KDJ: () => ({ calcParams: [9, 3, 3], precision: 1 }),
};

/** The library writes the third figure in the thin colour of its bars, which nobody can read. */
const macdLegend: NonNullable<IndicatorCreate['createTooltipDataSource']> = ({ chart, indicator, crosshair }) => {
  const { lines, tooltip } = chart.getStyles().indicator;
  const at = crosshair.dataIndex ?? indicator.result.length - 1;
  const figures = (indicator.result[at] ?? {}) as { dif?: number; dea?: number; macd?: number };
  const legend = (name: string, value: number | undefined, color: string) => ({
    title: { text: `${name} `, color },
    value: { text: value === undefined ? '' : value.toFixed(indicator.precision).replace('-', '\u2212'), color },
  });
  return {
    name: '',
    calcParamsText: '',
    features: [],
    legends: [
      legend('DIF', figures.dif, lines[0]!.color),
      legend('DEA', figures.dea, lines[1]!.color),
      legend('MACD', figures.macd, tooltip.legend.color),
    ],
  };
};

function lines(key: string, name: string): IndicatorCreate['regenerateFigures'] {
  return (params) =>
    params.map((param, index) => ({ key: `${key}${index + 1}`, title: `${name}${param} `, type: 'line' }));
}

const volumeStyle: NonNullable<NonNullable<IndicatorCreate['figures']>[number]['styles']> = ({
  data,
  defaultStyles,
}) => {
  const bars = defaultStyles?.bars[0];
  const candle = data.current as { open: number; close: number } | null;
  if (!bars || !candle) return null;
  return { color: candle.close < candle.open ? bars.downColor : bars.upColor };
};

/** Draws the candles of a market into its parent. Fetched only by the screens that show a chart. */
export default function Candles({
  instrument,
  coin,
  interval,
  look: chartLook,
  indicators,
  ownOrders,
  ownLines,
  moves,
}: CandlesProps) {
  const words = marketWords.useWords();
  const figures = useFigures();
  const language = usePreferences((preferences) => preferences.language);
  const [ground, setGround] = useState<HTMLDivElement | null>(null);
  const [chart, setChart] = useState<Chart | null>(null);
  const [state, setState] = useState<FeedState>('loading');
  const [look, setLook] = useState(0);
  const feed = useRef<CandleFeed>(undefined);
  const handles = useRef(new Map<string, HTMLElement>());

  const { priceDecimals, quantityDecimals } = coin;
  /** The highest candle stays below the legend, however many rows that takes here. */
  const makeRoom = useEffectEvent(() => {
    const main = chart?.getSize(candlePane, 'main');
    if (!chart || !main || chart.getDataList().length === 0) return;
    const top = below(legendRows(chart, candlePane, main.width)) + markHeight;
    // The library takes a gap as a share of what is between the gaps.
    const share = main.height / Math.max(main.height / 2, main.height - top - bottomGap);
    chart.overrideYAxis({ paneId: candlePane, gap: { top: top * share, bottom: bottomGap * share } });
  });
  const timeToClose = useEffectEvent((openedAt: number) =>
    leftUntil(closesAt(openedAt, interval), exchangeNow(), words.daysHours),
  );
  const bigNumber = useEffectEvent((value: string | number) => figures.short(plain(value)));
  const dateText = useEffectEvent((at: number, template: string) => dateIn(languageFacts(language).tag, template, at));

  useEffect(() => {
    if (!ground) return;
    const made = init(ground, {
      hotkey: { enabled: false },
      // Each price with all its decimals; the library would write a run of zeros as a small number.
      decimalFold: { threshold: 1000 },
      formatter: {
        formatDate: ({ timestamp, template }) => dateText(timestamp, template),
        formatBigNumber: (value) => bigNumber(value),
        formatExtendText: ({ data }) => timeToClose(data.timestamp),
      },
    });
    if (!made) return;
    const narrow = ground.clientWidth < phoneWidth;
    // The library puts its drawing first in the order of the Tab key, which is not for it to say.
    ground.querySelector('[tabindex]')?.setAttribute('tabindex', '-1');
    made.setBarSpace(narrow ? 7 : 8.5);
    made.setOffsetRightDistance(narrow ? 8 : 24);
    made.overrideYAxis({ paneId: candlePane, createTicks: pricesOnly(made) });
    made.overrideXAxis({ createTicks: wholeLabels(made) });
    const candles = new CandleFeed(setState, () => made.resetData());
    feed.current = candles;
    setChart(made);
    const stopLeaving = leaveScrollToPage(ground);
    const changed = () => setLook((now) => now + 1);
    const size = new ResizeObserver(() => {
      made.resize();
      makeRoom();
    });
    size.observe(ground);
    const theme = new MutationObserver(changed);
    theme.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-updown'],
      subtree: true,
    });
    document.fonts?.addEventListener('loadingdone', changed);
    return () => {
      stopLeaving();
      size.disconnect();
      theme.disconnect();
      document.fonts?.removeEventListener('loadingdone', changed);
      candles.stop();
      setChart(null);
      dispose(ground);
    };
  }, [ground]);

  // `look` counts the changes of theme, colours and fonts.
  useEffect(() => {
    if (!chart || !ground || look < 0) return;
    chart.setStyles(stylesFrom(tokensAt(ground), getComputedStyle(ground).fontFamily, words, chartLook));
    makeRoom();
  }, [chart, ground, look, words, chartLook]);

  useEffect(() => {
    if (chart && state === 'ready') makeRoom();
  }, [chart, state]);

  useEffect(() => {
    if (!chart || !feed.current) return;
    chart.setSymbol({ ticker: instrument, pricePrecision: priceDecimals, volumePrecision: quantityDecimals });
    chart.setPeriod(periods[interval]);
    chart.setDataLoader(feed.current);
  }, [chart, instrument, interval, priceDecimals, quantityDecimals]);

  useEffect(() => {
    if (!chart) return;
    for (const name of indicators) {
      const over = !hasPane(name);
      const paneId = over ? candlePane : `pane-${name}`;
      chart.createIndicator({ ...parts[name](words.volumeShort, bigNumber), name, paneId }, over);
      if (over) continue;
      chart.setPaneOptions({ id: paneId, height: paneHeight, minHeight: 48 });
      // The legend says how much; a scale of volumes says little.
      if (name === 'VOL') chart.overrideYAxis({ paneId, gap: { top: 0.3, bottom: 0 }, createTicks: () => [] });
      else chart.overrideYAxis({ paneId, createTicks: pricesOnly(chart) });
    }
    makeRoom();
    return () => {
      for (const name of indicators) chart.removeIndicator({ name });
    };
  }, [chart, indicators, words]);

  useEffect(() => {
    if (!chart || !ground || look < 0) return;
    const token = tokensAt(ground);
    const extendData: PriceMarksLook = { color: token('--text'), ground: token('--page') };
    chart.createIndicator({ name: priceMarks, paneId: candlePane, extendData }, true);
    return () => void chart.removeIndicator({ name: priceMarks });
  }, [chart, ground, look]);

  // A new array that says the same is no reason to draw again.
  const linesKey = JSON.stringify(ownLines ?? []);
  useEffect(() => {
    const lines = JSON.parse(linesKey) as readonly OwnLine[];
    const orders = ownOrders ?? [];
    if (!chart || !ground || look < 0 || orders.length + lines.length === 0) return;
    const token = tokensAt(ground);
    const extendData: OwnOrderLook = {
      labels: [
        ...lines.map(({ label, tone, beyond }) => ({ text: label, beyond, color: token(lineColours[tone]) })),
        ...orders.map(({ side, quantity, stop }) => ({
          text: [
            stop ? words.stopOrder[side] : words.restingOrder[side],
            quantity !== null && figures.quantity(quantity, quantityDecimals),
          ]
            .filter(Boolean)
            .join(' '),
          color: token(side === 'buy' ? '--rise' : '--fall'),
        })),
      ],
      ground: token('--page'),
      family: getComputedStyle(ground).fontFamily,
      onDraw(heights, { width, height }) {
        const movable = lines.flatMap(({ handle }, n) => (handle ? [{ id: handle.id, y: heights[n]! }] : []));
        const boxes = labelBoxesOf(
          movable.map(({ y }) => y),
          height,
        );
        movable.forEach(({ id }, n) => {
          const { y, left } = boxes[n]!;
          handles.current.get(id)?.style.setProperty('transform', `translate(${width - 14 + left}px, ${y}px)`);
        });
      },
    };
    const points = [...lines, ...orders].map(({ price }) => ({ value: Number(price) }));
    chart.createOverlay({ name: ownOrderLines, paneId: candlePane, points, extendData });
    return () => void chart.removeOverlay({ name: ownOrderLines });
  }, [chart, ground, look, ownOrders, linesKey, words, figures, quantityDecimals]);

  return (
    <div className="market-candles">
      <div
        ref={setGround}
        className="market-candles-ground"
        role="img"
        aria-label={words.chart(`${coin.base}/${coin.quote}`, words.intervalNames[interval])}
      />
      {chart && moves && state === 'ready' && (
        <LineHandles
          lines={(ownLines ?? []).filter(canMove)}
          chart={chart}
          paneId={candlePane}
          tick={coin.tickSize}
          decimals={priceDecimals}
          moves={moves}
          elements={handles}
        />
      )}
      {state === 'loading' && <ChartSkeleton />}
      {state === 'failed' && (
        <div className="market-candles-failed">
          <ErrorRow title={words.chartFailed} retryLabel={words.tryAgain} onRetry={() => chart?.resetData()}>
            {words.chartFailedWhy}
          </ErrorRow>
        </div>
      )}
    </div>
  );
}

/** The library makes up a scale from 0 to 10 where there are no prices. */
function pricesOnly(chart: Chart): AxisCreateTicksCallback {
  return ({ defaultTicks }) => (chart.getDataList().length > 0 ? defaultTicks : []);
}

/** A time that the edge would cut says something else than it means. */
function wholeLabels(chart: Chart): AxisCreateTicksCallback {
  return ({ bounding, defaultTicks }) => {
    const { size, weight, family } = chart.getStyles().xAxis.tickText;
    return defaultTicks.filter(({ coord, text }) => {
      const half = textWidth(text, `${weight} ${size}px ${family}`) / 2;
      return coord >= half && coord + half <= bounding.width;
    });
  };
}

/** The library hands over its own digits, which may carry an exponent. */
function plain(value: string | number): string {
  const number = Number(value);
  return Number.isFinite(number) ? format(units(number.toFixed(8)), 8) : '0';
}

/** The library's templates in the reader's language. */
function dateIn(tag: string, template: string, at: number): string {
  return dateFormat(tag, {
    ...(template.includes('YYYY') && { year: 'numeric' }),
    ...(template.includes('MM') && { month: 'short' }),
    ...(template.includes('DD') && { day: 'numeric' }),
    ...(template.includes('HH') && { hour: '2-digit', minute: '2-digit' }),
  }).format(at);
}
