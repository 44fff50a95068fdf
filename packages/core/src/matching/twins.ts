import {
  ASK,
  BID,
  type Book,
  type BookSide,
  Fills,
  LadderBook,
  NONE,
  OrderSlots,
  PlainBook,
  type SelfTrade,
} from './index.ts';

/** How a taker's rest ends: it waits, it expires, or nothing is traded at all unless everything is. */
export type Ending = 'rests' | 'expires' | 'all-or-none';

export type Taker = {
  readonly side: BookSide;
  readonly ticks: number;
  readonly lots: number;
  readonly owner: number;
  readonly budget: number;
  readonly selfTrade: SelfTrade;
  readonly ending: Ending;
};

/** One book with the table from orders to slots that every user of a book keeps. */
class Kept {
  readonly slots = new OrderSlots(2);
  readonly fills = new Fills();
  readonly book: Book;
  readonly slotOf: number[] = [];
  readonly orderOf: number[] = [];

  constructor(make: (slots: OrderSlots) => Book) {
    this.book = make(this.slots);
  }

  rest(order: number, side: BookSide, ticks: number, lots: number, owner: number): void {
    const slot = this.slots.claim(owner);
    this.slotOf[order] = slot;
    this.orderOf[slot] = order;
    this.book.add(slot, side, ticks, lots);
  }

  leave(order: number): void {
    this.slots.free(this.slotOf[order]!);
    this.slotOf[order] = NONE;
  }
}

/** The fast book and its plain twin, driven by the same commands. The first answer that differs is thrown. */
export class Twins {
  readonly fast = new Kept((slots) => new LadderBook(slots));
  readonly plain = new Kept((slots) => new PlainBook(slots));
  /** Orders that rest. */
  readonly live: number[] = [];
  trades = 0;
  commands = 0;
  readonly #placeOf: number[] = [];
  #orders = 0;

  take(taker: Taker): void {
    const { side, ticks, lots, owner, budget, selfTrade, ending } = taker;
    const { fast, plain } = this;
    this.commands += 1;
    const order = this.#orders++;
    if (ending === 'all-or-none') {
      const filled = plain.book.fillable(side, ticks, lots, owner, selfTrade);
      this.#same('fillable', fast.book.fillable(side, ticks, lots, owner, selfTrade), filled);
      if (!filled) return;
    }
    const left = plain.book.match(side, ticks, lots, budget, owner, selfTrade, plain.fills);
    this.#same('lots left', fast.book.match(side, ticks, lots, budget, owner, selfTrade, fast.fills), left);
    this.#same('fills', fast.fills.count, plain.fills.count);
    this.#same('met itself', fast.fills.metItself, plain.fills.metItself);
    if (ending === 'all-or-none' && budget === Number.POSITIVE_INFINITY) this.#same('all or none', left, 0);
    for (let at = 0; at < plain.fills.count; at++) this.#fill(at);
    if (left === 0 || plain.fills.metItself || ending !== 'rests' || budget !== Number.POSITIVE_INFINITY) return;
    fast.rest(order, side, ticks, left, owner);
    plain.rest(order, side, ticks, left, owner);
    this.#placeOf[order] = this.live.length;
    this.live.push(order);
  }

  /** Rests an order without a match, as a stop order waits. */
  wait(side: BookSide, ticks: number, lots: number): void {
    this.commands += 1;
    const order = this.#orders++;
    this.fast.rest(order, side, ticks, lots, 1);
    this.plain.rest(order, side, ticks, lots, 1);
    this.#placeOf[order] = this.live.length;
    this.live.push(order);
  }

  remove(order: number): void {
    this.commands += 1;
    const { fast, plain } = this;
    this.#same('lots', fast.slots.lotsOf(fast.slotOf[order]!), plain.slots.lotsOf(plain.slotOf[order]!));
    fast.book.remove(fast.slotOf[order]!);
    plain.book.remove(plain.slotOf[order]!);
    this.#gone(order);
  }

  /** Leaves an order a part of its lots. */
  reduce(order: number, part: number): void {
    this.commands += 1;
    const { fast, plain } = this;
    const lots = Math.max(1, Math.floor(plain.slots.lotsOf(plain.slotOf[order]!) * part));
    fast.book.reduce(fast.slotOf[order]!, lots);
    plain.book.reduce(plain.slotOf[order]!, lots);
  }

  compareTops(): void {
    const { fast, plain } = this;
    this.#same('size', fast.book.size, plain.book.size);
    for (const side of [BID, ASK] as const) {
      const ticks = plain.book.bestTicks(side);
      this.#same('best price', fast.book.bestTicks(side), ticks);
      this.#same('first order', orderAt(fast, fast.book.first(side)), orderAt(plain, plain.book.first(side)));
      this.#same('lots at the best price', fast.book.lotsAt(side, ticks), plain.book.lotsAt(side, ticks));
    }
  }

  /** Every level of both sides, and what the slots say of every order. */
  compareAll(): void {
    this.compareTops();
    const { fast, plain } = this;
    for (const side of [BID, ASK] as const) {
      const levels = [...plain.book.levels(side)];
      this.#same('levels', JSON.stringify([...fast.book.levels(side)]), JSON.stringify(levels));
      for (const [ticks, lots] of levels) this.#same('lots at a price', fast.book.lotsAt(side, ticks), lots);
    }
    for (const order of this.live) {
      this.#same('owner', fast.slots.ownerOf(fast.slotOf[order]!), plain.slots.ownerOf(plain.slotOf[order]!));
      this.#same('lots', fast.slots.lotsOf(fast.slotOf[order]!), plain.slots.lotsOf(plain.slotOf[order]!));
      this.#same('price', fast.slots.ticksOf(fast.slotOf[order]!), plain.slots.ticksOf(plain.slotOf[order]!));
      this.#same('side', fast.slots.sideOf(fast.slotOf[order]!), plain.slots.sideOf(plain.slotOf[order]!));
    }
  }

  #fill(at: number): void {
    const { fast, plain } = this;
    const maker = plain.orderOf[plain.fills.slot[at]!]!;
    const lots = plain.fills.lots[at]!;
    this.#same('maker', fast.orderOf[fast.fills.slot[at]!], maker);
    this.#same('lots of a fill', fast.fills.lots[at], lots);
    this.#same('price of a fill', fast.fills.ticks[at], plain.fills.ticks[at]);
    const left = plain.slots.lotsOf(plain.fills.slot[at]!);
    this.#same('lots of a maker', fast.slots.lotsOf(fast.fills.slot[at]!), left);
    if (lots > 0) this.trades += 1;
    if (lots === 0 || left === 0) this.#gone(maker);
  }

  #gone(order: number): void {
    this.fast.leave(order);
    this.plain.leave(order);
    const last = this.live.pop()!;
    const place = this.#placeOf[order]!;
    if (last === order) return;
    this.live[place] = last;
    this.#placeOf[last] = place;
  }

  #same(what: string, fast: unknown, plain: unknown): void {
    if (fast === plain) return;
    throw new Error(`command ${this.commands}: ${what}: the fast book says ${fast}, its plain twin ${plain}`);
  }
}

function orderAt({ orderOf }: Kept, slot: number): number {
  return slot === NONE ? NONE : orderOf[slot]!;
}
