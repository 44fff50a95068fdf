import { type adDetail, c2c } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const adDetailRoute: Route<typeof adDetail> = async ({ adId }, asking) => {
  const { ads } = asking.c2c;
  const rows = await asking.rows();
  const found = await ads.find(asking.owner, adId, rows);
  if (!found) return refused(c2c['ad-unknown']);
  const [ad] = await ads.onWire([found], rows);
  return told(ad!);
};
