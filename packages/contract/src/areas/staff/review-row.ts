import { z } from 'zod';
import { id, time } from '../../fields.ts';
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
