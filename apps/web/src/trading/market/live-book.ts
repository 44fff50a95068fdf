import type { DepthDifference, DepthSnapshot, Level } from '@quay/contract/market';
import { units } from '@quay/money';

/** The best prices first. */
export type DepthView = { readonly bids: readonly Level[]; readonly asks: readonly Level[]; readonly sequence: number };

/**
 * One market's book, kept from a snapshot and the numbered differences after it. `apply` says whether the message
 * fitted: `gap` means that something was missed and a new snapshot is needed, `waiting` that it has not come yet, `old`
 * that the book has the difference already.
 */
export class Book {
  #sequence: number | null = null;
  #bids: Level[] = [];
  #asks: Level[] = [];

  apply(message: DepthSnapshot | DepthDifference): 'applied' | 'old' | 'gap' | 'waiting' {
    if (message.kind === 'snapshot') {
      this.#sequence = message.sequence;
      this.#bids = [...message.bids];
      this.#asks = [...message.asks];
      return 'applied';
    }
    if (this.#sequence === null) return 'waiting';
    if (message.sequence <= this.#sequence) return 'old';
    if (message.previous !== this.#sequence) {
      this.#sequence = null;
      return 'gap';
    }
    this.#sequence = message.sequence;
    this.#bids = merge(this.#bids, message.bids, (a, b) => a > b);
    this.#asks = merge(this.#asks, message.asks, (a, b) => a < b);
    return 'applied';
  }

  /** The book as it stands, or nothing while a snapshot is awaited. */
  view(): DepthView | null {
    return this.#sequence === null ? null : { bids: this.#bids, asks: this.#asks, sequence: this.#sequence };
  }
}

/** A side with the changed levels put in: a quantity of 0 takes the level out. */
function merge(side: Level[], changes: readonly Level[], better: (a: bigint, b: bigint) => boolean): Level[] {
  if (changes.length === 0) return side;
  const next = [...side];
  for (const change of changes) {
    const price = units(change[0]);
    let low = 0;
    let high = next.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (better(units(next[middle]![0]), price)) low = middle + 1;
      else high = middle;
    }
    const there = low < next.length && units(next[low]![0]) === price;
    if (units(change[1]) === 0n) {
      if (there) next.splice(low, 1);
    } else next.splice(low, there ? 1 : 0, change);
  }
  return next;
}
