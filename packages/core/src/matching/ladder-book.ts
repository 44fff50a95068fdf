import type { Book, BookSide, Fills, SelfTrade } from './book.ts';
import * as book from './book.ts';
import type { OrderSlots } from './order-slots.ts';
import * as orderSlots from './order-slots.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { ASK, BID, CANCEL_BOTH, CANCEL_MAKER, doubled, NONE } = book;
const { LEVEL, LOTS, NEXT, OWNER, PREVIOUS, PRICE } = orderSlots.OFFSETS;
const { priceOn } = orderSlots;

/** Prices a page holds, as a power of two: for each side 16 words of 32 bits, and a summary word of those. */
const PAGE_BITS = 9;
const OFFSET = (1 << PAGE_BITS) - 1;
const WORD = (1 << (PAGE_BITS - 5)) - 1;

/** A level is 16 bytes: its first and its last order as integers, and the sum of its lots as a double behind them. */
const FIRST = 0;
const LAST = 1;
const SUM = 1;

const WORST_KEY = 0x7fff_ffff;
/** Where the levels stand in `#best`, behind the keys. */
const BEST_LEVEL = 2;

/** A price as its side's key, and back: asks as they are, bids mirrored. */
const keyOf = (side: BookSide, ticks: number): number => ticks ^ ((side - ASK) >>> 1);

const levelOf = (page: number, side: BookSide, key: number): number =>
  (((page << 1) | side) << PAGE_BITS) | (key & OFFSET);

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/**
 * The fast book. Prices are split into pages of 512, so that the memory follows what is used and no price is out of
 * reach; a page has a level for each price and side, and bits that tell which of them have orders. The orders of a level
 * are a list of slots, linked by slot. A level is named by its page, its side and the low bits of its key: nothing has to
 * be read to find it, and its word and its group (page and side) are shifts away.
 *
 * Each side counts its prices by keys that are better the lower they are (bids mirror theirs), so the best of a page is
 * its lowest bit and one code serves both sides.
 */
export class LadderBook implements Book {
  readonly #slots: OrderSlots;
  #size = 0;
  /** The best key of each side, and the level that has it. */
  readonly #best = new Int32Array([WORST_KEY, WORST_KEY, NONE, NONE]);

  // By page. Level l begins at 4 l in `#ends` and at 2 l in `#sums`, two views of one buffer.
  #ends: Int32Array;
  #sums: Float64Array;
  #words = new Int32Array(4 << (PAGE_BITS - 4));
  #summaries = new Int32Array(4 << 1);
  /** Which prices a page holds, by their high bits; of a free page, the next free one. */
  #numbers = new Int32Array(4);
  #freePage = NONE;
  #topPage = 0;

  // Pages with orders: by number ascending, and hashed by number (linear probing, at most half full).
  #sorted = new Int32Array(4);
  #pages = 0;
  #table = new Int32Array(8).fill(NONE);
  #tableShift = 29;
  /** The page that was found last. */
  #nearNumber = NONE;
  #nearPage = NONE;

  constructor(slots: OrderSlots) {
    this.#slots = slots;
    this.#ends = withoutOrders(new Int32Array(4 << (PAGE_BITS + 3)), 0);
    this.#sums = new Float64Array(this.#ends.buffer);
  }

  get size(): number {
    return this.#size;
  }

  add(slot: number, side: BookSide, ticks: number, lots: number): void {
    const number = ticks >> PAGE_BITS;
    const page = number === this.#nearNumber ? this.#nearPage : this.#pageFor(number);
    const key = keyOf(side, ticks);
    const level = levelOf(page, side, key);
    const { links, amounts } = this.#slots;
    const ends = this.#ends;
    const at = slot << 3;
    const last = ends[(level << 2) | LAST]!;
    links[at | NEXT] = NONE;
    links[at | PREVIOUS] = last;
    links[at | LEVEL] = level;
    links[at | PRICE] = priceOn(side, ticks);
    amounts[(slot << 2) | LOTS] = lots;
    ends[(level << 2) | LAST] = slot;
    this.#sums[(level << 1) | SUM]! += lots;
    this.#size++;
    if (last === NONE) this.#open(side, key, level, slot);
    else links[(last << 3) | NEXT] = slot;
  }

