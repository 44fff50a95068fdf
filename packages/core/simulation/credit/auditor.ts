import {
  type Core,
  type CreditEventRow,
  type CreditLoan,
  type CreditPool,
  type CreditProduct,
  creditEventsTable,
  creditLoansTable,
  creditPoolsTable,
  creditProductsTable,
  systemAccounts,
} from '../../src/index.ts';
import { type BatchView, validateSequence } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

const ONE = 100_000_000n;
const DAY_MS = 86_400_000;
const OFFER_MS = 7 * DAY_MS;
const POOL = systemAccounts.creditPool;

/** What may follow a status, itself included where a row may be written again. */
const next: Readonly<Record<CreditLoan['status'], readonly CreditLoan['status'][]>> = {
  reviewing: ['reviewing', 'rejected', 'offered', 'borrowing', 'withdrawn'],
  offered: ['borrowing', 'withdrawn'],
  borrowing: ['borrowing', 'overdue', 'repaid'],
  overdue: ['repaid'],
  rejected: [],
  repaid: [],
  withdrawn: [],
};

/** Added up day by day, and rounded up once. */
function interestOf({ principal, dailyRate, lateMultiple, days }: CreditLoan, from: number, at: number): bigint {
  let exact = 0n;
  let day = 0;
  do {
    exact += principal * dailyRate * (day < days ? ONE : lateMultiple);
    day += 1;
  } while (at - from > day * DAY_MS && exact < principal * ONE * ONE);
  const interest = (exact + ONE * ONE - 1n) / (ONE * ONE);
  return interest < principal ? interest : principal;
}

/** The auditor's look at loans without a pledge: who decided, what was paid out, what was repaid, and by whose act. */
export class CreditAuditor {
  readonly #money: Money;
  readonly #products = new Map<number, CreditProduct>();
  readonly #loans = new Map<number, CreditLoan>();
  readonly #last = { loan: 0, event: 0 };
  /** Loans that were offered and answered in one batch have no row between. */
  readonly #offered = new Set<number>();
  #pool = { funded: 0n, interest: 0n, lent: 0n, offered: 0n };
  /** A life in which nothing of it happens proves nothing. */
  readonly counted = { paidOut: 0, repaid: 0, late: 0, rejected: 0, lapsed: 0, byTwo: 0 };

  constructor(money: Money) {
    this.#money = money;
  }

