import {
  type Credit,
  type Debt,
  systemAccounts,
  type UserTransfer,
  type Withdrawal,
  type WithdrawalReversal,
} from '../../src/index.ts';
import type { Money } from '../auditor/money.ts';
import { wrong } from '../auditor/wrong.ts';

/** What never changes in a debt. */
const fixed = ['owner', 'asset', 'amount', 'cause', 'reference', 'at'] as const;

type DebtMoney = Pick<Money, 'availableOf' | 'repaid' | 'repaidBy' | 'owedBy' | 'availableNow' | 'charging' | 'move'>;

/**
 * What owners owe since a deposit was reversed (I45), and the withdrawals that wait because of it (I46): a debt is what
 * was missing, it shrinks by what was repaid, and nobody who owes an asset has any of it available.
 */
export class Debts {
  readonly #open = new Map<number, Debt>();
  readonly #reversals = new Map<string, WithdrawalReversal>();
  /** Before the batch: withdrawals that must not go on. */
  #held = new Set<number>();
  /** Of the batch: what was short, by credit; what each debt lost; whose reversal must have been recorded. */
  readonly #short = new Map<number, Credit>();
  readonly #shrunk = new Map<number, bigint>();
  /** Of the debts that it wrote: who owes what, as `<owner> <asset>`. */
  readonly #owing = new Map<number, string>();
  readonly #recorded = new Set<string>();
  /** Of the batch: debts of withdrawals that were paid twice. */
  readonly #charged = new Map<number, bigint>();
  readonly #money: DebtMoney;
  #last = 0;

  constructor(money: DebtMoney) {
    this.#money = money;
  }

  get last(): number {
    return this.#last;
  }

  /** A credit was written in the batch; of interest is one that was reversed. */
  credited(credit: Credit, waiting: Withdrawal | undefined, alone: boolean): void {
    if (credit.state !== 'reversed') return;
    if (credit.shortfall > 0n) this.#short.set(credit.id, credit);
    if (alone && waiting && waiting.state !== 'broadcasting') this.#recorded.add(`${waiting.id}/${credit.id}`);
  }

  take(op: 'put' | 'drop', row: Debt, from: number, to: number): void {
    const { id, amount, left, state, at, paidAt } = row;
    if (op === 'drop') wrong(`I45 debt ${id} was dropped`);
    const before = this.#open.get(id);
    if (!before) {
      if (id !== this.#last + 1) wrong(`I45 debt ${id} is paid, or follows ${this.#last}`);
      this.#last = id;
      if (row.cause === 'withdrawal-paid-twice') this.#paidTwice(row);
      else this.#fellShort(row);
      if (at < from || at > to) wrong(`I45 debt ${id} is of another time`);
    }
    for (const name of fixed) if (before && before[name] !== row[name]) wrong(`I45 debt ${id} has another ${name}`);
    if (left < 0n || left > (before?.left ?? amount)) wrong(`I45 debt ${id} grew to ${left}`);
    if ((left === 0n) !== (state === 'paid')) wrong(`I45 debt ${id} is ${state} and ${left} are left`);
    if ((paidAt !== null) !== (state === 'paid')) wrong(`I45 debt ${id} is ${state} since ${paidAt}`);
    if (paidAt !== null && (paidAt < from || paidAt > to)) wrong(`I45 debt ${id} was paid at another time`);
    this.#owing.set(id, `${row.owner} ${row.asset}`);
    this.#shrunk.set(id, (before?.left ?? amount) - left);
    if (state === 'paid') this.#open.delete(id);
    else this.#open.set(id, { ...row });
  }

  #fellShort({ id, owner, asset, amount, reference }: Debt): void {
    const credit = this.#short.get(reference);
    if (!credit || credit.owner !== owner || credit.asset !== asset || credit.shortfall !== amount) {
      wrong(`I45 debt ${id} of ${amount} is not what credit ${reference} left`);
    }
    this.#short.delete(reference);
  }

