import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Ad, ad } from './ad.ts';
import { c2c } from './refusals.ts';

export const adDetailRequest = z.strictObject({ adId: id });

export const adDetailResponse = ad;

/** One ad, as its owner sees it. */
export const adDetail = call<z.infer<typeof adDetailRequest>, Ad>({
  name: 'c2c/ad-detail',
  method: 'POST',
  path: '/otc/advertise/application/detail',
  permission: 'user',
  refusals: [c2c['ad-unknown']],
  about: 'One ad, as its owner sees it.',
});
