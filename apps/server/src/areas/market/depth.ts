import { DEPTH_SIZE } from '@quay/contract/market';

export type Levels = [price: bigint, quantity: bigint][];

/** What changed since the difference before; a quantity of 0 removes the level. */
export type Difference = {
  readonly previous: number;
  readonly sequence: number;
  readonly bids: Levels;
  readonly asks: Levels;
};

/** One side of a book, summed by price: prices in ticks and quantities in lots, which are exact in doubles. */
class DepthSide {
  readonly #lots = new Map<number, number>();
  /** Prices, best first. */
  readonly #prices: number[] = [];
  /** 1 when lower prices are better, -1 when higher ones are. */
  readonly #better: 1 | -1;
  /** Prices that changed since the last difference. */
  readonly #changed = new Set<number>();
  /** What the last difference left on the readers' side; nothing when that was the whole side. */
  #shown: Set<number> | undefined;
  readonly #tick: bigint;
  readonly #lot: bigint;

  constructor(better: 1 | -1, tick: bigint, lot: bigint) {
    this.#better = better;
    this.#tick = tick;
    this.#lot = lot;
  }

  get best(): bigint | undefined {
    const ticks = this.#prices[0];
    return ticks === undefined ? undefined : BigInt(ticks) * this.#tick;
  }

  get changed(): boolean {
    return this.#changed.size > 0;
  }

  put(ticks: number, lots: number): void {
    const isNew = !this.#lots.has(ticks);
    if (isNew && lots === 0) return;
    this.#changed.add(ticks);
    if (lots > 0) this.#lots.set(ticks, lots);
    else this.#lots.delete(ticks);
    if (isNew) this.#prices.splice(this.#place(ticks), 0, ticks);
    else if (lots === 0) this.#prices.splice(this.#place(ticks), 1);
  }

  top(size: number): Levels {
    return this.#prices.slice(0, size).map((ticks) => this.#level(ticks));
  }

  /** The levels that a reader of the best {@link DEPTH_SIZE} must change, and forgets them. */
  takeDifference(): Levels {
    const deep = this.#prices.length > DEPTH_SIZE;
    const levels: Levels = [];
    if (!deep && !this.#shown) {
      for (const ticks of this.#changed) levels.push(this.#level(ticks));
    } else {
      // Readers see a window of a deep book: levels move in and out of it without changing themselves.
      const now = new Set(this.#prices.slice(0, DEPTH_SIZE));
      const shown = this.#shown ?? new Set([...this.#prices, ...this.#changed]);
      for (const ticks of now) {
        if (this.#changed.has(ticks) || !shown.has(ticks)) levels.push(this.#level(ticks));
      }
      for (const ticks of shown) if (!now.has(ticks)) levels.push([BigInt(ticks) * this.#tick, 0n]);
      this.#shown = deep ? now : undefined;
    }
    this.#changed.clear();
    return levels;
  }

  #level(ticks: number): Levels[number] {
    return [BigInt(ticks) * this.#tick, BigInt(this.#lots.get(ticks) ?? 0) * this.#lot];
  }

  #place(ticks: number): number {
    let low = 0;
    let high = this.#prices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#prices[middle]! - ticks) * this.#better < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The order book of one market, summed by price, with numbered differences for those who follow it. */
export class Depth {
  readonly #bids: DepthSide;
  readonly #asks: DepthSide;
  #sequence = 0;

  constructor(tick: bigint, lot: bigint) {
    this.#bids = new DepthSide(-1, tick, lot);
    this.#asks = new DepthSide(1, tick, lot);
  }

  /** Number of the last difference. */
  get sequence(): number {
    return this.#sequence;
  }

  get bid(): bigint | undefined {
    return this.#bids.best;
  }

  get ask(): bigint | undefined {
    return this.#asks.best;
  }

  /** So many lots wait at a price from now on. */
  put(side: 'buy' | 'sell', ticks: number, lots: number): void {
    (side === 'buy' ? this.#bids : this.#asks).put(ticks, lots);
  }

  bids(size: number): Levels {
    return this.#bids.top(size);
  }

  asks(size: number): Levels {
    return this.#asks.top(size);
  }

  /**
   * The next difference, or nothing when nothing changed. A snapshot taken at any moment becomes exact with the
   * differences after its number: they name every level that was touched, with its whole quantity.
   */
  takeDifference(): Difference | undefined {
    if (!this.#bids.changed && !this.#asks.changed) return undefined;
    const bids = this.#bids.takeDifference();
    const asks = this.#asks.takeDifference();
    const previous = this.#sequence;
    this.#sequence += 1;
    return { previous, sequence: this.#sequence, bids, asks };
  }
}
