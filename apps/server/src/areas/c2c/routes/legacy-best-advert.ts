import { type LegacyBestAdvert, type legacyBestAdvert, methodTypeOf, type PaymentKind } from '@quay/contract/c2c';
import { type Route, refused } from '../asking.ts';
import { coinOf, fiatOf, measured } from '../legacy/place.ts';
import { reworded } from '../legacy/reworded.ts';
import { advertOf } from '../legacy/wire.ts';
import { preRoute } from './pre.ts';

export const legacyBestAdvertRoute: Route<typeof legacyBestAdvert> = (wish, asking) => {
  const symbol = coinOf(wish.symbol);
  if (typeof symbol !== 'string') return refused(symbol.refusal, symbol.params, symbol.field);
  const fiat = fiatOf(wish.currency);
  if (typeof fiat !== 'string') return refused(fiat.refusal, fiat.params, fiat.field);
  const wanted = { side: wish.direction, symbol, fiat, ...measured(wish) };
  return reworded(preRoute(wanted, asking), ({ offer, money, quantity, payTo }) => {
    const paidBy = (kind: PaymentKind, methodId: number | undefined): LegacyBestAdvert => ({
      ...advertOf(offer),
      payment_method_id: methodId === undefined ? '' : String(methodId),
      method_type: methodTypeOf(kind),
      method_name: kind,
      amount: money,
      coin_number: quantity,
    });
    // A buy ad is paid to what the seller brings: one of the ad's kinds.
    if (wish.direction === 'sell') return offer.kinds.map((kind) => paidBy(kind, undefined));
    return payTo.map(({ kind, methodId }) => paidBy(kind, methodId));
  });
};
