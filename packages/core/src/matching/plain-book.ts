import { BID, type Book, type BookSide, CANCEL_MAKER, CANCEL_TAKER, type Fills, NONE, type SelfTrade } from './book.ts';
import { OFFSETS, type OrderSlots, priceOn } from './order-slots.ts';

/** The orders of one side: its prices in a sorted list, best last, and a queue of slots for each. */
type Queues = { readonly prices: number[]; readonly byPrice: Map<number, number[]> };

/**
 * The plain twin of the fast book: sorted lists and queues, written to be obviously right. Tests hold the fast one
 * against it; nothing else uses it.
 */
export class PlainBook implements Book {
  readonly #slots: OrderSlots;
  readonly #sides: readonly [Queues, Queues] = [
    { prices: [], byPrice: new Map() },
    { prices: [], byPrice: new Map() },
  ];
  size = 0;

  constructor(slots: OrderSlots) {
    this.#slots = slots;
  }

  add(slot: number, side: BookSide, ticks: number, lots: number): void {
    const { prices, byPrice } = this.#sides[side];
    this.#slots.links[(slot << 3) + OFFSETS.PRICE] = priceOn(side, ticks);
    this.#setLots(slot, lots);
    this.size += 1;
    const queue = byPrice.get(ticks);
    if (queue) queue.push(slot);
    else {
      byPrice.set(ticks, [slot]);
      prices.splice(placeOf(prices, side, ticks), 0, ticks);
    }
  }

  remove(slot: number): void {
    const side = this.#slots.sideOf(slot);
    const ticks = this.#slots.ticksOf(slot);
    const { prices, byPrice } = this.#sides[side];
    const queue = byPrice.get(ticks)!;
    queue.splice(queue.indexOf(slot), 1);
    this.size -= 1;
    if (queue.length > 0) return;
    byPrice.delete(ticks);
    prices.splice(placeOf(prices, side, ticks), 1);
  }

  reduce(slot: number, lots: number): void {
    this.#setLots(slot, lots);
  }

  bestTicks(side: BookSide): number {
    return this.#sides[side].prices.at(-1) ?? NONE;
  }

  first(side: BookSide): number {
    return this.#sides[side].byPrice.get(this.bestTicks(side))?.[0] ?? NONE;
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
    const other = side === BID ? 1 : 0;
    let left = lots;
    let quoteLeft = budget === Number.POSITIVE_INFINITY ? null : BigInt(budget);
    fills.count = 0;
    fills.metItself = false;
    for (;;) {
      const maker = this.first(other);
      const ticks = this.bestTicks(other);
      if (maker === NONE || (side === BID ? ticks > limitTicks : ticks < limitTicks)) return left;
      const paid = quoteLeft === null ? left : Number(quoteLeft / BigInt(ticks));
      if (Math.min(left, paid) === 0) return left;
      if (this.#slots.ownerOf(maker) === owner) {
        fills.metItself = selfTrade !== CANCEL_MAKER;
        if (selfTrade === CANCEL_TAKER) return left;
        note(fills, maker, 0, ticks);
        this.remove(maker);
        if (fills.metItself) return left;
        continue;
      }
      const taken = Math.min(left, paid, this.#slots.lotsOf(maker));
      note(fills, maker, taken, ticks);
      left -= taken;
      if (quoteLeft !== null) quoteLeft -= BigInt(taken) * BigInt(ticks);
      this.#setLots(maker, this.#slots.lotsOf(maker) - taken);
      if (this.#slots.lotsOf(maker) === 0) this.remove(maker);
    }
  }

  fillable(side: BookSide, limitTicks: number, lots: number, owner: number, selfTrade: SelfTrade): boolean {
    const { prices, byPrice } = this.#sides[side === BID ? 1 : 0];
    const slots = prices
      .filter((ticks) => (side === BID ? ticks <= limitTicks : ticks >= limitTicks))
      .reverse()
      .flatMap((ticks) => byPrice.get(ticks)!);
    let left = lots;
    for (const slot of slots) {
      if (left <= 0) return true;
      if (this.#slots.ownerOf(slot) !== owner) left -= this.#slots.lotsOf(slot);
      else if (selfTrade !== CANCEL_MAKER) return false;
    }
    return left <= 0;
  }

  *levels(side: BookSide): IterableIterator<[number, number]> {
    for (const ticks of this.#sides[side].prices.toReversed()) yield [ticks, this.lotsAt(side, ticks)];
  }

  lotsAt(side: BookSide, ticks: number): number {
    return (this.#sides[side].byPrice.get(ticks) ?? []).reduce((sum, slot) => sum + this.#slots.lotsOf(slot), 0);
  }

  #setLots(slot: number, lots: number): void {
    this.#slots.amounts[(slot << 2) + OFFSETS.LOTS] = lots;
  }
}

/** Where a price stands in its side's list, or would stand: bids ascend towards the best, asks descend. */
function placeOf(prices: readonly number[], side: BookSide, ticks: number): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (side === BID ? prices[middle]! < ticks : prices[middle]! > ticks) low = middle + 1;
    else high = middle;
  }
  return low;
}

function note(fills: Fills, slot: number, lots: number, ticks: number): void {
  if (fills.count === fills.capacity) fills.grow();
  fills.slot[fills.count] = slot;
  fills.lots[fills.count] = lots;
  fills.ticks[fills.count] = ticks;
  fills.count += 1;
}
