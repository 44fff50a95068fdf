import { randomUUID } from 'node:crypto';
import { c2cCoins, type legacyOrderOpen } from '@quay/contract/c2c';
import { text } from '@quay/money';
import { type Route, refused, told } from '../asking.ts';
import { fiatOf } from '../legacy/place.ts';

export const legacyOrderOpenRoute: Route<typeof legacyOrderOpen> = ({ currency }, { c2c }) => {
  const fiat = fiatOf(currency);
  if (typeof fiat !== 'string') return refused(fiat.refusal, fiat.params, fiat.field);
  const prices = c2cCoins.flatMap((symbol) => {
    const price = c2c.market.references.in(symbol, fiat);
    return price === undefined ? [] : [[symbol, text(price)]];
  });
  return told({ session_token: randomUUID(), all_price: Object.fromEntries(prices) });
};
