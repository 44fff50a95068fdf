import type { Amount, Price, Rate } from '@quay/money';
import { type Changes, Log, Rows } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import { fundingRate, fundingReceived, markAfterFunding } from '../../margin/funding.ts';
import type { Orders } from '../../trading/orders.ts';
import type { Contracts } from './contracts.ts';
import {
  type EarlyPayment,
  earlyPaymentsTable,
  type FundingPayment,
  type FundingPeriod,
  fundingPaymentsTable,
  fundingPeriodsTable,
} from './funding-state.ts';
import { FUNDING_MS, fundingTerms, samplesDue, stampAfter } from './funding-terms.ts';
import type { InsuranceFund } from './insurance-fund.ts';
import type { Marks } from './marks.ts';
import type { PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import type { Postings } from './postings.ts';
import type { Premiums } from './premiums.ts';
import type { Contract } from './state.ts';

/** A stamp with more holders than this only fixes what they pay. */
const HOLDERS_MANY = 10_000;

/** A period that is being paid: who held a position at the stamp, by number, and who of them is next. */
type Paying = { readonly period: FundingPeriod; readonly owners: Float64Array; next: number };

/**
 * Funding: what holders of a contract pay each other every eight hours, so that it trades near its index. At a stamp rate
 * and mark are fixed for all; who holds a position then pays or receives by them, whenever their turn comes. Whoever does
 * anything before their turn is paid first, and so are all at the stamp who have orders: nobody trades who has yet to pay.
 */
export class Funding {
  readonly periods: Rows<FundingPeriod>;
  readonly early: Rows<EarlyPayment>;
  readonly #payments: Log<FundingPayment>;
  readonly #periodIds: Sequence;
  readonly #ledger: Ledger;
  readonly #contracts: Contracts;
  readonly #positions: Positions;
  readonly #marks: Marks;
  readonly #orders: Orders;
  readonly #postings: Postings;
  readonly #premiums: Premiums;
  readonly #fund: InsuranceFund;
  readonly #sliceMax: number;
  /** By contract. */
  readonly #sampling = new Map<string, FundingPeriod>();
  /** By contract, in the order of their symbols. */
  readonly #paying = new Map<string, Paying>();
  /** The next stamp of any contract. */
  #stamp = Number.POSITIVE_INFINITY;

  constructor(of: {
    readonly changes: Changes;
    readonly periodIds: Sequence;
    readonly ledger: Ledger;
    readonly contracts: Contracts;
    readonly positions: Positions;
    readonly marks: Marks;
    readonly orders: Orders;
    readonly postings: Postings;
    readonly premiums: Premiums;
    readonly fund: InsuranceFund;
    readonly sliceMax: number;
  }) {
    this.periods = new Rows(fundingPeriodsTable, of.changes);
    this.early = new Rows(earlyPaymentsTable, of.changes);
    this.#payments = new Log(fundingPaymentsTable, of.changes);
    this.#periodIds = of.periodIds;
    this.#ledger = of.ledger;
    this.#contracts = of.contracts;
    this.#positions = of.positions;
    this.#marks = of.marks;
    this.#orders = of.orders;
    this.#postings = of.postings;
    this.#premiums = of.premiums;
    this.#fund = of.fund;
    this.#sliceMax = of.sliceMax;
  }

  /** An index came: a sample of the premium, where one is due. A contract that is halted has none. */
  sample(contract: Contract, index: bigint, at: number): void {
    const { symbol, status } = contract;
    const period = this.#sampling.get(symbol) ?? this.#open(contract, at, stampAfter(at), 0n);
    always(at < period.endsAt, `a stamp of ${symbol} was passed`);
    if (status === 'halted') return;
    const premium = this.#premiums.sample(contract, index, at);
    if (premium === undefined) return;
    period.samples += 1;
    period.premiumSum += premium;
    this.periods.touch(period);
  }

  /** A contract is open again: its period counts. */
  reopened(symbol: string): void {
    const period = this.#sampling.get(symbol);
    if (!period || period.wasOpen) return;
    period.wasOpen = true;
    this.periods.touch(period);
  }

  /** The rate of the last period and how long it is to the next stamp, as the mark counts with them. */
  ofMark(symbol: string, at: number): { readonly rate: Rate; readonly toStampMs: number } {
    const period = this.#sampling.get(symbol);
    return period ? { rate: period.lastRate, toStampMs: period.endsAt - at } : { rate: 0n, toStampMs: 0 };
  }

  /** Whether the stamp of a contract has come and was not fixed. */
  hasStampBy(at: number): boolean {
    return at >= this.#stamp;
  }

  /** Whether anybody has yet to be paid. */
  get isPaying(): boolean {
    return this.#paying.size > 0;
  }

  /** Whether something is to be fixed or paid. */
  isDue(at: number): boolean {
    return this.isPaying || this.hasStampBy(at);
  }

  /** What clearing has given to holders of contracts that settle in an asset and not got from others yet. */
  givenOf(account: string): Amount {
    let given = 0n;
    for (const [symbol, { period }] of this.#paying) {
      if (this.#contracts.accountOf(symbol) === account) given += period.received;
    }
    return given;
  }

  /** What stands behind cross positions of an owner, or an isolated one, will be so much more, or less, when all is paid. */
  pendingOf(owner: number, account: string, isolated: string): Amount {
    let pending = 0n;
    for (const [symbol, { period }] of this.#paying) {
      const row = this.#positions.find(owner, symbol);
      if (!row || this.#contracts.accountOf(symbol) !== account) continue;
      if (isolated !== (row.mode === 'isolated' ? symbol : '') || !this.#isPending(period, row)) continue;
      const { kind } = this.#contracts.of(symbol);
      pending += fundingReceived(kind, row.quantity, period.markPrice!, period.rate);
    }
    return pending;
  }

  /** Whether an owner has yet to pay or to get something. */
  isPendingFor(owner: number): boolean {
    for (const [contract, { period }] of this.#paying) {
      const row = this.#positions.find(owner, contract);
      if (row && this.#isPending(period, row)) return true;
    }
    return false;
  }

  /** The mark at which guards of one side of a contract are looked at: some have yet to pay, and are nearer to their end. */
  guardMark({ symbol, kind, minQuantity }: Contract, isLong: boolean, mark: Price): Price {
    const paying = this.#paying.get(symbol);
    if (!paying) return mark;
    const { rate, markPrice, endsAt } = paying.period;
    const { maintenanceRate } = this.#contracts.tiersOf(symbol, endsAt).tiers.at(-1)!;
    return markAfterFunding({ kind, rate, markPrice: markPrice!, maintenanceRate, minQuantity }, isLong, mark);
  }

  /** Fixes every period whose stamp has come, and begins to pay it; else goes on paying. Gives how many were paid. */
  pay(at: number): number {
    if (!this.hasStampBy(at)) return this.#paySlice(this.#sliceMax, at);
    // Nobody is left over from the stamp before.
    let paid = this.#paySlice(Number.POSITIVE_INFINITY, at);
    const over = [...this.#sampling.values()].filter(({ endsAt }) => endsAt <= at).sort(bySymbol);
    for (const period of over) {
      // Nothing was opened since the stamp: what must happen before its commands is happening now.
      this.#fix(period, inOrder(this.#positions.openIn(period.contract)), at);
    }
    let due = 0;
    for (const { owners } of this.#paying.values()) due += owners.length;
    if (due <= this.#sliceMax) return paid + this.#paySlice(this.#sliceMax, at);
    for (const owner of this.#withOrders()) paid += this.settle(owner, at);
    // To find so many took as long as a command may take: they are paid from the next one on.
    return due > HOLDERS_MANY ? paid : paid + this.#paySlice(this.#sliceMax, at);
  }

  /** Pays what somebody has yet to pay or to get, before anything of theirs changes. Gives how much was paid. */
  settle(owner: number, at: number): number {
    if (!this.isPaying) return 0;
    let paid = 0;
    for (const [contract, { period }] of this.#paying) {
      const row = this.#positions.find(owner, contract);
      if (!row || !this.#isPending(period, row)) continue;
      this.#payHolder(period, row, at);
      this.early.add({ contract, owner });
      this.periods.touch(period);
      paid += 1;
    }
    return paid;
  }

  /** Owners with orders, in the order of their numbers. */
  #withOrders(): readonly number[] {
    const owners = new Set<number>();
    for (const slot of this.#orders.live()) owners.add(this.#orders.ownerOf(slot));
    return [...owners].sort(byNumber);
  }

  #isPending(period: FundingPeriod, row: PositionRecord): boolean {
    return held(row, period.endsAt) && row.owner > period.paidTo && !this.#isEarly(row.contract, row.owner);
  }

  #isEarly(contract: string, owner: number): boolean {
    return this.early.size > 0 && this.early.get(`${contract}/${owner}`) !== undefined;
  }

  #open({ symbol, status }: Contract, startsAt: number, endsAt: number, lastRate: Rate): FundingPeriod {
    const period = this.periods.add({
      ...{ id: this.#periodIds.next(), contract: symbol, startsAt, endsAt, status: 'sampling' },
      ...{ wasOpen: status !== 'halted', samples: 0, premiumSum: 0n, lastRate },
      ...{ due: 0, interest: 0n, damp: 0n, cap: 0n, rate: 0n, markPrice: null },
      ...{ holders: 0, paidTo: 0, received: 0n },
    });
    this.#sampling.set(symbol, period);
    this.#stamp = Math.min(this.#stamp, endsAt);
    return period;
  }

  /**
   * Fixes the rate of a period and the mark that all pay by: the last one, however old it is. A window in which the core
   * took no command at all has no period.
   */
  #fix(period: FundingPeriod, owners: Float64Array, at: number): void {
    const { contract: symbol, startsAt, endsAt, samples, premiumSum: sum } = period;
    always(samples <= samplesDue(startsAt, endsAt), `${symbol} has more samples than were due`);
    const { interest, damp, cap, hours } = fundingTerms(this.#contracts.tiersOf(symbol, endsAt));
    const due = samplesDue(startsAt, endsAt);
    const rate = period.wasOpen ? fundingRate({ sum, due: BigInt(due) }, { interest, damp, cap, hours }) : 0n;
    Object.assign(period, { due, interest, damp, cap, rate, markPrice: this.#marks.of(symbol) ?? null });
    this.#premiums.close(symbol);
    period.holders = owners.length;
    if (rate === 0n || owners.length === 0) this.#end(period, period.wasOpen ? 'paid' : 'skipped');
    else {
      period.status = 'paying';
      this.periods.touch(period);
      this.#paying.set(symbol, { period, owners, next: 0 });
    }
    this.#sampling.delete(symbol);
    this.#stamp = Math.min(...[...this.#sampling.values()].map((one) => one.endsAt), Number.POSITIVE_INFINITY);
    const next = stampAfter(at);
    this.#open(this.#contracts.of(symbol), next - FUNDING_MS, next, rate);
  }

  /** Start-up: by contract, who holds a position at the stamp of its period and was not paid in turn, in the order of their numbers. */
  #holdersOf(periods: readonly FundingPeriod[]): ReadonlyMap<string, Float64Array> {
    const all = new Map(periods.map((period) => [period.contract, { period, owners: [] as number[] }]));
    for (const row of this.#positions.values()) {
      const one = all.get(row.contract);
      if (one && held(row, one.period.endsAt) && row.owner > one.period.paidTo) one.owners.push(row.owner);
    }
    return new Map([...all].map(([contract, { owners }]) => [contract, Float64Array.from(owners).sort()]));
  }

  #paySlice(most: number, at: number): number {
    let paid = 0;
    for (const [contract, paying] of this.#paying) {
      const { period, owners } = paying;
      for (; paying.next < owners.length && paid < most; paying.next++) {
        const owner = owners[paying.next]!;
        if (this.#isEarly(contract, owner)) continue;
        this.#payHolder(period, this.#positions.find(owner, contract)!, at);
        period.paidTo = owner;
        this.periods.touch(period);
        paid += 1;
      }
      if (paying.next < owners.length) break;
      this.#paying.delete(contract);
      this.#forgetEarly(contract);
      this.#giveResidue(period, at);
      this.#end(period, 'paid');
    }
    return paid;
  }

  /** In the order of their numbers, which a start keeps. */
  #forgetEarly(contract: string): void {
    const early = [...this.early.values()].filter((one) => one.contract === contract);
    for (const one of early.sort((a, b) => a.owner - b.owner)) this.early.drop(one);
  }

  #payHolder(period: FundingPeriod, row: PositionRecord, at: number): void {
    const { id: of, rate, markPrice, endsAt: stamp } = period;
    const { owner, quantity } = row;
    const contract = this.#contracts.of(row.contract);
    const amount = fundingReceived(contract.kind, quantity, markPrice!, rate);
    const id = this.#ledger.nextTrade();
    const shortfall = this.#postings.settleFunding({ row, contract, reference: id, at }, amount);
    period.received += amount;
    this.#positions.moved.add(owner);
    this.#payments.add({
      ...{ id, period: of, owner, contract: row.contract, stamp, rate, markPrice: markPrice! },
      ...{ quantity, amount, shortfall, at },
    });
  }

  /** Less than a unit for each holder is left: who pays pays up, and who receives receives down. */
  #giveResidue({ id, contract, received }: FundingPeriod, at: number): void {
    const { quote } = this.#contracts.of(contract);
    const account = (owner: number) => this.#ledger.account(owner, 'contract', quote);
    this.#ledger.post(id, at, [
      { account: account(systemAccounts.clearing), amount: received, cause: 'funding-residue' },
      { account: account(systemAccounts.insurance), amount: -received, cause: 'funding-residue' },
    ]);
    this.#fund.record(quote, 'funding', at);
  }

  #end(period: FundingPeriod, status: FundingPeriod['status']): void {
    period.status = status;
    this.periods.retire(period);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.periods.sort((a, b) => a.id - b.id);
    this.#sampling.clear();
    this.#paying.clear();
    this.#stamp = Number.POSITIVE_INFINITY;
    const periods = [...this.periods.values()].sort(bySymbol);
    const holders = this.#holdersOf(periods.filter(({ status }) => status === 'paying'));
    for (const period of periods) {
      const { contract, status, endsAt } = period;
      if (status === 'paying') this.#paying.set(contract, { period, owners: holders.get(contract)!, next: 0 });
      else {
        this.#sampling.set(contract, period);
        this.#stamp = Math.min(this.#stamp, endsAt);
      }
    }
  }
}

/** Numbers of owners, the least first. */
function inOrder(owners: ReadonlySet<number>): Float64Array {
  const numbers = new Float64Array(owners.size);
  let size = 0;
  let isInOrder = true;
  for (const owner of owners) {
    if (size > 0 && owner < numbers[size - 1]!) isInOrder = false;
    numbers[size++] = owner;
  }
  return isInOrder ? numbers : numbers.sort();
}

const byNumber = (a: number, b: number): number => a - b;
const bySymbol = (a: FundingPeriod, b: FundingPeriod): number => (a.contract < b.contract ? -1 : 1);

/** Whether a position was there at a stamp: one that was opened later pays from the next stamp on. */
const held = ({ quantity, openedAt }: PositionRecord, stamp: number): boolean => quantity !== 0n && openedAt! < stamp;