  #paidTwice({ id, owner, asset, amount, reference }: Debt): void {
    if (this.#money.charging.get(reference) !== owner || this.#charged.has(reference)) {
      wrong(`I45 debt ${id} of ${amount} is not what withdrawal ${reference} left`);
    }
    this.#charged.set(reference, amount);
    this.#money.move(reference, systemAccounts.badDebt, asset, -amount, 'withdrawal');
  }

  takeReversal(op: 'put' | 'drop', row: WithdrawalReversal, from: number, to: number): void {
    const { withdrawal, credit, state, at, acknowledgedBy } = row;
    const key = `${withdrawal}/${credit}`;
    if (op === 'drop') wrong(`I46 the reversal of credit ${credit} was dropped`);
    const before = this.#reversals.get(key);
    if (!before && (at < from || at > to)) wrong(`I46 the reversal of credit ${credit} is of another time`);
    if (state === 'acknowledged' && acknowledgedBy === null) wrong(`I46 nobody acknowledged credit ${credit}`);
    if (state === 'new') {
      if (acknowledgedBy !== null) wrong(`I46 credit ${credit} is new and acknowledged`);
      this.#recorded.delete(key);
    }
    if (state === 'over') this.#reversals.delete(key);
    else this.#reversals.set(key, { ...row });
  }

  /** A withdrawal took a step. */
  moved(before: Withdrawal | undefined, row: Withdrawal, alone: boolean): void {
    if (!alone || !before || before.state === row.state) return;
    const isHeld = this.#held.has(row.id) || [...this.#open.values()].some(({ owner }) => owner === row.owner);
    const goesOn = before.state !== 'broadcasting' && row.state !== 'rejected';
    if (goesOn && isHeld) wrong(`I46 withdrawal ${row.id} is ${row.state} past a reversed deposit`);
    if (row.state === 'rejected' && before.state === 'approved' && !isHeld) {
      wrong(`I46 withdrawal ${row.id} was approved and rejected`);
    }
  }

  /** A new withdrawal. */
  requested({ id, owner }: Withdrawal, alone: boolean): void {
    if (alone && [...this.#open.values()].some((debt) => debt.owner === owner)) {
      wrong(`I45 withdrawal ${id} leaves while ${owner} has a debt`);
    }
  }

  /** Something was sent to another user. */
  sent({ id, owner }: UserTransfer, alone: boolean): void {
    if (alone && [...this.#open.values()].some((debt) => debt.owner === owner)) {
      wrong(`I45 what was sent as ${id} leaves while ${owner} has a debt`);
    }
  }

  /** What of a withdrawal that its owner is charged for became a debt. */
  chargedOf(withdrawal: number): bigint {
    return this.#charged.get(withdrawal) ?? 0n;
  }

  /** The batch is complete. @param also what the bad debt bears of an asset beside debts */
  validate(also: (asset: string) => bigint): void {
    for (const { id, shortfall } of this.#short.values()) wrong(`I45 credit ${id} lacks ${shortfall} that nobody owes`);
    for (const key of this.#recorded) wrong(`I46 withdrawal and credit ${key}: the reversal was not recorded`);
    for (const [debt, repaid] of this.#money.repaid) {
      if ((this.#shrunk.get(debt) ?? 0n) !== repaid) wrong(`I45 debt ${debt} was repaid ${repaid}`);
    }
    for (const [debt, names] of this.#money.repaidBy) {
      for (const name of names) if (name !== this.#owing.get(debt)) wrong(`I45 debt ${debt} was repaid by ${name}`);
    }
    for (const [debt, by] of this.#shrunk) {
      if (by !== (this.#money.repaid.get(debt) ?? 0n)) wrong(`I45 debt ${debt} shrank by ${by}`);
    }
    const sums = new Map<string, bigint>();
    for (const { id, owner, asset, left } of this.#open.values()) {
      sums.set(asset, (sums.get(asset) ?? 0n) + left);
      const has = this.#money.availableNow(owner, asset);
      if (has !== 0n) wrong(`I45 ${owner} has ${has} ${asset} and owes debt ${id}`);
    }
    for (const [asset, owed] of this.#money.owedBy(systemAccounts.badDebt)) {
      const should = (sums.get(asset) ?? 0n) + also(asset);
      if (owed !== should) wrong(`I45 the bad debt of ${asset} is ${owed}, not ${should}`);
    }
    this.#shrunk.clear();
    this.#owing.clear();
    this.#charged.clear();
    this.#held = new Set(
      [...this.#reversals.values()].filter(({ state }) => state === 'new').map(({ withdrawal }) => withdrawal),
    );
  }

  /** Holds what a core came back with against what was durable. */
  compare(debtOf: (owner: number) => readonly Debt[], reversals: Iterable<WithdrawalReversal>): void {
    for (const row of this.#open.values()) {
      const known = debtOf(row.owner).find(({ id }) => id === row.id);
      if (known?.left !== row.left) wrong(`I32 debt ${row.id} came back different`);
    }
    let count = 0;
    for (const row of reversals) {
      if (this.#reversals.get(`${row.withdrawal}/${row.credit}`)?.state !== row.state) {
        wrong(`I32 the reversal of credit ${row.credit} came back different`);
      }
      count += 1;
    }
    if (count !== this.#reversals.size) wrong(`I32 ${this.#reversals.size - count} reversals did not come back`);
  }
}
