import { type Amount, greatest } from '@quay/money';
import { incomeAt } from '../../earn-sums/clock.ts';
import { type Changes, Rows } from '../../engine/changes.ts';
import { NOWHERE } from '../../engine/heap.ts';
import { RankedHeap } from '../../engine/ranked-heap.ts';
import { type EarnOrder, earnOrdersTable } from './state.ts';

/** An order as the heap keeps it. */
type Timed = { index: number; readonly row: EarnOrder };

/** What an owner holds. */
type Holding = {
  orders: number;
  readonly byProduct: Map<number, Amount>;
  /** Machines that were paid for and whose sum is not back. */
  readonly machines: Set<EarnOrder>;
};

/** Orders of terms that are not over, and which of them time changes next. */
export class Orders extends Rows<EarnOrder> {
  readonly #timed = new Map<number, Timed>();
  readonly #heap = new RankedHeap<Timed>((a, b) => a.row.id < b.row.id);
  readonly #holdings = new Map<number, Holding>();

  constructor(changes: Changes) {
    super(earnOrdersTable, changes);
  }

  find(id: number): EarnOrder | undefined {
    return this.get(String(id));
  }

  ofOwner(id: number, owner: number): EarnOrder | undefined {
    const row = this.find(id);
    return row?.owner === owner ? row : undefined;
  }

  /** How many an owner has. */
  countOf(owner: number): number {
    return this.#holdings.get(owner)?.orders ?? 0;
  }

  /** What an owner holds of a product. */
  heldOf(owner: number, product: number): Amount {
    return this.#holdings.get(owner)?.byProduct.get(product) ?? 0n;
  }

  /** The largest sum of a machine that an owner had running at a moment, of those whose sum is not back. */
  bestMachineOf(owner: number, asset: string, at: number): Amount | undefined {
    let best: Amount | undefined;
    for (const row of this.#holdings.get(owner)?.machines ?? []) {
      if (row.asset !== asset || at < row.boughtAt || at >= row.endsAt) continue;
      best = best === undefined ? row.amount : greatest(best, row.amount);
    }
    return best;
  }

  /** The first that time changes by now. */
  due(at: number): EarnOrder | undefined {
    return this.#heap.rank <= at ? this.#heap.top!.row : undefined;
  }

  override add(row: EarnOrder): EarnOrder {
    this.#count(row, 1, row.amount);
    this.#runs(row);
    super.add(row);
    this.time(row);
    return row;
  }

  /** Its next moment may be another one. */
  time(row: EarnOrder): void {
    const timed = this.#timed.get(row.id) ?? { index: NOWHERE, row };
    this.#timed.set(row.id, timed);
    const next = nextMoment(row);
    if (next === undefined) this.#heap.remove(timed);
    else this.#heap.set(timed, next);
  }

  /** The sum is back: the owner holds it no more. */
  sumReturned(row: EarnOrder): void {
    this.#count(row, 0, -row.amount);
    this.#holdings.get(row.owner)?.machines.delete(row);
  }

  /** It is over. */
  end(row: EarnOrder, at: number): void {
    row.status = row.hasLeft ? 'redeemed' : 'expired';
    row.endedAt = at;
    this.#count(row, -1, 0n);
    this.#heap.remove(this.#timed.get(row.id)!);
    this.#timed.delete(row.id);
    this.retire(row);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#timed.clear();
    this.#heap.clear();
    this.#holdings.clear();
    this.sort((a, b) => a.id - b.id);
    for (const row of this.values()) {
      this.#count(row, 1, row.status === 'ending' ? 0n : row.amount);
      if (row.status !== 'ending') this.#runs(row);
      this.time(row);
    }
  }

  #runs(row: EarnOrder): void {
    if (row.kind === 'machine' && !row.isLent) this.#holdings.get(row.owner)!.machines.add(row);
  }

  #count({ owner, product }: EarnOrder, orders: number, amount: Amount): void {
    const fresh = { orders: 0, byProduct: new Map<number, Amount>(), machines: new Set<EarnOrder>() };
    const holding = this.#holdings.get(owner) ?? fresh;
    this.#holdings.set(owner, holding);
    holding.orders += orders;
    const held = (holding.byProduct.get(product) ?? 0n) + amount;
    if (held > 0n) holding.byProduct.set(product, held);
    else holding.byProduct.delete(product);
    if (holding.orders === 0) this.#holdings.delete(owner);
  }
}

/** When time changes an order next: by an income, by its end, or by the end of a freeze; nothing where it waits for a payer. */
export function nextMoment(row: EarnOrder): number | undefined {
  if (row.status === 'frozen') return row.frozenUntil!;
  const income = isEarning(row) ? incomeAt(row, row.daysPaid + 1) : undefined;
  if (row.status !== 'holding') return income;
  return income === undefined ? row.endsAt : Math.min(income, row.endsAt);
}

/** Whether days of it are still to be paid. */
export const isEarning = ({ hasLeft, daysPaid, days }: EarnOrder): boolean => !hasLeft && daysPaid < days;
