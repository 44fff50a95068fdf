import { BID, type Book, type BookSide } from './book.ts';

/**
 * The plain twin of the fast book: a sorted list of orders, written to be obviously right. Tests hold the fast one
 * against it; nothing else uses it.
 */
export class PlainBook implements Book {
  #orders: { order: number; side: BookSide; ticks: number; lots: number; arrived: number }[] = [];
  #arrivals = 0;

  get size(): number {
    return this.#orders.length;
  }

  add(order: number, side: BookSide, ticks: number, lots: number): void {
    this.#orders.push({ order, side, ticks, lots, arrived: this.#arrivals++ });
  }

  cancel(order: number): number {
    const lots = this.lotsOf(order);
    this.#orders = this.#orders.filter((resting) => resting.order !== order);
    return lots;
  }

  lotsOf(order: number): number {
    return this.#orders.find((resting) => resting.order === order)?.lots ?? -1;
  }

  bestTicks(side: BookSide): number {
    return this.#first(side)?.ticks ?? -1;
  }

  bestOrder(side: BookSide): number {
    return this.#first(side)?.order ?? -1;
  }

  bestLots(side: BookSide): number {
    return this.#first(side)?.lots ?? -1;
  }

  take(side: BookSide, lots: number): void {
    const first = this.#first(side)!;
    first.lots -= lots;
    if (first.lots === 0) this.cancel(first.order);
  }

  *levels(side: BookSide): IterableIterator<[number, number]> {
    const sums = new Map<number, number>();
    for (const { ticks, lots } of this.#queue(side)) sums.set(ticks, (sums.get(ticks) ?? 0) + lots);
    yield* sums;
  }

  #first(side: BookSide) {
    return this.#queue(side)[0];
  }

  #queue(side: BookSide) {
    const better = side === BID ? -1 : 1;
    return this.#orders
      .filter((resting) => resting.side === side)
      .sort((a, b) => better * (a.ticks - b.ticks) || a.arrived - b.arrived);
  }
}
