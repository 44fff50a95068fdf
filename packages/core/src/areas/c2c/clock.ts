import { DOWNTIME_MS } from '@quay/contract/c2c/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Orders } from './orders.ts';
import { type C2cClock, type C2cOrder, c2cClockTable } from './state.ts';
import { bySystem, type Timeline } from './timeline.ts';

/** How often the core writes down that it is there, while orders wait. */
export const HEARTBEAT_MS = 10_000;

/**
 * The clock of orders that wait. While Quay was away nobody could act, so that no deadline passes then: all that wait are
 * moved by as long as it was. Whatever gives an order a deadline writes a heartbeat first, so that it is never moved for
 * a time before it was there.
 */
export class Clock extends Rows<C2cClock> {
  readonly #orders: Orders;
  readonly #timeline: Timeline;

  constructor(changes: Changes, orders: Orders, timeline: Timeline) {
    super(c2cClockTable, changes);
    this.#orders = orders;
    this.#timeline = timeline;
  }

  get #row(): C2cClock | undefined {
    return this.get('1');
  }

  /** How long Quay was away until now, as far as deadlines were not moved yet. */
  gap(at: number): number {
    const row = this.#row;
    if (!row || !this.#orders.anyWaits) return 0;
    const silent = at - row.heartbeatAt;
    return silent > DOWNTIME_MS ? silent : 0;
  }

  /** When the next heartbeat is due: there is none where no order waits. */
  get next(): number | undefined {
    return this.#row && this.#orders.anyWaits ? this.#row.heartbeatAt + HEARTBEAT_MS : undefined;
  }

  /** Quay is there at this moment; gives how many orders got more time. */
  recordTime(at: number): number {
    const gap = this.gap(at);
    const row = this.#row;
    const since = row?.heartbeatAt ?? at;
    if (!row) this.add({ id: 1, heartbeatAt: at });
    else if (row.heartbeatAt !== at) {
      row.heartbeatAt = at;
      this.touch(row);
    }
    if (gap === 0) return 0;
    let moved = 0;
    for (const order of this.#orders.values()) if (this.#pause(order, since, at)) moved += 1;
    return moved;
  }

  #pause(order: C2cOrder, since: number, at: number): boolean {
    const gap = at - since;
    const pays = order.state === 'unpaid';
    const answers = order.fault === 'claimed' && order.faultUntil !== null;
    if (!pays && !answers && order.escalateAt === null) return false;
    if (pays) order.payBy += gap;
    else if (answers) order.faultUntil! += gap;
    else order.escalateAt! += gap;
    const deadline = pays ? order.payBy : (order.escalateAt ?? order.faultUntil);
    this.#timeline.write(order, at, 'paused', bySystem, { since, ms: gap, deadline });
    this.#orders.save(order);
    return true;
  }
}
