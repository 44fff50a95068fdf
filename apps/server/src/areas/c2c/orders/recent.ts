import { type C2cEventRow, type C2cOrder, c2cEventsTable, c2cOrdersTable } from '@quay/core';
import type { Committed } from '../../../core-host/port.ts';

/** Orders that are kept: what is not, the rows have by then. */
const KEPT = 2_000;

type Kept = { order?: C2cOrder; readonly events: C2cEventRow[] };

/**
 * Orders and their events as they were committed just now. An act answers from them, so that nobody waits until the
 * rows have followed.
 */
export class RecentOrders {
  readonly #kept = new Map<number, Kept>();

  apply({ changes }: Pick<Committed, 'changes'>): void {
    for (const { table, op, row } of changes) {
      if (op !== 'put') continue;
      if (table.number === c2cOrdersTable.number) this.#of((row as C2cOrder).id).order = row as C2cOrder;
      else if (table.number === c2cEventsTable.number)
        this.#of((row as C2cEventRow).order).events.push(row as C2cEventRow);
    }
  }

  order(id: number): C2cOrder | undefined {
    return this.#kept.get(id)?.order;
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
