import type { updateAd } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { adTold } from './ad-told.ts';

export const updateAdRoute: Route<typeof updateAd> = async ({ adId, ...wish }, asking) =>
  adTold(asking, await asking.c2c.ads.update(asking.owner, adId, wish, await asking.rows()));
