import type { EarnBook } from '@quay/contract/earn/rules';
import type { Amount } from '@quay/money';
import { redemptionDueAt, redemptionFrom } from '../../earn-sums/clock.ts';
import { Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Flows } from './flows.ts';
import type { EarnNeeds } from './needs.ts';
import type { EarnPostings } from './postings.ts';
import type { Products } from './products.ts';
import type { SavingsRows } from './savings-rows.ts';
import type { Sharing } from './sharing.ts';
import { earnRedemptionsTable, type Redemption, type Savings } from './state.ts';

/** Those of one product, in the order in which they were asked for. */
type Queue = { readonly all: Set<Redemption>; readonly inTime: Set<Redemption> };

/**
 * Savings that were asked back. They are paid in order, out of what the pool has not lent, in the second half of the hour
 * after they were asked for. Where too little is free they wait, and are scheduled when the hour is over.
 */
export class Redemptions extends Rows<Redemption> {
  readonly #ids: Sequence;
  readonly #products: Products;
  readonly #savings: SavingsRows;
  readonly #sharing: Sharing;
  readonly #postings: EarnPostings;
  readonly #flows: Flows;
  readonly #sliceMax: number;
  /** By product. */
  readonly #queues = new Map<number, Queue>();
  readonly #counts = new Map<number, number>();

  constructor(of: {
    readonly changes: EarnNeeds['changes'];
    readonly ids: Sequence;
    readonly products: Products;
    readonly savings: SavingsRows;
    readonly sharing: Sharing;
    readonly postings: EarnPostings;
    readonly flows: Flows;
    readonly sliceMax: number;
  }) {
    super(earnRedemptionsTable, of.changes);
    this.#ids = of.ids;
    this.#products = of.products;
    this.#savings = of.savings;
    this.#sharing = of.sharing;
    this.#postings = of.postings;
    this.#flows = of.flows;
    this.#sliceMax = of.sliceMax;
  }

  /** How many of an owner wait. */
  countOf(owner: number): number {
    return this.#counts.get(owner) ?? 0;
  }

  /** Somebody asks savings back; they have income until they are paid. */
  ask(savings: Savings, amount: Amount, book: EarnBook, at: number): Redemption {
    const { id, owner, product, asset } = savings;
    savings.redeeming += amount;
    this.#savings.touch(savings);
    this.#sharing.waits(this.#sharing.poolOf(product), amount);
    const row: Redemption = {
      ...{ id: this.#ids.next(), owner, savings: id, product, asset, amount, book, askedAt: at },
      ...{ dueAt: redemptionDueAt(at, this.#dayMs(product)), status: 'redeeming', doneAt: null },
    };
    this.#enqueue(row);
    return this.add(row);
  }

  /** Whether one can be paid now, or its hour is over. */
  isDue(at: number): boolean {
    for (const product of this.#queues.keys()) if (this.#payable(product, at) || this.#late(product, at)) return true;
    return false;
  }

  /** Pays those that can be, as many as one batch may, and schedules those whose hour is over. Gives how many. */
  work(at: number): number {
    let done = 0;
    for (const product of [...this.#queues.keys()].sort((a, b) => a - b)) {
      for (let row = this.#payable(product, at); row && done < this.#sliceMax; row = this.#payable(product, at)) {
        this.#pay(row, at);
        done += 1;
      }
      if (this.#payable(product, at)) break;
      for (let row = this.#late(product, at); row && done < this.#sliceMax; row = this.#late(product, at)) {
        row.status = 'scheduled';
        this.touch(row);
        this.#queues.get(product)!.inTime.delete(row);
        done += 1;
      }
    }
    return done;
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#queues.clear();
    this.#counts.clear();
    this.sort((a, b) => a.id - b.id);
    for (const row of this.values()) this.#enqueue(row);
  }

  #dayMs(product: number): number {
    return this.#products.find(product)!.dayMs;
  }

  #payable(product: number, at: number): Redemption | undefined {
    const [first] = this.#queues.get(product)?.all ?? [];
    if (!first || at < redemptionFrom(first.askedAt, this.#dayMs(product))) return undefined;
    return first.amount <= this.#postings.poolFree(first.asset) ? first : undefined;
  }

  #late(product: number, at: number): Redemption | undefined {
    const [first] = this.#queues.get(product)?.inTime ?? [];
    return first && at >= first.dueAt ? first : undefined;
  }

  #enqueue(row: Redemption): void {
    const queue = this.#queues.get(row.product) ?? { all: new Set(), inTime: new Set() };
    this.#queues.set(row.product, queue);
    queue.all.add(row);
    if (row.status === 'redeeming') queue.inTime.add(row);
    this.#counts.set(row.owner, this.countOf(row.owner) + 1);
  }

  #pay(row: Redemption, at: number): void {
    const { owner, product, asset, amount, book, dueAt } = row;
    const savings = this.#savings.find(row.savings, owner)!;
    const pool = this.#sharing.poolOf(product);
    this.#sharing.settle(savings, at);
    savings.redeeming -= amount;
    this.#savings.move(savings, pool, -amount, at);
    this.#sharing.waits(pool, -amount);
    this.#postings.giveBack(savings.id, owner, book, asset, amount, at);
    this.#flows.add({
      ...{ owner, order: savings.id, product, kind: 'flexible', flow: 'returned', asset, amount },
      ...{ payer: null, fund: '', day: 0, dueAt, at },
    });
    const queue = this.#queues.get(product)!;
    queue.all.delete(row);
    queue.inTime.delete(row);
    if (queue.all.size === 0) this.#queues.delete(product);
    const left = this.countOf(owner) - 1;
    if (left > 0) this.#counts.set(owner, left);
    else this.#counts.delete(owner);
    row.status = 'redeemed';
    row.doneAt = at;
    this.retire(row);
    this.#savings.endIfEmpty(savings, at);
  }
}
