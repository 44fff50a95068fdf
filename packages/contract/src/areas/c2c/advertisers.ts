import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, time } from '../../fields.ts';
import { advertiserCard, offer } from './market.ts';
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

export const review = z.object({
  reviewId: id,
  name: z.string().describe('nickname of who wrote it'),
  good: z.boolean(),
  text: z.string(),
  at: time,
});
export type C2cReview = z.infer<typeof review>;
export const advertiserReviewsRequest = z.strictObject({
  userId: id,
  good: z.boolean().optional(),
  before: id.optional(),
});
export const advertiserReviewsResponse = z.array(review);
/** What others say of an advertiser, newest first, 20 a page. */
export const advertiserReviews = call<z.infer<typeof advertiserReviewsRequest>, C2cReview[]>({
  name: 'c2c/advertiser-reviews',
  method: 'POST',
  path: '/otc/advertiser/reviews',
  permission: 'guest',
  refusals: [c2c['acceptor-unknown']],
  about: 'What others say of an advertiser, newest first, 20 a page.',
});

export const setTakingRequest = z.strictObject({ taking: z.boolean() });
export const setTakingResponse = nothing;
/** A merchant takes orders, or none for a while: the ads stay on the shelf and are not shown. */
export const setTaking = call<z.infer<typeof setTakingRequest>, z.infer<typeof setTakingResponse>>({
  name: 'c2c/set-taking',
  method: 'POST',
  path: '/otc/merchant/taking',
  permission: 'user',
  refusals: [c2c['not-acceptor']],
  about: 'A merchant takes orders, or none for a while: the ads stay on the shelf and are not shown.',
});

export const statisticsRequest = nothing;
export const statisticsResponse = z.object({
  today: z.object({ orders: z.number().int(), value: decimal.describe('USDT') }),
  days30: z.object({
    bought: decimal.describe('USDT'),
    sold: decimal.describe('USDT'),
    orders: z.number().int(),
    cancelled: z.number().int(),
    appealed: z.number().int(),
  }),
  byDay: z
    .array(z.object({ day: time, orders: z.number().int(), value: decimal }))
    .describe('30 UTC days, oldest first'),
  inEscrow: z.array(z.object({ symbol: z.string(), amount: decimal })),
  waiting: z.number().int(),
});
export type Statistics = z.infer<typeof statisticsResponse>;
/** A merchant's own figures. */
export const statistics = call<z.infer<typeof statisticsRequest>, Statistics>({
  name: 'c2c/statistics',
  method: 'POST',
  path: '/otc/merchant/statistics',
  permission: 'user',
  refusals: [c2c['not-acceptor']],
  about: "A merchant's own figures.",
});
