import { DEPTH_SIZE, type Interval, intervals, type MarketPush, type Ticker, TRADES_SIZE } from '@quay/contract/market';
import { openedAt as opened } from '@quay/store';
import type { PublicPushes } from '../../live/pushes.ts';
import type { MarketNews, MarketView } from './view.ts';
import { candleOnWire, differenceOnWire, levelsOnWire, tickerOnWire, tradeOnWire } from './wire.ts';

/** A public channel, taken apart. */
type MarketChannel =
  | { readonly kind: 'tickers' }
  | { readonly kind: 'depth' | 'trades'; readonly symbol: string }
  | { readonly kind: 'candles'; readonly symbol: string; readonly interval: Interval };

/** Tickers, which are many, are said every so many ticks. */
const TICKS_PER_TICKERS = 5;
/** How long after its time a trade may be heard of. */
const LATE_MS = 2_000;

/** Everything public about the markets: what a batch changed is said at the next tick. */
export function marketPushes(view: MarketView): PublicPushes {
  const changedTickers = new Set<string>();
  let ticks = 0;
  let tickedAt = Date.now();

  return {
    begin(name) {
      const channel = marketChannel(view, name);
      return channel && ((now) => marketSnapshot(view, channel, now));
    },
    tick(now, say) {
      const sayCandles = (symbol: string, since: number) => {
        for (const interval of intervals) {
          say(`candles:${symbol}:${interval}`, now, () => candlesPush(view, symbol, interval, now, since));
        }
      };
      ticks += 1;
      const newBucket = opened('5m', now) !== opened('5m', tickedAt);
      for (const news of view.takeNews()) {
        const { symbol } = news;
        changedTickers.add(symbol);
        say(`depth:${symbol}`, now, () => depthPush(news));
        say(`trades:${symbol}`, now, () => tradesPush(news));
        // A trade is heard of a moment after its time: its candle may have ended in between.
        const first = news.trades[0];
        if (first && !newBucket) sayCandles(symbol, Math.min(tickedAt, first.at));
      }
      if (newBucket) {
        // Candles end and days move on where nothing is traded, too.
        for (const { symbol } of view.markets()) {
          sayCandles(symbol, tickedAt - LATE_MS);
          changedTickers.add(symbol);
        }
      }
      if (ticks % TICKS_PER_TICKERS === 0 && changedTickers.size > 0) {
        say('tickers', now, () => tickersPush(view, [...changedTickers], now));
        changedTickers.clear();
      }
      tickedAt = now;
    },
  };
}

/** Reads the name of a channel; nothing when there is no such channel or market. */
function marketChannel(view: MarketView, name: string): MarketChannel | undefined {
  if (name === 'tickers') return { kind: 'tickers' };
  const [kind, symbol = '', interval, ...rest] = name.split(':');
  if (rest.length > 0 || !view.market(symbol)) return undefined;
  if ((kind === 'depth' || kind === 'trades') && interval === undefined) return { kind, symbol };
  const known = intervals.find((one) => one === interval);
  return kind === 'candles' && known ? { kind, symbol, interval: known } : undefined;
}

/** What a channel begins with, and what makes a listener whole again who missed something. */
function marketSnapshot(view: MarketView, channel: MarketChannel, now: number): MarketPush {
  switch (channel.kind) {
    case 'tickers':
      return tickersPush(
        view,
        view.markets().map((market) => market.symbol),
        now,
      );
    case 'depth': {
      const { symbol } = channel;
      const { sequence, bids, asks } = view.depth(symbol, DEPTH_SIZE);
      const data = { symbol, sequence, bids: levelsOnWire(bids), asks: levelsOnWire(asks) };
      return { channel: `depth:${symbol}`, data: { kind: 'snapshot', ...data } };
    }
    case 'trades': {
      const trades = view.trades(channel.symbol, TRADES_SIZE).reverse();
      return { channel: `trades:${channel.symbol}`, data: trades.map(tradeOnWire) };
    }
    case 'candles':
      return candlesPush(view, channel.symbol, channel.interval, now, 0);
  }
}

function tickersPush(view: MarketView, symbols: readonly string[], now: number): MarketPush {
  const data: Ticker[] = symbols.map((symbol) => tickerOnWire(symbol, view.ticker(symbol, now), now));
  return { channel: 'tickers', data };
}

const depthPush = ({ symbol, difference }: MarketNews): MarketPush | undefined =>
  difference && { channel: `depth:${symbol}`, data: differenceOnWire(difference) };

const tradesPush = ({ symbol, trades }: MarketNews): MarketPush | undefined =>
  trades.length === 0 ? undefined : { channel: `trades:${symbol}`, data: trades.map(tradeOnWire) };

/** The candles that may have changed since `since`: the one that was open then, and all after it. */
function candlesPush(view: MarketView, symbol: string, interval: Interval, now: number, since: number): MarketPush {
  const from = opened(interval, since);
  const bars = view.candles(symbol, interval, now).filter((bar) => bar.openedAt >= from);
  return { channel: `candles:${symbol}:${interval}`, data: bars.map(candleOnWire) };
}
