import { greatest } from '@quay/money';
import { type Refused, refuse } from '../engine/command.ts';
import { ASK, type Book, NONE } from '../matching/index.ts';
import type { Instrument } from './instrument.ts';
import type { OrderRequest } from './order-request.ts';

/** What orders are held against of an instrument. */
export type Measured = Pick<
  Instrument,
  | 'product'
  | 'terms'
  | 'minLots'
  | 'maxLots'
  | 'minWorth'
  | 'quotePerTickLot'
  | 'lastTicks'
  | 'lowTicks'
  | 'highTicks'
  | 'lowRound'
  | 'highRound'
  | 'ticksMax'
  | 'priceOf'
> & { readonly book: Pick<Book, 'bestTicks'> };

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
  instrument: Measured,
  ticks: number,
  low: number,
  high: number,
  field: string,
): Refused | undefined {
  if (ticks >= low && ticks <= high) return undefined;
  return refuse(
    instrument.product.refusals['price-outside-band'],
    { low: instrument.priceOf(low), high: instrument.priceOf(high) },
    field,
  );
}

export function quantityRefusal(instrument: Measured, lots: number): Refused | undefined {
  if (lots >= instrument.minLots && lots <= instrument.maxLots) return undefined;
  const { refusals } = instrument.product;
  const { lot, minQuantity, maxQuantity, base } = instrument.terms;
  if (Number.isNaN(lots)) return refuse(refusals['quantity-off-lot'], { lot }, 'quantity');
  if (lots < instrument.minLots)
    return refuse(refusals['quantity-below-min'], { min: minQuantity, coin: base }, 'quantity');
  return refuse(refusals['quantity-above-max'], { max: maxQuantity, coin: base }, 'quantity');
}

/** Worth too little at one price, or more than can be counted at another. */
export function worthRefusal(
  instrument: Measured,
  lots: number,
  ticks: number,
  mostTicks: number,
): Refused | undefined {
  if (lots * ticks * instrument.quotePerTickLot < instrument.minWorth) {
    const { minNotional, quote } = instrument.terms;
    return refuse(instrument.product.refusals['notional-below-min'], { min: minNotional, coin: quote }, 'quantity');
  }
  if (lots * mostTicks * instrument.quotePerTickLot > ORDER_UNITS_MAX) {
    const max = BigInt(ORDER_UNITS_MAX);
    return refuse(instrument.product.refusals['amount-above-max'], { max, coin: instrument.terms.quote }, 'quantity');
  }
  return undefined;
}

/** The same of an amount to spend; it must buy one lot at the best offer, where there is one. */
export function amountRefusal(instrument: Measured, amount: Count, bestTicks: number): Refused | undefined {
  const { minNotional, quote } = instrument.terms;
  const min = greatest(minNotional, BigInt(Math.max(0, bestTicks) * instrument.quotePerTickLot));
  if (amount < min) return refuse(instrument.product.refusals['notional-below-min'], { min, coin: quote }, 'amount');
  if (amount > ORDER_UNITS_MAX) {
    return refuse(
      instrument.product.refusals['amount-above-max'],
      { max: BigInt(ORDER_UNITS_MAX), coin: quote },
      'amount',
    );
  }
  return undefined;
}

/** An order's prices in ticks and its quantity in lots, NONE where it has none, NaN where they are no whole steps. */
export type Steps = { readonly limitTicks: number; readonly stopTicks: number; readonly lots: number };

/** Refuses what this instrument does not allow. */
export function termsRefusal(
  instrument: Measured,
  request: Pick<OrderRequest, 'type' | 'amount'>,
  { limitTicks, stopTicks, lots }: Steps,
): Refused | undefined {
  const { terms, product } = instrument;
  const { refusals } = product;
  if (Number.isNaN(limitTicks)) return refuse(refusals['price-off-tick'], { tick: terms.tick }, 'price');
  if (Number.isNaN(stopTicks)) return refuse(refusals['stop-price-off-tick'], { tick: terms.tick }, 'stopPrice');
  if (stopTicks !== NONE) {
    if (stopTicks === instrument.lastTicks) {
      return refuse(refusals['stop-price-at-last'], { last: terms.referencePrice }, 'stopPrice');
    }
    const outside = priceRefusal(instrument, stopTicks, 1, instrument.ticksMax, 'stopPrice');
    if (outside) return outside;
  }
  if (limitTicks !== NONE) {
    const low = stopTicks === NONE ? instrument.lowTicks : instrument.lowRound(stopTicks);
    const high = stopTicks === NONE ? instrument.highTicks : instrument.highRound(stopTicks);
    const outside = priceRefusal(instrument, limitTicks, low, high, 'price');
    if (outside) return outside;
  }
  // What it is worth: at its own price, at the price that triggers it, or at the last one.
  const ownTicks = request.type === 'market' ? NONE : limitTicks;
  const worthTicks = ownTicks !== NONE ? ownTicks : stopTicks !== NONE ? stopTicks : instrument.lastTicks;
  if (request.amount === null) {
    const wrong = quantityRefusal(instrument, lots);
    if (wrong) return wrong;
    const most = ownTicks !== NONE ? ownTicks : Math.max(worthTicks, instrument.highTicks);
    return worthRefusal(instrument, lots, worthTicks, most);
  }
  return amountRefusal(instrument, request.amount, stopTicks === NONE ? instrument.book.bestTicks(ASK) : NONE);
}
