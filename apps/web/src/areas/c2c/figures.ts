import { coinDecimals, floatingPrice, type Offer, quantityOf, worthOf } from '@quay/contract/c2c';
import { format, least, type Price, text, units } from '@quay/money';

/** What an ad costs now: a floating price follows the reference price between two answers of the exchange. */
export function livePrice(offer: Pick<Offer, 'price' | 'index' | 'symbol'>, reference: Price | undefined): string {
  if (offer.index === null || reference === undefined) return offer.price;
  return text(floatingPrice(reference, units(offer.index), offer.symbol));
}

export type Range = { readonly min: string; readonly max: string };

/** What one order may come to in fiat; what is left of the ad may make the most less. */
export function rangeOf(offer: Pick<Offer, 'left' | 'min' | 'max' | 'fiat'>, price: string): Range {
  return { min: offer.min, max: text(least(units(offer.max), worthOf(units(offer.left), units(price), offer.fiat))) };
}

/** What an amount of fiat comes to in coins at a price; nothing while the amount is none. */
export function coinsFor(money: bigint | undefined, price: string, symbol: string): string | undefined {
  if (!money || units(price) === 0n) return undefined;
  return format(quantityOf(money, units(price), symbol), coinDecimals(symbol));
}

/** How far a price is from the reference price, as a signed share; nothing while there is none. */
export function distanceOf(price: bigint | undefined, reference: Price | undefined): string | undefined {
  if (!price || !reference) return undefined;
  return format(((price - reference) * 100_000_000n) / reference, 8);
}

/** Whole minutes, at least one: nobody plans by seconds. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** The share of the reviews that are good; nothing while there are none. */
export function goodShare({ good, bad }: { readonly good: number; readonly bad: number }): string | undefined {
  const all = BigInt(good + bad);
  return all === 0n ? undefined : format((BigInt(good) * 100_000_000n) / all, 8);
}
