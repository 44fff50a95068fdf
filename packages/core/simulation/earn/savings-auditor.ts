import {
  type Core,
  type EarnDay,
  type EarnFlow,
  type EarnPool,
  type EarnProduct,
  type Entry,
  earnDaysTable,
  earnPoolsTable,
  earnRedemptionsTable,
  earnSavingsTable,
  type Redemption,
  type Savings,
  systemAccounts,
} from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import type { Requests } from '../wallet/requests.ts';
import { payoutOf } from './sums.ts';

const { loanPool, earnPool, promotion } = systemAccounts;

/** Savings as their flows leave them. `times`: what was saved from when on, since the last income. */
type Known = {
  readonly owner: number;
  readonly product: number;
  readonly asset: string;
  readonly firstAt: number;
  principal: bigint;
  times: { from: number; principal: bigint }[];
  /** What it is to get of the income that is being shared. */
  due: bigint | undefined;
};

/** A stamp that was fixed: what there was to share, between how much balance over time. */
type Cut = Pick<EarnPool, 'product' | 'stamp' | 'cutAt' | 'weight' | 'pot'>;

/** A day that is being shared, by the auditor's own weights. */
type Day = { readonly cut: Cut; shared: bigint };

/** The auditor's look at savings: balance over time from every change of them, and who gets what of a day. */
export class SavingsAuditor {
  readonly #money: Money;
  readonly #requests: Pick<Requests, 'earned'>;
  readonly #savings = new Map<number, Known>();
  readonly #waiting = new Map<number, Redemption>();
  readonly #days = new Map<number, Day>();
  readonly #pools = new Map<number, EarnPool>();
  #lastRedemption = 0;
  readonly counted = { saved: 0, redeemed: 0, late: 0, shared: 0, days: 0, unsaved: 0 };

  constructor(money: Money, requests: Pick<Requests, 'earned'>) {
    this.#money = money;
    this.#requests = requests;
  }

  take(
    batch: BatchView,
    flows: readonly EarnFlow[],
    entries: readonly Entry[],
    products: ReadonlyMap<number, EarnProduct>,
  ): void {
    const { sorted } = batch;
    const rows = new Map(rowsOf<Savings>(sorted, earnSavingsTable.number).map((row) => [row.id, { ...row }]));
    const pools = rowsOf<EarnPool>(sorted, earnPoolsTable.number).map((row) => ({ ...row }));
    const redemptions = rowsOf<Redemption>(sorted, earnRedemptionsTable.number).map((row) => ({ ...row }));
    this.#requested(redemptions, products);
    const days = rowsOf<EarnDay>(sorted, earnDaysTable.number).map((row) => ({ ...row }));
    const cuts = this.#cutsOf(pools, days);
    /** Fixes the stamps that come before something. */
    const cutWhile = (isBefore: (cut: Cut) => boolean) => {
      for (let cut = cuts[0]; cut && isBefore(cut); cut = cuts[0]) {
        cuts.shift();
        this.#closeDays(days, cut.product);
        this.#cut(cut, batch);
      }
    };
    for (const flow of flows) {
      cutWhile(({ stamp, cutAt }) => (flow.flow === 'income' ? stamp <= flow.dueAt : cutAt < flow.at));
      this.#flowed(flow, rows, entries, redemptions, products);
    }
    cutWhile(() => true);
    this.#closeDays(days);
    if (days.length > 0) wrong(`the day of ${days[0]!.stamp} was never cut`);
    for (const row of rows.values()) this.#validateRow(row);
    for (const row of redemptions) this.#validateRedemption(row, products);
    for (const pool of pools) this.#pools.set(pool.product, pool);
    this.#validatePools(products);
  }

