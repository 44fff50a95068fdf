import {
  type Core,
  type LoanPool,
  type LoanProduct,
  type LoanRecord,
  type LoanRow,
  type LoanSale,
  type LoanWarning,
  loanPoolsTable,
  loanProductsTable,
  loanRecordsTable,
  loanSalesTable,
  loansTable,
  loanWarningsTable,
  type MarkRow,
  marksTable,
  systemAccounts,
} from '../../src/index.ts';
import { type BatchView, validateSequence } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import { CoinIndexes } from './coin-indexes.ts';

const ONE = 100_000_000n;
const { loanPool, earnPool, convert, badDebt } = systemAccounts;

/** A loan as its records leave it. */
type Known = {
  readonly owner: number;
  readonly asset: string;
  readonly pledge: string;
  principal: bigint;
  owed: bigint;
  pledged: bigint;
  countedTo: number;
  row: LoanRow;
};

const up = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

/** The auditor's look at loans: what each record moved, what was owed then, and whether a sale was due and the least. */
export class LoansAuditor {
  readonly #money: Money;
  readonly #savedIn: (asset: string) => bigint;
  readonly #loans = new Map<number, Known>();
  readonly #pools = new Map<string, LoanPool>();
  readonly #interest = new Map<string, bigint>();
  readonly #products = new Map<string, LoanProduct>();
  readonly #indexes = new CoinIndexes();
  readonly #last = { loan: 0, record: 0, sale: 0, warning: 0 };
  /** How often each thing happened: a life in which nothing does proves nothing. */
  readonly counted = { borrowed: 0, repaid: 0, renewed: 0, overdue: 0, warned: 0, restored: 0, closed: 0, short: 0 };

  /** @param savedIn what savers have in the pool of an asset */
  constructor(money: Money, savedIn: (asset: string) => bigint) {
    this.#money = money;
    this.#savedIn = savedIn;
  }

