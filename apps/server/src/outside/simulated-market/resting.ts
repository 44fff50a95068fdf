import type { Order, Table } from '@quay/core';
import type { Committed } from '../../core-host/port.ts';

export type RestingOrder = {
  readonly id: number;
  readonly owner: number;
  readonly side: 'buy' | 'sell';
  readonly price: bigint;
  /** What of it is still to be traded. */
  readonly left: bigint;
};

/** The open orders of a product's market makers, as the core committed them. */
export class RestingOrders {
  readonly #table: Table<Order>;
  readonly #owners: ReadonlySet<number>;
  readonly #byMarket = new Map<string, Map<number, RestingOrder>>();
  readonly #marketOf = new Map<number, string>();

  constructor(table: Table<Order>, owners: readonly number[]) {
    this.#table = table;
    this.#owners = new Set(owners);
  }

  receive({ changes }: Pick<Committed, 'changes'>): void {
    for (const { table, op, row } of changes) {
      if (table.name !== this.#table.name) continue;
      const order = row as Order;
      if (op === 'put' && order.status === 'open') {
        if (this.#owners.has(order.owner)) this.#keep(order);
      } else this.#forget(order.id);
    }
  }

  in(market: string): Iterable<RestingOrder> {
    return this.#byMarket.get(market)?.values() ?? [];
  }

  count(market: string): number {
    return this.#byMarket.get(market)?.size ?? 0;
  }

  #keep({ id, owner, market, side, price, quantity, filledQuantity }: Order): void {
    let orders = this.#byMarket.get(market);
    if (!orders) {
      orders = new Map();
      this.#byMarket.set(market, orders);
    }
    orders.set(id, { id, owner, side, price: price!, left: quantity! - filledQuantity });
    this.#marketOf.set(id, market);
  }

  #forget(id: number): void {
    const market = this.#marketOf.get(id);
    if (market === undefined) return;
    this.#marketOf.delete(id);
    this.#byMarket.get(market)!.delete(id);
  }
}
