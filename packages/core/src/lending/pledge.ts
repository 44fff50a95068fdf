import { type Amount, ONE, type Price, quotient, type Rate } from '@quay/money';

/** Index prices of the borrowed and of the pledged asset, in one currency. */
export type Prices = { readonly asset: Price; readonly pledge: Price };

/** Whether debt / (pledge × index) is at a rate or above it: exact products. */
export const isAtRate = (debt: Amount, pledge: Amount, prices: Prices, rate: Rate): boolean =>
  debt * prices.asset * ONE >= rate * pledge * prices.pledge;

/** Whether it is above a rate. */
export const isAboveRate = (debt: Amount, pledge: Amount, prices: Prices, rate: Rate): boolean =>
  debt * prices.asset * ONE > rate * pledge * prices.pledge;

/** Debt / (pledge × index), rounded up to 10⁻⁸. Nothing where the pledge is worth nothing. */
export const pledgeRate = (debt: Amount, pledge: Amount, prices: Prices): Rate | undefined =>
  pledge * prices.pledge === 0n ? undefined : quotient(debt * prices.asset * ONE, pledge * prices.pledge, 'up');

/** Most that a pledge borrows at a rate, rounded down. */
export const borrowable = (pledge: Amount, prices: Prices, rate: Rate): Amount =>
  quotient(pledge * prices.pledge * rate, prices.asset * ONE, 'down');

/** The highest index of the pledge at which a debt is at a rate: at this price it is, one unit above it is not. */
export const priceAtRate = (debt: Amount, pledge: Amount, asset: Price, rate: Rate): Price =>
  quotient(debt * asset * ONE, rate * pledge, 'down');

/** What a year costs, as a share of the principal: simple interest of 365 days. */
export const yearlyCost = (hourlyRate: Rate): Rate => hourlyRate * 24n * 365n;
