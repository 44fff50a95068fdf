import { type Changes, Rows } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import type { Order } from '../../trading/tables.ts';
import type { DemoOrders } from './orders.ts';
import { sortIn } from './sorted-in.ts';
import { type DemoStop, demoStopsTable } from './state.ts';

/** The stop orders of one market that wait, each list in the order in which the last price reaches them. */
type Waiting = { readonly rises: Order[]; readonly falls: Order[] };

/** Stop orders of the demo, until the real market's last price has come to their stop price. */
export class DemoStops extends Rows<DemoStop> {
  readonly #orders: DemoOrders;
  readonly #waiting = new Map<string, Waiting>();

  constructor(changes: Changes, orders: DemoOrders) {
    super(demoStopsTable, changes);
    this.#orders = orders;
  }

  /** Markets in which an order has waited, in an order that a start does not change. */
  markets(): readonly [symbol: string, waiting: Waiting][] {
    return [...this.#waiting].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** An order waits for the last price to rise or to fall to its stop price. */
  wait(order: Order, rises: boolean): void {
    this.add({ order: order.id, rises });
    this.#index(order, rises);
  }

  /** It waits no longer: it was triggered or cancelled. */
  remove(order: Order): void {
    const stop = this.get(String(order.id));
    always(stop !== undefined, `practice order ${order.id} waits for nothing`);
    const list = this.#waiting.get(order.market)![stop.rises ? 'rises' : 'falls'];
    list.splice(list.indexOf(order), 1);
    this.drop(stop);
  }

  /** Start-up brought all rows, and those of the orders. */
  rebuild(): void {
    this.#waiting.clear();
    this.sort((a, b) => a.order - b.order);
    for (const { order, rises } of this.values()) this.#index(this.#orders.find(order)!, rises);
  }

  #index(order: Order, rises: boolean): void {
    const waiting: Waiting = this.#waiting.get(order.market) ?? { rises: [], falls: [] };
    this.#waiting.set(order.market, waiting);
    const stop = order.stopPrice!;
    // The nearest first, then the oldest.
    sortIn(rises ? waiting.rises : waiting.falls, order, (other) =>
      rises ? other.stopPrice! > stop : other.stopPrice! < stop,
    );
  }
}
