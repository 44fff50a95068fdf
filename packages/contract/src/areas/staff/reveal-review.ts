import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { staff } from './refusals.ts';

export const revealReviewRequest = z.strictObject({
  reviewId: id,
  name: z.string().max(40).describe('the field or picture'),
  reason: z.string().trim().max(500),
});

export const revealReviewResponse = z.object({
  value: z.string().nullable(),
  url: z.string().nullable().describe('of the picture with the watermark of who asked, five minutes'),
});

export type RevealedReview = z.infer<typeof revealReviewResponse>;

/** One masked field or picture of an application that one has taken. It is written down who saw what, and why. */
export const revealReview = call<z.infer<typeof revealReviewRequest>, RevealedReview>({
  name: 'staff/reveal-review',
  method: 'POST',
  path: '/console/api/reviews/reveal',
  permission: 'staff:verification',
  refusals: [
    staff['reason-missing'],
    staff['review-unknown'],
    staff['right-missing'],
    staff['review-taken'],
    staff['reveal-too-many'],
    staff['not-there'],
  ],
  about: 'One masked field or picture of an application that one has taken. It is written down who saw what, and why.',
});
