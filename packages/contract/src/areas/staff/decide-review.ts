import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { rejectReasons } from '../verification/sets.ts';
import { staff } from './refusals.ts';

export const decideReviewRequest = z.strictObject({
  reviewId: id,
  pass: z.boolean(),
  reason: z.enum(rejectReasons).optional().describe('needed for a rejection'),
  remark: z.string().trim().max(500).optional().describe('the user reads it'),
});

export const decideReviewResponse = nothing;

/** Passes or rejects an application that one has taken. It passes when every picture and every masked field was opened. */
export const decideReview = call<z.infer<typeof decideReviewRequest>, z.infer<typeof decideReviewResponse>>({
  name: 'staff/decide-review',
  method: 'POST',
  path: '/console/api/reviews/decide',
  permission: 'staff:verification',
  refusals: [
    staff['review-unknown'],
    staff['right-missing'],
    staff['review-decided'],
    staff['review-taken'],
    staff['reason-missing'],
    staff['own-case'],
    staff['review-unopened'],
    staff['applicant-second-factor'],
    staff['applicant-contact'],
  ],
  about:
    'Passes or rejects an application that one has taken. It passes when every picture and every masked field was opened.',
});
