import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, nothing, time } from '../../fields.ts';
import { businessDeposit } from '../verification/merchant.ts';
import { rejectReasons } from '../verification/sets.ts';
import { staff } from './refusals.ts';
import { reviewKinds, reviewStates } from './sets.ts';

export const reviewRow = z.object({
  reviewId: id,
  kind: z.enum(reviewKinds),
  state: z.enum(reviewStates),
  userId: id,
  username: z.string(),
  appliedAt: time,
  dueAt: time,
  takenBy: z.string().nullable(),
  attempt: z.number().int().describe('1 for the first, more after rejections'),
});
export type ReviewRow = z.infer<typeof reviewRow>;

export const reviewsRequest = z.strictObject({
  kind: z.enum(reviewKinds).optional(),
  state: z.enum(reviewStates).optional(),
  before: idText.optional(),
});
export const reviewsResponse = z.array(reviewRow);
/** Applications: those that wait, the most urgent first; or those in a named state, the newest first. 50 a page. */
export const reviews = call<z.infer<typeof reviewsRequest>, ReviewRow[]>({
  name: 'staff/reviews',
  method: 'GET',
  path: '/console/api/reviews',
  permission: 'staff:verification',
  refusals: [],
  about:
    'Applications: those that wait, the most urgent first; or those in a named state, the newest first. 50 a page.',
});

export const reviewRequest = z.strictObject({ reviewId: idText });
export const reviewResponse = reviewRow.extend({
  fields: z.array(
    z.object({
      name: z.string(),
      value: z.string().describe('masked where it identifies the person'),
      masked: z.boolean(),
    }),
  ),
  pictures: z.array(z.string()).describe('names of the fields that hold a picture'),
  unopened: z
    .array(z.string())
    .describe('pictures and masked fields that who looks has not opened yet: before that it cannot pass'),
  checks: z
    .array(z.object({ check: z.string(), passed: z.boolean() }))
    .describe(
      'what the machine compared: age, expiry, same document elsewhere, earlier name; of a merchant deposit, second factor, contact',
    ),
  deposits: z.array(businessDeposit).describe('of a merchant, what was ever deposited, the newest first'),
  decision: z
    .object({ by: z.string(), at: time, reason: z.enum(rejectReasons).nullable(), remark: z.string().nullable() })
    .nullable(),
  earlier: z.array(reviewRow),
});
export type Review = z.infer<typeof reviewResponse>;
/** One application, masked. */
export const review = call<z.infer<typeof reviewRequest>, Review>({
  name: 'staff/review',
  method: 'GET',
  path: '/console/api/reviews/:reviewId',
  permission: 'staff:verification',
  refusals: [staff['review-unknown'], staff['right-missing']],
  about: 'One application, masked.',
});

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
