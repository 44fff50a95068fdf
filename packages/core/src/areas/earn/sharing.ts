import type { Amount } from '@quay/money';
import { payoutUntil } from '../../earn-sums/clock.ts';
import { shareOf, weightAt } from '../../earn-sums/savings.ts';
import { Log, Rows } from '../../engine/changes.ts';
import type { Flows } from './flows.ts';
import type { EarnNeeds } from './needs.ts';
import type { EarnPostings } from './postings.ts';
import type { Products } from './products.ts';
import type { SavingsRows } from './savings-rows.ts';
import { type EarnDay, type EarnPool, earnDaysTable, earnPoolsTable, type Savings } from './state.ts';

/**
 * Daily income of savings. When a stamp has come, what borrowers have paid for savers since the one before is fixed, and
 * between how much balance over time it is shared; savers are then paid one after the other, a slice in each batch.
 * Whoever does anything before their turn is paid first. What is left over by rounding is carried to the next day.
 */
export class Sharing {
  readonly pools: Rows<EarnPool>;
  readonly #days: Log<EarnDay>;
  readonly #savings: SavingsRows;
  readonly #products: Products;
  readonly #postings: EarnPostings;
  readonly #flows: Flows;
  readonly #sliceMax: number;

  constructor(of: {
    readonly changes: EarnNeeds['changes'];
    readonly savings: SavingsRows;
    readonly products: Products;
    readonly postings: EarnPostings;
    readonly flows: Flows;
    readonly sliceMax: number;
  }) {
    this.pools = new Rows(earnPoolsTable, of.changes);
    this.#days = new Log(earnDaysTable, of.changes);
    this.#savings = of.savings;
    this.#products = of.products;
    this.#postings = of.postings;
    this.#flows = of.flows;
    this.#sliceMax = of.sliceMax;
  }

  poolOf(product: number): EarnPool {
    return this.pools.get(String(product))!;
  }

  /** Savings of an asset are listed. */
  list(product: number, asset: string, dayMs: number, at: number): void {
    this.pools.add({
      ...{ product, asset, waiting: 0n, stamp: payoutUntil(at, dayMs), cutAt: at, isSharing: false },
      ...{ pot: 0n, weight: 0n, shared: 0n, people: 0, interest: 0n },
    });
  }

  /** What was asked back is so much more, or less. */
  waits(pool: EarnPool, amount: Amount): void {
    pool.waiting += amount;
    this.pools.touch(pool);
  }

  isDue(at: number): boolean {
    for (const pool of this.pools.values()) if (pool.isSharing || this.#stampOf(pool, at) > pool.stamp) return true;
    return false;
  }

  /** Fixes what is to be shared where a stamp has come, and pays as many as one batch may. Gives how many. */
  work(at: number): number {
    let done = 0;
    for (const pool of this.pools.values()) {
      if (!pool.isSharing && this.#stampOf(pool, at) > pool.stamp) this.#begin(pool, at);
      if (pool.isSharing) done += this.#pay(pool, this.#sliceMax - done, at);
      if (done >= this.#sliceMax) break;
    }
    return done;
  }

  /** Pays what somebody is still to get, before anything of their savings changes. */
  settle(row: Savings, at: number): void {
    const pool = this.poolOf(row.product);
    if (this.#savings.isPending(row, pool)) this.#payOne(row, pool, at);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.pools.sort((a, b) => a.product - b.product);
  }

  #stampOf({ product }: EarnPool, at: number): number {
    return payoutUntil(at, this.#products.find(product)!.dayMs);
  }

  #begin(pool: EarnPool, at: number): void {
    const { product, asset, pot, shared } = pool;
    const carried = pot - shared;
    const there = this.#postings.interest(asset);
    const isSaved = this.#savings.hasAny(product);
    pool.stamp = this.#stampOf(pool, at);
    pool.cutAt = at;
    pool.weight = this.#savings.cut(pool, at);
    Object.assign(pool, { pot: there, shared: 0n, people: 0, interest: there - carried });
    pool.isSharing = pool.weight > 0n;
    this.pools.touch(pool);
    if (!pool.isSharing && !isSaved && there > 0n) {
      this.#postings.unsaved(product, asset, there, at);
      pool.pot = 0n;
      this.#close(pool, there, at);
    }
  }

  #pay(pool: EarnPool, most: number, at: number): number {
    let done = 0;
    for (let row = this.#savings.nextPending(pool); row && done < most; row = this.#savings.nextPending(pool)) {
      this.#payOne(row, pool, at);
      done += 1;
    }
    if (!this.#savings.nextPending(pool)) {
      pool.isSharing = false;
      this.#close(pool, 0n, at);
    }
    return done;
  }

  #payOne(row: Savings, pool: EarnPool, at: number): void {
    const { pot, weight: of, cutAt, stamp } = pool;
    const weight = weightAt(row, cutAt);
    const share = shareOf(pot, weight, of);
    Object.assign(row, { weight: 0n, countedTo: cutAt, stamp });
    this.#savings.touch(row);
    if (weight > 0n) pool.people += 1;
    if (share > 0n) {
      const { id, owner, product, asset } = row;
      this.#postings.share(id, owner, asset, share, at);
      pool.shared += share;
      Object.assign(row, { income: row.income + share, lastIncome: share, lastPaidAt: at });
      this.#products.paid(this.#products.find(product)!, share);
      this.#flows.add({
        ...{ owner, order: id, product, kind: 'flexible', flow: 'income', asset, amount: share },
        ...{ payer: 'borrowers', fund: '', day: 0, dueAt: stamp, at },
      });
    }
    this.pools.touch(pool);
    this.#savings.endIfEmpty(row, at);
  }

  #close(pool: EarnPool, unsaved: Amount, at: number): void {
    const { product, stamp, asset, cutAt, interest, pot, weight, shared, people } = pool;
    this.pools.touch(pool);
    const carried = pot + unsaved - interest;
    this.#days.add({ product, stamp, asset, cutAt, interest, carried, weight, shared, people, unsaved, at });
  }
}
