import { type Interval, intervals } from '@quay/contract/market';
import { greatest, least } from '@quay/money';
import { openedAt as opened } from '@quay/store';
import { previous } from './buckets.ts';

/** One candle. Volume is in the base asset, turnover in the quote asset. */
export type Bar = {
  readonly openedAt: number;
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
  readonly close: bigint;
  readonly volume: bigint;
  readonly turnover: bigint;
};

/** The part of a trade that market data is made from. */
export type Dealt = {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly amount: bigint;
  readonly at: number;
};

/** Every other interval's buckets are made of whole ones of this. */
const SHORTEST: Interval = '1m';
const SHORTEST_MS = 60_000;

/** A bucket without trades: the last price, and nothing traded. */
export const quiet = (openedAt: number, price: bigint): Bar => ({
  openedAt,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: 0n,
  turnover: 0n,
});

/** The candle after one more trade; its first trade opens it. */
export function withTrade(bar: Bar | undefined, openedAt: number, { price, quantity, amount }: Dealt): Bar {
  if (!bar || bar.openedAt !== openedAt) {
    return { ...quiet(openedAt, price), volume: quantity, turnover: amount };
  }
  return {
    openedAt,
    open: bar.open,
    high: greatest(bar.high, price),
    low: least(bar.low, price),
    close: price,
    volume: bar.volume + quantity,
    turnover: bar.turnover + amount,
  };
}

/**
 * Candles without holes, oldest first: at most `size` of them, the last of which opened at `last`. Buckets that `bars`
 * (oldest first) lacks repeat the close before them. Nothing stands before the first known candle.
 */
export function withoutHoles(bars: readonly Bar[], interval: Interval, last: number, size: number): Bar[] {
  const filled: Bar[] = [];
  let from = bars.length - 1;
  for (let openedAt = last; filled.length < size; openedAt = previous(interval, openedAt)) {
    while (from >= 0 && bars[from]!.openedAt > openedAt) from -= 1;
    const bar = bars[from];
    if (!bar) break;
    filled.push(bar.openedAt === openedAt ? bar : quiet(openedAt, bar.close));
  }
  return filled.reverse();
}

/** One candle after another of the same time, as one. */
const joined = (bar: Bar, next: Bar): Bar => ({
  openedAt: bar.openedAt,
  open: bar.open,
  high: greatest(bar.high, next.high),
  low: least(bar.low, next.low),
  close: next.close,
  volume: bar.volume + next.volume,
  turnover: bar.turnover + next.turnover,
});

/** The newest candles of one market, of every interval: the open one and the one before it. */
export class OpenCandles {
  readonly #bars = new Map<Interval, { open: Bar; closed?: Bar }>();
  /** Trades that no interval has yet, all of one bucket of the shortest interval, and when that bucket ends. */
  #fresh: Bar | undefined;
  #freshUntil = 0;

  /** What the store knows; candles that this view has seen trade since are newer. */
  seed(interval: Interval, bars: readonly Bar[]): void {
    this.#settle();
    const [closed, open] = bars.length > 1 ? bars.slice(-2) : [undefined, bars[0]];
    if (open) this.#bars.set(interval, { open, ...(closed && { closed }) });
  }

  /** A busy market trades many times between two looks at it: only a look brings the trades into every interval. */
  add(trade: Dealt): void {
    const fresh = this.#fresh;
    if (fresh && trade.at >= fresh.openedAt && trade.at < this.#freshUntil) {
      this.#fresh = withTrade(fresh, fresh.openedAt, trade);
      return;
    }
    this.#settle();
    const openedAt = opened(SHORTEST, trade.at);
    this.#fresh = withTrade(undefined, openedAt, trade);
    this.#freshUntil = openedAt + SHORTEST_MS;
  }

  #settle(): void {
    const fresh = this.#fresh;
    if (!fresh) return;
    this.#fresh = undefined;
    for (const interval of intervals) {
      const known = this.#bars.get(interval);
      const openedAt = opened(interval, fresh.openedAt);
      const bar = { ...fresh, openedAt };
      if (!known) this.#bars.set(interval, { open: bar });
      else if (known.open.openedAt === openedAt) this.#bars.set(interval, { ...known, open: joined(known.open, bar) });
      else this.#bars.set(interval, { open: bar, closed: known.open });
    }
  }

  /**
   * The candles that are known of an interval at `now`, oldest first, the open one last: at most three, because the
   * one that is open now may have seen no trade yet. Empty when the market never traded.
   */
  latest(interval: Interval, now: number): Bar[] {
    this.#settle();
    const known = this.#bars.get(interval);
    if (!known) return [];
    const bars = known.closed ? [known.closed, known.open] : [known.open];
    const openedAt = opened(interval, now);
    return openedAt > known.open.openedAt ? [...bars, quiet(openedAt, known.open.close)] : bars;
  }
}
