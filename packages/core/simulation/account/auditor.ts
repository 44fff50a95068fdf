import {
  type Account,
  type AccountClosure,
  accountClosuresTable,
  accountsTable,
  type C2cOrder,
  type Conversion,
  type Core,
  c2cOrdersTable,
  conversionsTable,
  type Entry,
  entriesTable,
  type Order,
  ordersTable,
  perpetualProduct,
  type Request,
  requestsTable,
  systemAccounts,
  type UserTransfer,
  userTransfersTable,
} from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

const DAY_MS = 86_400_000;
const WAIT_MS = 7 * DAY_MS;
/** USDT that stays behind at most, in units, and one coin in units. */
const LITTLE = 1_000_000_000n;
const ONE = 100_000_000n;

/**
 * The auditor's look at accounts that are closed: after a wait that nobody shortens, with nothing left but what little
 * stays behind, and by nobody moved afterwards.
 */
export class AccountAuditor {
  readonly #closures = new Map<number, AccountClosure>();
  /** What each owner has, by book and asset, as the core last wrote it. */
  readonly #held = new Map<number, Map<string, bigint>>();
  readonly #money: Pick<Money, 'move'>;
  /** Owners whom the batch has closed. */
  #closed: number[] = [];
  /** How many were closed, taken back and called off. */
  readonly counted = { closed: 0, 'taken-back': 0, 'called-off': 0, left: 0 };

  constructor(money: Pick<Money, 'move'>) {
    this.#money = money;
  }

  take(batch: BatchView, priceOf: (asset: string) => bigint): void {
    const { sorted, from, to } = batch;
    this.#closed = [];
    const before = new Map(this.#closures);
    for (const { op, row } of sorted.get(accountClosuresTable.number) ?? []) {
      if (op === 'drop') wrong('I60 a closure was dropped');
      this.#takeClosure(row as AccountClosure, from, to);
    }
    // Who was stopped before the batch and after it, by the same request, was so all the while.
    const stopped = new Set<number>();
    for (const [owner, row] of this.#closures) {
      const known = before.get(owner);
      if (known && known.requestedAt === row.requestedAt) stopped.add(owner);
    }
    if (stopped.size > 0) validateIdle(batch, stopped);
    this.#takeLeft(batch, priceOf);
    for (const { owner, book, asset, available, frozen } of rowsOf<Account>(sorted, accountsTable.number)) {
      const own = this.#held.get(owner) ?? new Map<string, bigint>();
      own.set(`${book}/${asset}`, available + frozen);
      this.#held.set(owner, own);
    }
  }

  #takeClosure(row: AccountClosure, from: number, to: number): void {
    const { owner, state, requestedAt, dueAt, endedAt, obstacle } = row;
    const known = this.#closures.get(owner);
    if (known?.state === 'closed') wrong(`I60 ${owner} is closed and has another closure`);
    const isNew = known?.requestedAt !== requestedAt;
    if (isNew && (requestedAt < from || requestedAt > to)) wrong(`I60 ${owner} asked at another time`);
    if (isNew && dueAt !== requestedAt + WAIT_MS) wrong(`I60 ${owner} waits until ${dueAt}`);
    if (!isNew && dueAt < known!.dueAt) wrong(`I60 the wait of ${owner} was shortened to ${dueAt}`);
    if (!isNew && row.leavesRest !== known!.leavesRest) wrong(`I60 ${owner} leaves something else behind`);
    if ((state === 'called-off') !== (obstacle !== null)) wrong(`I60 ${owner} is ${state} for ${obstacle}`);
    if ((state === 'waiting') !== (endedAt === null)) wrong(`I60 ${owner} is ${state} since ${endedAt}`);
    if (endedAt !== null && (endedAt < from || endedAt > to)) wrong(`I60 ${owner} ended at another time`);
    if ((state === 'closed' || state === 'called-off') && endedAt! < dueAt) wrong(`I60 ${owner} is ${state} early`);
    if (state === 'waiting' || state === 'closed') this.#closures.set(owner, { ...row });
    else this.#closures.delete(owner);
    if (state === 'waiting') return;
    this.counted[state] += 1;
    if (state === 'closed') this.#closed.push(owner);
  }

  /** What stays behind: of owners who are closed in this batch and said so, all of an account, and little in all. */
  #takeLeft({ sorted, alone }: BatchView, priceOf: (asset: string) => bigint): void {
    const sums = new Map<number, bigint>();
    for (const entry of rowsOf<Entry>(sorted, entriesTable.number)) {
      const { owner, book, asset, amount, cause, balanceAfter, reference } = entry;
      if (cause !== 'left-behind' || owner === systemAccounts.leftBehind) continue;
      const closure = this.#closures.get(owner);
      if (!closure?.leavesRest || !this.#closed.includes(owner)) wrong(`I61 ${owner} left ${amount} ${asset} behind`);
      if (amount >= 0n || balanceAfter !== 0n || reference !== owner) wrong(`I61 ${owner} left a part of ${asset}`);
      this.#money.move(owner, owner, asset, amount, 'left-behind', book);
      this.#money.move(owner, systemAccounts.leftBehind, asset, -amount, 'left-behind');
      sums.set(owner, (sums.get(owner) ?? 0n) + (-amount * priceOf(asset)) / ONE);
      this.counted.left += 1;
    }
    if (!alone) return;
    for (const [owner, sum] of sums) if (sum > LITTLE) wrong(`I61 ${owner} left ${sum} behind`);
  }

  /** The batch is complete: who was closed by it alone has nothing. */
  validate({ alone }: BatchView): void {
    if (!alone) return;
    for (const owner of this.#closed) {
      for (const [key, held] of this.#held.get(owner) ?? []) {
        if (held !== 0n) wrong(`I61 ${owner} is closed and has ${held} of ${key}`);
      }
    }
  }

  /** Holds what a core came back with against what was durable. */
  compare({ account }: Pick<Core, 'account'>): void {
    let count = 0;
    for (const { owner, state, dueAt, leavesRest } of account.closures.values()) {
      const known = this.#closures.get(owner);
      if (known?.state !== state || known.dueAt !== dueAt || known.leavesRest !== leavesRest) {
        wrong(`I60 the closure of ${owner} came back different`);
      }
      count += 1;
    }
    if (count !== this.#closures.size) wrong(`I60 ${this.#closures.size - count} closures did not come back`);
  }
}

/** Nothing was begun by who is stopped, nor sent to them. */
function validateIdle({ sorted, from }: BatchView, stopped: ReadonlySet<number>): void {
  const idle = (owner: number, what: string) => {
    if (stopped.has(owner)) wrong(`I60 ${owner} closes the account and has made ${what}`);
  };
  for (const { op, row } of sorted.get(requestsTable.number) ?? []) {
    if (op === 'put') idle((row as Request).owner, 'a request');
  }
  for (const table of [ordersTable, perpetualProduct.tables.orders]) {
    for (const { owner, createdAt } of rowsOf<Order>(sorted, table.number))
      if (createdAt > from) idle(owner, 'an order');
  }
  for (const { taker, openedAt } of rowsOf<C2cOrder>(sorted, c2cOrdersTable.number)) {
    if (openedAt > from) idle(taker, 'a C2C order');
  }
  for (const { owner } of rowsOf<Conversion>(sorted, conversionsTable.number)) idle(owner, 'an exchange');
  for (const { owner, recipient } of rowsOf<UserTransfer>(sorted, userTransfersTable.number)) {
    idle(owner, 'a transfer');
    idle(recipient, 'a transfer to them');
  }
}
