import { type Changes, Rows } from '../../engine/changes.ts';
import type { Order } from '../../trading/tables.ts';
import { sortIn } from './sorted-in.ts';
import { demoOrdersTable } from './state.ts';

/** The open orders of one market, each side in the order in which prices reach them: the best first, then the oldest. */
type Resting = { readonly buy: Order[]; readonly sell: Order[] };

/** Orders of the demo that live, by owner, and those that rest by market. They rest in no book. */
export class DemoOrders extends Rows<Order> {
  readonly #resting = new Map<string, Resting>();
  readonly #byOwner = new Map<number, Set<Order>>();

  constructor(changes: Changes) {
    super(demoOrdersTable, changes);
  }

  find(id: number): Order | undefined {
    return this.get(String(id));
  }

  /** Orders of an owner that rest or wait, oldest first. */
  of(owner: number): Order[] {
    return [...(this.#byOwner.get(owner) ?? [])];
  }

  /** Markets in which an order has rested, in an order that a start does not change. */
  markets(): readonly [symbol: string, resting: Resting][] {
    return [...this.#resting].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** It lives from now on: it rests, or waits for its stop price. */
  live(order: Order): void {
    this.add(order);
    this.#own(order);
    if (order.status === 'open') this.#index(order);
  }

  /** One that waited rests from now on. */
  rest(order: Order): void {
    this.touch(order);
    this.#index(order);
  }

  /** An order that traded at once and never lived. */
  ended(order: Order): void {
    this.add(order);
    this.retire(order);
  }

  /** One that lived is over. */
  end(order: Order): void {
    const side = this.#resting.get(order.market)?.[order.side] ?? [];
    const at = side.indexOf(order);
    if (at >= 0) side.splice(at, 1);
    this.#byOwner.get(order.owner)!.delete(order);
    this.retire(order);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#resting.clear();
    this.#byOwner.clear();
    this.sort((a, b) => a.id - b.id);
    for (const order of this.values()) this.#own(order);
    // One that waited rests behind those that rested before it was triggered.
    const bySeat = [...this.values()].sort((a, b) => a.seat - b.seat);
    for (const order of bySeat) if (order.status === 'open') this.#index(order);
  }

  #own(order: Order): void {
    const own = this.#byOwner.get(order.owner) ?? new Set();
    this.#byOwner.set(order.owner, own.add(order));
  }

  #index(order: Order): void {
    const resting: Resting = this.#resting.get(order.market) ?? { buy: [], sell: [] };
    this.#resting.set(order.market, resting);
    const { price } = order;
    // Behind all that are reached before it, or with it and earlier.
    sortIn(resting[order.side], order, (other) =>
      order.side === 'buy' ? other.price! < price! : other.price! > price!,
    );
  }
}
