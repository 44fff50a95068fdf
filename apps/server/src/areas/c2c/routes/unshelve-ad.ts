import type { unshelveAd } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { adTold } from './ad-told.ts';

export const unshelveAdRoute: Route<typeof unshelveAd> = async ({ adId }, asking) =>
  adTold(asking, await asking.c2c.ads.unshelve(asking.owner, adId));