  remove(slot: number): void {
    const { links, amounts } = this.#slots;
    const ends = this.#ends;
    const at = slot << 3;
    const next = links[at | NEXT]!;
    const previous = links[at | PREVIOUS]!;
    const level = links[at | LEVEL]!;
    if (previous === NONE) ends[(level << 2) | FIRST] = next;
    else links[(previous << 3) | NEXT] = next;
    if (next === NONE) ends[(level << 2) | LAST] = previous;
    else links[(next << 3) | PREVIOUS] = previous;
    this.#sums[(level << 1) | SUM]! -= amounts[(slot << 2) | LOTS]!;
    this.#size--;
    if (next === previous) this.#close(level);
  }

  reduce(slot: number, lots: number): void {
    const { links, amounts } = this.#slots;
    const at = slot << 2;
    this.#sums[(links[(slot << 3) | LEVEL]! << 1) | SUM]! -= amounts[at | LOTS]! - lots;
    amounts[at | LOTS] = lots;
  }

  bestTicks(side: BookSide): number {
    return this.#best[BEST_LEVEL | side] === NONE ? NONE : keyOf(side, this.#best[side]!);
  }

  first(side: BookSide): number {
    const level = this.#best[BEST_LEVEL | side]!;
    return level === NONE ? NONE : this.#ends[(level << 2) | FIRST]!;
  }

  match(
    side: BookSide,
    limitTicks: number,
    lots: number,
    budget: number,
    owner: number,
    selfTrade: SelfTrade,
    fills: Fills,
  ): number {
    const other = (side ^ 1) as BookSide;
    const limit = keyOf(other, limitTicks);
    fills.count = 0;
    fills.metItself = false;
    // Most orders cross nothing: this much is small enough for the compiler to place it in the caller.
    return this.#best[other]! > limit ? lots : this.#sweep(other, limit, lots, budget, owner, selfTrade, fills);
  }

