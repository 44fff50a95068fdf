import { spot } from '@quay/contract/spot';
import { greatest } from '@quay/money';
import { type Refused, refuse } from '../../engine/command.ts';
import type { Venue } from './venue.ts';

/** An amount in units, as a command carries it. */
export type Count = number | bigint;

export const isNone = (value: Count | null): boolean => value === null || Number(value) === 0;

/** The most that one order may be worth in the quote asset: its units are counted in a double. */
export const ORDER_UNITS_MAX = 2 ** 53 - 1;

/** How many steps (ticks, lots) an amount is; NaN when it is no whole number of them, Infinity when it is no safe one. */
export function stepsOf(value: Count, step: number): number {
  if (typeof value === 'bigint') {
    if (value % BigInt(step) !== 0n) return Number.NaN;
    const steps = value / BigInt(step);
    return steps <= Number.MAX_SAFE_INTEGER ? Number(steps) : Number.POSITIVE_INFINITY;
  }
  const steps = Math.round(value / step);
  return steps * step === value ? steps : Number.NaN;
}

export function priceRefusal(
  venue: Venue,
  ticks: number,
  low: number,
  high: number,
  field: string,
): Refused | undefined {
  if (ticks >= low && ticks <= high) return undefined;
  return refuse(spot['price-outside-band'], { low: venue.priceOf(low), high: venue.priceOf(high) }, field);
}

export function quantityRefusal(venue: Venue, lots: number): Refused | undefined {
  if (lots >= venue.minLots && lots <= venue.maxLots) return undefined;
  const { lot, minQuantity, maxQuantity, base } = venue.market;
  if (Number.isNaN(lots)) return refuse(spot['quantity-off-lot'], { lot }, 'quantity');
  if (lots < venue.minLots) return refuse(spot['quantity-below-min'], { min: minQuantity, coin: base }, 'quantity');
  return refuse(spot['quantity-above-max'], { max: maxQuantity, coin: base }, 'quantity');
}

/** Worth too little at one price, or more than can be counted at another. */
export function worthRefusal(venue: Venue, lots: number, ticks: number, mostTicks: number): Refused | undefined {
  if (lots * ticks * venue.grain < venue.minWorth) {
    const { minNotional, quote } = venue.market;
    return refuse(spot['notional-below-min'], { min: minNotional, coin: quote }, 'quantity');
  }
  if (lots * mostTicks * venue.grain > ORDER_UNITS_MAX) {
    const max = BigInt(ORDER_UNITS_MAX);
    return refuse(spot['amount-above-max'], { max, coin: venue.market.quote }, 'quantity');
  }
  return undefined;
}

/** The same of an amount to spend; it must buy one lot at the best offer, where there is one. */
export function amountRefusal(venue: Venue, amount: Count, bestTicks: number): Refused | undefined {
  const { minNotional, quote } = venue.market;
  const min = greatest(minNotional, BigInt(Math.max(0, bestTicks) * venue.grain));
  if (amount < min) return refuse(spot['notional-below-min'], { min, coin: quote }, 'amount');
  if (amount > ORDER_UNITS_MAX) {
    return refuse(spot['amount-above-max'], { max: BigInt(ORDER_UNITS_MAX), coin: quote }, 'amount');
  }
  return undefined;
}
