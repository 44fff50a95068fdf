import { GRACE_HOURS } from '@quay/contract/loans/rules';
import type { Amount } from '@quay/money';
import { type Heaped, NOWHERE } from '../../engine/heap.ts';
import { RankedHeap } from '../../engine/ranked-heap.ts';
import { debtOf, nextHour } from '../../lending/debt.ts';
import type { LoanRow } from './state.ts';

/** A place in one of the heaps. */
type HeapEntry = Heaped & { readonly of: Ranked };

/** A loan with what it owes in the hour that has begun, and its places. */
export type Ranked = {
  readonly row: LoanRow;
  debt: Amount;
  isWarned: boolean;
  readonly high: HeapEntry;
  readonly low: HeapEntry;
  readonly hour: HeapEntry;
  readonly due: HeapEntry;
  readonly late: HeapEntry;
};

/** Loans of one asset against one other: debt / pledge ranks them, at whatever index. */
export type Pair = {
  readonly asset: string;
  readonly pledge: string;
  /** Those that are not warned and those that are, each with the highest pledge rate on top. */
  readonly calm: RankedHeap<HeapEntry>;
  readonly warned: RankedHeap<HeapEntry>;
  /** Those that are warned, with the lowest on top. */
  readonly recovering: RankedHeap<HeapEntry>;
  /** Those whose grace is over, the oldest first. */
  readonly closing: RankedHeap<HeapEntry>;
};

/** Finer than any price: two loans whose numbers are the same are told apart exactly. */
const FINE = 10n ** 16n;

/**
 * Which loan is looked at next, without a look at the others: by pledge rate, by the end of the hour that has begun, and by
 * due time. All of it follows from the rows and the time; nothing is stored.
 */
export class Ranks {
  readonly pairs = new Map<string, Pair>();
  readonly #ranked = new Map<LoanRow, Ranked>();
  readonly #hours = new RankedHeap<HeapEntry>((a, b) => a.of.row.id < b.of.row.id);
  readonly #due = new RankedHeap<HeapEntry>((a, b) => a.of.row.id < b.of.row.id);
  pairOf({ asset, pledge }: Pick<LoanRow, 'asset' | 'pledge'>): Pair {
    const key = `${asset}/${pledge}`;
    const known = this.pairs.get(key);
    if (known) return known;
    const highest = () => new RankedHeap<HeapEntry>((a, b) => precedes(a.of, b.of));
    const pair = {
      ...{ asset, pledge, calm: highest(), warned: highest() },
      recovering: new RankedHeap<HeapEntry>((a, b) => precedes(b.of, a.of)),
      closing: new RankedHeap<HeapEntry>((a, b) => a.of.row.id < b.of.row.id),
    };
    this.pairs.set(key, pair);
    return pair;
  }

  /** The loan is new, or something of it has changed. */
  set(row: LoanRow, at: number): void {
    const ranked = this.#ranked.get(row) ?? this.#add(row);
    const pair = this.pairOf(row);
    if (ranked.isWarned !== (row.warnedAt !== null)) this.#leave(ranked, pair);
    ranked.isWarned = row.warnedAt !== null;
    ranked.debt = debtOf(row, at);
    const rank = Number((ranked.debt * FINE) / row.pledged);
    if (ranked.isWarned) {
      pair.warned.set(ranked.high, -rank);
      pair.recovering.set(ranked.low, rank);
    } else pair.calm.set(ranked.high, -rank);
    this.#hours.set(ranked.hour, nextHour(row, at));
    const isLate = row.status === 'overdue';
    if (isLate && at >= graceEnd(row)) {
      this.#due.remove(ranked.due);
      pair.closing.set(ranked.late, row.dueAt);
    } else this.#due.set(ranked.due, isLate ? graceEnd(row) : row.dueAt);
  }

  /** The loan is over. */
  remove(row: LoanRow): void {
    const ranked = this.#ranked.get(row)!;
    const pair = this.pairOf(row);
    this.#leave(ranked, pair);
    this.#hours.remove(ranked.hour);
    this.#due.remove(ranked.due);
    pair.closing.remove(ranked.late);
    this.#ranked.delete(row);
  }

  /** Counts the hours that have begun by a time: more is owed, and pledge rates are higher. Gives whether any has. */
  advance(at: number): boolean {
    if (this.#hours.rank >= at) return false;
    while (this.#hours.rank < at) this.set(this.#hours.top!.of.row, at);
    return true;
  }

  /** The loan whose due time, or the end of whose grace, has come first; nothing where none has by a time. */
  dueBy(at: number): LoanRow | undefined {
    return this.#due.rank <= at ? this.#due.top!.of.row : undefined;
  }

  /** Start-up brought all rows. */
  rebuild(rows: Iterable<LoanRow>, at: number): void {
    this.pairs.clear();
    this.#ranked.clear();
    this.#hours.clear();
    this.#due.clear();
    for (const row of rows) this.set(row, at);
  }

  #leave({ isWarned, high, low }: Ranked, pair: Pair): void {
    (isWarned ? pair.warned : pair.calm).remove(high);
    pair.recovering.remove(low);
  }

  #add(row: LoanRow): Ranked {
    const entries = Array.from({ length: 5 }, (): { index: number; of?: Ranked } => ({ index: NOWHERE }));
    const [high, low, hour, due, late] = entries as [HeapEntry, HeapEntry, HeapEntry, HeapEntry, HeapEntry];
    const ranked: Ranked = { row, debt: 0n, isWarned: row.warnedAt !== null, high, low, hour, due, late };
    for (const entry of entries) entry.of = ranked;
    this.#ranked.set(row, ranked);
    return ranked;
  }
}

const graceEnd = ({ dueAt, hourMs }: LoanRow): number => dueAt + GRACE_HOURS * hourMs;

/** Whether one has the higher pledge rate, or the same and came first. */
function precedes(one: Ranked, other: Ranked): boolean {
  const [a, b] = [one.debt * other.row.pledged, other.debt * one.row.pledged];
  return a === b ? one.row.id < other.row.id : a > b;
}
