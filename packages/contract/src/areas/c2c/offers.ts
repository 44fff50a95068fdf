import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, time } from '../../fields.ts';
import { fiat, kind, offer } from './offer.ts';
import { c2c } from './refusals.ts';
import { c2cCoins, c2cSides } from './sets.ts';

export const offersRequest = z.strictObject({
  side: z.enum(c2cSides).describe('what who asks wants to do'),
  symbol: z.enum(c2cCoins),
  fiat,
  amount: decimal.optional().describe('fiat: only ads that take it'),
  kinds: z.array(kind).max(20).optional().describe('only ads with one of them'),
  merchants: z.boolean().optional(),
  mine: z.boolean().optional().describe('only ads that the user may take; needs a session'),
  followed: z.boolean().optional().describe('only ads of advertisers whom the user follows; needs a session'),
  sort: z.enum(['price', 'completion', 'orders']).optional(),
  pageNo: z.number().int().min(1).max(10_000).optional(),
  pageSize: z.number().int().min(1).max(100).optional(),
});

export const offersResponse = z.object({
  rows: z.array(offer),
  total: z.number().int(),
  reference: decimal.nullable(),
  at: time,
});

export type Offers = z.infer<typeof offersResponse>;

/** Ads that answer what somebody wants, the best price first. */
export const offers = call<z.infer<typeof offersRequest>, Offers>({
  name: 'c2c/offers',
  method: 'POST',
  path: '/otc/advertise/application/page-by-unit',
  permission: 'guest',
  whileFrozen: true,
  refusals: [c2c['amount-malformed']],
  about: 'Ads that answer what somebody wants, the best price first.',
});
