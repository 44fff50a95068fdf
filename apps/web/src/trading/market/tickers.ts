import type { PublicTrade, Ticker, TickerWithTrend } from '@quay/contract/market';
import type { Product } from '@quay/contract/trading';
import { format, greatest, least, text, units } from '@quay/money';
import { useCallback, useSyncExternalStore } from 'react';
import { live } from '../../live/live.ts';
import { TICKERS_CHANNEL, tickersOf } from '../channels.ts';
import { type InstrumentKey, instrumentOf } from '../instrument.ts';
import { fetchRealTime } from './queries/real-time.ts';

/**
 * The last 24 hours of all markets, in one store for each product outside React: the REST answer brings the trends, the `tickers` push
 * keeps the figures. A push renders only the components that show one of its markets, once per frame. Tickers come once a
 * second and trades of a market that is looked at more often: each trade moves its ticker, so that the last price is one
 * price wherever it stands.
 */
export type Tickers = ReadonlyMap<string, TickerWithTrend>;
type State = 'loading' | 'ready' | 'failed';

/** The trend has a point per hour; after that long it is asked for again. */
const TREND_AGE_MS = 3_600_000;
/** A whole-list view (sorting, valuing) changes its order at most this often, so that a row holds still under a finger. */
const LIST_INTERVAL_MS = 1_000;

/** The ticker after a trade at another price than its last; the socket brings what is newer later. */
export function moved(ticker: TickerWithTrend, { price, at }: Pick<PublicTrade, 'price' | 'at'>): TickerWithTrend {
  const [last, open] = [units(price), units(ticker.open)];
  const change = last - open;
  return {
    ...ticker,
    last: price,
    high: text(greatest(units(ticker.high), last)),
    low: text(least(units(ticker.low), last)),
    change: text(change),
    changeRate: open === 0n ? ticker.changeRate : format((change * 100_000_000n) / open, 8),
    at: Math.max(ticker.at, at),
  };
}

function createStore(product: Product) {
  const current = new Map<string, TickerWithTrend>();
  let listed: Tickers = new Map();
  let state: State = 'loading';
  const bySymbol = new Map<string, Set<() => void>>();
  const byList = new Set<() => void>();
  const changed = new Set<string>();
  let users = 0;
  let hangUp: (() => void) | undefined;
  let frame = 0;
  let listTimer: ReturnType<typeof setTimeout> | undefined;
  let trendAt = 0;
  let inquiry: Promise<void> | undefined;

  function notifyRows() {
    frame = 0;
    for (const symbol of changed) for (const notify of bySymbol.get(symbol) ?? []) notify();
    changed.clear();
  }

  function notifyList() {
    clearTimeout(listTimer);
    listTimer = undefined;
    listed = new Map(current);
    for (const notify of byList) notify();
  }

  function take(tickers: readonly (Ticker | TickerWithTrend)[], atOnce = current.size === 0) {
    for (const ticker of tickers) {
      const held = current.get(ticker.symbol);
      const trend = 'trend' in ticker ? ticker.trend : (held?.trend ?? []);
      // An answer that travelled longer than a push must not set the price back.
      current.set(ticker.symbol, held && held.at > ticker.at ? { ...held, trend } : { ...ticker, trend });
      changed.add(ticker.symbol);
    }
    if (atOnce || state !== 'ready') {
      state = 'ready';
      notifyList();
    } else listTimer ??= setTimeout(notifyList, LIST_INTERVAL_MS);
    if (!frame) frame = requestAnimationFrame(notifyRows);
  }

  /** The newest trade of a market, as it was pushed. */
  function takeTrade(symbol: string, trade: PublicTrade): void {
    const held = current.get(symbol);
    if (held && held.last !== trade.price) take([moved(held, trade)], false);
  }

  function load(): Promise<void> {
    inquiry ??= fetchRealTime(product === 'spot' ? {} : { product })
      .then((tickers) => {
        // Pushes may have brought the prices, but the first trends are what a curve waits for.
        const first = trendAt === 0;
        trendAt = Date.now();
        take(tickers, first);
      })
      .catch(() => {
        // With prices at hand a missing trend is no failure; without them the screen offers to try again.
        if (current.size > 0) return;
        state = 'failed';
        notifyList();
      })
      .finally(() => {
        inquiry = undefined;
      });
    return inquiry;
  }

  function hold(): () => void {
    users += 1;
    if (users === 1) {
      hangUp = live.subscribe(TICKERS_CHANNEL, (data) => {
        take(tickersOf(product, data as Ticker[]));
        if (trendAt > 0 && Date.now() - trendAt > TREND_AGE_MS) void load();
      });
      if (Date.now() - trendAt > TREND_AGE_MS) void load();
    }
    return () => {
      users -= 1;
      if (users > 0) return;
      hangUp?.();
      cancelAnimationFrame(frame);
      frame = 0;
      clearTimeout(listTimer);
      listTimer = undefined;
    };
  }

  function listenList(notify: () => void): () => void {
    byList.add(notify);
    const release = hold();
    return () => {
      byList.delete(notify);
      release();
    };
  }

  /** Calls back when the ticker of a market has changed, in the frame in which everybody who shows it is called. */
  function watch(symbol: string, notify: () => void): () => void {
    const subscribers = bySymbol.get(symbol) ?? new Set();
    bySymbol.set(symbol, subscribers.add(notify));
    const release = hold();
    return () => {
      subscribers.delete(notify);
      release();
    };
  }

  /** The ticker of one market as it is known now. */
  const tickerNow = (symbol: string): TickerWithTrend | undefined => current.get(symbol);

  function retry() {
    state = 'loading';
    notifyList();
    void load();
  }

  return { takeTrade, watch, tickerNow, listenList, listed: () => listed, state: () => state, retry };
}

const stores = new Map<Product, ReturnType<typeof createStore>>();

function storeOf(product: Product): ReturnType<typeof createStore> {
  const store = stores.get(product) ?? createStore(product);
  stores.set(product, store);
  return store;
}

/** The newest trade of an instrument, as it was pushed. */
export function takeTrade(key: InstrumentKey, trade: PublicTrade): void {
  const { product, symbol } = instrumentOf(key);
  storeOf(product).takeTrade(symbol, trade);
}

/** Calls back when the ticker of an instrument has changed. */
export function watchTicker(key: InstrumentKey, notify: () => void): () => void {
  const { product, symbol } = instrumentOf(key);
  return storeOf(product).watch(symbol, notify);
}

/** The ticker of one instrument as it is known now. */
export function tickerNow(key: InstrumentKey): TickerWithTrend | undefined {
  const { product, symbol } = instrumentOf(key);
  return storeOf(product).tickerNow(symbol);
}

/** The ticker of one instrument, live; `undefined` until it is known. Only its own changes re-render. */
export function useTicker(key: InstrumentKey): TickerWithTrend | undefined {
  const listen = useCallback((notify: () => void) => watchTicker(key, notify), [key]);
  return useSyncExternalStore(listen, () => tickerNow(key));
}

/** All tickers of a product by symbol, a new map at most once a second: for sorting and valuing. A live figure takes `useTicker`. */
export function useTickers(product: Product = 'spot'): Tickers {
  const { listenList, listed } = storeOf(product);
  return useSyncExternalStore(listenList, listed);
}

/** Whether there are tickers to show, and another try when there are none. */
export function useTickersState(product: Product = 'spot'): { state: State; retry: () => void } {
  const { listenList, state, retry } = storeOf(product);
  return { state: useSyncExternalStore(listenList, state), retry };
}
