import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Ad, ad, shelfRefusals } from './ad.ts';

export const unshelveAdRequest = z.strictObject({ adId: id });

export const unshelveAdResponse = ad;

/** Takes an ad off the shelf; what is not in an order comes back. */
export const unshelveAd = call<z.infer<typeof unshelveAdRequest>, Ad>({
  name: 'c2c/unshelve-ad',
  method: 'POST',
  path: '/otc/advertise/application/off/shelves',
  permission: 'user',
  refusals: [...shelfRefusals],
  about: 'Takes an ad off the shelf; what is not in an order comes back.',
});
