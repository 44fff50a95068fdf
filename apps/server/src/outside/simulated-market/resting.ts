import { type Order, ordersTable } from '@quay/core';
import type { Committed } from '../../core-host/port.ts';

export type RestingOrder = { readonly id: number; readonly side: 'buy' | 'sell'; readonly price: bigint };

/** The open orders of one desk, as the core committed them. */
export class RestingOrders {
  readonly #owner: number;
  readonly #byMarket = new Map<string, Map<number, RestingOrder>>();
  readonly #marketOf = new Map<number, string>();

  constructor(owner: number) {
    this.#owner = owner;
  }

  hear({ changes }: Pick<Committed, 'changes'>): void {
    for (const { table, op, row } of changes) {
      if (table.name !== ordersTable.name) continue;
      const order = row as Order;
      if (op === 'put' && order.status === 'open') {
        if (order.owner === this.#owner) this.#keep(order);
      } else this.#forget(order.id);
    }
  }

  in(market: string): Iterable<RestingOrder> {
    return this.#byMarket.get(market)?.values() ?? [];
  }

  #keep({ id, market, side, price }: Order): void {
    if (this.#marketOf.has(id)) return;
    let orders = this.#byMarket.get(market);
    if (!orders) {
      orders = new Map();
      this.#byMarket.set(market, orders);
    }
    orders.set(id, { id, side, price: price! });
    this.#marketOf.set(id, market);
  }

  #forget(id: number): void {
    const market = this.#marketOf.get(id);
    if (market === undefined) return;
    this.#marketOf.delete(id);
    this.#byMarket.get(market)!.delete(id);
  }
}
