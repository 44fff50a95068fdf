import { type Changes, Rows } from '../engine/changes.ts';
import { type AccountHold, accountHoldsTable } from './state.ts';

/** The holds that last, found by their owners. Most owners have none, so that the usual question costs one look. */
export class Holds extends Rows<AccountHold> {
  readonly #byOwner = new Map<number, Set<AccountHold>>();
  /** No hold ends before this moment. */
  #nextEnd = Number.POSITIVE_INFINITY;

  constructor(changes: Changes) {
    super(accountHoldsTable, changes);
  }

  /** When the last of an owner's holds ends, of those that count; nothing where none lasts. */
  until(owner: number, at: number, counts: (hold: AccountHold) => boolean = always): number | undefined {
    let latest: number | undefined;
    for (const hold of this.#byOwner.get(owner) ?? []) {
      if (hold.until > at && counts(hold) && hold.until > (latest ?? 0)) latest = hold.until;
    }
    return latest;
  }

  place(owner: number, reason: string, at: number, until: number): AccountHold {
    const known = this.get(`${owner}/${reason}`);
    if (!known) return this.add({ owner, reason, since: at, until, state: 'lasting' });
    this.touch(Object.assign(known, { since: at, until: Math.max(known.until, until) }));
    return known;
  }

  /** Whether any has ended by then. */
  isDue(at: number): boolean {
    return this.#nextEnd <= at;
  }

  /** Takes those that have ended out of memory; gives how many. */
  end(at: number): number {
    let ended = 0;
    // In an order of their own: that of the memory is another one after a restart.
    for (const hold of [...this.values()].sort(byOwner)) {
      if (hold.until > at) continue;
      hold.state = 'over';
      this.retire(hold);
      ended += 1;
    }
    this.#nextEnd = Number.POSITIVE_INFINITY;
    for (const { until } of this.values()) if (until < this.#nextEnd) this.#nextEnd = until;
    return ended;
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#byOwner.clear();
    this.#nextEnd = Number.POSITIVE_INFINITY;
    for (const hold of this.values()) this.#file(hold);
  }

  override add(row: AccountHold): AccountHold {
    this.#file(row);
    return super.add(row);
  }

  override retire(row: AccountHold): void {
    const own = this.#byOwner.get(row.owner);
    own?.delete(row);
    if (own?.size === 0) this.#byOwner.delete(row.owner);
    super.retire(row);
  }

  #file(row: AccountHold): void {
    const own = this.#byOwner.get(row.owner);
    if (own) own.add(row);
    else this.#byOwner.set(row.owner, new Set([row]));
    if (row.until < this.#nextEnd) this.#nextEnd = row.until;
  }
}

const always = (): boolean => true;

const byOwner = (a: AccountHold, b: AccountHold): number =>
  a.owner - b.owner || (a.reason < b.reason ? -1 : a.reason > b.reason ? 1 : 0);