  take(batch: BatchView): void {
    const { sorted } = batch;
    for (const row of rowsOf<LoanProduct>(sorted, loanProductsTable.number)) {
      if (row.initialRate * (ONE + row.hourlyRate * 24n) >= 60_000_000n * ONE)
        wrong('a product warns on its first day');
      this.#products.set(`${row.asset}/${row.pledge}/${row.days}`, { ...row });
    }
    this.#indexes.take(batch, rowsOf<MarkRow>(sorted, marksTable.number));
    const rows = new Map(rowsOf<LoanRow>(sorted, loansTable.number).map((row) => [row.id, { ...row }]));
    const sales = rowsOf<LoanSale>(sorted, loanSalesTable.number);
    const touched = new Set<number>();
    for (const record of rowsOf<LoanRecord>(sorted, loanRecordsTable.number)) {
      this.#last.record += 1;
      if (record.id !== this.#last.record) wrong(`record ${record.id} of a loan is not the next`);
      if (record.at < batch.from || record.at > batch.to) wrong(`record ${record.id} of a loan is of another time`);
      touched.add(record.loan);
      if (record.act === 'sale') this.#sold(record, sales.shift());
      else this.#happened(record, rows.get(record.loan));
    }
    if (sales.length > 0) wrong('P44 a sale has no record');
    this.#warned(rowsOf<LoanWarning>(sorted, loanWarningsTable.number), batch);
    for (const row of rows.values()) this.#validateLoan(row);
    for (const id of touched) if (!rows.has(id)) wrong(`loan ${id} has a record and no row`);
    this.#validatePools(rowsOf<LoanPool>(sorted, loanPoolsTable.number));
    validateSequence(batch, 'loan', this.#last.loan);
    validateSequence(batch, 'loan-record', this.#last.record);
    validateSequence(batch, 'loan-sale', this.#last.sale);
    validateSequence(batch, 'loan-warning', this.#last.warning);
  }

  #happened(record: LoanRecord, row: LoanRow | undefined): void {
    const { loan: id, act, at, principal, interest, pledge } = record;
    if (act === 'borrow') {
      this.#begins(record, row);
      return;
    }
    const known = this.#known(id);
    this.#money.claim(known.owner, known.pledge, pledge, 'spot');
    known.pledged += pledge;
    if (act === 'add-pledge') {
      if (pledge <= 0n || principal !== 0n || interest !== 0n) wrong(`record ${record.id} adds no pledge`);
    } else if (act === 'overdue') {
      if (at < known.row.dueAt || interest !== 0n) wrong(`loan ${id} was overdue before its time`);
      this.counted.overdue += 1;
    } else {
      const due = this.#dueOf(known, at);
      if (interest !== due && (principal !== 0n || interest > due)) wrong(`P45 loan ${id} paid ${interest} of ${due}`);
      if (
        act === 'renew' &&
        (interest !== due || at >= known.row.dueAt || at < known.row.dueAt - 24 * known.row.hourMs)
      ) {
        wrong(`loan ${id} was renewed at ${at}`);
      }
      this.#paid(id, known, principal, interest, due, at);
      const isOver = known.principal === 0n && known.owed === 0n;
      if (isOver !== (act === 'repay' && pledge < 0n) || (isOver && known.pledged !== 0n)) {
        wrong(`loan ${id} gives back ${pledge}`);
      }
      this.counted[act === 'renew' ? 'renewed' : 'repaid'] += 1;
    }
    this.#after(record, known);
  }

  #begins(record: LoanRecord, row: LoanRow | undefined): void {
    const { loan: id, at, owner, principal, pledge } = record;
    this.#last.loan += 1;
    if (id !== this.#last.loan || !row || row.openedAt !== at) wrong(`loan ${id} is not the next`);
    const { asset, pledge: coin } = row;
    const known: Known = { owner, asset, pledge: coin, principal, owed: 0n, pledged: pledge, countedTo: at, row };
    this.#loans.set(id, known);
    const product = this.#products.get(`${asset}/${coin}/${row.days}`);
    if (!product?.isOpen || principal < product.minAmount) wrong(`loan ${id} is of no product`);
    if (product.lent > product.lentMax && principal > product.lentMax) wrong(`loan ${id} is beyond the cap`);
    const [pa, pp] = [this.#indexes.at(asset, at), this.#indexes.at(coin, at)];
    if (pa && pp && principal * pa * ONE > product.initialRate * pledge * pp)
      wrong(`P44 loan ${id} begins above the initial rate`);
    this.#money.move(id, loanPool, asset, -principal, 'loan-lent', 'finance');
    this.#money.move(id, owner, asset, principal, 'loan-lent', 'spot');
    this.#money.claim(owner, coin, pledge, 'spot');
    this.counted.borrowed += 1;
    this.#after(record, known);
  }

  #sold(record: LoanRecord, sale: LoanSale | undefined): void {
    const { loan: id, at } = record;
    const known = this.#known(id);
    this.#last.sale += 1;
    if (sale?.loan !== id || sale.id !== this.#last.sale || record.sale !== sale.id || sale.at !== at)
      wrong(`P44 record ${record.id} has no sale`);
    const due = this.#dueOf(known, at);
    const said = [sale.principal, sale.owed, sale.interest, sale.pledged, sale.countedTo];
    const own = [known.principal, known.owed, due, known.pledged, known.countedTo];
    if (said.join() !== own.join()) wrong(`P44 sale ${sale.id} is decided by ${said}, not ${own}`);
    this.#indexes.validate(sale.asset, sale.assetPrice, sale.assetAt, sale.assetSources, at);
    this.#indexes.validate(sale.pledge, sale.pledgePrice, sale.pledgeAt, sale.pledgeSources, at);
    const debt = known.principal + due;
    const { quantity, proceeds, fee, assetPrice: pa, pledgePrice: pp } = sale;
    const isClose = sale.kind === 'close';
    if (!isClose && debt * pa * 100n < 85n * known.pledged * pp) wrong(`P44 loan ${id} was sold for below 85 %`);
    if (isClose && at < known.row.dueAt + 72 * known.row.hourMs) wrong(`P44 loan ${id} was closed within its grace`);
    this.#validateLeast(sale, debt);
    if (proceeds !== (quantity * pp) / pa || fee !== up(proceeds * sale.saleFeeRate, ONE)) {
      wrong(`P44 sale ${sale.id} brought ${proceeds} less ${fee}`);
    }
    const net = proceeds - fee;
    const { paidInterest, paidPrincipal, over, shortfall, unpaidInterest } = sale;
    if (paidInterest + paidPrincipal + over !== net || (over > 0n && net < debt)) wrong(`P44 sale ${sale.id} is short`);
    const isAll = quantity === known.pledged && net < debt;
    if ((shortfall > 0n || unpaidInterest > 0n) !== isAll) wrong(`P44 sale ${sale.id} forgives ${shortfall}`);
    if (isAll ? paidInterest > 0n && shortfall > 0n : paidPrincipal > 0n && paidInterest < due) {
      wrong(`P44 sale ${sale.id} pays in another order`);
    }
    const { owner, asset, pledge } = known;
    this.#money.move(id, owner, pledge, -quantity, 'loan-sale', 'spot');
    this.#money.move(id, convert, pledge, quantity, 'loan-sale', 'spot');
    this.#money.move(id, convert, asset, -proceeds, 'loan-sale', 'spot');
    this.#money.move(id, owner, asset, proceeds, 'loan-sale', 'spot');
    this.#money.move(id, owner, asset, -fee, 'loan-sale-fee', 'spot');
    this.#money.move(id, loanPool, asset, fee, 'loan-sale-fee', 'finance');
    this.#money.move(id, badDebt, asset, -shortfall, 'loan-shortfall', 'finance');
    this.#money.move(id, loanPool, asset, shortfall, 'loan-shortfall', 'finance');
    this.#money.claim(owner, pledge, record.pledge, 'spot');
    this.#paid(id, known, paidPrincipal, paidInterest, due - unpaidInterest, at);
    known.principal -= shortfall;
    known.pledged += record.pledge;
    if (shortfall > 0n) this.counted.short += 1;
    this.counted[isClose ? 'closed' : 'restored'] += 1;
    this.#after(record, known);
  }

  /** One lot less is not enough: for the initial rate, or for the debt. */
  #validateLeast(sale: LoanSale, debt: bigint): void {
    const { wanted, quantity, payable, lot, pledged, assetPrice: pa, pledgePrice: pp } = sale;
    const isEnough = (sold: bigint): boolean => {
      const net = (sold * pp) / pa - up(((sold * pp) / pa) * sale.saleFeeRate, ONE);
      const left = net >= debt ? 0n : debt - net;
      if (sale.kind === 'close') return left === 0n;
      return left * pa * ONE <= sale.initialRate * (pledged - sold) * pp;
    };
    if (wanted < pledged && !isEnough(wanted)) wrong(`P44 sale ${sale.id} wants ${wanted}, which is not enough`);
    const less = wanted % lot === 0n ? wanted - lot : wanted - (wanted % lot);
    if (less > 0n && isEnough(less)) wrong(`P44 sale ${sale.id} wants ${wanted}, and ${less} is enough`);
    if (quantity === wanted) return;
    if (
      quantity * 10n < wanted ||
      quantity > wanted ||
      quantity % lot !== 0n ||
      (quantity + lot) * pp <= payable * pa
    ) {
      wrong(`P44 sale ${sale.id} sells ${quantity} of ${wanted}`);
    }
  }

  #warned(warnings: readonly LoanWarning[], { from, to }: BatchView): void {
    for (const { id, loan, debt, pledged, assetPrice, pledgePrice, at } of warnings) {
      this.#last.warning += 1;
      if (id !== this.#last.warning || at < from || at > to) wrong(`warning ${id} is not the next`);
      if (debt * assetPrice * 10n < 6n * pledged * pledgePrice) wrong(`P44 loan ${loan} was warned below 60 %`);
      this.counted.warned += 1;
    }
  }

  /** What is owed of interest, counted hour by hour from what the loan says of its times. */
  #dueOf({ owed, principal, countedTo, row }: Known, at: number): bigint {
    let weight = 0n;
    for (let hour = countedTo; hour < at || (hour === at && hour === row.openedAt); hour += row.hourMs) {
      weight += hour < row.dueAt ? ONE : row.lateMultiple;
      if (hour === at) break;
    }
    return owed + up(principal * row.hourlyRate * weight, ONE * ONE);
  }

  /** Interest and principal go to the pool and its lenders, and the hours that have begun are counted. */
  #paid(id: number, known: Known, principal: bigint, interest: bigint, due: bigint, at: number): void {
    const { owner, asset } = known;
    const before = this.#interest.get(asset) ?? 0n;
    const lenders = ((before + interest) * 9n) / 10n - (before * 9n) / 10n;
    this.#interest.set(asset, before + interest);
    this.#money.move(id, owner, asset, -principal, 'loan-repaid', 'spot');
    this.#money.move(id, loanPool, asset, principal, 'loan-repaid', 'finance');
    this.#money.move(id, owner, asset, -interest, 'loan-interest', 'spot');
    this.#money.move(id, earnPool, asset, lenders, 'loan-interest', 'finance');
    this.#money.move(id, loanPool, asset, interest - lenders, 'loan-interest', 'finance');
    known.owed = due - interest;
    known.principal -= principal;
    const isFirst = known.countedTo === known.row.openedAt && at === known.row.openedAt;
    while (known.countedTo < at || (isFirst && known.countedTo === at)) known.countedTo += known.row.hourMs;
  }

  #known(id: number): Known {
    return this.#loans.get(id) ?? wrong(`loan ${id} has never begun`);
  }

  #after({ id, principalAfter, pledgeAfter, owner }: LoanRecord, known: Known): void {
    if (owner !== known.owner || principalAfter !== known.principal || pledgeAfter !== known.pledged) {
      wrong(`record ${id} of a loan leaves ${principalAfter} and ${pledgeAfter}`);
    }
  }

