import { house, type Withdrawal, type WithdrawalDay } from '../../src/index.ts';
import type { Money } from './money.ts';
import { wrong } from './wrong.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;

/** What never changes in a withdrawal. */
const fixed = ['owner', 'asset', 'network', 'address', 'amount', 'fee', 'provenBy', 'needs', 'requestedAt'] as const;
const ranks = { reviewing: 0, approved: 1, broadcasting: 2, success: 3, failed: 3, rejected: 3 } as const;
const OVER = 3;

/** Most of a UTC day. */
export type DayLimits = { readonly dayLimit: bigint; readonly dayCount: number };

/**
 * Coins on their way out: frozen from the request to the end, approved as they need, under a nonce of their own (I28),
 * and counted in their day (I30).
 */
export class Withdrawals {
  readonly #live = new Map<number, Withdrawal>();
  readonly #byOwner = new Map<number, number>();
  readonly #nonces = new Map<string, number>();
  readonly #days = new Map<number, WithdrawalDay>();
  readonly #written = new Map<number, WithdrawalDay>();
  readonly #touched = new Set<number>();
  readonly #money: Pick<Money, 'move' | 'claim'>;
  readonly #limits: DayLimits;
  #last = 0;

  constructor(money: Pick<Money, 'move' | 'claim'>, limits: DayLimits) {
    this.#money = money;
    this.#limits = limits;
  }

  get last(): number {
    return this.#last;
  }

  /** A withdrawal that is not over, as it was before the row that is taken next. */
  of(id: number): Withdrawal | undefined {
    return this.#live.get(id);
  }

  ofOwner(owner: number): Withdrawal | undefined {
    const id = this.#byOwner.get(owner);
    return id === undefined ? undefined : this.#live.get(id);
  }

  /** Gives whether it is a new one. */
  take(op: 'put' | 'drop', row: Withdrawal, from: number, to: number): boolean {
    const { id, owner, asset, amount, fee, state, requestedAt, doneAt } = row;
    if (op === 'drop') wrong(`withdrawal ${id} was dropped`);
    const before = this.#live.get(id);
    if (!before && id !== this.#last + 1) wrong(`I28 withdrawal ${id} is over, or follows ${this.#last}`);
    if (!before && (fee < 0n || amount <= fee || requestedAt < from || requestedAt > to)) {
      wrong(`I28 withdrawal ${id} pays nothing, or is of another time`);
    }
    for (const name of fixed)
      if (before && before[name] !== row[name]) wrong(`I28 withdrawal ${id} has another ${name}`);
    const isOver = ranks[state] === OVER;
    if (before && ranks[state] < ranks[before.state]) wrong(`I28 withdrawal ${id} went back to ${state}`);
    if (isOver !== (doneAt !== null) || (doneAt !== null && (doneAt < from || doneAt > to))) {
      wrong(`I28 withdrawal ${id} is ${state} since ${doneAt}`);
    }
    judgeApprovals(row, before);
    this.#judgeNonce(row, before);

    if (!before) this.#begin(row);
    if (isOver) this.#end(row);
    else this.#live.set(id, { ...row });
    this.#last = Math.max(this.#last, id);
    if (state === 'success') {
      this.#money.move(id, owner, asset, fee - amount, 'withdrawal');
      this.#money.move(id, house.outside, asset, amount - fee, 'withdrawal');
      this.#money.move(id, owner, asset, -fee, 'withdrawal-fee');
      this.#money.move(id, house.networkFees, asset, fee, 'withdrawal-fee');
    }
    return before === undefined;
  }

  #judgeNonce({ id, network, state, nonce, txHash, raw }: Withdrawal, before: Withdrawal | undefined): void {
    const isSigned = state !== 'rejected' && ranks[state] >= ranks.broadcasting;
    for (const part of [nonce, txHash, raw]) {
      if ((part !== null) !== isSigned) wrong(`I28 withdrawal ${id} is ${state} and its transaction says otherwise`);
    }
    if (nonce === null) return;
    if (before && before.nonce !== null && before.nonce !== nonce) wrong(`I28 withdrawal ${id} has two nonces`);
    const of = this.#nonces.get(`${network}/${nonce}`);
    if (of !== undefined && of !== id) wrong(`I28 nonce ${nonce} of ${network} pays ${of} and ${id}`);
    this.#nonces.set(`${network}/${nonce}`, id);
  }

