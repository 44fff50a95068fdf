import type { Amount } from '@quay/money';
import { type Weighed, weightAt } from '../../earn-sums/savings.ts';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Products } from './products.ts';
import { type EarnPool, earnSavingsTable, type Savings } from './state.ts';

/** Savings of many together, counted as those of one are. */
type Total = { -readonly [Name in keyof Weighed]: Weighed[Name] };

/** Of one product: those who have income at the next stamp, and those who begin to have it later, by their first stamp. */
type Totals = { grown: Total; readonly young: Map<number, Total> };

const nothing = (at: number): Total => ({ principal: 0n, weight: 0n, countedTo: at });

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

  override add(row: Savings): Savings {
    this.#byOwner.set(`${row.owner}/${row.product}`, row);
    this.#products.moved(this.#products.find(row.product)!, 0n, 1);
    return super.add(row);
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
      young.delete(firstAt);
    }
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

  /** All is back, and nothing is to come. */
  endIfEmpty(row: Savings, at: number): void {
    if (row.principal > 0n || row.weight > 0n) return;
    row.status = 'ended';
    row.endedAt = at;
    this.#products.moved(this.#products.find(row.product)!, 0n, -1);
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
      const counted = this.isPending(row, pool) ? { ...row, weight: 0n, countedTo: pool.cutAt } : row;
      total.weight += weightAt(counted, at);
    }
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
      totals = { grown: nothing(at), young: new Map() };
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
