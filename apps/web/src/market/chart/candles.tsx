import type { Coin, Interval } from '@quay/contract/market';
import { format, units } from '@quay/money';
import { ErrorRow } from '@quay/ui';
import { tongues } from '@quay/words';
import { type Chart, dispose, type IndicatorCreate, init, registerOverlay } from 'klinecharts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { exchangeNow } from '../../request/clock.ts';
import { useFigures } from '../../shell/figures.ts';
import { usePreferences } from '../../shell/preferences.ts';
import type { OwnOrder } from '../own-order.ts';
import { marketWords } from '../words/index.ts';
import { CandleFeed, type FeedState } from './candle-feed.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { hasPane, type IndicatorName } from './choice.ts';
import { leaveScrollToPage } from './page-scroll.ts';
import { closesAt, leftUntil, periods } from './periods.ts';
import { stylesFrom, tokensAt } from './styles.ts';

export interface CandlesProps {
  symbol: string;
  coin: Coin;
  interval: Interval;
  indicators: readonly IndicatorName[];
  ownOrders?: readonly OwnOrder[];
}

const candlePane = 'candle_pane';
const ownOrderLine = 'quay-own-order';
const paneHeight = 72;
/** Above the highest candle there is room for the legend: two lines, or four of long prices on a phone. */
const legendHeight = 60;
const longLegend = 92;
/** A chart narrower than this is on a phone, and its candles are drawn closer. */
const phoneWidth = 600;

type OwnOrderLine = { text: string; color: string; ground: string; family: string };

/** An own order: a dashed line with an outlined label at the left. */
registerOverlay<OwnOrderLine>({
  name: ownOrderLine,
  totalStep: 2,
  lock: true,
  createPointFigures({ coordinates, bounding, overlay }) {
    const y = coordinates[0]?.y;
    if (y === undefined) return [];
    const { text, color, ground, family } = overlay.extendData;
    return [
      {
        type: 'line',
        ignoreEvent: true,
        attrs: {
          coordinates: [
            { x: 0, y },
            { x: bounding.width, y },
          ],
        },
        styles: { style: 'dashed', dashedValue: [4, 3], size: 1, color },
      },
      {
        type: 'text',
        ignoreEvent: true,
        attrs: { x: 8, y, text, align: 'left', baseline: 'middle' },
        styles: {
          style: 'stroke_fill',
          color,
          backgroundColor: ground,
          borderColor: color,
          borderSize: 1,
          borderRadius: 4,
          size: 12,
          family,
          weight: 420,
          paddingLeft: 6,
          paddingRight: 6,
          paddingTop: 3,
          paddingBottom: 3,
        },
      },
    ];
  },
});

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
            value: { text: short(traded), color: styles.candle.priceMark.high.color },
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
export default function Candles({ symbol, coin, interval, indicators, ownOrders }: CandlesProps) {
  const words = marketWords.useWords();
  const figures = useFigures();
  const language = usePreferences((preferences) => preferences.language);
  const [ground, setGround] = useState<HTMLDivElement | null>(null);
  const [chart, setChart] = useState<Chart | null>(null);
  const [state, setState] = useState<FeedState>('loading');
  const [look, setLook] = useState(0);
  const feed = useRef<CandleFeed>(undefined);

  const timeToClose = useEffectEvent((openedAt: number) =>
    leftUntil(closesAt(openedAt, interval), exchangeNow(), words.daysHours),
  );
  const bigNumber = useEffectEvent((value: string | number) => figures.short(plain(value)));
  const dateText = useEffectEvent((at: number, template: string) => dateIn(tongues[language].tag, template, at));

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
    const candles = new CandleFeed(setState, () => made.resetData());
    feed.current = candles;
    setChart(made);
    const stopLeaving = leaveScrollToPage(ground);
    const size = new ResizeObserver(() => made.resize());
    size.observe(ground);
    const changed = () => setLook((now) => now + 1);
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
    chart.setStyles(stylesFrom(tokensAt(ground), getComputedStyle(ground).fontFamily, words));
  }, [chart, ground, look, words]);

  const { priceDecimals, quantityDecimals } = coin;
  useEffect(() => {
    if (!chart || !feed.current) return;
    chart.setSymbol({ ticker: symbol, pricePrecision: priceDecimals, volumePrecision: quantityDecimals });
    chart.overrideYAxis({
      paneId: candlePane,
      gap: { top: priceDecimals > 5 && chart.getSize()!.width < phoneWidth ? longLegend : legendHeight, bottom: 24 },
    });
    chart.setPeriod(periods[interval]);
    chart.setDataLoader(feed.current);
  }, [chart, symbol, interval, priceDecimals, quantityDecimals]);

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
    }
    return () => {
      for (const name of indicators) chart.removeIndicator({ name });
    };
  }, [chart, indicators, words]);

  useEffect(() => {
    if (!chart || !ground || look < 0 || !ownOrders?.length) return;
    const token = tokensAt(ground);
    const family = getComputedStyle(ground).fontFamily;
    chart.createOverlay(
      ownOrders.map((order) => ({
        name: ownOrderLine,
        paneId: candlePane,
        id: `order-${order.orderId}`,
        points: [{ value: Number(order.price) }],
        extendData: {
          text: `${order.side === 'buy' ? words.buyOrder : words.sellOrder} ${figures.quantity(order.quantity, quantityDecimals)}`,
          color: token(order.side === 'buy' ? '--rise' : '--fall'),
          ground: token('--page'),
          family,
        },
      })),
    );
    return () => void chart.removeOverlay({ name: ownOrderLine });
  }, [chart, ground, look, ownOrders, words, figures, quantityDecimals]);

  return (
    <div className="market-candles">
      <div
        ref={setGround}
        className="market-candles-ground"
        role="img"
        aria-label={words.chart(`${coin.base}/${coin.quote}`, words.intervalNames[interval])}
      />
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

/** The library hands over its own digits, which may carry an exponent. */
function plain(value: string | number): string {
  const number = Number(value);
  return Number.isFinite(number) ? format(units(number.toFixed(8)), 8) : '0';
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** The library's templates in the reader's language. */
function dateIn(tag: string, template: string, at: number): string {
  const key = `${tag} ${template}`;
  let found = dates.get(key);
  if (!found) {
    const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
    found = new Intl.DateTimeFormat(tag, {
      ...(template.includes('YYYY') ? { year: 'numeric' } : {}),
      ...(template.includes('MM') ? { month: 'short' } : {}),
      ...(template.includes('DD') ? { day: 'numeric' } : {}),
      ...(template.includes('HH') ? time : {}),
    });
    dates.set(key, found);
  }
  return found.format(at);
}
