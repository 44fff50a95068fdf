import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type ReviewRow, reviewRow } from './review-row.ts';
import { reviewKinds, reviewStates } from './sets.ts';

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
