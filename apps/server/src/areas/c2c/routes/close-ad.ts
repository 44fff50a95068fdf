import type { closeAd } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { adTold } from './ad-told.ts';

export const closeAdRoute: Route<typeof closeAd> = async ({ adId }, asking) =>
  adTold(asking, await asking.c2c.ads.close(asking.owner, adId));
