import type { ClientOrder, Order } from '../../src/index.ts';
import { wrong } from '../auditor/wrong.ts';

const LIFE_MS = 24 * 60 * 60 * 1000;

/** Client order ids of the last 24 hours: none is used twice, none is forgotten early, none goes unrecorded. */
export class ClientIds {
  readonly #used = new Map<string, { readonly at: number; readonly order: number }>();

  orderOf(owner: number, clientId: string): number | undefined {
    return this.#used.get(`${owner}/${clientId}`)?.order;
  }

  take(op: 'put' | 'drop', row: ClientOrder, at: number, orders: ReadonlyMap<string, Order>): void {
    const key = `${row.owner}/${row.clientId}`;
    const used = this.#used.get(key);
    if (op === 'drop') {
      if (used === undefined || used.at + LIFE_MS > at) wrong(`I10 the client id ${key} was forgotten early`);
      this.#used.delete(key);
      return;
    }
    if (used !== undefined) wrong(`I10 the client id ${key} was used twice`);
    const order = orders.get(key);
    if (!order) wrong(`I10 the client id ${key} stands for no order`);
    this.#used.set(key, { at: row.at, order: order.id });
  }

  /** An order that came with a client id must have left it here. */
  validate(order: Order): void {
    if (this.orderOf(order.owner, order.clientId!) !== order.id)
      wrong(`I10 the client id of order ${order.id} is not kept`);
  }
}
