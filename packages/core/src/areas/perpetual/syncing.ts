import { PRICES_MISSING_MS } from '@quay/contract/perpetual/rules';
import type { Price } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { agree } from '../../prices/mark-price.ts';
import { type SyncingRow, syncingTable } from './liquidation-state.ts';

/** A mark, and the last time that there was an index for it. */
type Marked = { readonly price: Price; readonly at: number; readonly indexAt: number };

/**
 * Contracts whose prices were away: after a start, or after a failure of the sources. The first mark of such a contract is
 * only shown; as soon as one agrees with the one before it, positions are opened and liquidated again. It follows from
 * recorded prices alone, so that a core that starts again decides the same.
 */
export class Syncing extends Rows<SyncingRow> {
  constructor(changes: Changes) {
    super(syncingTable, changes);
  }

  isSyncing(contract: string): boolean {
    return this.size > 0 && this.get(contract) !== undefined;
  }

  /** A mark follows another, whose prices were there until `indexAt`. */
  follow(contract: string, before: Marked | undefined, after: Marked): void {
    if (!before) return;
    const row = this.get(contract);
    if (after.at - before.indexAt > PRICES_MISSING_MS) {
      if (!row) this.add({ contract, since: after.at });
    } else if (row && after.at !== row.since && agree(before, after)) this.drop(row);
  }
}
