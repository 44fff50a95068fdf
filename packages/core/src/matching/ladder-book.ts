import {
  ASK,
  BID,
  type Book,
  type BookSide,
  CANCEL_BOTH,
  CANCEL_MAKER,
  doubled,
  type Fills,
  NONE,
  type SelfTrade,
} from './book.ts';
import { LEVEL, LOTS, NEXT, OWNER, PREVIOUS, PRICE, priceOn, type Seats } from './seats.ts';

/** Prices a page holds, as a power of two: for each side 32 words of 32 bits, and a summary word of those. */
const PAGE_BITS = 10;
const OFFSET = (1 << PAGE_BITS) - 1;
const WORD = (1 << (PAGE_BITS - 5)) - 1;
const WORST_KEY = 0x7fff_ffff;
/** Where the levels stand in `#best`, behind the keys. */
const BEST_LEVEL = 2;

/**
 * The fast book. Prices are split into pages of 1,024, so that the memory follows what is used and no price is out of
 * reach; a page has a cell for each price and side with the slot of its level, and bits that tell which are taken.
 *
 * A level is a ring of seats, linked by index, that begins and ends with a seat of its own: an order leaves without a
 * question whether it was the first or the last. That seat carries the sum of the lots, NaN for an owner, and the cell.
 *
 * Each side counts its prices by keys that are better the lower they are (bids mirror theirs), so the best of a page is
 * its lowest bit and one code serves both sides.
 */
export class LadderBook implements Book {
  readonly #seats: Seats;
  #size = 0;
  /** The best key of each side, and the level that has it. */
  readonly #best = new Int32Array([WORST_KEY, WORST_KEY, NONE, NONE]);

  // By page: a cell is page, side and the low bits of the key, so its word and its group (page and side) are shifts away.
  #cells = new Int32Array(4 << (PAGE_BITS + 1)).fill(NONE);
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

  constructor(seats: Seats) {
    this.#seats = seats;
  }

  get size(): number {
    return this.#size;
  }

  add(slot: number, side: BookSide, ticks: number, lots: number): void {
    const number = ticks >> PAGE_BITS;
    const page = number === this.#nearNumber ? this.#nearPage : this.#pageFor(number);
    const key = keyOf(side, ticks);
    const cell = (((page << 1) | side) << PAGE_BITS) | (key & OFFSET);
    let level = this.#cells[cell]!;
    if (level === NONE) level = this.#open(side, ticks, key, cell);
    const { links, amounts } = this.#seats;
    const at = slot << 3;
    const ring = level << 3;
    const last = links[ring + PREVIOUS]!;
    links[at + NEXT] = level;
    links[at + PREVIOUS] = last;
    links[at + LEVEL] = level;
    links[at + PRICE] = priceOn(side, ticks);
    links[(last << 3) + NEXT] = slot;
    links[ring + PREVIOUS] = slot;
    amounts[(slot << 2) + LOTS] = lots;
    amounts[(level << 2) + LOTS]! += lots;
    this.#size++;
  }

  remove(slot: number): void {
    const { links, amounts } = this.#seats;
    const at = slot << 3;
    const next = links[at + NEXT]!;
    const previous = links[at + PREVIOUS]!;
    const level = links[at + LEVEL]!;
    links[(previous << 3) + NEXT] = next;
    links[(next << 3) + PREVIOUS] = previous;
    amounts[(level << 2) + LOTS]! -= amounts[(slot << 2) + LOTS]!;
    this.#size--;
    // Its neighbours are one and the same only when the level's own seat is all that is left.
    if (next === previous) this.#close(level);
  }

  reduce(slot: number, lots: number): void {
    const { links, amounts } = this.#seats;
    const at = slot << 2;
    amounts[(links[(slot << 3) + LEVEL]! << 2) + LOTS]! -= amounts[at + LOTS]! - lots;
    amounts[at + LOTS] = lots;
  }

  bestTicks(side: BookSide): number {
    return this.#best[BEST_LEVEL + side] === NONE ? NONE : keyOf(side, this.#best[side]!);
  }

