import type { legacyOpen } from '@quay/contract/c2c';
import type { Asking, Route } from '../asking.ts';
import { measured, said } from '../legacy/place.ts';
import { reworded } from '../legacy/reworded.ts';
import { numberOf } from '../legacy/wire.ts';
import { buyRoute } from './buy.ts';
import { sellRoute } from './sell.ts';

export const legacyOpenRoute: Route<typeof legacyOpen> = async (wish, asking) => {
  const adId = Number(wish.c2c_advert_id);
  const taken = {
    adId,
    methodId: Number(wish.payment_method_id),
    price: said(wish.symbol_value) ?? (await priceNow(adId, asking)),
    requestId: wish.session_token,
    ...measured(wish),
  };
  return reworded(wish.direction === 'buy' ? buyRoute(taken, asking) : sellRoute(taken, asking), numberOf);
};

/** Any price does for an ad that has none: it is refused before prices are compared. */
async function priceNow(adId: number, asking: Asking): Promise<string> {
  const ad = await (await asking.rows()).c2c.ad(adId);
  return (ad && (await asking.c2c.market.offerOf(ad))?.price) ?? '1';
}
