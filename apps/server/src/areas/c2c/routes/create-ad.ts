import type { createAd } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { adTold } from './ad-told.ts';

export const createAdRoute: Route<typeof createAd> = async (wish, asking) =>
  adTold(asking, await asking.c2c.ads.create(asking.owner, wish, asking.rows.bind(asking)));
