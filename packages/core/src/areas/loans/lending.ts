import type { LoanAct } from '@quay/contract/loans/rules';
import { type Amount, least, type Quantity } from '@quay/money';
import { type Changes, Log } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import { interestOf, nextHour, paidOf } from '../../lending/debt.ts';
import { proceedsOf, type Sold, saleOf, soldOf } from '../../lending/sale.ts';
import type { LoanRows } from './loan-rows.ts';
import type { CoinIndex } from './needs.ts';
import type { LoanPostings } from './postings.ts';
import type { Products } from './products.ts';
import type { Ranks } from './ranks.ts';
import { type LoanRecord, type LoanRow, type LoanSale, loanRecordsTable, loanSalesTable } from './state.ts';

/** The indexes of a pair. */
export type PairIndexes = { readonly asset: CoinIndex; readonly pledge: CoinIndex };

/** What one act changes of a loan. */
type Moved = { readonly principal: Amount; readonly interest: Amount; readonly pledge: Quantity };

/** A buyer who cannot pay for all that is to be sold buys at least one of so many parts of it, or nothing yet. */
const PART_MIN = 10n;

const NOTHING: Moved = { principal: 0n, interest: 0n, pledge: 0n };

/** What happens to loans, each with its postings, its record, and what the product and the ranks know of it. */
export class Lending {
  readonly #rows: LoanRows;
  readonly #products: Products;
  readonly #postings: LoanPostings;
  readonly #ranks: Ranks;
  readonly #records: Log<LoanRecord>;
  readonly #sales: Log<LoanSale>;
  readonly #recordIds: Sequence;
  readonly #saleIds: Sequence;

  constructor(of: {
    readonly changes: Changes;
    readonly rows: LoanRows;
    readonly products: Products;
    readonly postings: LoanPostings;
    readonly ranks: Ranks;
    readonly recordIds: Sequence;
    readonly saleIds: Sequence;
  }) {
    this.#rows = of.rows;
    this.#products = of.products;
    this.#postings = of.postings;
    this.#ranks = of.ranks;
    this.#records = new Log(loanRecordsTable, of.changes);
    this.#sales = new Log(loanSalesTable, of.changes);
    this.#recordIds = of.recordIds;
    this.#saleIds = of.saleIds;
  }

  /** A loan begins. */
  begin(row: LoanRow, at: number): LoanRow {
    this.#rows.add(row);
    this.#postings.hold(row, row.pledged);
    this.#postings.lend(row, row.principal, at);
    this.#products.moved(row, row.principal, row.pledged);
    this.#record(row, 'borrow', { principal: row.principal, interest: 0n, pledge: row.pledged }, at);
    this.#ranks.set(row, at);
    return row;
  }

  /** More is pledged for it. */
  addPledge(row: LoanRow, quantity: Quantity, at: number): void {
    this.#postings.hold(row, quantity);
    row.pledged += quantity;
    this.#products.moved(row, 0n, quantity);
    this.#record(row, 'add-pledge', { ...NOTHING, pledge: quantity }, at);
    this.#changed(row, at);
  }

  /** So much of the debt is paid, interest first; with the last of it the pledge comes back. */
  repay(row: LoanRow, amount: Amount, at: number): void {
    const paid = paidOf(row, amount, at);
    this.#postings.repay(row, paid, at);
    this.#settle(row, paid, at);
    const isOver = row.principal === 0n && row.owed === 0n;
    const back = isOver ? row.pledged : 0n;
    if (isOver) this.#free(row);
    this.#products.moved(row, -paid.principal, -back);
    this.#record(row, 'repay', { ...paid, pledge: -back }, at);
    if (isOver) this.#end(row, 'repaid', at);
    else this.#changed(row, at);
  }

  /** All interest is paid, and the term begins again where it ends. */
  renew(
    row: LoanRow,
    terms: { readonly hourlyRate: bigint; readonly lateMultiple: bigint; readonly dueAt: number },
    at: number,
  ): void {
    const paid = { interest: interestOf(row, at), principal: 0n };
    this.#postings.repay(row, paid, at);
    this.#settle(row, paid, at);
    Object.assign(row, terms);
    row.renewals += 1;
    this.#record(row, 'renew', { ...paid, pledge: 0n }, at);
    this.#changed(row, at);
  }

  /** Its due time has passed: hours cost more from there on. */
  markOverdue(row: LoanRow, at: number): void {
    row.status = 'overdue';
    this.#record(row, 'overdue', NOTHING, at);
    this.#changed(row, at);
  }

  /** The owner is warned, or the pledge rate is low again. */
  warn(row: LoanRow, warnedAt: number | null, at: number): void {
    row.warnedAt = warnedAt;
    this.#changed(row, at);
  }

