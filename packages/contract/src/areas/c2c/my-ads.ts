import { z } from 'zod';
import { call } from '../../call.ts';
import { id, pageFields } from '../../fields.ts';
import { type Ad, ad } from './ad.ts';
import { adShownStates, c2cCoins, c2cSides } from './sets.ts';

export const myAdsRequest = z.strictObject({
  states: z.array(z.enum(adShownStates)).max(4).optional(),
  symbol: z.enum(c2cCoins).optional(),
  side: z.enum(c2cSides).optional(),
  before: id.optional(),
  size: z.number().int().min(1).max(100).optional(),
  ...pageFields,
});

export const myAdsResponse = z.array(ad);

/** The user's ads, newest first; by `before` or by page. */
export const myAds = call<z.infer<typeof myAdsRequest>, Ad[]>({
  name: 'c2c/my-ads',
  method: 'POST',
  path: '/otc/advertise/application/all',
  permission: 'user',
  refusals: [],
  about: "The user's ads, newest first; by `before` or by page.",
});
