import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, time } from '../../fields.ts';
import { advertiserCard, offer } from './offer.ts';
import { c2c } from './refusals.ts';

export const advertiserRequest = z.strictObject({ userId: id });

export const advertiserResponse = advertiserCard.extend({
  memberSince: time,
  deposit: decimal.describe('USDT held as deposit'),
  verified: z.boolean().describe('advanced verification passed'),
  ads: z.array(offer).describe('on the shelf'),
});

export type Advertiser = z.infer<typeof advertiserResponse>;

/** An advertiser, with what the statistics are computed from. */
export const advertiser = call<z.infer<typeof advertiserRequest>, Advertiser>({
  name: 'c2c/advertiser',
  method: 'POST',
  path: '/otc/advertiser/detail',
  permission: 'guest',
  refusals: [c2c['acceptor-unknown']],
  about: 'An advertiser, with what the statistics are computed from.',
});
