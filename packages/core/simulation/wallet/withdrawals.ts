import {
  type HotWallet,
  systemAccounts,
  type UserTransfer,
  type Withdrawal,
  type WithdrawalDay,
  type WithdrawalRevision,
  type WithdrawalWallet,
} from '../../src/index.ts';
import type { Money } from '../auditor/money.ts';
import { wrong } from '../auditor/wrong.ts';

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
  /** Those that are over: a change of the chain may open them again. */
  readonly #over = new Map<number, Withdrawal>();
  readonly #revisions = new Map<number, WithdrawalRevision>();
  /** Of the batch: what each revision lent of a fee; which are paid again, by the new number; what is charged. */
  readonly #lent = new Map<number, bigint>();
  readonly #repaid = new Map<number, number>();
  readonly #charged = new Map<number, bigint>();
  /** Of the batch: how often those were revised that new ones take the place of. */
  readonly #carried = new Map<number, number>();
  /** The hot wallet that signs on a network, and those that signed withdrawals. */
  readonly #hot = new Map<string, number>();
  readonly #wallets = new Map<number, number>();
  readonly #nonces = new Map<string, number>();
  readonly #days = new Map<number, WithdrawalDay>();
  readonly #written = new Map<number, WithdrawalDay>();
  readonly #touched = new Set<number>();
  readonly #money: Pick<Money, 'move' | 'claim' | 'charging' | 'chargedTo'>;
  readonly #limits: DayLimits;
  #last = 0;

  constructor(money: Pick<Money, 'move' | 'claim' | 'charging' | 'chargedTo'>, limits: DayLimits) {
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
    const all = [...this.#live.values()].filter((one) => one.owner === owner);
    return all.length === 0 ? undefined : all.reduce((first, one) => (one.id < first.id ? one : first));
  }

  /** A network has its next hot wallet, or the key of the one before is lost. */
  takeHotWallet(op: 'put' | 'drop', row: HotWallet): void {
    const { network, wallet, requestedBy, approvedBy } = row;
    const last = this.#hot.get(network) ?? 0;
    if (op === 'drop' || (wallet !== last + 1 && wallet !== last)) wrong(`I28 hot wallet ${wallet} follows ${last}`);
    if (requestedBy === approvedBy) wrong(`I28 hot wallet ${wallet} was begun by ${requestedBy} alone`);
    this.#hot.set(network, wallet);
  }

  /** Which hot wallet signed one. Of one that is on its way again it is what it was. */
  takeWallet(op: 'put' | 'drop', { withdrawal, wallet }: WithdrawalWallet): void {
    if (op === 'drop') wrong(`I28 the hot wallet of withdrawal ${withdrawal} was dropped`);
    if (wallet !== null) this.#wallets.set(withdrawal, wallet);
  }

  takeRevision(op: 'put' | 'drop', row: WithdrawalRevision, from: number, to: number): void {
    const { withdrawal: id, times, debt, at } = row;
    const before = this.#revisions.get(id);
    if (op === 'drop') wrong(`I28 the revision of withdrawal ${id} was dropped`);
    if (id > this.#last) {
      if (debt !== 0n) wrong(`I28 withdrawal ${id} is new and owes ${debt}`);
      this.#carried.set(id, times);
      this.#revisions.set(id, { ...row });
      return;
    }
    if (times !== (before?.times ?? 0) + 1) wrong(`I28 withdrawal ${id} was revised ${times} times`);
    if (at < from || at > to) wrong(`I28 withdrawal ${id} was revised at another time`);
    const lent = debt - (before?.debt ?? 0n);
    if (lent < 0n) wrong(`I28 the revision of withdrawal ${id} gives ${lent} back`);
    this.#lent.set(id, lent);
    this.#revisions.set(id, { ...row });
  }

  /** What fees that the exchange had spent leave in the bad debt. */
  owed(asset: string): bigint {
    let sum = 0n;
    for (const row of this.#revisions.values()) if (row.asset === asset) sum += row.debt;
    return sum;
  }

  /** Of the rows of a batch, those that take the place of another one, which ends as failed in the same batch. */
  pair(rows: readonly Withdrawal[], from: number): void {
    this.#repaid.clear();
    for (const next of rows) {
      if (next.id <= this.#last || next.requestedAt >= from) continue;
      const old = rows.find((one) => this.#isReplaced(one) && fixed.every((name) => one[name] === next[name]));
      if (!old) continue;
      this.#repaid.set(next.id, old.id);
    }
  }

  #isReplaced = ({ id, state }: Withdrawal): boolean =>
    state === 'failed' && this.#live.get(id)?.state === 'broadcasting' && ![...this.#repaid.values()].includes(id);

  /** Gives whether it is a new one. */
  take(op: 'put' | 'drop', row: Withdrawal, from: number, to: number): boolean {
    const { id, owner, asset, amount, fee, state, requestedAt, doneAt } = row;
    if (op === 'drop') wrong(`withdrawal ${id} was dropped`);
    if (this.#lent.has(id)) {
      this.#revise(row, from, to);
      return false;
    }
    const before = this.#live.get(id);
    const isRepaid = this.#repaid.has(id);
    const isReplaced = [...this.#repaid.values()].includes(id);
    if (!before && id !== this.#last + 1) wrong(`I28 withdrawal ${id} is over, or follows ${this.#last}`);
    const isOfNow = requestedAt >= from && requestedAt <= to;
    if (!before && (fee < 0n || amount <= fee || (!isOfNow && !isRepaid))) {
      wrong(`I28 withdrawal ${id} pays nothing, or is of another time`);
    }
    for (const name of fixed)
      if (before && before[name] !== row[name]) wrong(`I28 withdrawal ${id} has another ${name}`);
    const isOver = ranks[state] === OVER;
    if (before && ranks[state] < ranks[before.state]) wrong(`I28 withdrawal ${id} went back to ${state}`);
    if (isOver !== (doneAt !== null) || (doneAt !== null && (doneAt < from || doneAt > to))) {
      wrong(`I28 withdrawal ${id} is ${state} since ${doneAt}`);
    }
    validateApprovals(row, before);
    this.#validateNonce(row, before);

    if (isRepaid && state !== 'approved') wrong(`I28 withdrawal ${id} is paid again and ${state}`);
    const times = isRepaid ? this.#revisions.get(this.#repaid.get(id)!)?.times : undefined;
    if (!before && this.#carried.get(id) !== times) wrong(`I28 withdrawal ${id} was revised ${times} times before`);
    this.#carried.delete(id);
    // What takes the place of another one takes its coins and its place in the day.
    if (!before && !isRepaid) this.#begin(row);
    if (isReplaced) this.#live.delete(id);
    else if (isOver) this.#end(row);
    else this.#live.set(id, { ...row });
    if (isOver) this.#over.set(id, { ...row });
    this.#last = Math.max(this.#last, id);
    if (state === 'success') {
      this.#money.move(id, owner, asset, fee - amount, 'withdrawal');
      this.#money.move(id, systemAccounts.outside, asset, amount - fee, 'withdrawal');
      this.#money.move(id, owner, asset, -fee, 'withdrawal-fee');
      this.#money.move(id, systemAccounts.networkFees, asset, fee, 'withdrawal-fee');
    }
    return before === undefined && !isRepaid;
  }

  /** A change of the chain: what was paid is on its way again, or what had failed is paid and its owner charged. */
  #revise(row: Withdrawal, from: number, to: number): void {
    const { id, owner, asset, amount, fee, state, doneAt, txHash } = row;
    const before = this.#over.get(id);
    if (!before || this.#live.has(id)) wrong(`I28 withdrawal ${id} was revised and was not over`);
    for (const name of fixed) if (before[name] !== row[name]) wrong(`I28 withdrawal ${id} has another ${name}`);
    const lent = this.#lent.get(id)!;
    if (state === 'broadcasting') {
      if (before.state !== 'success' || before.nonce !== row.nonce || before.txHash !== txHash || doneAt !== null) {
        wrong(`I28 withdrawal ${id} was ${before.state} and is on its way again`);
      }
      this.#money.move(id, systemAccounts.outside, asset, fee - amount, 'withdrawal');
      this.#money.move(id, owner, asset, amount - fee, 'withdrawal');
      this.#money.move(id, systemAccounts.networkFees, asset, lent - fee, 'withdrawal-fee');
      this.#money.move(id, systemAccounts.badDebt, asset, -lent, 'withdrawal-fee');
      this.#money.move(id, owner, asset, fee, 'withdrawal-fee');
      this.#money.claim(owner, asset, amount);
      this.#over.delete(id);
      this.#live.set(id, { ...row });
      return;
    }
    if (
      before.state !== 'failed' ||
      state !== 'success' ||
      lent !== 0n ||
      doneAt === null ||
      doneAt < from ||
      doneAt > to
    ) {
      wrong(`I28 withdrawal ${id} was ${before.state} and is ${state} since ${doneAt}`);
    }
    this.#money.charging.set(id, owner);
    this.#money.move(id, systemAccounts.outside, asset, amount - fee, 'withdrawal');
    this.#money.move(id, systemAccounts.networkFees, asset, fee, 'withdrawal-fee');
    this.#charged.set(id, amount);
    const day = this.#days.get(owner);
    if (day?.day === dayOf(row.requestedAt)) {
      this.#days.set(owner, { ...day, count: day.count + 1, amount: day.amount + amount });
      this.#touched.add(owner);
    }
    this.#over.set(id, { ...row });
  }

  #validateNonce({ id, network, state, nonce, txHash, raw }: Withdrawal, before: Withdrawal | undefined): void {
    const isSigned = state !== 'rejected' && ranks[state] >= ranks.broadcasting;
    for (const part of [nonce, txHash, raw]) {
      if ((part !== null) !== isSigned) wrong(`I28 withdrawal ${id} is ${state} and its transaction says otherwise`);
    }
    if (nonce === null) return;
    if (before && before.nonce !== null && before.nonce !== nonce) wrong(`I28 withdrawal ${id} has two nonces`);
    const wallet = this.#wallets.get(id) ?? 0;
    if (wallet > (this.#hot.get(network) ?? 0))
      wrong(`I28 hot wallet ${wallet} signed withdrawal ${id} and never began`);
    const of = this.#nonces.get(`${network}/${wallet}/${nonce}`);
    if (of !== undefined && of !== id) wrong(`I28 nonce ${nonce} of ${network} pays ${of} and ${id}`);
    this.#nonces.set(`${network}/${wallet}/${nonce}`, id);
  }

  #begin({ id, owner, asset, amount, requestedAt }: Withdrawal): void {
    if (this.ofOwner(owner)) wrong(`I28 ${owner} has two withdrawals, of which ${id} is one`);
    this.#money.claim(owner, asset, amount);
    this.#count(owner, amount, requestedAt);
  }

  /** What is sent to another user counts as what is withdrawn. */
  countSent({ owner, amount, at }: UserTransfer, alone: boolean): void {
    this.#count(owner, amount, at, alone);
  }

  #count(owner: number, amount: bigint, at: number, isLimited = true): void {
    const known = this.#days.get(owner);
    const day = dayOf(at);
    // A batch over midnight: something of the later day was counted already.
    if (known && known.day > day) return;
    const used = known?.day === day ? known : { count: 0, amount: 0n };
    const now = { owner, day, count: used.count + 1, amount: used.amount + amount };
    if (isLimited && (now.count > this.#limits.dayCount || now.amount > this.#limits.dayLimit)) {
      wrong(`I30 ${owner} has withdrawn ${now.count} times and ${now.amount} in a day`);
    }
    this.#days.set(owner, now);
    this.#touched.add(owner);
  }

  #end({ id, owner, asset, amount, state, requestedAt }: Withdrawal): void {
    this.#live.delete(id);
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

  /** The batch is complete: the days are what was asked for and not given back, and what is charged is what was paid. */
  validate(debtOf: (withdrawal: number) => bigint): void {
    for (const [id, amount] of this.#charged) {
      const paid = (this.#money.chargedTo.get(id) ?? 0n) + debtOf(id);
      if (paid !== amount) wrong(`I45 withdrawal ${id} of ${amount} is charged with ${paid}`);
    }
    this.#charged.clear();
    for (const id of this.#lent.keys())
      if (!this.#live.has(id) && !this.#over.has(id)) wrong(`I28 nothing of ${id} is revised`);
    this.#lent.clear();
    for (const id of this.#carried.keys()) wrong(`I28 withdrawal ${id} is revised and not there`);
    this.#carried.clear();
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
function validateApprovals(row: Withdrawal, before: Withdrawal | undefined): void {
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