  #requested(rows: readonly Redemption[], products: ReadonlyMap<number, EarnProduct>): void {
    for (const row of rows) {
      if (this.#waiting.has(row.id)) continue;
      if (row.id <= this.#lastRedemption) wrong(`redemption ${row.id} came again`);
      this.#lastRedemption = row.id;
      const { dayMs } = products.get(row.product)!;
      if (row.dueAt !== row.askedAt + dayMs / 24) wrong(`redemption ${row.id} is due at ${row.dueAt}`);
      this.#requests.earned(row.id, row.owner);
      this.#waiting.set(row.id, row);
    }
  }

  /** Stamps that a batch has fixed, the oldest first: those of days that are over already, and of those that go on. */
  #cutsOf(pools: readonly EarnPool[], days: readonly EarnDay[]): Cut[] {
    const isNew = ({ product, stamp }: Pick<Cut, 'product' | 'stamp'>) =>
      stamp > (this.#days.get(product)?.cut.stamp ?? 0);
    const over = days.map(({ interest, carried, unsaved, ...day }) => ({ ...day, pot: interest + carried - unsaved }));
    return [...over, ...pools.filter(({ isSharing }) => isSharing)].filter(isNew).sort((a, b) => a.stamp - b.stamp);
  }

  #closeDays(days: EarnDay[], product?: number): void {
    for (let index = 0; index < days.length; index++) {
      const day = days[index]!;
      if (product !== undefined && day.product !== product) continue;
      if (this.#days.get(day.product)?.cut.stamp !== day.stamp) continue;
      this.#closed(day);
      days.splice(index, 1);
      index -= 1;
    }
  }

  /** A stamp was fixed: who has a part, by balances over time that are summed up one by one. */
  #cut(cut: Cut, { from }: BatchView): void {
    const { product, stamp, cutAt, pot } = cut;
    if (cutAt < from || cutAt < stamp) wrong(`the day of ${stamp} was cut at ${cutAt}`);
    const parts = new Map<Known, bigint>();
    let all = 0n;
    for (const one of this.#savings.values()) {
      if (one.product !== product || one.firstAt > stamp) continue;
      if (one.due !== undefined && one.due > 0n) wrong(`P24 savings of ${one.owner} were not paid before the next day`);
      let weight = 0n;
      let then = 0n;
      for (const [index, { from: since, principal }] of one.times.entries()) {
        const to = Math.min(one.times[index + 1]?.from ?? cutAt, cutAt);
        if (to > since) weight += principal * BigInt(to - since);
        if (since <= cutAt) then = principal;
      }
      parts.set(one, weight);
      all += weight;
      one.times = [{ from: cutAt, principal: then }, ...one.times.filter(({ from: since }) => since > cutAt)];
    }
    if (all !== cut.weight) wrong(`P24 the day of ${stamp} has ${cut.weight}, its savings ${all}`);
    for (const [one, weight] of parts) one.due = all === 0n ? 0n : (pot * weight) / all;
    this.#days.set(product, { cut, shared: 0n });
    this.counted.days += 1;
  }

