/**
 * An order book: price, then time. Prices are whole numbers of ticks and quantities whole numbers of lots, both
 * integers below 2⁵³ held in doubles, so that no bigint stands on the hot path and every sum is exact.
 *
 * The book only rests, cancels and hands out the best order; who may trade with whom, and what it costs, is decided by
 * the command that uses it.
 */
export interface Book {
  /** Number of orders that rest. */
  readonly size: number;
  /** Rests an order behind all others of its price. It must not cross the other side. */
  add(order: number, side: BookSide, ticks: number, lots: number): void;
  /** Takes a resting order out and gives the lots that it still had; −1 when it is not here. */
  cancel(order: number): number;
  /** Lots that a resting order still has; −1 when it is not here. */
  lotsOf(order: number): number;
  /** Best price of a side in ticks; −1 when it is empty. */
  bestTicks(side: BookSide): number;
  /** The order that is first at the best price, and its lots; −1 when the side is empty. */
  bestOrder(side: BookSide): number;
  bestLots(side: BookSide): number;
  /** Trades lots of the first order at the best price; it leaves when nothing is left. */
  take(side: BookSide, lots: number): void;
  /** Price levels with the sum of their lots, best first. */
  levels(side: BookSide): IterableIterator<[ticks: number, lots: number]>;
}

export const BID = 0;
export const ASK = 1;
export type BookSide = typeof BID | typeof ASK;

const NONE = -1;

/**
 * Slots of orders and of price levels live in flat arrays and are linked by index: no object is made for an order, so
 * nothing is left for the garbage collector. Each side keeps its levels sorted with the best price last, where most
 * of the work is; a new level near the top moves few others.
 */
export class PriceTimeBook implements Book {
  // orders, by slot
  #id = new Float64Array(64);
  #lots = new Float64Array(64);
  #next = new Int32Array(64);
  #previous = new Int32Array(64);
  #level = new Int32Array(64);
  #freeSlot = NONE;
  #topSlot = 0;
  readonly #slots = new Map<number, number>();

  // levels, by index
  #ticks = new Float64Array(64);
  #sum = new Float64Array(64);
  #head = new Int32Array(64);
  #tail = new Int32Array(64);
  #side = new Uint8Array(64);
  #freeLevel = NONE;
  #topLevel = 0;

  // levels of each side, worst first
  readonly #sorted: [Int32Array, Int32Array] = [new Int32Array(64), new Int32Array(64)];
  readonly #count: [number, number] = [0, 0];

  get size(): number {
    return this.#slots.size;
  }

