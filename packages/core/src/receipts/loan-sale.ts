import type { SaleKind } from '@quay/contract/loans/rules';
import { GRACE_HOURS, LIQUIDATION_RATE } from '@quay/contract/loans/rules';
import { ONE, units } from '@quay/money';
import { interestOf } from '../lending/debt.ts';
import { isAtRate } from '../lending/pledge.ts';
import { saleOf, soldOf } from '../lending/sale.ts';
import { INDEX_TERMS, indexPrice } from '../prices/index-price.ts';
import type { Units } from './document.ts';
import { type Line, line, whole } from './figures.ts';

/** An index on a receipt; without sources it is that of the currency that all are valued in, and 1. */
export type IndexOnReceipt = {
  readonly coin: string;
  readonly price: Units;
  readonly at: number;
  readonly sources: readonly {
    readonly source: string;
    readonly price: Units;
    readonly weight: number;
    readonly at: number;
  }[];
};

/** A forced sale of a pledge, with all that it was decided by. Amounts are whole numbers of 10⁻⁸, times milliseconds. */
export type LoanSaleReceipt = {
  readonly quay: 'loan-receipt';
  readonly version: 1;
  /** Its place in the chain, and the hash of the signed words of the one before. */
  readonly number: number;
  readonly before: string;
  readonly kind: 'loan-sale';
  /** What was sold for: until the initial rate is restored, or the loan closed. */
  readonly until: SaleKind;
  readonly sale: number;
  readonly loan: number;
  readonly at: number;
  readonly asset: IndexOnReceipt;
  readonly pledge: IndexOnReceipt;
  readonly debt: {
    readonly principal: Units;
    readonly owed: Units;
    readonly hourlyRate: Units;
    readonly lateMultiple: Units;
    readonly openedAt: number;
    readonly countedTo: number;
    readonly dueAt: number;
    /** How long an hour of the loan is. */
    readonly hourMs: number;
    readonly interest: Units;
  };
  readonly terms: { readonly initialRate: Units; readonly saleFeeRate: Units; readonly lot: Units };
  readonly pledged: Units;
  readonly wanted: Units;
  /** Most that the buyer could pay. */
  readonly payable: Units;
  readonly quantity: Units;
  readonly proceeds: Units;
  readonly fee: Units;
  readonly paidInterest: Units;
  readonly paidPrincipal: Units;
  readonly over: Units;
  readonly shortfall: Units;
  readonly unpaidInterest: Units;
};

const PARTS = 10n;

/**
 * Works out a forced sale from its inputs: the indexes from their sources, what was owed, whether it was due, how much had
 * to be sold at least, and what became of what that brought. By the functions of the core, without a server.
 *
 * @throws where a figure is no whole number in its one form
 */
export function loanSaleLines(receipt: LoanSaleReceipt): readonly Line[] {
  const { debt, terms, until, at } = receipt;
  const prices = { asset: whole(receipt.asset.price), pledge: whole(receipt.pledge.price) };
  const of = {
    ...{ principal: whole(debt.principal), owed: whole(debt.owed), hourlyRate: whole(debt.hourlyRate) },
    ...{
      lateMultiple: whole(debt.lateMultiple),
      openedAt: debt.openedAt,
      countedTo: debt.countedTo,
      dueAt: debt.dueAt,
      hourMs: debt.hourMs,
    },
  };
  const interest = interestOf(of, at);
  const pledge = whole(receipt.pledged);
  const [initialRate, feeRate, lot] = [whole(terms.initialRate), whole(terms.saleFeeRate), whole(terms.lot)];
  const saleable = { principal: of.principal, interest, pledge, lot, initialRate, feeRate };
  const wanted = saleOf(saleable, prices, until);
  const payable = whole(receipt.payable);
  const most = (payable * prices.asset) / prices.pledge;
  const part = most - (most % lot);
  const isPayable = soldOf(saleable, wanted, prices).proceeds <= payable;
  const quantity = isPayable || part > wanted ? wanted : part * PARTS < wanted ? 0n : part;
  const sold = soldOf(saleable, quantity, prices);
  const isDue =
    until === 'close'
      ? at >= of.dueAt + GRACE_HOURS * of.hourMs
      : isAtRate(of.principal + interest, pledge, prices, units(LIQUIDATION_RATE));
  return [
    line('sale-index', `${prices.asset} ${prices.pledge}`, `${indexOf(receipt.asset)} ${indexOf(receipt.pledge)}`),
    line('sale-interest', debt.interest, interest),
    line('sale-due', until, isDue ? until : 'nothing'),
    line('sale-wanted', receipt.wanted, wanted),
    line('sale-quantity', receipt.quantity, quantity),
    line('sale-proceeds', receipt.proceeds, sold.proceeds),
    line('sale-fee', receipt.fee, sold.fee),
    line(
      'sale-paid',
      `${receipt.paidInterest} ${receipt.paidPrincipal} ${receipt.over}`,
      `${sold.interest} ${sold.principal} ${sold.over}`,
    ),
    line('sale-missing', `${receipt.shortfall} ${receipt.unpaidInterest}`, `${sold.shortfall} ${sold.unpaidInterest}`),
  ];
}

function indexOf({ sources, at }: IndexOnReceipt): bigint | undefined {
  if (sources.length === 0) return ONE;
  const said = sources.map(({ source, price, weight, at }) => ({
    ...{ source, price: whole(price), weight: BigInt(weight), at },
  }));
  if (said.some((one) => one.at > at)) throw new Error('a source speaks of the future');
  return indexPrice(said, INDEX_TERMS, at)?.price;
}
