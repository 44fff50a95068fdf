import {
  type C2cEventRow,
  type C2cOrder,
  type C2cOrderNumber,
  c2cEventsTable,
  c2cOrdersTable,
  orderNumbersTable,
} from '@quay/core';
import type { Committed } from '../../../core-host/port.ts';

/** Orders that are kept: what is not, the rows have by then. */
const KEPT = 2_000;

type Name = Pick<C2cOrderNumber, 'number' | 'reference'>;
type Kept = { order?: C2cOrder; name?: Name; readonly events: C2cEventRow[] };

/**
 * Orders and their events as they were committed just now. An act answers from them, so that nobody waits until the
 * rows have followed.
 */
export class RecentOrders {
  readonly #kept = new Map<number, Kept>();
  #seq = 0;

  /** The newest batch that it has received. */
  get seq(): number {
    return this.#seq;
  }

  apply({ seq, changes }: Pick<Committed, 'seq' | 'changes'>): void {
    this.#seq = seq;
    for (const { table, op, row } of changes) {
      if (op !== 'put') continue;
      if (table.number === c2cOrdersTable.number) this.#of((row as C2cOrder).id).order = row as C2cOrder;
      else if (table.number === orderNumbersTable.number) {
        const { order, number, reference } = row as C2cOrderNumber;
        this.#of(order).name = { number, reference };
      } else if (table.number === c2cEventsTable.number)
        this.#of((row as C2cEventRow).order).events.push(row as C2cEventRow);
    }
  }

  order(id: number): C2cOrder | undefined {
    return this.#kept.get(id)?.order;
  }

  /** Number and reference of an order that was made just now: the rows may not have them yet. */
  nameOf(id: number): Name | undefined {
    return this.#kept.get(id)?.name;
  }

  /** The whole timeline: of those that were read, and those that came since; nothing where some are missing. */
  timelineOf({ id, events: count }: Pick<C2cOrder, 'id' | 'events'>, read: readonly C2cEventRow[]) {
    const known = new Map(read.map((event) => [event.number, event]));
    for (const event of this.#kept.get(id)?.events ?? []) known.set(event.number, event);
    const all = Array.from({ length: count }, (_, at) => known.get(at + 1));
    return all.every((event) => event !== undefined) ? all : undefined;
  }

  #of(id: number): Kept {
    const kept = this.#kept.get(id) ?? { events: [] };
    // What changed last is forgotten last.
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return kept;
  }
}