  add(order: number, side: BookSide, ticks: number, lots: number): void {
    const at = this.#place(side, ticks);
    const sorted = this.#sorted[side];
    let level = at < this.#count[side] ? sorted[at]! : NONE;
    if (level === NONE || this.#ticks[level] !== ticks) level = this.#open(side, ticks, at);
    const slot = this.#slot();
    const tail = this.#tail[level]!;
    this.#id[slot] = order;
    this.#lots[slot] = lots;
    this.#level[slot] = level;
    this.#next[slot] = NONE;
    this.#previous[slot] = tail;
    if (tail === NONE) this.#head[level] = slot;
    else this.#next[tail] = slot;
    this.#tail[level] = slot;
    this.#sum[level]! += lots;
    this.#slots.set(order, slot);
  }

  cancel(order: number): number {
    const slot = this.#slots.get(order);
    if (slot === undefined) return NONE;
    const lots = this.#lots[slot]!;
    this.#sum[this.#level[slot]!]! -= lots;
    this.#leave(order, slot);
    return lots;
  }

  lotsOf(order: number): number {
    const slot = this.#slots.get(order);
    return slot === undefined ? NONE : this.#lots[slot]!;
  }

  bestTicks(side: BookSide): number {
    const count = this.#count[side];
    return count === 0 ? NONE : this.#ticks[this.#sorted[side][count - 1]!]!;
  }

  bestOrder(side: BookSide): number {
    const slot = this.#bestSlot(side);
    return slot === NONE ? NONE : this.#id[slot]!;
  }

  bestLots(side: BookSide): number {
    const slot = this.#bestSlot(side);
    return slot === NONE ? NONE : this.#lots[slot]!;
  }

  take(side: BookSide, lots: number): void {
    const slot = this.#bestSlot(side);
    const left = this.#lots[slot]! - lots;
    this.#lots[slot] = left;
    this.#sum[this.#level[slot]!]! -= lots;
    if (left === 0) this.#leave(this.#id[slot]!, slot);
  }

  *levels(side: BookSide): IterableIterator<[number, number]> {
    for (let at = this.#count[side] - 1; at >= 0; at--) {
      const level = this.#sorted[side][at]!;
      yield [this.#ticks[level]!, this.#sum[level]!];
    }
  }

  #bestSlot(side: BookSide): number {
    const count = this.#count[side];
    return count === 0 ? NONE : this.#head[this.#sorted[side][count - 1]!]!;
  }

  /** Where a price stands among the levels of a side, or would stand. Walks from the best, then halves. */
  #place(side: BookSide, ticks: number): number {
    const sorted = this.#sorted[side];
    const count = this.#count[side];
    // Bids ascend towards the best, asks descend.
    const sign = side === BID ? 1 : -1;
    const key = sign * ticks;
    let at = count;
    const near = Math.max(0, count - 8);
    while (at > near && sign * this.#ticks[sorted[at - 1]!]! >= key) at--;
    if (at > near || near === 0) return at;
    let low = 0;
    let high = near;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sign * this.#ticks[sorted[middle]!]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #open(side: BookSide, ticks: number, at: number): number {
    let level = this.#freeLevel;
    if (level !== NONE) this.#freeLevel = this.#head[level]!;
    else {
      level = this.#topLevel++;
      if (level === this.#ticks.length) this.#growLevels();
    }
    this.#ticks[level] = ticks;
    this.#sum[level] = 0;
    this.#head[level] = NONE;
    this.#tail[level] = NONE;
    this.#side[level] = side;
    const count = this.#count[side];
    if (count === this.#sorted[side].length) this.#sorted[side] = grown(this.#sorted[side]);
    const sorted = this.#sorted[side];
    sorted.copyWithin(at + 1, at, count);
    sorted[at] = level;
    this.#count[side] = count + 1;
    return level;
  }

  #slot(): number {
    let slot = this.#freeSlot;
    if (slot !== NONE) {
      this.#freeSlot = this.#next[slot]!;
      return slot;
    }
    slot = this.#topSlot++;
    if (slot === this.#id.length) {
      this.#id = grown(this.#id);
      this.#lots = grown(this.#lots);
      this.#next = grown(this.#next);
      this.#previous = grown(this.#previous);
      this.#level = grown(this.#level);
    }
    return slot;
  }

  #growLevels(): void {
    this.#ticks = grown(this.#ticks);
    this.#sum = grown(this.#sum);
    this.#head = grown(this.#head);
    this.#tail = grown(this.#tail);
    this.#side = grown(this.#side);
  }

  #leave(order: number, slot: number): void {
    const level = this.#level[slot]!;
    const next = this.#next[slot]!;
    const previous = this.#previous[slot]!;
    if (previous === NONE) this.#head[level] = next;
    else this.#next[previous] = next;
    if (next === NONE) this.#tail[level] = previous;
    else this.#previous[next] = previous;
    this.#next[slot] = this.#freeSlot;
    this.#freeSlot = slot;
    this.#slots.delete(order);
    if (this.#head[level] === NONE) this.#close(level);
  }

  #close(level: number): void {
    const side = this.#side[level] as BookSide;
    const at = this.#place(side, this.#ticks[level]!);
    this.#sorted[side].copyWithin(at, at + 1, this.#count[side]);
    this.#count[side]--;
    this.#head[level] = this.#freeLevel;
    this.#freeLevel = level;
  }
}

function grown<Numbers extends Float64Array | Int32Array | Uint8Array>(numbers: Numbers): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
