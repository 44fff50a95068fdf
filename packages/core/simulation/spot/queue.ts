import type { Order } from '../../src/index.ts';

/** An order that lives, where the auditor has it standing. Prices in units. */
export type RestingOrder = {
  readonly id: number;
  readonly owner: number;
  readonly buys: boolean;
  /** NaN for an order without a price. */
  readonly price: number;
  /** NaN for an order that waits for none. */
  readonly stop: number;
  readonly seat: number;
  /** Base asset that is still to be traded; huge for an order that spends an amount. */
  left: bigint;
  /** The batch ends it, so that it may have been gone at any moment of the batch. */
  ends: boolean;
  row: Order;
  queue: Queue | null;
};

type Key = 'price' | 'stop';

/** Orders by price (or stop price), then by priority. The first in turn stands last, where it leaves cheaply. */
export class Queue {
  readonly #orders: RestingOrder[] = [];
  readonly #key: Key;
  readonly #sign: 1 | -1;

  /** @param best which price comes first */
  constructor(best: 'lowest' | 'highest', key: Key) {
    this.#key = key;
    this.#sign = best === 'lowest' ? 1 : -1;
  }

  get first(): RestingOrder | undefined {
    return this.#orders[this.#orders.length - 1];
  }

  get size(): number {
    return this.#orders.length;
  }

  /** Best first. */
  *inTurn(): Iterable<RestingOrder> {
    for (let at = this.#orders.length - 1; at >= 0; at--) yield this.#orders[at]!;
  }

  add(order: RestingOrder): void {
    this.#orders.splice(this.#indexOf(order), 0, order);
    order.queue = this;
  }

  remove(order: RestingOrder): void {
    this.#orders.splice(this.#indexOf(order), 1);
    order.queue = null;
  }

  /** How many come after it in turn. */
  #indexOf(order: RestingOrder): number {
    let low = 0;
    let high = this.#orders.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#isBehind(this.#orders[middle]!, order)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #isBehind(one: RestingOrder, other: RestingOrder): boolean {
    const apart = (one[this.#key] - other[this.#key]) * this.#sign;
    return apart === 0 ? one.seat > other.seat : apart > 0;
  }
}
