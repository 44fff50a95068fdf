import { type Changes, Rows } from '../../engine/changes.ts';
import type { Order } from '../../trading/tables.ts';
import { demoOrdersTable } from './state.ts';

/** The open orders of one market, each side in the order in which prices reach them: the best first, then the oldest. */
type Resting = { readonly buy: Order[]; readonly sell: Order[] };

/** Open orders of the demo, by market and by owner. They rest in no book. */
export class DemoOrders extends Rows<Order> {
  readonly #resting = new Map<string, Resting>();
  readonly #byOwner = new Map<number, Set<Order>>();

  constructor(changes: Changes) {
    super(demoOrdersTable, changes);
  }

  find(id: number): Order | undefined {
    return this.get(String(id));
  }

  /** Open orders of an owner, oldest first. */
  of(owner: number): Order[] {
    return [...(this.#byOwner.get(owner) ?? [])];
  }

  /** Markets in which an order has rested, in an order that a start does not change. */
  markets(): readonly [symbol: string, resting: Resting][] {
    return [...this.#resting].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** It rests from now on. */
  rest(order: Order): void {
    this.add(order);
    this.#index(order);
  }

  /** An order that traded at once and never rested. */
  ended(order: Order): void {
    this.add(order);
    this.retire(order);
  }

  /** One that rested is over. */
  end(order: Order): void {
    const side = this.#resting.get(order.market)![order.side];
    side.splice(side.indexOf(order), 1);
    this.#byOwner.get(order.owner)!.delete(order);
    this.retire(order);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#resting.clear();
    this.#byOwner.clear();
    this.sort((a, b) => a.id - b.id);
    for (const order of this.values()) this.#index(order);
  }

  #index(order: Order): void {
    const own = this.#byOwner.get(order.owner) ?? new Set();
    this.#byOwner.set(order.owner, own.add(order));
    const resting: Resting = this.#resting.get(order.market) ?? { buy: [], sell: [] };
    this.#resting.set(order.market, resting);
    const side = resting[order.side];
    // Behind all that are reached before it, or with it and earlier.
    const sign = order.side === 'buy' ? 1n : -1n;
    let [low, high] = [0, side.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((side[middle]!.price! - order.price!) * sign >= 0n) low = middle + 1;
      else high = middle;
    }
    side.splice(low, 0, order);
  }
}
