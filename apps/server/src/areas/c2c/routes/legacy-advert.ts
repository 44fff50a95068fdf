import { c2c, type legacyAdvert } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';
import { advertOf } from '../legacy/wire.ts';

export const legacyAdvertRoute: Route<typeof legacyAdvert> = async ({ id }, asking) => {
  const rows = await asking.rows();
  const ad = await rows.c2c.ad(Number(id));
  const offer = ad?.state === 'on' ? await asking.c2c.market.offerOf(ad) : undefined;
  return offer ? told(advertOf(offer)) : refused(c2c['ad-unknown'], {}, 'id');
};
