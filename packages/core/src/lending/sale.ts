import { type Amount, greatest, least, ONE, type Quantity, quotient, type Rate } from '@quay/money';
import { isAboveRate, type Prices } from './pledge.ts';

/** What a forced sale is decided by. */
export type Saleable = {
  readonly principal: Amount;
  readonly interest: Amount;
  readonly pledge: Quantity;
  readonly lot: Quantity;
  readonly initialRate: Rate;
  readonly feeRate: Rate;
};

/** What a sale of some pledge does, all but the pledge in units of the borrowed asset. */
export type Sold = {
  readonly quantity: Quantity;
  readonly proceeds: Amount;
  readonly fee: Amount;
  readonly interest: Amount;
  readonly principal: Amount;
  /** Beyond the debt: the owner's. */
  readonly over: Amount;
  /** Principal and interest that nothing is left for: all pledge is sold. */
  readonly shortfall: Amount;
  readonly unpaidInterest: Amount;
};

/** What some pledge brings at the index, rounded down. */
export const proceedsOf = (quantity: Quantity, prices: Prices): Amount =>
  quotient(quantity * prices.pledge, prices.asset, 'down');

/** The fee of a sale, rounded up. */
export const feeOf = (proceeds: Amount, feeRate: Rate): Amount => quotient(proceeds * feeRate, ONE, 'up');

/**
 * What the sale of a quantity does. Interest is paid first; where all pledge is sold and brings less than the debt, the
 * principal is, so that the pool misses as little as can be.
 */
export function soldOf(of: Saleable, quantity: Quantity, prices: Prices): Sold {
  const proceeds = proceedsOf(quantity, prices);
  const fee = feeOf(proceeds, of.feeRate);
  const net = proceeds - fee;
  const debt = of.principal + of.interest;
  const isShort = quantity === of.pledge && net < debt;
  const paid = least(net, debt);
  const principal = isShort ? least(paid, of.principal) : greatest(0n, paid - of.interest);
  return {
    ...{ quantity, proceeds, fee, principal, interest: paid - principal, over: net - paid },
    shortfall: isShort ? of.principal - principal : 0n,
    unpaidInterest: isShort ? of.interest - (paid - principal) : 0n,
  };
}

/**
 * How much pledge a forced sale sells: the least number of lots after which debt / (rest × index) is no more than the
 * initial rate, or after which nothing is owed; all of it where no less is enough. One lot less would not be enough.
 *
 * @param until `restore` the initial rate, or `close` the loan
 */
export function saleOf(of: Saleable, prices: Prices, until: 'restore' | 'close'): Quantity {
  const quantityOf = (lots: bigint): Quantity => least(lots * of.lot, of.pledge);
  const isEnough = (quantity: Quantity): boolean => {
    const sold = soldOf(of, quantity, prices);
    const left = of.principal + of.interest - sold.principal - sold.interest;
    if (quantity === of.pledge || left === 0n) return true;
    return until === 'restore' && !isAboveRate(left, of.pledge - quantity, prices, of.initialRate);
  };
  let enough = quotient(of.pledge, of.lot, 'up');
  let tooFew = 0n;
  while (enough - tooFew > 1n) {
    const middle = (enough + tooFew) / 2n;
    if (isEnough(quantityOf(middle))) enough = middle;
    else tooFew = middle;
  }
  return quantityOf(enough);
}
