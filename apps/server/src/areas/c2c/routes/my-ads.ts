import type { myAds } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';
import { pageOf } from '../page-of.ts';

export const myAdsRoute: Route<typeof myAds> = async ({ size, pageNo, pageSize, ...wanted }, asking) => {
  const { ads } = asking.c2c;
  const rows = await asking.rows();
  const page = pageOf({ size, pageNo, pageSize });
  return told(await ads.onWire(await ads.list(asking.owner, { ...wanted, ...page }, rows), rows));
};