  take(batch: BatchView): void {
    const { sorted } = batch;
    for (const row of rowsOf<CreditProduct>(sorted, creditProductsTable.number)) this.#products.set(row.days, row);
    const events = rowsOf<CreditEventRow>(sorted, creditEventsTable.number);
    for (const row of rowsOf<CreditLoan>(sorted, creditLoansTable.number)) {
      this.#takeLoan(
        row,
        events.filter(({ loan }) => loan === row.id),
        batch,
      );
    }
    for (const { id } of events) {
      this.#last.event += 1;
      if (id !== this.#last.event) wrong(`event ${id} of a credit is not the next`);
    }
    for (const row of rowsOf<CreditPool>(sorted, creditPoolsTable.number)) this.#takePool(row);
    validateSequence(batch, 'credit-loan', this.#last.loan);
    validateSequence(batch, 'credit-event', this.#last.event);
  }

  #takeLoan(row: CreditLoan, events: readonly CreditEventRow[], { from, to, alone }: BatchView): void {
    const before = this.#loans.get(row.id);
    const { id, owner, status, asked, principal } = row;
    if (!before) {
      this.#last.loan += 1;
      if (id !== this.#last.loan) wrong(`loan ${id} is not the next`);
      this.#takeApplication(row);
    } else {
      for (const name of ['owner', 'asked', 'days', 'dailyRate', 'lateMultiple', 'oneMax', 'application'] as const) {
        if (row[name] !== before[name]) wrong(`P65 loan ${id} has another ${name}`);
      }
      if (alone && !next[before.status].includes(status)) wrong(`P65 loan ${id} is ${status} after ${before.status}`);
    }
    if (events.length === 0) wrong(`P65 loan ${id} changed and nothing happened to it`);
    for (const event of events) {
      if (event.owner !== owner || event.at < from || event.at > to) wrong(`P65 event ${event.id} is of another time`);
      this.#takeEvent(event, row);
    }
    if (principal > asked) wrong(`P66 loan ${id} lends ${principal} of ${asked}`);
    if (principal > 0n && asked > row.oneMax) {
      if (row.firstBy === null || row.secondBy === null || row.firstBy === row.secondBy) {
        wrong(`P66 loan ${id} of ${asked} was decided by one`);
      }
      if (principal !== row.chosen) wrong(`P66 loan ${id} lends ${principal}, and two said ${row.chosen}`);
    }
    if (status === 'offered' && row.offerEndsAt! - row.decidedAt! !== OFFER_MS) wrong(`loan ${id} is offered for long`);
    if (row.paidOutAt !== null && row.dueAt! - row.paidOutAt !== row.days * DAY_MS) {
      wrong(`P67 loan ${id} is due on another day`);
    }
    if (status === 'overdue' && to <= row.dueAt!) wrong(`P67 loan ${id} is overdue before its due time`);
    this.#loans.set(id, { ...row });
  }

  #takeApplication(row: CreditLoan): void {
    const product = this.#products.get(row.days);
    if (!product?.isOpen) wrong(`P65 loan ${row.id} is of no product`);
    let taken = row.asked;
    for (const one of this.#loans.values()) {
      if (one.owner !== row.owner || one.endedAt !== null) continue;
      if (one.status === 'overdue') wrong(`P65 ${row.owner} applies with a loan that is overdue`);
      if (one.status !== 'borrowing') wrong(`P65 ${row.owner} has two applications`);
      taken += one.principal;
    }
    if (row.asked < product!.minAmount || taken > product!.maxAmount) wrong(`P65 ${row.owner} asks for ${row.asked}`);
  }

  #takeEvent({ id, kind, amount, interest, at }: CreditEventRow, row: CreditLoan): void {
    const { asset, owner, principal } = row;
    const move = (account: number, by: bigint, cause: 'credit-payout' | 'credit-repayment' | 'credit-interest') =>
      this.#money.move(row.id, account, asset, by, cause, account === POOL ? 'finance' : 'spot');
    const claim = (by: bigint) => {
      this.#money.claim(POOL, asset, by, 'finance');
      this.#pool.offered += by;
    };
    const before = this.#loans.get(row.id);
    const wasOffered = before?.status === 'offered' || this.#offered.has(row.id);
    switch (kind) {
      case 'offered':
        if (amount !== principal || amount >= row.asked) wrong(`P66 event ${id} offers ${amount}`);
        claim(amount);
        this.#offered.add(row.id);
        return;
      case 'lapsed':
        if (at < before!.offerEndsAt!) wrong(`P66 the offer of loan ${row.id} ended early`);
        this.counted.lapsed += 1;
        claim(-principal);
        return;
      case 'withdrawn':
        if (wasOffered) claim(-principal);
        return;
      case 'paid-out':
        if (amount !== principal || at !== row.paidOutAt) wrong(`P67 event ${id} pays out ${amount}`);
        if (wasOffered) claim(-principal);
        else if (amount !== row.asked) wrong(`P66 loan ${row.id} was paid out as nobody asked for`);
        this.counted.paidOut += 1;
        if (row.secondBy !== null) this.counted.byTwo += 1;
        this.#pool.lent += principal;
        move(POOL, -principal, 'credit-payout');
        move(owner, principal, 'credit-payout');
        return;
      case 'repaid': {
        const exact = interestOf(row, row.paidOutAt!, at);
        if (interest !== exact || interest !== row.interestPaid || amount !== principal + exact) {
          wrong(`P67 loan ${row.id} is repaid with ${amount}, of which ${exact} are interest`);
        }
        this.counted.repaid += 1;
        this.#pool.lent -= principal;
        this.#pool.interest += interest;
        move(owner, -principal, 'credit-repayment');
        move(POOL, principal, 'credit-repayment');
        move(owner, -interest, 'credit-interest');
        move(POOL, interest, 'credit-interest');
        return;
      }
      case 'overdue':
        this.counted.late += 1;
        if (at <= row.dueAt!) wrong(`P67 loan ${row.id} is overdue at its due time`);
        return;
      case 'rejected':
        this.counted.rejected += 1;
        if (row.rejection === null) wrong(`P66 loan ${row.id} is rejected for nothing`);
        return;
      default:
    }
  }

  /** What was put in is held against the account when all entries of the batch were read. */
  #takePool({ funded, interest, lent, offered }: CreditPool): void {
    const pool = this.#pool;
    pool.funded = funded;
    if (interest !== pool.interest || lent !== pool.lent || offered !== pool.offered) {
      wrong(
        `P68 the pool says ${lent}, ${offered} and ${interest}, not ${pool.lent}, ${pool.offered}, ${pool.interest}`,
      );
    }
  }

  /** Behind the batch, when all its entries were read: the account is what the pool says. */
  validate(): void {
    const { funded, interest, lent } = this.#pool;
    const total = this.#money.totalOf(POOL, 'USDT', 'finance');
    if (total !== funded + interest - lent) wrong(`P68 the pool has ${total}, not ${funded} + ${interest} - ${lent}`);
  }

  /** Holds all that a core came back with against what was durable. */
  compare({ credit }: Pick<Core, 'credit'>): void {
    for (const row of credit.loans.values()) {
      const known = this.#loans.get(row.id);
      if (known?.status !== row.status || known.principal !== row.principal || known.reminded !== row.reminded) {
        wrong(`loan ${row.id} came back different`);
      }
    }
  }
}
