import type { Coin } from '@quay/contract/market';
import { spot } from '@quay/contract/spot';
import type { OrderRefusals } from '@quay/contract/trading';
import { format, units } from '@quay/money';
import { read } from '../../amounts/typed-number.ts';
import { namesPrice, waitsForStop } from './order-kind.ts';
import { bandOf, type MarketNow, type SizeRule } from './order-sums.ts';
import type { TradeDraft } from './trade-draft.ts';

export type Field = 'stopPrice' | 'price' | 'quantity' | 'amount' | 'restPrice' | 'takeProfit' | 'stopLoss';

/** A refusal that can be known before the server is asked. It has the shape of the server's own. */
export type EarlyRefusal = {
  readonly reason: string;
  readonly params: Readonly<Record<string, string>>;
  readonly field?: Field;
};

/** What is missing, or cannot be read. */
export function refusalOfFields(refusals: OrderRefusals, draft: TradeDraft, sizeField: SizeRule): EarlyRefusal | null {
  const stop = waitsForStop(draft.type) ? read(draft.stopPrice) : null;
  if (stop !== null) {
    if (draft.stopPrice === '' || stop === 0n) return refuse(refusals['stop-price-missing'], 'stopPrice');
    if (stop === undefined) return refuse(refusals['stop-price-malformed'], 'stopPrice');
  }
  const price = namesPrice(draft.type) ? read(draft.price) : null;
  if (price !== null) {
    if (draft.price === '' || price === 0n) return refuse(refusals['price-missing'], 'price');
    if (price === undefined) return refuse(refusals['price-malformed'], 'price');
  }
  const field = sizeField(draft);
  const size = read(draft[field]);
  if (draft[field] === '' || size === 0n) return refuse(refusals['quantity-missing'], field);
  if (size === undefined) return refuse(refusals[`${field}-malformed`], field);
  return null;
}

/** Prices between two ticks, outside the band, or without anything to wait for. */
export function refusalOfPrices(
  refusals: OrderRefusals,
  price: bigint | null,
  stop: bigint | null,
  { coin, last }: MarketNow,
): EarlyRefusal | null {
  const tick = units(coin.tickSize);
  const params = { tick: coin.tickSize };
  if (price !== null && price % tick !== 0n) return refuse(refusals['price-off-tick'], 'price', params);
  if (stop !== null && stop % tick !== 0n) return refuse(refusals['stop-price-off-tick'], 'stopPrice', params);
  const now = last === null ? null : units(last);
  if (stop !== null && stop === now) {
    return refuse(refusals['stop-price-at-last'], 'stopPrice', { last: format(stop, coin.priceDecimals) });
  }
  // What waits for a price is checked round that one: there the last price will be.
  const middle = stop ?? now;
  return price === null || middle === null ? null : refusalOfBand(refusals, price, coin, middle);
}

/** Outside the prices that a market takes while its last price is `middle`. */
export function refusalOfBand(refusals: OrderRefusals, price: bigint, coin: Coin, middle: bigint): EarlyRefusal | null {
  const { low, high } = bandOf(coin, middle);
  if (price >= low && price <= high) return null;
  const shown = (edge: bigint) => format(edge, coin.priceDecimals);
  return refuse(refusals['price-outside-band'], 'price', { low: shown(low), high: shown(high) });
}

/** Not a quantity that one order of this market may have. */
export function refusalOfQuantity(refusals: OrderRefusals, quantity: bigint, coin: Coin): EarlyRefusal | null {
  if (quantity % units(coin.lotSize) !== 0n)
    return refuse(refusals['quantity-off-lot'], 'quantity', { lot: coin.lotSize });
  if (quantity < units(coin.minQuantity)) {
    return refuse(refusals['quantity-below-min'], 'quantity', { min: coin.minQuantity, coin: coin.base });
  }
  if (quantity > units(coin.maxQuantity)) {
    return refuse(refusals['quantity-above-max'], 'quantity', { max: coin.maxQuantity, coin: coin.base });
  }
  return null;
}

/** A number that is not there yet is no mistake: the field stays calm and only the button says what is missing. */
export function isMissing(refusals: OrderRefusals, { reason }: EarlyRefusal): boolean {
  const missing = (['price-missing', 'stop-price-missing', 'quantity-missing'] as const).some(
    (name) => refusals[name].reason === reason,
  );
  return missing || reason === spot['exit-missing'].reason;
}

export function refuse(
  refusal: { readonly reason: string },
  field?: Field,
  params: Readonly<Record<string, string>> = {},
): EarlyRefusal {
  return field ? { reason: refusal.reason, params, field } : { reason: refusal.reason, params };
}