  #sweep(
    other: BookSide,
    limit: number,
    lots: number,
    budget: number,
    owner: number,
    selfTrade: SelfTrade,
    fills: Fills,
  ): number {
    const { links, amounts } = this.#slots;
    const ends = this.#ends;
    const best = this.#best;
    let { slot: makers, lots: traded, ticks: prices } = fills;
    let count = 0;
    let left = lots;
    let unspent = budget;
    let stopped = false;
    while (left > 0 && best[other]! <= limit) {
      const level = best[BEST_LEVEL | other]!;
      if (level === NONE) break;
      const ticks = keyOf(other, best[other]!);
      let wanted = left;
      if (unspent !== Number.POSITIVE_INFINITY) {
        // Exact: the quotient of a whole number below 2⁵³ is never rounded up to a whole number.
        const paid = Math.floor(unspent / ticks);
        if (paid < left) wanted = paid;
      }
      let open = wanted;
      let given = 0;
      let slot = ends[(level << 2) | FIRST]!;
      while (open > 0 && slot !== NONE) {
        if (count === makers.length) {
          fills.grow();
          ({ slot: makers, lots: traded, ticks: prices } = fills);
        }
        const at = slot << 2;
        const had = amounts[at | LOTS]!;
        if (amounts[at | OWNER] === owner) {
          if (selfTrade !== CANCEL_MAKER) stopped = true;
          if (selfTrade !== CANCEL_MAKER && selfTrade !== CANCEL_BOTH) break;
          makers[count] = slot;
          prices[count] = ticks;
          traded[count++] = 0;
          given += had;
          this.#size--;
          slot = links[(slot << 3) | NEXT]!;
          if (stopped) break;
          continue;
        }
        makers[count] = slot;
        prices[count] = ticks;
        if (had > open) {
          traded[count++] = open;
          amounts[at | LOTS] = had - open;
          open = 0;
          break;
        }
        traded[count++] = had;
        amounts[at | LOTS] = 0;
        open -= had;
        this.#size--;
        slot = links[(slot << 3) | NEXT]!;
      }
      const taken = wanted - open;
      left -= taken;
      unspent -= taken * ticks;
      this.#sums[(level << 1) | SUM]! -= taken + given;
      ends[(level << 2) | FIRST] = slot;
      if (slot !== NONE) {
        links[(slot << 3) | PREVIOUS] = NONE;
        break;
      }
      ends[(level << 2) | LAST] = NONE;
      this.#close(level);
      if (stopped) break;
    }
    fills.count = count;
    fills.metItself = stopped;
    return left;
  }

  fillable(side: BookSide, limitTicks: number, lots: number, owner: number, selfTrade: SelfTrade): boolean {
    const other = (side ^ 1) as BookSide;
    const limit = keyOf(other, limitTicks);
    const { links, amounts } = this.#slots;
    let left = lots;
    let level = this.#best[BEST_LEVEL | other]!;
    while (left > 0 && level !== NONE && this.#keyAt(level) <= limit) {
      let slot = this.#ends[(level << 2) | FIRST]!;
      while (left > 0 && slot !== NONE) {
        if (amounts[(slot << 2) | OWNER] !== owner) left -= amounts[(slot << 2) | LOTS]!;
        else if (selfTrade !== CANCEL_MAKER) return false;
        slot = links[(slot << 3) | NEXT]!;
      }
      level = this.#levelBehind(level);
    }
    return left <= 0;
  }

  *levels(side: BookSide): IterableIterator<[number, number]> {
    let level = this.#best[BEST_LEVEL | side]!;
    while (level !== NONE) {
      yield [keyOf(side, this.#keyAt(level)), this.#sums[(level << 1) | SUM]!];
      level = this.#levelBehind(level);
    }
  }

  lotsAt(side: BookSide, ticks: number): number {
    const page = this.#table[this.#tablePlace(ticks >> PAGE_BITS)]!;
    if (page === NONE) return 0;
    return this.#sums[(levelOf(page, side, keyOf(side, ticks)) << 1) | SUM]!;
  }

  /** The key of a level on a page that has orders. */
  #keyAt(level: number): number {
    const group = level >> PAGE_BITS;
    const side = (group & 1) as BookSide;
    return (keyOf(side, this.#numbers[group >> 1]! << PAGE_BITS) & ~OFFSET) | (level & OFFSET);
  }

  #open(side: BookSide, key: number, level: number, slot: number): void {
    this.#ends[(level << 2) | FIRST] = slot;
    this.#words[level >> 5]! |= 1 << (level & 31);
    this.#summaries[level >> PAGE_BITS]! |= 1 << ((level >> 5) & WORD);
    if (key < this.#best[side]! || this.#best[BEST_LEVEL | side] === NONE) {
      this.#best[side] = key;
      this.#best[BEST_LEVEL | side] = level;
    }
  }

  #close(level: number): void {
    const group = level >> PAGE_BITS;
    const word = this.#words[level >> 5]! & ~(1 << (level & 31));
    this.#words[level >> 5] = word;
    if (word === 0) this.#summaries[group]! &= ~(1 << ((level >> 5) & WORD));
    const side = (group & 1) as BookSide;
    if (level === this.#best[BEST_LEVEL | side]) {
      const best = this.#bestOf(group);
      this.#best[BEST_LEVEL | side] = best;
      this.#best[side] = best === NONE ? WORST_KEY : this.#keyAt(best);
    }
    if ((this.#summaries[group]! | this.#summaries[group ^ 1]!) === 0) this.#freeOf(group >> 1);
  }

  /** The best level of a page's side, or of the first page behind it that has one. */
  #bestOf(group: number): number {
    const from = this.#summaries[group] !== 0 ? group : this.#groupBehind(group);
    if (from === NONE) return NONE;
    const word = (from << (PAGE_BITS - 5)) | lowestBit(this.#summaries[from]!);
    return (word << 5) | lowestBit(this.#words[word]!);
  }

  /** The next level behind one on its side. */
  #levelBehind(level: number): number {
    const inWord = this.#words[level >> 5]! & (-2 << (level & 31));
    if (inWord !== 0) return (level & ~31) | lowestBit(inWord);
    const group = level >> PAGE_BITS;
    const words = this.#summaries[group]! & (-2 << ((level >> 5) & WORD));
    if (words === 0) {
      const behind = this.#groupBehind(group);
      return behind === NONE ? NONE : this.#bestOf(behind);
    }
    const word = (group << (PAGE_BITS - 5)) | lowestBit(words);
    return (word << 5) | lowestBit(this.#words[word]!);
  }

  /** The next page of a side, behind this one, that has orders. */
  #groupBehind(group: number): number {
    const side = group & 1;
    const step = side === BID ? -1 : 1;
    for (let at = this.#sortedPlace(this.#numbers[group >> 1]!) + step; at >= 0 && at < this.#pages; at += step) {
      const behind = (this.#sorted[at]! << 1) | side;
      if (this.#summaries[behind] !== 0) return behind;
    }
    return NONE;
  }

  #pageFor(number: number): number {
    const found = this.#table[this.#tablePlace(number)]!;
    const page = found === NONE ? this.#newPage(number) : found;
    this.#nearNumber = number;
    this.#nearPage = page;
    return page;
  }

  #newPage(number: number): number {
    let page = this.#freePage;
    if (page !== NONE) this.#freePage = this.#numbers[page]!;
    else {
      if (this.#topPage === this.#numbers.length) this.#growPages();
      page = this.#topPage++;
    }
    this.#numbers[page] = number;
    const at = this.#sortedPlace(number);
    this.#sorted.copyWithin(at + 1, at, this.#pages);
    this.#sorted[at] = page;
    this.#pages++;
    this.#table[this.#tablePlace(number)] = page;
    return page;
  }

  #freeOf(page: number): void {
    const number = this.#numbers[page]!;
    const at = this.#sortedPlace(number);
    this.#sorted.copyWithin(at, at + 1, this.#pages);
    this.#pages--;
    this.#leaveTable(number);
    if (this.#nearNumber === number) this.#nearNumber = NONE;
    this.#numbers[page] = this.#freePage;
    this.#freePage = page;
  }

  /** Where a page stands among the sorted, or would stand. */
  #sortedPlace(number: number): number {
    let low = 0;
    let high = this.#pages;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#numbers[this.#sorted[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Where a page stands in the table, or would stand. */
  #tablePlace(number: number): number {
    const mask = this.#table.length - 1;
    let at = this.#home(number);
    for (;;) {
      const page = this.#table[at]!;
      if (page === NONE || this.#numbers[page] === number) return at;
      at = (at + 1) & mask;
    }
  }

  #home(number: number): number {
    return Math.imul(number, 0x9e37_79b1) >>> this.#tableShift;
  }

  /** Closes the gap, so that no walk of another page ends at it. */
  #leaveTable(number: number): void {
    const table = this.#table;
    const mask = table.length - 1;
    let gap = this.#tablePlace(number);
    for (let at = (gap + 1) & mask; table[at] !== NONE; at = (at + 1) & mask) {
      const home = this.#home(this.#numbers[table[at]!]!);
      if (((at - home) & mask) < ((at - gap) & mask)) continue;
      table[gap] = table[at]!;
      gap = at;
    }
    table[gap] = NONE;
  }

  #growPages(): void {
    this.#ends = withoutOrders(doubled(this.#ends), this.#ends.length);
    this.#sums = new Float64Array(this.#ends.buffer);
    this.#words = doubled(this.#words);
    this.#summaries = doubled(this.#summaries);
    this.#numbers = doubled(this.#numbers);
    this.#sorted = doubled(this.#sorted);
    this.#table = new Int32Array(this.#table.length * 2).fill(NONE);
    this.#tableShift--;
    for (let at = 0; at < this.#pages; at++) {
      const page = this.#sorted[at]!;
      this.#table[this.#tablePlace(this.#numbers[page]!)] = page;
    }
  }
}

/** Levels from a place on, as they are while nothing rests: zeros, but for the orders. */
function withoutOrders(ends: Int32Array, from: number): Int32Array {
  for (let at = from; at < ends.length; at += 4) ends.fill(NONE, at, at + 2);
  return ends;
}