  #begin({ id, owner, asset, amount, requestedAt }: Withdrawal): void {
    if (this.#byOwner.has(owner)) wrong(`I28 ${owner} has two withdrawals`);
    this.#byOwner.set(owner, id);
    this.#money.claim(owner, asset, amount);
    const known = this.#days.get(owner);
    const day = dayOf(requestedAt);
    const used = known?.day === day ? known : { count: 0, amount: 0n };
    const now = { owner, day, count: used.count + 1, amount: used.amount + amount };
    if (now.count > this.#limits.dayCount || now.amount > this.#limits.dayLimit) {
      wrong(`I30 ${owner} has withdrawn ${now.count} times and ${now.amount} in a day`);
    }
    this.#days.set(owner, now);
    this.#touched.add(owner);
  }

  #end({ id, owner, asset, amount, state, requestedAt }: Withdrawal): void {
    this.#live.delete(id);
    this.#byOwner.delete(owner);
    this.#money.claim(owner, asset, -amount);
    const day = this.#days.get(owner)!;
    if (state === 'success' || day.day !== dayOf(requestedAt)) return;
    this.#days.set(owner, { ...day, count: day.count - 1, amount: day.amount - amount });
    this.#touched.add(owner);
  }

  takeDay(op: 'put' | 'drop', row: WithdrawalDay): void {
    if (op === 'drop') wrong(`I30 the day of ${row.owner} was dropped`);
    this.#written.set(row.owner, { ...row });
    this.#touched.add(row.owner);
  }

  /** The batch is heard: the days are what was asked for and not given back. */
  judge(): void {
    for (const owner of this.#touched) {
      const is = this.#written.get(owner);
      const should = this.#days.get(owner);
      if (!is || is.day !== should?.day || is.count !== should.count || is.amount !== should.amount) {
        wrong(`I30 the day of ${owner} has ${is?.count} and ${is?.amount}, not ${should?.count} and ${should?.amount}`);
      }
    }
    this.#touched.clear();
  }

  /** Holds what a core came back with against what was durable. */
  compare(withdrawals: Iterable<Withdrawal>): void {
    let count = 0;
    for (const row of withdrawals) {
      const known = this.#live.get(row.id);
      const same = known && known.state === row.state && known.nonce === row.nonce && known.txHash === row.txHash;
      if (!same || known.amount !== row.amount) wrong(`I32 withdrawal ${row.id} came back different`);
      count += 1;
    }
    if (count !== this.#live.size) wrong(`I32 ${this.#live.size - count} withdrawals did not come back`);
  }
}

/** As many different people as it needs, each for good; somebody who rejects where it is rejected. */
function judgeApprovals(row: Withdrawal, before: Withdrawal | undefined): void {
  const { id, state, needs, firstBy, secondBy, rejectedBy, rejection } = row;
  if (firstBy !== null && firstBy === secondBy) wrong(`I28 withdrawal ${id} was approved twice by ${firstBy}`);
  const changed = (was: number | null | undefined, is: number | null) =>
    was !== undefined && was !== null && was !== is;
  if (changed(before?.firstBy, firstBy) || changed(before?.secondBy, secondBy)) {
    wrong(`I28 withdrawal ${id} lost an approval`);
  }
  const count = (firstBy === null ? 0 : 1) + (secondBy === null ? 0 : 1);
  const waits = state === 'reviewing' || state === 'rejected';
  // What was approved and is rejected all the same waited because of a reversed deposit.
  const wasApproved = state === 'rejected' && before?.state === 'approved';
  if (waits && !wasApproved ? count >= needs : count !== needs)
    wrong(`I28 withdrawal ${id} is ${state} with ${count} of ${needs}`);
  const isRejected = state === 'rejected';
  if (isRejected !== (rejectedBy !== null) || isRejected !== (rejection !== null)) {
    wrong(`I28 withdrawal ${id} is ${state} and rejected by ${rejectedBy}`);
  }
}
