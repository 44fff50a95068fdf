import { z } from 'zod';
import { call } from '../../call.ts';
import { id, time } from '../../fields.ts';
import { c2c } from './refusals.ts';

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
