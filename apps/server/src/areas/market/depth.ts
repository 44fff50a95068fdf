import { DEPTH_SIZE } from '@quay/contract/market';

export type Levels = [price: bigint, quantity: bigint][];

/** What changed since the difference before; a quantity of 0 removes the level. */
export type Difference = {
  readonly previous: number;
  readonly sequence: number;
  readonly bids: Levels;
  readonly asks: Levels;
};

/** One side of a book, summed by price. */
class DepthSide {
  readonly #quantities = new Map<bigint, bigint>();
  /** Prices, best first. */
  readonly #prices: bigint[] = [];
  readonly #better: (a: bigint, b: bigint) => boolean;
  /** Prices that changed since the last difference. */
  readonly #changed = new Set<bigint>();
  /** What the last difference left on the readers' side; nothing when that was the whole side. */
  #shown: Set<bigint> | undefined;

  constructor(better: (a: bigint, b: bigint) => boolean) {
    this.#better = better;
  }

  get best(): bigint | undefined {
    return this.#prices[0];
  }

  get changed(): boolean {
    return this.#changed.size > 0;
  }

  add(price: bigint, quantity: bigint): void {
    const before = this.#quantities.get(price) ?? 0n;
    const after = before + quantity;
    this.#changed.add(price);
    if (after > 0n) this.#quantities.set(price, after);
    else this.#quantities.delete(price);
    if (before === 0n) this.#prices.splice(this.#place(price), 0, price);
    else if (after <= 0n) this.#prices.splice(this.#place(price), 1);
  }

  top(size: number): Levels {
    return this.#prices.slice(0, size).map((price) => [price, this.#quantities.get(price)!]);
  }

  /** The levels that a reader of the best {@link DEPTH_SIZE} must change, and forgets them. */
  takeDifference(): Levels {
    const deep = this.#prices.length > DEPTH_SIZE;
    const levels: Levels = [];
    if (!deep && !this.#shown) {
      for (const price of this.#changed) levels.push([price, this.#quantities.get(price) ?? 0n]);
    } else {
      // Readers see a window of a deep book: levels move in and out of it without changing themselves.
      const now = new Set(this.#prices.slice(0, DEPTH_SIZE));
      const shown = this.#shown ?? new Set([...this.#prices, ...this.#changed]);
      for (const price of now) {
        if (this.#changed.has(price) || !shown.has(price)) levels.push([price, this.#quantities.get(price)!]);
      }
      for (const price of shown) if (!now.has(price)) levels.push([price, 0n]);
      this.#shown = deep ? now : undefined;
    }
    this.#changed.clear();
    return levels;
  }

  #place(price: bigint): number {
    let low = 0;
    let high = this.#prices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#better(this.#prices[middle]!, price)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The order book of one market, summed by price, with numbered differences for those who follow it. */
export class Depth {
  readonly #bids = new DepthSide((a, b) => a > b);
  readonly #asks = new DepthSide((a, b) => a < b);
  #sequence = 0;

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

  add(side: 'buy' | 'sell', price: bigint, quantity: bigint): void {
    (side === 'buy' ? this.#bids : this.#asks).add(price, quantity);
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