  first(side: BookSide): number {
    const level = this.#best[BEST_LEVEL + side]!;
    return level === NONE ? NONE : this.#seats.links[(level << 3) + NEXT]!;
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
    const { links, amounts } = this.#seats;
    let { slot: makers, lots: traded, ticks: prices } = fills;
    let count = 0;
    let left = lots;
    let purse = budget;
    let stopped = false;
    while (left > 0 && this.#best[other]! <= limit) {
      const level = this.#best[BEST_LEVEL + other]!;
      if (level === NONE) break;
      const ring = level << 3;
      const ticks = links[ring + PRICE]! & 0x7fff_ffff;
      let wanted = left;
      if (purse !== Number.POSITIVE_INFINITY) {
        // Exact: the quotient of a whole number below 2⁵³ is never rounded up to a whole number.
        const paid = Math.floor(purse / ticks);
        if (paid < left) wanted = paid;
      }
      let open = wanted;
      let given = 0;
      let slot = links[ring + NEXT]!;
      while (open > 0 && slot !== level) {
        if (count === makers.length) {
          fills.grow();
          ({ slot: makers, lots: traded, ticks: prices } = fills);
        }
        const at = slot << 2;
        const had = amounts[at + LOTS]!;
        if (amounts[at + OWNER] === owner) {
          if (selfTrade !== CANCEL_MAKER) stopped = true;
          if (selfTrade !== CANCEL_MAKER && selfTrade !== CANCEL_BOTH) break;
          makers[count] = slot;
          prices[count] = ticks;
          traded[count++] = 0;
          given += had;
          this.#size--;
          slot = links[(slot << 3) + NEXT]!;
          if (stopped) break;
          continue;
        }
        makers[count] = slot;
        prices[count] = ticks;
        if (had > open) {
          traded[count++] = open;
          amounts[at + LOTS] = had - open;
          open = 0;
          break;
        }
        traded[count++] = had;
        amounts[at + LOTS] = 0;
        open -= had;
        this.#size--;
        slot = links[(slot << 3) + NEXT]!;
      }
      const taken = wanted - open;
      left -= taken;
      purse -= taken * ticks;
      amounts[(level << 2) + LOTS]! -= taken + given;
      links[ring + NEXT] = slot;
      links[(slot << 3) + PREVIOUS] = level;
      if (slot !== level) break;
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
    const { links, amounts } = this.#seats;
    let left = lots;
    let level = this.#best[BEST_LEVEL + other]!;
    while (left > 0 && level !== NONE && keyOf(other, links[(level << 3) + PRICE]! & 0x7fff_ffff) <= limit) {
      let slot = links[(level << 3) + NEXT]!;
      while (left > 0 && slot !== level) {
        if (amounts[(slot << 2) + OWNER] !== owner) left -= amounts[(slot << 2) + LOTS]!;
        else if (selfTrade !== CANCEL_MAKER) return false;
        slot = links[(slot << 3) + NEXT]!;
      }
      level = this.#levelBehind(other, links[(level << 3) + LEVEL]!);
    }
    return left <= 0;
  }

  *levels(side: BookSide): IterableIterator<[number, number]> {
    const { links, amounts } = this.#seats;
    let level = this.#best[BEST_LEVEL + side]!;
    while (level !== NONE) {
      yield [links[(level << 3) + PRICE]! & 0x7fff_ffff, amounts[(level << 2) + LOTS]!];
      level = this.#levelBehind(side, links[(level << 3) + LEVEL]!);
    }
  }

  lotsAt(side: BookSide, ticks: number): number {
    const page = this.#table[this.#tablePlace(ticks >> PAGE_BITS)]!;
    if (page === NONE) return 0;
    const level = this.#cells[(((page << 1) | side) << PAGE_BITS) | (keyOf(side, ticks) & OFFSET)]!;
    return level === NONE ? 0 : this.#seats.amounts[(level << 2) + LOTS]!;
  }

  #open(side: BookSide, ticks: number, key: number, cell: number): number {
    const level = this.#seats.claim(Number.NaN);
    const { links, amounts } = this.#seats;
    const ring = level << 3;
    links[ring + NEXT] = level;
    links[ring + PREVIOUS] = level;
    links[ring + LEVEL] = cell;
    links[ring + PRICE] = priceOn(side, ticks);
    amounts[(level << 2) + LOTS] = 0;
    this.#cells[cell] = level;
    this.#words[cell >> 5]! |= 1 << (cell & 31);
    this.#summaries[cell >> PAGE_BITS]! |= 1 << ((cell >> 5) & WORD);
    if (key < this.#best[side]! || this.#best[BEST_LEVEL + side] === NONE) {
      this.#best[side] = key;
      this.#best[BEST_LEVEL + side] = level;
    }
    return level;
  }

  #close(level: number): void {
    const links = this.#seats.links;
    const cell = links[(level << 3) + LEVEL]!;
    const group = cell >> PAGE_BITS;
    this.#cells[cell] = NONE;
    const word = this.#words[cell >> 5]! & ~(1 << (cell & 31));
    this.#words[cell >> 5] = word;
    if (word === 0) this.#summaries[group]! &= ~(1 << ((cell >> 5) & WORD));
    const side = (group & 1) as BookSide;
    if (level === this.#best[BEST_LEVEL + side]) {
      const best = this.#bestOf(group, side);
      this.#best[BEST_LEVEL + side] = best;
      this.#best[side] = best === NONE ? WORST_KEY : keyOf(side, links[(best << 3) + PRICE]! & 0x7fff_ffff);
    }
    if ((this.#summaries[group]! | this.#summaries[group ^ 1]!) === 0) this.#freeOf(group >> 1);
    this.#seats.free(level);
  }

  /** The best level of a page's side, or of the first page behind it that has one. */
  #bestOf(group: number, side: BookSide): number {
    const from = this.#summaries[group] !== 0 ? group : this.#groupBehind(group, side);
    if (from === NONE) return NONE;
    const word = (from << (PAGE_BITS - 5)) + lowestBit(this.#summaries[from]!);
    return this.#cells[(word << 5) + lowestBit(this.#words[word]!)]!;
  }

  /** The next level behind a cell on its side. */
  #levelBehind(side: BookSide, cell: number): number {
    const inWord = this.#words[cell >> 5]! & (-2 << (cell & 31));
    if (inWord !== 0) return this.#cells[(cell & ~31) + lowestBit(inWord)]!;
    const group = cell >> PAGE_BITS;
    const words = this.#summaries[group]! & (-2 << ((cell >> 5) & WORD));
    if (words === 0) {
      const behind = this.#groupBehind(group, side);
      return behind === NONE ? NONE : this.#bestOf(behind, side);
    }
    const word = (group << (PAGE_BITS - 5)) + lowestBit(words);
    return this.#cells[(word << 5) + lowestBit(this.#words[word]!)]!;
  }

  /** The next page of a side, behind this one, that has orders. */
  #groupBehind(group: number, side: BookSide): number {
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
    const cells = this.#cells.length;
    this.#cells = doubled(this.#cells).fill(NONE, cells);
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

/** A price as its side's key, and back: asks as they are, bids mirrored. */
function keyOf(side: BookSide, ticks: number): number {
  return ticks ^ ((side - ASK) >>> 1);
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
