import { type legacyAdverts, methodTypeOf, paymentKinds } from '@quay/contract/c2c';
import { type Route, refused } from '../asking.ts';
import { coinOf, fiatOf, said } from '../legacy/place.ts';
import { reworded } from '../legacy/reworded.ts';
import { advertOf } from '../legacy/wire.ts';
import { offersRoute } from './offers.ts';

const SIZE = 20;

export const legacyAdvertsRoute: Route<typeof legacyAdverts> = (wish, asking) => {
  const symbol = coinOf(said(wish.symbol) ?? 'USDT');
  if (typeof symbol !== 'string') return refused(symbol.refusal, symbol.params, symbol.field);
  const fiat = fiatOf(said(wish.currency) ?? 'USD');
  if (typeof fiat !== 'string') return refused(fiat.refusal, fiat.params, fiat.field);
  const type = said(wish.method_type);
  const kinds = type === undefined ? undefined : paymentKinds.filter((kind) => methodTypeOf(kind) === type);
  // PayPal is none of ours: no ad takes it, and no kinds would mean all of them.
  if (kinds?.length === 0) return { outcome: { ok: true, value: [] } };
  const wanted = {
    side: said(wish.direction) ?? 'buy',
    symbol,
    fiat,
    amount: said(wish.amount),
    kinds,
    pageNo: Number(said(wish.page_no) ?? said(wish.pageNo) ?? 1),
    pageSize: Number(said(wish.pageSize) ?? SIZE),
  };
  return reworded(offersRoute(wanted, asking), ({ rows }) => rows.map(advertOf));
};
