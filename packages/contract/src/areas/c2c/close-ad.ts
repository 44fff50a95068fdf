import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Ad, ad } from './ad.ts';
import { c2c } from './refusals.ts';

export const closeAdRequest = z.strictObject({ adId: id });

export const closeAdResponse = ad;

/** Closes an ad for good. One with orders under way or appeals stays. */
export const closeAd = call<z.infer<typeof closeAdRequest>, Ad>({
  name: 'c2c/close-ad',
  method: 'POST',
  path: '/otc/advertise/application/delete',
  permission: 'user',
  refusals: [c2c['ad-unknown'], c2c['ad-closed'], c2c['ad-busy']],
  about: 'Closes an ad for good. One with orders under way or appeals stays.',
});
