import { latestTrade, type PublicTrade, TRADES_SIZE } from '@quay/contract/market';
import { live } from '../../live/live.ts';
import { ask } from '../../request/ask.ts';
import { takeTrade } from './tickers.ts';

export type TradeFeed = {
  /** Newest first; `null` until the first answer. */
  readonly trades: readonly PublicTrade[] | null;
  /** The answer did not come; pushes may still bring trades. */
  readonly failed: boolean;
};

type Watched = { feed: TradeFeed; hearers: Set<(feed: TradeFeed) => void>; load: () => void; stop: () => void };
const watched = new Map<string, Watched>();

/** Twice the list: a burst that replaces all of it is still whole. */
const KEPT = TRADES_SIZE * 2;

/** Puts newer trades (oldest first, as they are pushed) before those that are there; a trade that is there counts once. */
export function withNewer(there: readonly PublicTrade[], pushed: readonly PublicTrade[]): PublicTrade[] {
  const newest = there[0]?.id ?? 0;
  return [...pushed.filter((trade) => trade.id > newest).toReversed(), ...there].slice(0, KEPT);
}

/** Follows the latest trades of a market; everyone who follows the same market shares one feed. */
export function watchTrades(symbol: string, changed: (feed: TradeFeed) => void): { stop(): void; retry(): void } {
  const watch = watched.get(symbol) ?? start(symbol);
  watch.hearers.add(changed);
  changed(watch.feed);
  return {
    retry: watch.load,
    stop() {
      watch.hearers.delete(changed);
      if (watch.hearers.size > 0 || watched.get(symbol) !== watch) return;
      watch.stop();
      watched.delete(symbol);
    },
  };
}

function start(symbol: string): Watched {
  const become = (feed: TradeFeed) => {
    watch.feed = feed;
    for (const hear of watch.hearers) hear(feed);
  };
  function load() {
    become({ ...watch.feed, failed: false });
    ask(latestTrade, { symbol }, { quiet: true }).then(
      (answer) => become({ trades: withNewer(answer, (watch.feed.trades ?? []).toReversed()), failed: false }),
      () => become({ ...watch.feed, failed: true }),
    );
  }
  const stop = live.subscribe(`trades:${symbol}`, (data) => {
    const trades = withNewer(watch.feed.trades ?? [], data as PublicTrade[]);
    if (trades[0]) takeTrade(symbol, trades[0]);
    become({ trades, failed: false });
  });
  const watch: Watched = { feed: { trades: null, failed: false }, hearers: new Set(), load, stop };
  watched.set(symbol, watch);
  load();
  return watch;
}
