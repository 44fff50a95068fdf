import type { shelveAd } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { adTold } from './ad-told.ts';

export const shelveAdRoute: Route<typeof shelveAd> = async ({ adId }, asking) =>
  adTold(asking, await asking.c2c.ads.shelve(asking.owner, adId, await asking.rows()));
