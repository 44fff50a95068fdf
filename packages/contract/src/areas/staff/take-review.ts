import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { staff } from './refusals.ts';
import { type ReviewRow, reviewRow } from './review-row.ts';

export const takeReviewRequest = z.strictObject({ reviewId: id });

export const takeReviewResponse = reviewRow;

/** Takes an application to review; the user then sees that it is under review. */
export const takeReview = call<z.infer<typeof takeReviewRequest>, ReviewRow>({
  name: 'staff/take-review',
  method: 'POST',
  path: '/console/api/reviews/take',
  permission: 'staff:verification',
  refusals: [staff['review-unknown'], staff['right-missing'], staff['review-decided'], staff['review-taken']],
  about: 'Takes an application to review; the user then sees that it is under review.',
});
