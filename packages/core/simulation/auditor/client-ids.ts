import type { ClientOrder, Order } from '../../src/index.ts';
import { wrong } from './wrong.ts';

const LIFE_MS = 24 * 60 * 60 * 1000;

/** Client order ids of the last 24 hours: none is used twice, none is forgotten early, none goes unrecorded. */
export class ClientIds {
  readonly #usedAt = new Map<string, number>();

  take(op: 'put' | 'drop', row: ClientOrder, at: number, orders: ReadonlyMap<string, Order>): void {
    const key = `${row.owner}/${row.clientId}`;
    const usedAt = this.#usedAt.get(key);
    if (op === 'drop') {
      if (usedAt === undefined || usedAt + LIFE_MS > at) wrong(`I10 the client id ${key} was forgotten early`);
      this.#usedAt.delete(key);
      return;
    }
    if (usedAt !== undefined) wrong(`I10 the client id ${key} was used twice`);
    if (!orders.has(key)) wrong(`I10 the client id ${key} stands for no order`);
    this.#usedAt.set(key, row.at);
  }

  /** An order that came with a client id must have left it here. */
  judge(order: Order): void {
    if (!this.#usedAt.has(`${order.owner}/${order.clientId}`))
      wrong(`I10 the client id of order ${order.id} is not kept`);
  }
}
