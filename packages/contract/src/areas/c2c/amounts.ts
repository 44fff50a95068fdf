import { type Amount, divide, floorTo, multiply, ONE, type Price, type Quantity, type Rate, units } from '@quay/money';
import type { CurrencyCode } from '../identity/sets.ts';
import { ORDER_MIN, ORDER_MIN_WORTH } from './sets.ts';

/** The same sums for the form, the server and the core. All amounts are units of 10⁻⁸. */

const WHOLE_ONLY: readonly CurrencyCode[] = ['JPY', 'KRW', 'TWD'];

/** Decimals that an amount of a fiat has. */
export const fiatDecimals = (fiat: CurrencyCode): number => (WHOLE_ONLY.includes(fiat) ? 0 : 2);

/** Decimals of a coin's price in fiat. */
export const priceDecimals = (symbol: string): number => (symbol === 'USDT' ? 3 : 2);

/** Decimals in which a coin is traded for fiat. */
export const coinDecimals = (symbol: string): number => (symbol === 'USDT' ? 2 : 8);

const stepOf = (decimals: number): bigint => 10n ** BigInt(8 - decimals);

/** What a quantity costs in fiat: rounded up to what can be paid. */
export function moneyOf(quantity: Quantity, price: Price, fiat: CurrencyCode): Amount {
  const step = stepOf(fiatDecimals(fiat));
  return ceilTo(multiply(quantity, price, 'up'), step);
}

/** What an amount of fiat buys: rounded down to what is traded. */
export const quantityOf = (money: Amount, price: Price, symbol: string): Quantity =>
  floorTo(divide(money, price, 'down'), stepOf(coinDecimals(symbol)));

/** Reference price × index, to the price's decimals; a half and more is rounded up. `index` is a share: 1.02 is 2 % more. */
export function floatingPrice(reference: Price, index: Rate, symbol: string): Price {
  const step = stepOf(priceDecimals(symbol));
  return floorTo(multiply(reference, index, 'down') + step / 2n, step);
}

/** The reference price of a coin in fiat: its price in USDT × how many of the fiat one USD is. */
export const referencePrice = (inUsdt: Price, rate: Rate): Price => multiply(inUsdt, rate, 'down');

/**
 * Least that one order of an ad may be, in fiat: 100 of it, and where that is worth less than 5 USDT the next of 200, 500,
 * 1,000 and so on that is. `dollar` is the reference price of USDT in the fiat.
 */
export function orderMinOf(dollar: Price): Amount {
  const worth = multiply(units(ORDER_MIN_WORTH), dollar, 'up');
  for (let power = units(ORDER_MIN); ; power *= 10n) {
    for (const step of [1n, 2n, 5n]) if (power * step >= worth) return power * step;
  }
}

/** Whether an amount has no more decimals than it may. */
export const fits = (value: bigint, decimals: number): boolean => value % stepOf(decimals) === 0n;

const ceilTo = (value: bigint, step: bigint): bigint => floorTo(value + step - 1n, step);

/** The most that an ad's remaining quantity comes to in fiat, rounded down. */
export const worthOf = (quantity: Quantity, price: Price, fiat: CurrencyCode): Amount =>
  floorTo(multiply(quantity, price, 'down'), stepOf(fiatDecimals(fiat)));

/** Least and highest price round a reference price, `percent` each way. */
export function priceBand(reference: Price, percent: number): { readonly min: Price; readonly max: Price } {
  const share = (ONE * BigInt(percent)) / 100n;
  return { min: multiply(reference, ONE - share, 'up'), max: multiply(reference, ONE + share, 'down') };
}
