import type { myAds } from '@quay/contract/c2c';
import { type Route, told } from '../../../edge/route.ts';

const PAGE = 20;

export const myAdsRoute: Route<typeof myAds> = async ({ size = PAGE, ...wanted }, asking) => {
  const { ads } = asking.c2c;
  const rows = await asking.rows();
  return told(await ads.onWire(await ads.list(asking.owner, { ...wanted, size }, rows), rows));
};