  #flowed(
    flow: EarnFlow,
    rows: ReadonlyMap<number, Savings>,
    entries: readonly Entry[],
    redemptions: readonly Redemption[],
    products: ReadonlyMap<number, EarnProduct>,
  ): void {
    const { id, order, owner, product, asset, amount, at, dueAt } = flow;
    const known = this.#savings.get(order) ?? this.#opened(order, rows.get(order), at, products);
    if (known.owner !== owner || known.product !== product) wrong(`flow ${id} is somebody else’s`);
    if (flow.flow === 'subscribed') {
      const entry = entries.find(
        (one) => one.cause === 'savings' && one.reference === order && one.owner === owner && one.amount === amount,
      );
      if (!entry) wrong(`flow ${id} moved nothing`);
      this.#money.move(order, owner, asset, amount, 'savings', entry.book);
      this.#money.move(order, loanPool, asset, -amount, 'savings', 'finance');
      this.#changed(known, -amount, at);
      this.#requests.earned(order, owner);
      this.counted.saved += 1;
    } else if (flow.flow === 'returned') {
      const row = redemptions.find(
        (one) =>
          one.savings === order &&
          one.status === 'redeemed' &&
          one.amount === amount &&
          one.dueAt === dueAt &&
          one.doneAt === at &&
          this.#waiting.has(one.id),
      );
      if (!row) wrong(`flow ${id} is of no redemption`);
      this.#redeemed(row, products);
      this.#money.move(order, loanPool, asset, -amount, 'savings-return', 'finance');
      this.#money.move(order, owner, asset, amount, 'savings-return', row.book);
      this.#changed(known, -amount, at);
    } else if (flow.flow === 'income') {
      const day = this.#days.get(product) ?? wrong(`flow ${id} is of no day`);
      if (known.due !== amount || dueAt !== day.cut.stamp)
        wrong(`P24 savings ${order} got ${amount}, not ${known.due}`);
      known.due = undefined;
      day.shared += amount;
      this.#money.move(order, earnPool, asset, -amount, 'savings-income', 'finance');
      this.#money.move(order, owner, asset, amount, 'savings-income', 'finance');
      this.counted.shared += 1;
    } else wrong(`savings have no ${flow.flow}`);
  }

  #opened(id: number, row: Savings | undefined, at: number, products: ReadonlyMap<number, EarnProduct>): Known {
    if (!row) wrong(`savings ${id} have no row`);
    const { owner, product, asset, firstAt } = row;
    const { dayMs } = products.get(product)!;
    if (firstAt !== payoutOf(at + dayMs, dayMs)) wrong(`savings ${id} have income from ${firstAt}`);
    const known: Known = { owner, product, asset, firstAt, principal: 0n, times: [], due: undefined };
    this.#savings.set(id, known);
    return known;
  }

  #changed(known: Known, amount: bigint, at: number): void {
    if (known.due !== undefined && known.due > 0n) wrong(`P24 savings of ${known.owner} changed before they were paid`);
    known.principal += amount;
    if (known.principal < 0n) wrong(`savings of ${known.owner} are ${known.principal}`);
    known.times.push({ from: at, principal: known.principal });
  }

  /** One is paid in its turn: nobody who asked before waits for the same coins. */
  #redeemed({ id, product, askedAt, doneAt }: Redemption, products: ReadonlyMap<number, EarnProduct>): void {
    const { dayMs } = products.get(product)!;
    if (doneAt! < askedAt + dayMs / 48) wrong(`redemption ${id} was paid at ${doneAt}`);
    for (const other of this.#waiting.values()) {
      if (other.product === product && other.id < id) wrong(`redemption ${id} was paid before ${other.id}`);
    }
    this.#waiting.delete(id);
    this.counted.redeemed += 1;
  }

  #closed({ product, stamp, asset, interest, carried, weight, shared, unsaved, cutAt }: EarnDay): void {
    const day = this.#days.get(product);
    if (day?.cut.stamp !== stamp) wrong(`the day of ${stamp} was never cut`);
    if (unsaved > 0n) {
      if (weight !== 0n || shared !== 0n) wrong(`P24 the day of ${stamp} was saved on`);
      for (const one of this.#savings.values()) {
        if (one.product === product && one.principal > 0n && one.times[0]!.from < cutAt) {
          wrong(`P24 ${one.owner} saved on the day of ${stamp}`);
        }
      }
      this.#money.move(product, earnPool, asset, -unsaved, 'unsaved-interest', 'finance');
      this.#money.move(product, promotion, asset, unsaved, 'unsaved-interest', 'finance');
      this.counted.unsaved += 1;
    }
    if (shared !== day.shared || shared + unsaved > interest + carried) wrong(`P24 the day of ${stamp} gave ${shared}`);
    for (const one of this.#savings.values()) {
      if (one.product !== product || one.due === undefined) continue;
      if (one.due > 0n) wrong(`P24 savings of ${one.owner} were not paid`);
      one.due = undefined;
    }
  }

  #validateRow(row: Savings): void {
    const known = this.#savings.get(row.id) ?? wrong(`savings ${row.id} have no flow`);
    if (row.principal !== known.principal) wrong(`savings ${row.id} are ${row.principal}, not ${known.principal}`);
    let requested = 0n;
    for (const one of this.#waiting.values()) if (one.savings === row.id) requested += one.amount;
    if (row.redeeming !== requested || requested > row.principal)
      wrong(`of savings ${row.id} ${row.redeeming} are asked back`);
    if (row.status === 'holding') return;
    if (row.principal !== 0n) wrong(`savings ${row.id} ended with ${row.principal}`);
    this.#savings.delete(row.id);
  }

  #validateRedemption(row: Redemption, products: ReadonlyMap<number, EarnProduct>): void {
    if (row.status === 'redeemed') {
      if (this.#waiting.has(row.id)) wrong(`redemption ${row.id} was paid and moved nothing`);
      return;
    }
    const before = this.#waiting.get(row.id)!;
    if (row.status === 'scheduled' && before.status !== 'scheduled') {
      if (products.get(row.product) === undefined) wrong(`redemption ${row.id} is of no product`);
      this.counted.late += 1;
    }
    this.#waiting.set(row.id, row);
  }

  #validatePools(products: ReadonlyMap<number, EarnProduct>): void {
    for (const { product, waiting } of this.#pools.values()) {
      let [held, requested] = [0n, 0n];
      for (const one of this.#savings.values()) if (one.product === product) held += one.principal;
      for (const one of this.#waiting.values()) if (one.product === product) requested += one.amount;
      if (products.get(product)!.held !== held)
        wrong(`${held} are saved, the product says ${products.get(product)!.held}`);
      if (waiting !== requested) wrong(`${requested} are asked back, the pool says ${waiting}`);
    }
  }

  /** What savers have in the pool of an asset. */
  savedIn(asset: string): bigint {
    let sum = 0n;
    for (const one of this.#savings.values()) if (one.asset === asset) sum += one.principal;
    return sum;
  }

  /** All entries are read: nobody was given what borrowers had not paid. */
  validate(): void {
    for (const { asset } of this.#pools.values()) {
      if (this.#money.totalOf(earnPool, asset, 'finance') < 0n) wrong(`P24 the earn pool of ${asset} is overdrawn`);
    }
  }

  compare({ earn }: Pick<Core, 'earn'>): void {
    if (earn.savings.size !== this.#savings.size) wrong('I32 savings did not come back');
    for (const row of earn.savings.values()) {
      if (this.#savings.get(row.id)?.principal !== row.principal) wrong(`I32 savings ${row.id} came back different`);
    }
    if (earn.redemptions.size !== this.#waiting.size) wrong('I32 redemptions did not come back');
  }
}
