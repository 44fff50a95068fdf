import { greatest, least } from '@quay/money';
import { openedAt as opened } from '@quay/store';
import { type Bar, type Dealt, withTrade } from './candles.ts';

const BUCKET = 5 * 60_000;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export type DayFigures = {
  readonly last: bigint;
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
  readonly volume: bigint;
  readonly turnover: bigint;
};

/** The last 24 hours of one market, in steps of five minutes. */
export class RollingDay {
  /** Buckets that traded, oldest first; the last may still be open. */
  #bars: Bar[] = [];
  /** What all but the last bucket sum to, kept until a bucket ends. */
  #closed: { at: number; figures: Omit<DayFigures, 'last'> | undefined } | undefined;

  seed(bars: readonly Bar[]): void {
    this.#bars = [...bars];
    this.#closed = undefined;
  }

  add(trade: Dealt): void {
    const last = this.#bars.at(-1);
    const isOpen = last !== undefined && trade.at >= last.openedAt && trade.at < last.openedAt + BUCKET;
    const bar = withTrade(last, isOpen ? last.openedAt : opened('5m', trade.at), trade);
    if (isOpen) this.#bars[this.#bars.length - 1] = bar;
    else {
      this.#bars.push(bar);
      this.#closed = undefined;
    }
  }

  get last(): bigint | undefined {
    return this.#bars.at(-1)?.close;
  }

  /** Nothing when the market never traded. `open` is the price 24 hours ago, or the first price ever. */
  figures(now: number): DayFigures | undefined {
    const bar = this.#bars.at(-1);
    if (!bar) return undefined;
    const closed = this.#closedFigures(now);
    const last = bar.close;
    if (bar.openedAt <= opened('5m', now - DAY)) {
      return { last, open: last, high: last, low: last, volume: 0n, turnover: 0n };
    }
    if (!closed) {
      const { open, high, low, volume, turnover } = bar;
      return { last, open, high, low, volume, turnover };
    }
    return {
      last,
      open: closed.open,
      high: greatest(closed.high, bar.high),
      low: least(closed.low, bar.low),
      volume: closed.volume + bar.volume,
      turnover: closed.turnover + bar.turnover,
    };
  }

  /** Closes of the last 24 hours, one an hour, oldest first; the last is the price now. */
  trend(now: number): bigint[] {
    if (this.#bars.length === 0) return [];
    const closes: bigint[] = [];
    let at = 0;
    for (let ends = opened('1h', now) - 22 * HOUR; closes.length < 24; ends += HOUR) {
      while (at + 1 < this.#bars.length && this.#bars[at + 1]!.openedAt < ends) at += 1;
      const bar = this.#bars[at]!;
      closes.push(bar.openedAt < ends ? bar.close : bar.open);
    }
    return closes;
  }

  #closedFigures(now: number): Omit<DayFigures, 'last'> | undefined {
    const at = opened('5m', now);
    if (this.#closed?.at === at) return this.#closed.figures;
    const begins = opened('5m', now - DAY) + BUCKET;
    this.#forgetBefore(begins);
    const before = this.#bars[0]!.openedAt < begins ? this.#bars[0]!.close : undefined;
    let figures: Omit<DayFigures, 'last'> | undefined;
    for (const bar of this.#bars.slice(0, -1)) {
      if (bar.openedAt < begins) continue;
      figures ??= { open: before ?? bar.open, high: bar.high, low: bar.low, volume: 0n, turnover: 0n };
      figures = {
        open: figures.open,
        high: greatest(figures.high, bar.high),
        low: least(figures.low, bar.low),
        volume: figures.volume + bar.volume,
        turnover: figures.turnover + bar.turnover,
      };
    }
    const last = this.#bars.at(-1)!;
    if (!figures && before !== undefined && last.openedAt >= begins) {
      // Only the bucket that is still open traded: the price of 24 hours ago is the one before it.
      figures = { open: before, high: last.high, low: last.low, volume: 0n, turnover: 0n };
    }
    this.#closed = { at, figures };
    return figures;
  }

  /** Keeps one bucket older than the window: its close is the price 24 hours ago. */
  #forgetBefore(begins: number): void {
    let old = 0;
    while (old + 1 < this.#bars.length && this.#bars[old + 1]!.openedAt < begins) old += 1;
    if (old > 0) this.#bars.splice(0, old);
  }
}