  /** What a forced sale would sell, and most that the buyer can pay for in whole lots; nothing of either changes. */
  planned(row: LoanRow, kind: LoanSale['kind'], indexes: PairIndexes, at: number) {
    const { principal, pledged, lot, initialRate, saleFeeRate: feeRate } = row;
    const of = { principal, interest: interestOf(row, at), pledge: pledged, lot, initialRate, feeRate };
    const prices = { asset: indexes.asset.price, pledge: indexes.pledge.price };
    const payable = this.#postings.payable(row.asset);
    const wanted = saleOf(of, prices, kind);
    if (proceedsOf(wanted, prices) <= payable) return { of, prices, payable, wanted, quantity: wanted };
    const most = (payable * prices.asset) / prices.pledge;
    const part = least(wanted, most - (most % lot));
    return { of, prices, payable, wanted, quantity: part * PART_MIN < wanted ? 0n : part };
  }

  /** Sells pledge at the index. Gives whether the buyer could pay for any. */
  sell(row: LoanRow, kind: LoanSale['kind'], indexes: PairIndexes, at: number): boolean {
    const { of, prices, payable, wanted, quantity } = this.planned(row, kind, indexes, at);
    if (quantity === 0n) return false;
    const sold = soldOf(of, quantity, prices);
    const sale = this.#receipt(row, kind, indexes, { of, payable, wanted, sold }, at);
    this.#postings.sell(row, sold, at);
    this.#settle(row, sold, at);
    row.principal -= sold.shortfall;
    row.owed -= sold.unpaidInterest;
    row.pledged -= quantity;
    row.sold += quantity;
    const isOver = row.principal === 0n && row.owed === 0n;
    const back = isOver ? row.pledged : 0n;
    if (isOver) this.#free(row);
    this.#products.moved(row, -sold.principal - sold.shortfall, -quantity - back);
    const { principal, interest } = sold;
    this.#record(row, 'sale', { principal, interest, pledge: -quantity - back }, at, sale);
    if (isOver) this.#end(row, 'liquidated', at);
    else this.#changed(row, at);
    return true;
  }

  /** Interest and principal are paid: the hours that have started are counted, and what of them is not paid stays owed. */
  #settle(row: LoanRow, paid: { readonly interest: Amount; readonly principal: Amount }, at: number): void {
    row.owed = interestOf(row, at) - paid.interest;
    row.countedTo = nextHour(row, at);
    row.principal -= paid.principal;
    row.interestPaid += paid.interest;
  }

  #free(row: LoanRow): void {
    this.#postings.release(row, row.pledged);
    row.pledged = 0n;
  }

  #changed(row: LoanRow, at: number): void {
    this.#rows.touch(row);
    this.#ranks.set(row, at);
  }

  #end(row: LoanRow, status: 'repaid' | 'liquidated', at: number): void {
    this.#ranks.remove(row);
    this.#rows.end(row, status, at);
  }

  #record(row: LoanRow, act: LoanAct, moved: Moved, at: number, sale: number | null = null): void {
    const { id: loan, owner, principal: principalAfter, pledged: pledgeAfter } = row;
    this.#records.add({
      id: this.#recordIds.next(),
      loan,
      owner,
      act,
      ...moved,
      principalAfter,
      pledgeAfter,
      at,
      sale,
    });
  }

  #receipt(
    row: LoanRow,
    kind: LoanSale['kind'],
    { asset, pledge }: PairIndexes,
    by: { of: { interest: Amount }; payable: Amount; wanted: Quantity; sold: Sold },
    at: number,
  ): number {
    const id = this.#saleIds.next();
    const { principal, owed, hourlyRate, lateMultiple, openedAt, countedTo, dueAt, hourMs } = row;
    const { sold, wanted, payable } = by;
    this.#sales.add({
      ...{ id, loan: row.id, owner: row.owner, kind, asset: row.asset, pledge: row.pledge },
      ...{ assetPrice: asset.price, assetAt: asset.at, assetSources: asset.sources },
      ...{ pledgePrice: pledge.price, pledgeAt: pledge.at, pledgeSources: pledge.sources },
      ...{ principal, owed, hourlyRate, lateMultiple, openedAt, countedTo, dueAt, hourMs },
      interest: by.of.interest,
      ...{ pledged: row.pledged, initialRate: row.initialRate, saleFeeRate: row.saleFeeRate, lot: row.lot },
      ...{ wanted, payable, quantity: sold.quantity, proceeds: sold.proceeds, fee: sold.fee },
      ...{ paidInterest: sold.interest, paidPrincipal: sold.principal, over: sold.over },
      ...{ shortfall: sold.shortfall, unpaidInterest: sold.unpaidInterest, at },
    });
    return id;
  }
}
