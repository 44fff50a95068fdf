import { DEPTH_SIZE, type Interval, intervals, type MarketPush, type Ticker, TRADES_SIZE } from '@quay/contract/market';
import { type Instrument, instrumentKey, parseInstrumentChannel } from '@quay/contract/trading';
import { openedAt as opened } from '@quay/store';
import type { PublicPushes } from '../../live/pushes.ts';
import type { MarketNews, MarketView } from './view.ts';
import { candleOnWire, differenceOnWire, levelsOnWire, tickerOnWire, tradeOnWire } from './wire.ts';

/** A public channel, taken apart. */
type MarketChannel =
  | { readonly kind: 'tickers' }
  | { readonly kind: 'depth' | 'trades'; readonly instrument: Instrument }
  | { readonly kind: 'candles'; readonly instrument: Instrument; readonly interval: Interval };

/** Tickers, which are many, are said every so many ticks. */
const TICKS_PER_TICKERS = 5;
/** How long after its time a trade may arrive. */
const LATE_MS = 2_000;

/** Everything public about the markets: what a batch changed is said at the next tick. */
export function marketPushes(view: MarketView): PublicPushes {
  const changedTickers = new Map<string, Instrument>();
  let ticks = 0;
  let tickedAt = Date.now();

  return {
    begin(name) {
      const channel = marketChannel(view, name);
      return channel && ((now) => marketSnapshot(view, channel, now));
    },
    tick(now, say) {
      const sayCandles = (instrument: Instrument, since: number) => {
        for (const interval of intervals) {
          say(candlesChannel(instrument, interval), now, () => candlesPush(view, instrument, interval, now, since));
        }
      };
      ticks += 1;
      const newBucket = opened('1m', now) !== opened('1m', tickedAt);
      const newStep = opened('5m', now) !== opened('5m', tickedAt);
      for (const news of view.takeNews()) {
        const { instrument } = news;
        const key = instrumentKey(instrument);
        changedTickers.set(key, instrument);
        say(depthChannel(instrument), now, () => {
          view.see(key, now);
          return depthPush(news);
        });
        say(tradesChannel(instrument), now, () => {
          view.see(key, now);
          return tradesPush(news);
        });
        // A trade arrives a moment after its time: its candle may have ended in between.
        const first = news.trades[0];
        if (first && !newBucket) sayCandles(instrument, Math.min(tickedAt, first.at));
      }
      if (newBucket) {
        // Candles end and days move on where nothing is traded, too.
        for (const instrument of view.instruments()) {
          sayCandles(instrument, tickedAt - LATE_MS);
          if (newStep) changedTickers.set(instrumentKey(instrument), instrument);
        }
      }
      if (ticks % TICKS_PER_TICKERS === 0 && changedTickers.size > 0) {
        say('tickers', now, () => tickersPush(view, [...changedTickers.values()], now));
        changedTickers.clear();
      }
      tickedAt = now;
    },
  };
}

/** Reads the name of a channel; nothing when there is no such channel or market. */
function marketChannel(view: MarketView, name: string): MarketChannel | undefined {
  if (name === 'tickers') return { kind: 'tickers' };
  const parsed = parseInstrumentChannel(name);
  if (!parsed || parsed.rest.length > 1 || !view.has(instrumentKey(parsed.instrument))) return undefined;
  const { kind, instrument, rest } = parsed;
  if ((kind === 'depth' || kind === 'trades') && rest.length === 0) return { kind, instrument };
  const interval = intervals.find((one) => one === rest[0]);
  return kind === 'candles' && interval ? { kind, instrument, interval } : undefined;
}

/** What a channel begins with, and what makes a listener whole again who missed something. */
function marketSnapshot(view: MarketView, channel: MarketChannel, now: number): MarketPush {
  if (channel.kind !== 'tickers') view.see(instrumentKey(channel.instrument), now);
  switch (channel.kind) {
    case 'tickers':
      return tickersPush(view, view.instruments(), now);
    case 'depth': {
      const { instrument } = channel;
      const { sequence, bids, asks } = view.depth(instrumentKey(instrument), DEPTH_SIZE);
      const data = { symbol: instrument.symbol, sequence, bids: levelsOnWire(bids), asks: levelsOnWire(asks) };
      return { channel: depthChannel(instrument), data: { kind: 'snapshot', ...data } };
    }
    case 'trades': {
      const { instrument } = channel;
      const trades = view.trades(instrumentKey(instrument), TRADES_SIZE).reverse();
      return { channel: tradesChannel(instrument), data: trades.map(tradeOnWire) };
    }
    case 'candles':
      return candlesPush(view, channel.instrument, channel.interval, now, 0);
  }
}

/** Tickers name an instrument as its channels do. */
function tickersPush(view: MarketView, instruments: readonly Instrument[], now: number): MarketPush {
  const keys = instruments.map(instrumentKey);
  const data: Ticker[] = keys.map((key) => tickerOnWire(key, view.ticker(key, now), now));
  return { channel: 'tickers', data };
}

const depthPush = ({ instrument, difference }: MarketNews): MarketPush | undefined =>
  difference && { channel: depthChannel(instrument), data: differenceOnWire(difference) };

const tradesPush = ({ instrument, trades }: MarketNews): MarketPush | undefined =>
  trades.length === 0 ? undefined : { channel: tradesChannel(instrument), data: trades.map(tradeOnWire) };

/** The candles that may have changed since `since`: the one that was open then, and all after it. */
function candlesPush(
  view: MarketView,
  instrument: Instrument,
  interval: Interval,
  now: number,
  since: number,
): MarketPush {
  const from = opened(interval, since);
  const key = instrumentKey(instrument);
  const bars = view.candles(key, interval, now).filter((bar) => bar.openedAt >= from);
  return { channel: candlesChannel(instrument, interval), data: bars.map(candleOnWire) };
}

const depthChannel = (instrument: Instrument) => `depth:${instrumentKey(instrument)}` as const;
const tradesChannel = (instrument: Instrument) => `trades:${instrumentKey(instrument)}` as const;
const candlesChannel = (instrument: Instrument, interval: Interval) =>
  `candles:${instrumentKey(instrument)}:${interval}` as const;
