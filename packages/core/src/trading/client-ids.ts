import { type Changes, Rows } from '../engine/changes.ts';
import { CLIENT_ID_LIFE_MS, type ClientOrder, type TradingTables } from './tables.ts';

/** The client order ids of the last 24 hours, with what was ordered and the bytes of the first answer; oldest first. */
export class ClientIds extends Rows<ClientOrder> {
  constructor(tables: Pick<TradingTables, 'clientOrders'>, changes: Changes) {
    super(tables.clientOrders, changes);
  }

  /** What the owner ordered under this id, if it was in the last 24 hours. */
  find(owner: number, clientId: string): ClientOrder | undefined {
    return this.get(`${owner}/${clientId}`);
  }

  /** Whether one of them is too old. */
  isDue(now: number): boolean {
    const oldest = this.values().next().value;
    return oldest !== undefined && oldest.at + CLIENT_ID_LIFE_MS <= now;
  }

  /** Forgets those that are older than 24 hours; gives how many these were. */
  forgetOld(at: number): number {
    let forgotten = 0;
    for (const clientOrder of this.values()) {
      // Oldest first: the rows stand in the order in which they were added.
      if (clientOrder.at + CLIENT_ID_LIFE_MS > at) break;
      this.drop(clientOrder);
      forgotten += 1;
    }
    return forgotten;
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.at - b.at);
  }
}