  #validateLoan(row: LoanRow): void {
    const known = this.#known(row.id);
    const said = [row.owner, row.principal, row.owed, row.pledged, row.countedTo];
    const own = [known.owner, known.principal, known.owed, known.pledged, known.countedTo];
    if (said.join() !== own.join()) wrong(`loan ${row.id} has ${said}, its records leave ${own}`);
    const isOver = known.principal === 0n && known.owed === 0n;
    if (isOver !== (row.endedAt !== null)) wrong(`loan ${row.id} is ${row.status}`);
    known.row = row;
    if (isOver) this.#loans.delete(row.id);
  }

  #validatePools(rows: readonly LoanPool[]): void {
    for (const row of rows) {
      this.#pools.set(row.asset, { ...row });
      let lent = 0n;
      for (const { asset, principal } of this.#loans.values()) if (asset === row.asset) lent += principal;
      if (row.lent !== lent) wrong(`P41 ${row.lent} of ${row.asset} is lent, loans are ${lent}`);
      const interest = this.#interest.get(row.asset) ?? 0n;
      if (row.interest !== interest || row.lendersInterest !== (interest * 9n) / 10n) {
        wrong(`P41 interest of ${row.asset} is ${row.interest}, not ${interest}`);
      }
    }
  }

  /** All entries are read. */
  validate(): void {
    for (const { asset, capital, lent } of this.#pools.values()) {
      const own = this.#money.totalOf(loanPool, asset, 'finance');
      const saved = this.#savedIn(asset);
      if (own !== capital + saved - lent)
        wrong(`P41 the pool of ${asset} has ${own}, not ${capital} and ${saved} less ${lent}`);
    }
  }

  /** Holds all that a core came back with against what was durable. */
  compare({ loans }: Pick<Core, 'loans'>): void {
    if (loans.loans.size !== this.#loans.size) wrong('I32 loans did not come back');
    for (const row of loans.loans.values()) {
      const known = this.#known(row.id);
      if (row.principal !== known.principal || row.pledged !== known.pledged || row.status !== known.row.status) {
        wrong(`I32 loan ${row.id} came back different`);
      }
    }
  }
}
