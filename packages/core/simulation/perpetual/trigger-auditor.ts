import { INDEX_MAX_AGE_MS } from '@quay/contract/perpetual/rules';
import {
  type Contract,
  type MarkRow,
  marksTable,
  type SyncingRow,
  syncingTable,
  type TriggerRow,
  triggersTable,
} from '../../src/index.ts';
import { type BatchView, validateSequence } from '../auditor/batch-view.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import { type ContractOrder, down, type TradedPosition, up } from './rules.ts';

const ONE = 100_000_000n;

/** What the auditor of contracts keeps, and this one reads. */
type Known = {
  readonly contracts: ReadonlyMap<string, Contract>;
  readonly traded: ReadonlyMap<string, TradedPosition>;
  readonly live: ReadonlyMap<number, ContractOrder>;
  hasEnded(contract: string): boolean;
};

/** What a mark was to those whose prices it came to, and of when its index was at last. */
type Seen = { readonly mark: bigint; readonly at: number; readonly fires: boolean; indexAt: number };

/**
 * The auditor's look at triggers: one that stands belongs to a position or an order that stands; one that fired was come to by
 * a mark after it was armed; and no mark moves while one that it came to is left behind.
 */
export class TriggerAuditor {
  readonly #known: Known;
  readonly #open = new Map<number, TriggerRow>();
  readonly #seen = new Map<string, Seen>();
  readonly #syncing = new Set<string>();
  #last = 0;
  fired = 0;
  followed = 0;

  constructor(known: Known) {
    this.#known = known;
  }

  take(batch: BatchView): void {
    const before = new Map(this.#open);
    for (const { op, row } of batch.sorted.get(syncingTable.number) ?? []) {
      const { contract } = row as SyncingRow;
      if (op === 'put') this.#syncing.add(contract);
      else this.#syncing.delete(contract);
    }
    for (const row of rowsOf<TriggerRow>(batch.sorted, triggersTable.number)) this.#takeRow(row, batch);
    validateSequence(batch, 'perpetual-trigger', this.#last);
    for (const mark of rowsOf<MarkRow>(batch.sorted, marksTable.number)) this.#takeMark(mark, before);
    for (const row of this.#open.values()) this.#validateOwner(row);
  }

  #takeRow(row: TriggerRow, { from, to }: BatchView): void {
    const { id, status, ended, closed, quantity } = row;
    const before = this.#open.get(id);
    if (!before && row.createdAt >= from) {
      if (id !== this.#last + 1 || row.createdAt > to) wrong(`trigger ${id} is not the next, or of another time`);
      this.#last = id;
    } else if (!before) wrong(`trigger ${id} was over`);
    if (row.updatedAt > to) wrong(`trigger ${id} was changed at another time`);
    if ((status === 'cancelled') !== (ended !== null)) wrong(`trigger ${id} is ${status}, ended by ${ended}`);
    if (quantity !== null && closed > quantity) wrong(`trigger ${id} closed ${closed} of ${quantity}`);
    if (row.firedAt !== null && row.firedAt !== before?.firedAt) this.#validateFired(row, from);
    if (row.kind === 'trailing') this.#validateTrailing(row, before);
    if (status === 'done' || status === 'cancelled') this.#open.delete(id);
    else this.#open.set(id, { ...row });
  }

  /** It fired now: the mark was at its price, and it was armed by then. */
  #validateFired(row: TriggerRow, from: number): void {
    const { id, armedAt, firedAt, firedMark } = row;
    if (armedAt === null || armedAt > firedAt! || firedAt! < from) wrong(`trigger ${id} fired before it was armed`);
    if (!isCome(row, firedMark!)) wrong(`trigger ${id} fired at ${firedMark}, not at ${row.triggerPrice}`);
    this.fired += 1;
  }

  /** It stands behind its best mark by as much as it says, and never goes back while it follows. */
  #validateTrailing(row: TriggerRow, before: TriggerRow | undefined): void {
    const { id, best, callback, triggerPrice, closes } = row;
    if (best === null) return;
    const { tick } = this.#known.contracts.get(row.contract)!;
    const isLong = closes === 'close-long';
    const far = isLong ? ONE - callback! : ONE + callback!;
    const exact = isLong ? down(best * far, ONE * tick) : up(best * far, ONE * tick);
    const expected = exact < 1n ? tick : exact * tick;
    if (triggerPrice !== expected) wrong(`trigger ${id} follows ${best} at ${triggerPrice}, not at ${expected}`);
    if (before?.status !== 'active' || before.armedAt !== row.armedAt || before.best === null) return;
    if (isLong ? best < before.best : best > before.best)
      wrong(`trigger ${id} followed ${before.best} back to ${best}`);
    if (best !== before.best) this.followed += 1;
  }

  /**
   * A mark moved: what the one before it had come to was tried at that, unless prices were away before it could be: nothing
   * fires by a mark that is too old.
   */
  #takeMark({ contract, price, at, indexAt }: MarkRow, before: ReadonlyMap<number, TriggerRow>): void {
    // The mark of one that has ended is what it is settled at.
    if (this.#known.hasEnded(contract)) return;
    const { tick, status } = this.#known.contracts.get(contract)!;
    const seen = this.#seen.get(contract);
    if (seen?.at === at) {
      seen.indexAt = indexAt;
      return;
    }
    if (seen?.fires && at - seen.indexAt <= INDEX_MAX_AGE_MS) {
      for (const row of this.#open.values()) {
        const was = before.get(row.id);
        if (row.contract !== contract || !was || was.armedAt !== row.armedAt) continue;
        if (was.armedAt === null || was.armedAt > seen.at || (row.triedAt ?? 0) >= seen.at) continue;
        if (was.triggerPrice === row.triggerPrice && isCome(was, seen.mark)) wrong(`trigger ${row.id} was left behind`);
        const isLong = row.closes === 'close-long';
        if (row.status === 'active' && (isLong ? row.best! < seen.mark : row.best! > seen.mark))
          wrong(`trigger ${row.id} did not follow to ${seen.mark}`);
      }
    }
    const fires = status !== 'halted' && !this.#syncing.has(contract);
    this.#seen.set(contract, { mark: price - (price % tick), at, fires, indexAt });
  }

  /** What it would close is there, or the order that would open it. */
  #validateOwner({ id, owner, contract, closes, status, order }: TriggerRow): void {
    if (status === 'waiting') {
      if (order === null || this.#known.live.get(order)?.owner !== owner)
        wrong(`trigger ${id} waits for an order that is over`);
      return;
    }
    const quantity = this.#known.traded.get(`${owner}/${contract}`)?.quantity ?? 0n;
    if (quantity === 0n || quantity > 0n !== (closes === 'close-long')) wrong(`trigger ${id} has no position`);
  }

  /** Holds what a core came back with against what was durable. */
  compare(rows: Iterable<TriggerRow>): void {
    let count = 0;
    for (const row of rows) {
      const known = this.#open.get(row.id);
      const isSame =
        known?.status === row.status && known.triggerPrice === row.triggerPrice && known.closed === row.closed;
      if (!isSame) wrong(`I32 trigger ${row.id} came back different`);
      count += 1;
    }
    if (count !== this.#open.size) wrong(`I32 ${this.#open.size - count} triggers did not come back`);
  }
}

/** Whether a mark is where a trigger fires. */
function isCome({ kind, closes, triggerPrice }: TriggerRow, mark: bigint): boolean {
  if (triggerPrice === null) return false;
  const waitsForRise = kind === 'stop-profit' ? closes === 'close-long' : closes === 'close-short';
  return waitsForRise ? mark >= triggerPrice : mark <= triggerPrice;
}
