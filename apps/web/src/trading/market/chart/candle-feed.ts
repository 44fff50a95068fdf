import { type Candle, type Interval, KLINE_SIZE, type Ticker } from '@quay/contract/market';
import { greatest, least, text, units } from '@quay/money';
import type { DataLoader, DataLoaderGetBarsParams, DataLoaderSubscribeBarParams, KLineData } from 'klinecharts';
import { live } from '../../../live/live.ts';
import { channelOf } from '../../channels.ts';
import { type InstrumentKey, instrumentOf, namedOf } from '../../instrument.ts';
import { fetchKline } from '../queries/kline.ts';
import { tickerNow, watchTicker } from '../tickers.ts';
import { closesAt, intervalOf } from './periods.ts';

export type FeedState = 'loading' | 'ready' | 'failed';

/** The chart knows an instrument by its key, which it calls the ticker of a symbol. */
const candlesOf = (key: string, range: { interval: Interval; before?: string }): Promise<Candle[]> =>
  fetchKline({ ...namedOf(instrumentOf(key)), size: String(KLINE_SIZE), ...range });

/** Every candle that changes repaints the whole chart; more often than this nobody sees a difference. */
const REPAINT_MS = 250;

/** The chart's numbers are pixels in the making, so floats will do. */
const bar = ([timestamp, open, high, low, close, volume, turnover]: Candle): KLineData => ({
  timestamp,
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: Number(volume),
  turnover: Number(turnover),
});

/** The open candle closes at the last price that the header shows, also while the chart rests between two repaints. */
export function withLast(candle: Candle, ticker: Pick<Ticker, 'last' | 'at'> | undefined, interval: Interval): Candle {
  const [openedAt, open, high, low, , volume, turnover] = candle;
  if (!ticker || ticker.at < openedAt || ticker.at >= closesAt(openedAt, interval)) return candle;
  const { last } = ticker;
  const [top, bottom] = [greatest(units(high), units(last)), least(units(low), units(last))];
  return [openedAt, open, text(top), text(bottom), last, volume, turnover];
}

/**
 * Where the chart's candles come from: the past by request, older ones when it is scrolled to, the present by push.
 * When a push does not follow on what is there (the line was down), the missing candles are asked for.
 */
export class CandleFeed implements DataLoader {
  readonly #became: (state: FeedState) => void;
  readonly #startOver: () => void;
  /** Answers for a market or an interval that is no longer shown are dropped. */
  #generation = 0;
  #stopLive: (() => void) | undefined;
  #newest = 0;
  /** The candle that opened last, as it was told. */
  #latest: Candle | undefined;

  constructor(became: (state: FeedState) => void, startOver: () => void) {
    this.#became = became;
    this.#startOver = startOver;
  }

  stop(): void {
    this.#generation += 1;
    this.#stopLive?.();
    this.#stopLive = undefined;
  }

  getBars = async ({ type, timestamp, symbol, period, callback }: DataLoaderGetBarsParams): Promise<void> => {
    const first = type === 'init';
    if (first) {
      this.stop();
      this.#newest = 0;
      this.#became('loading');
    }
    const generation = this.#generation;
    const before = type === 'forward' && timestamp !== null ? { before: String(timestamp) } : {};
    try {
      const candles = await candlesOf(symbol.ticker, { interval: intervalOf(period), ...before });
      if (generation !== this.#generation) return;
      if (first) {
        this.#latest = candles.at(-1);
        this.#newest = this.#latest?.[0] ?? 0;
      }
      callback(candles.map(bar), { forward: candles.length === KLINE_SIZE, backward: false });
      if (first) this.#became('ready');
    } catch {
      if (generation !== this.#generation) return;
      if (first) this.#became('failed');
      // Older candles are asked for again when the reader scrolls on.
      else callback([], { forward: true, backward: false });
    }
  };

  subscribeBar = ({ symbol, period, callback }: DataLoaderSubscribeBarParams): void => {
    const interval = intervalOf(period);
    const generation = this.#generation;
    let filling = false;
    const put = (candles: readonly Candle[]) => {
      for (const candle of candles) {
        if (candle[0] < this.#newest) continue;
        this.#newest = candle[0];
        this.#latest = candle;
        callback(
          bar(
            candle === candles.at(-1) ? withLast(candle, tickerNow(symbol.ticker as InstrumentKey), interval) : candle,
          ),
        );
      }
    };
    const fill = async () => {
      filling = true;
      try {
        const answer = await candlesOf(symbol.ticker, { interval });
        if (generation !== this.#generation) return;
        const first = answer[0];
        if (first && this.#newest > 0 && first[0] > closesAt(this.#newest, interval)) this.#startOver();
        else put(answer);
      } catch {
        // The next push finds the same gap and asks again.
      } finally {
        filling = false;
      }
    };
    const waiting = new Map<number, Candle>();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      rest = undefined;
      const candles = [...waiting.values()].filter(([openedAt]) => openedAt >= this.#newest);
      waiting.clear();
      const [next] = candles;
      if (!next || filling) return;
      rest = setTimeout(show, REPAINT_MS);
      if (this.#newest > 0 && next[0] > closesAt(this.#newest, interval)) void fill();
      else put(candles);
    };
    this.#stopLive?.();
    const hangUp = live.subscribe(channelOf('candles', symbol.ticker as InstrumentKey, interval), (data) => {
      for (const candle of data as Candle[]) waiting.set(candle[0], candle);
      if (rest === undefined) show();
    });
    // A price that comes without a candle moves the last one.
    const stopTicker = watchTicker(symbol.ticker as InstrumentKey, () => {
      const latest = this.#latest;
      if (latest && !waiting.has(latest[0])) waiting.set(latest[0], latest);
      if (latest && rest === undefined) show();
    });
    this.#stopLive = () => {
      clearTimeout(rest);
      stopTicker();
      hangUp();
    };
  };

  unsubscribeBar = (): void => {
    this.#stopLive?.();
    this.#stopLive = undefined;
  };
}
