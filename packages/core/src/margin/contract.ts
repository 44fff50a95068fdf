import { type Amount, ONE, type Price, type Quantity, quotient, type Rounding } from '@quay/money';
import type { Exact } from './exact.ts';

/**
 * A `linear` contract counts its quantity in coins and settles in the quote asset. An `inverse` contract counts it in the
 * quote asset, in whole contracts, and settles in the coin.
 */
export type ContractKind = 'linear' | 'inverse';

/** Marks and prices of contracts are units from 1 up to this, as a double that counts ticks holds them. */
export const MARK_MAX: Price = 2n ** 52n - 1n;

/** What a quantity, at least zero, is worth at a price: linear `q·p`, inverse `Q/p`, in units of the settle asset. */
export const exactNotional = (kind: ContractKind, quantity: Quantity, price: Price): Exact =>
  kind === 'linear'
    ? { numerator: quantity * price, denominator: ONE }
    : { numerator: quantity * ONE, denominator: price };

export function notional(kind: ContractKind, quantity: Quantity, price: Price, rounding: Rounding): Amount {
  const { numerator, denominator } = exactNotional(kind, quantity, price);
  return quotient(numerator, denominator, rounding);
}

/**
 * What a trade is worth: one number for both sides, so that what one gains the other loses. Linear it is exact, since a
 * tick times a lot is a whole number of units; inverse it is rounded down.
 */
export const tradeValue = (kind: ContractKind, quantity: Quantity, price: Price): Amount =>
  notional(kind, quantity, price, 'down');

/** A trade's value with the sign that makes {@link exactProfit} a difference: linear above zero for a buy, inverse below. */
export const signedValue = (kind: ContractKind, buys: boolean, value: Amount): Amount =>
  (kind === 'linear') === buys ? value : -value;
