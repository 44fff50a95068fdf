import { c2c, coinDecimals, fiatDecimals, moneyOf, quantityOf } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import type { Amount, Price, Quantity } from '@quay/money';
import type { No } from '../../../edge/envelope.ts';
import { positive } from '../ads/validate-ad.ts';
import { no } from '../market/takers.ts';

export type AmountsTyped = { readonly money?: string | undefined; readonly quantity?: string | undefined };
/** The one of the two that was named; the other follows. */
export type AmountsParams = { readonly money?: Amount | undefined; readonly quantity?: Quantity | undefined };

/** Exactly one of fiat and coins, above nothing. */
export function amountsParams(
  { money, quantity }: AmountsTyped,
  { asset, fiat }: { readonly asset: string; readonly fiat: string },
): AmountsParams | No {
  const field = money === undefined ? 'quantity' : 'money';
  const malformed = no(c2c['amount-malformed'], {}, field);
  if (money !== undefined && quantity !== undefined) return malformed;
  const decimals = field === 'money' ? fiatDecimals(fiat as CurrencyCode) : coinDecimals(asset);
  const value = positive(money ?? quantity, decimals);
  return value === undefined ? malformed : { [field]: value };
}

/** Both of them at a price. */
export function bothAt(
  { money, quantity }: AmountsParams,
  price: Price,
  { asset, fiat }: { readonly asset: string; readonly fiat: string },
): { readonly money: Amount; readonly quantity: Quantity } {
  if (money !== undefined) return { money, quantity: quantityOf(money, price, asset) };
  if (quantity !== undefined) return { money: moneyOf(quantity, price, fiat as CurrencyCode), quantity };
  return { money: 0n, quantity: 0n };
}
