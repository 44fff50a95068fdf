import type { Amount } from '@quay/money';
import { type Weighed, weightAt } from '../../earn-sums/savings.ts';
import { type Changes, Rows } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import type { Products } from './products.ts';
import { type EarnPool, earnSavingsTable, type Savings } from './state.ts';

/** Savings of many together, counted as those of one are, in the order of their numbers. */
type Total = { -readonly [Name in keyof Weighed]: Weighed[Name] } & { rows: Savings[] };

/**
 * Of one product: those who have income at the next stamp, and those who begin to have it later, by their first stamp;
 * and who of the first is looked at next while a day is shared.
 */
type Totals = { readonly grown: Total; readonly young: Map<number, Total>; next: number };

const nothing = (at: number): Total => ({ principal: 0n, weight: 0n, countedTo: at, rows: [] });

function count(total: Total, at: number): Total {
  total.weight = weightAt(total, at);
  total.countedTo = at;
  return total;
}

/** Savings that are not over, and how much balance over time they are in all: nobody has to be looked at for the sum. */
export class SavingsRows extends Rows<Savings> {
  readonly #products: Products;
  readonly #totals = new Map<number, Totals>();
  readonly #byOwner = new Map<string, Savings>();

  constructor(changes: Changes, products: Products) {
    super(earnSavingsTable, changes);
    this.#products = products;
  }

  find(id: number, owner: number): Savings | undefined {
    const row = this.get(String(id));
    return row?.owner === owner ? row : undefined;
  }

  of(owner: number, product: number): Savings | undefined {
    return this.#byOwner.get(`${owner}/${product}`);
  }

  /** Somebody begins to save; who comes later has income later. */
  open(row: Savings, pool: EarnPool): Savings {
    this.#totalOf(row, pool, row.since).rows.push(row);
    this.#byOwner.set(`${row.owner}/${row.product}`, row);
    this.#products.moved(this.#products.find(row.product)!, 0n, 1);
    return this.add(row);
  }

  /** So much more is saved, or less. */
  move(row: Savings, pool: EarnPool, amount: Amount, at: number): void {
    const total = count(this.#totalOf(row, pool, at), at);
    total.principal += amount;
    row.weight = weightAt(row, at);
    row.countedTo = at;
    row.principal += amount;
    this.touch(row);
    this.#products.moved(this.#products.find(row.product)!, amount, 0);
  }

  /** A stamp has come: who has had a day has income from now on. Gives their balance over time, which begins anew. */
  cut(pool: EarnPool, at: number): bigint {
    const totals = this.#of(pool.product, at);
    const { grown, young } = totals;
    count(grown, at);
    for (const [firstAt, total] of young) {
      if (firstAt > pool.stamp) continue;
      count(total, at);
      grown.principal += total.principal;
      grown.weight += total.weight;
      grown.rows = grown.rows.concat(total.rows);
      young.delete(firstAt);
    }
    totals.next = 0;
    const { weight } = grown;
    grown.weight = 0n;
    return weight;
  }

  /** Whether anybody saves, or has saved since the last income. */
  hasAny(product: number): boolean {
    const totals = this.#totals.get(product);
    if (!totals) return false;
    return [totals.grown, ...totals.young.values()].some(({ principal, weight }) => principal > 0n || weight > 0n);
  }

  /** Whether savings have a part of the income that is being shared, and were not looked at. */
  isPending({ product, firstAt, stamp }: Savings, pool: EarnPool): boolean {
    return pool.isSharing && pool.product === product && firstAt <= pool.stamp && stamp < pool.stamp;
  }

  /** Who is to be paid next of the day that is being shared; nothing when all are. */
  nextPending(pool: EarnPool): Savings | undefined {
    const totals = this.#of(pool.product, pool.cutAt);
    const { rows } = totals.grown;
    while (totals.next < rows.length && !this.isPending(rows[totals.next]!, pool)) totals.next += 1;
    return rows[totals.next];
  }

  /** All is back, and nothing is to come: that is so of those alone who have had income. */
  endIfEmpty(row: Savings, at: number): void {
    if (row.principal > 0n || row.weight > 0n) return;
    row.status = 'ended';
    row.endedAt = at;
    this.#products.moved(this.#products.find(row.product)!, 0n, -1);
    const totals = this.#of(row.product, at);
    const index = indexOf(totals.grown.rows, row.id);
    totals.grown.rows.splice(index, 1);
    if (index < totals.next) totals.next -= 1;
    this.#byOwner.delete(`${row.owner}/${row.product}`);
    this.retire(row);
  }

  /** Savings of a product, in the order of their numbers. */
  *ofProduct(product: number): Iterable<Savings> {
    for (const row of this.values()) if (row.product === product) yield row;
  }

  /** Start-up brought all rows. */
  rebuild(pools: Iterable<EarnPool>, at: number): void {
    this.#totals.clear();
    this.#byOwner.clear();
    this.sort((a, b) => a.id - b.id);
    const byProduct = new Map([...pools].map((pool) => [pool.product, pool]));
    for (const row of this.values()) {
      const pool = byProduct.get(row.product)!;
      this.#byOwner.set(`${row.owner}/${row.product}`, row);
      const total = this.#totalOf(row, pool, at);
      total.principal += row.principal;
      total.rows.push(row);
      const counted = this.isPending(row, pool) ? { ...row, weight: 0n, countedTo: pool.cutAt } : row;
      total.weight += weightAt(counted, at);
    }
    for (const pool of byProduct.values()) if (pool.isSharing) this.nextPending(pool);
  }

  /** Balance over time of a product as it is kept, at a time: of who has income at the next stamp, and of the others. */
  weighed(pool: EarnPool, at: number): { readonly grown: bigint; readonly young: bigint } {
    const { grown, young } = this.#of(pool.product, at);
    let later = 0n;
    for (const total of young.values()) later += weightAt(total, at);
    return { grown: weightAt(grown, at), young: later };
  }

  #of(product: number, at: number): Totals {
    let totals = this.#totals.get(product);
    if (!totals) {
      totals = { grown: nothing(at), young: new Map(), next: 0 };
      this.#totals.set(product, totals);
    }
    return totals;
  }

  #totalOf({ product, firstAt }: Savings, pool: EarnPool, at: number): Total {
    const totals = this.#of(product, at);
    if (firstAt <= pool.stamp) return totals.grown;
    const known = totals.young.get(firstAt);
    if (known) return known;
    const total = nothing(at);
    totals.young.set(firstAt, total);
    return total;
  }
}

/** Where a row stands among those in the order of their numbers. */
function indexOf(rows: readonly Savings[], id: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.id < id) low = middle + 1;
    else high = middle;
  }
  always(rows[low]?.id === id, 'savings that end have had income');
  return low;
}
