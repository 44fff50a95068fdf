import { type C2cCoin, c2c } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import type { No } from '../../../edge/envelope.ts';
import { isCoin, isFiat } from '../market/references.ts';

/** The family writes coins in either case. */
export function coinOf(text: string): C2cCoin | No {
  const symbol = text.toUpperCase();
  return isCoin(symbol) ? symbol : { refusal: c2c['coin-unknown'], params: { symbol }, field: 'symbol' };
}

export function fiatOf(text: string): CurrencyCode | No {
  const fiat = text.toUpperCase();
  return isFiat(fiat) ? fiat : { refusal: c2c['fiat-unknown'], params: { fiat }, field: 'currency' };
}

/** An empty text is as good as none. */
export const said = <Text extends string>(text: Text | '' | undefined): Text | undefined =>
  text === '' ? undefined : text;

/** What an order is measured by. */
export const measured = (request: {
  readonly order_type: 'by_amount' | 'by_num';
  readonly amount?: string | undefined;
  readonly coin_amount?: string | undefined;
}): { readonly money?: string | undefined; readonly quantity?: string | undefined } =>
  request.order_type === 'by_amount' ? { money: said(request.amount) } : { quantity: said(request.coin_amount) };
