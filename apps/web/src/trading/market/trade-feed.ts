import { type PublicTrade, TRADES_SIZE } from '@quay/contract/market';
import { live } from '../../live/live.ts';
import { channelOf } from '../channels.ts';
import { type InstrumentKey, instrumentOf, namedOf } from '../instrument.ts';
import { fetchLatestTrade } from './queries/latest-trade.ts';
import { takeTrade } from './tickers.ts';

export type TradeFeed = {
  /** Newest first; `null` until the first answer. */
  readonly trades: readonly PublicTrade[] | null;
  /** The answer did not come; pushes may still bring trades. */
  readonly failed: boolean;
};

type Watched = { feed: TradeFeed; subscribers: Set<(feed: TradeFeed) => void>; load: () => void; stop: () => void };
const watched = new Map<InstrumentKey, Watched>();

/** Twice the list: a burst that replaces all of it is still whole. */
const KEPT = TRADES_SIZE * 2;

/** Puts newer trades (oldest first, as they are pushed) before those that are there; a trade that is there counts once. */
export function withNewer(there: readonly PublicTrade[], pushed: readonly PublicTrade[]): PublicTrade[] {
  const newest = there[0]?.id ?? 0;
  return [...pushed.filter((trade) => trade.id > newest).toReversed(), ...there].slice(0, KEPT);
}

/** Follows the latest trades of an instrument; everyone who follows the same one shares one feed. */
export function watchTrades(key: InstrumentKey, changed: (feed: TradeFeed) => void): { stop(): void; retry(): void } {
  const watch = watched.get(key) ?? start(key);
  watch.subscribers.add(changed);
  changed(watch.feed);
  return {
    retry: watch.load,
    stop() {
      watch.subscribers.delete(changed);
      if (watch.subscribers.size > 0 || watched.get(key) !== watch) return;
      watch.stop();
      watched.delete(key);
    },
  };
}

function start(key: InstrumentKey): Watched {
  const become = (feed: TradeFeed) => {
    watch.feed = feed;
    for (const subscriber of watch.subscribers) subscriber(feed);
  };
  function load() {
    become({ ...watch.feed, failed: false });
    fetchLatestTrade(namedOf(instrumentOf(key))).then(
      (answer) => become({ trades: withNewer(answer, (watch.feed.trades ?? []).toReversed()), failed: false }),
      () => become({ ...watch.feed, failed: true }),
    );
  }
  const stop = live.subscribe(channelOf('trades', key), (data) => {
    const trades = withNewer(watch.feed.trades ?? [], data as PublicTrade[]);
    if (trades[0]) takeTrade(key, trades[0]);
    become({ trades, failed: false });
  });
  const watch: Watched = { feed: { trades: null, failed: false }, subscribers: new Set(), load, stop };
  watched.set(key, watch);
  load();
  return watch;
}
