import { type Heaped, NOWHERE } from './heap.ts';

/** One in so many is taken out by itself: each walks down the whole heap. */
const MANY = 16;

/**
 * A binary heap by numbers, the least on top; what has the same number stands as `isBefore` says. The numbers stand in an
 * array of their own: with 100,000 members a look at each of them would wait for memory.
 */
export class RankedHeap<Item extends Heaped> {
  readonly #items: Item[] = [];
  #ranks: Float64Array = new Float64Array(64);
  readonly #isBefore: (a: Item, b: Item) => boolean;

  constructor(isBefore: (a: Item, b: Item) => boolean) {
    this.#isBefore = isBefore;
  }

  get size(): number {
    return this.#items.length;
  }

  get top(): Item | undefined {
    return this.#items[0];
  }

  /** The number of the one on top; beyond all numbers where there is none. */
  get rank(): number {
    return this.#items.length === 0 ? Number.POSITIVE_INFINITY : this.#ranks[0]!;
  }

  /** The number that an item stands with. */
  rankOf({ index }: Item): number {
    return index === NOWHERE ? Number.NaN : this.#ranks[index]!;
  }

  /** Puts it in with a number, or to where it belongs with that. */
  set(item: Item, rank: number): void {
    if (item.index === NOWHERE) {
      item.index = this.#items.length;
      this.#items.push(item);
      if (this.#items.length > this.#ranks.length) this.#grow();
    }
    this.#ranks[item.index] = rank;
    this.#down(this.#up(item.index));
  }

  remove(item: Item): void {
    const { index } = item;
    if (index === NOWHERE) return;
    const last = this.#items.pop()!;
    const rank = this.#ranks[this.#items.length]!;
    item.index = NOWHERE;
    if (last === item) return;
    this.#put(last, rank, index);
    this.#down(this.#up(index));
  }

  /** Takes out whatever has a number up to one, in any order. */
  takeUpTo(most: number): Item[] {
    const taken: Item[] = [];
    const places = [0];
    // What stands below one that stays is no less than that.
    for (let at = places.pop(); at !== undefined; at = places.pop()) {
      if (at >= this.#items.length || this.#ranks[at]! > most) continue;
      taken.push(this.#items[at]!);
      places.push(at * 2 + 1, at * 2 + 2);
    }
    if (taken.length < this.#items.length / MANY) for (const item of taken) this.remove(item);
    else this.#keepAbove(most);
    return taken;
  }

  /** So many are taken that what stays is put in order anew. */
  #keepAbove(most: number): void {
    const items = this.#items;
    let kept = 0;
    for (let at = 0; at < items.length; at++) {
      const item = items[at]!;
      if (this.#ranks[at]! > most) this.#put(item, this.#ranks[at]!, kept++);
      else item.index = NOWHERE;
    }
    items.length = kept;
    for (let at = (kept >> 1) - 1; at >= 0; at--) this.#down(at);
  }

  clear(): void {
    this.#items.length = 0;
  }

  #precedes(rank: number, item: Item, at: number): boolean {
    const other = this.#ranks[at]!;
    return rank === other ? this.#isBefore(item, this.#items[at]!) : rank < other;
  }

  #put(item: Item, rank: number, index: number): void {
    this.#items[index] = item;
    this.#ranks[index] = rank;
    item.index = index;
  }

  #up(from: number): number {
    const item = this.#items[from]!;
    const rank = this.#ranks[from]!;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#precedes(rank, item, above)) break;
      this.#put(this.#items[above]!, this.#ranks[above]!, at);
      at = above;
    }
    if (at !== from) this.#put(item, rank, at);
    return at;
  }

  #down(from: number): void {
    const { length } = this.#items;
    const item = this.#items[from]!;
    const rank = this.#ranks[from]!;
    let at = from;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= length) break;
      if (below + 1 < length && this.#precedes(this.#ranks[below + 1]!, this.#items[below + 1]!, below)) below += 1;
      if (!this.#follows(rank, item, below)) break;
      this.#put(this.#items[below]!, this.#ranks[below]!, at);
      at = below;
    }
    if (at !== from) this.#put(item, rank, at);
  }

  /** Whether what stands somewhere comes before an item. */
  #follows(rank: number, item: Item, at: number): boolean {
    const other = this.#ranks[at]!;
    return rank === other ? this.#isBefore(this.#items[at]!, item) : other < rank;
  }

  #grow(): void {
    const larger = new Float64Array(this.#ranks.length * 2);
    larger.set(this.#ranks);
    this.#ranks = larger;
  }
}
