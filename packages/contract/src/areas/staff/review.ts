import { z } from 'zod';
import { call } from '../../call.ts';
import { idText, time } from '../../fields.ts';
import { businessDeposit } from '../verification/business.ts';
import { rejectReasons } from '../verification/sets.ts';
import { staff } from './refusals.ts';
import { reviewRow } from './review-row.ts';

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
