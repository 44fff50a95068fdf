/**
 * An order book: price, then time. Prices are whole ticks from 1 to 2³¹ − 1 and quantities whole lots below 2⁵³, held in
 * doubles, so that no bigint stands on the hot path and every sum is exact: what waits at one price must stay below 2⁵³
 * lots together.
 *
 * An order is named by its slot, which the caller claims from the `OrderSlots` the book was made with and gives back when the
 * order has ended. A book that is never matched serves stop orders as well: sales that wait for a price to fall stand
 * as bids (highest first), purchases that wait for it to rise as asks.
 */
export interface Book {
  /** Number of orders that rest. */
  readonly size: number;
  /** Rests an order, whose slot is not in a book, behind all others of its price. */
  add(slot: number, side: BookSide, ticks: number, lots: number): void;
  /** Takes a resting order out; its slot, with the lots that it still had, stays the caller's. */
  remove(slot: number): void;
  /** A resting order has only these lots left, one or more; it keeps its place. */
  reduce(slot: number, lots: number): void;
  /** Best price of a side; `NONE` when it is empty. */
  bestTicks(side: BookSide): number;
  /** Slot of the first order at the best price; `NONE` when the side is empty. */
  first(side: BookSide): number;
  /**
   * Takes for `owner` what waits on the other side at `limitTicks` or better, best price first, then time, until `lots`
   * are used up or `budget` does not pay for one lot more at the best price. A budget is a whole number of ticks × lots
   * below 2⁵³, or Infinity. Fills are written to `fills`; makers that are used up have left the book. Gives the lots
   * that are left.
   */
  match(
    side: BookSide,
    limitTicks: number,
    lots: number,
    budget: number,
    owner: number,
    selfTrade: SelfTrade,
    fills: Fills,
  ): number;
  /** Whether `match` without a budget would use up all lots. Changes nothing. */
  fillable(side: BookSide, limitTicks: number, lots: number, owner: number, selfTrade: SelfTrade): boolean;
  /** Price levels with the sum of their lots, best first. The book must not change meanwhile. */
  levels(side: BookSide): IterableIterator<[ticks: number, lots: number]>;
  /** Sum of the lots that wait at a price. */
  lotsAt(side: BookSide, ticks: number): number;
}

export const BID = 0;
export const ASK = 1;
export type BookSide = typeof BID | typeof ASK;

/** No slot, no price. */
export const NONE = -1;

/** Which order gives way when an owner would trade with himself. */
export const CANCEL_TAKER = 0;
export const CANCEL_MAKER = 1;
export const CANCEL_BOTH = 2;
export type SelfTrade = typeof CANCEL_TAKER | typeof CANCEL_MAKER | typeof CANCEL_BOTH;

/** What a match did, in the order in which it did it. One is used again and again, so that a match makes no objects. */
export class Fills {
  count = 0;
  /** The maker of each fill. */
  slot = new Int32Array(64);
  /** What was traded; 0 when the maker was taken out of the book instead, to be cancelled as its owner's own. */
  lots = new Float64Array(64);
  ticks = new Int32Array(64);
  /** The taker met an order of its own owner and must stop: what is left of it may not rest. */
  metItself = false;

  get capacity(): number {
    return this.slot.length;
  }

  grow(): void {
    this.slot = doubled(this.slot);
    this.lots = doubled(this.lots);
    this.ticks = doubled(this.ticks);
  }
}

export function doubled<Numbers extends Float64Array | Int32Array>(numbers: Numbers): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
