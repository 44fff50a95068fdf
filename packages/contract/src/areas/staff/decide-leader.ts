import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { following } from '../following/refusals.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const decideLeaderRequest = z.strictObject({
  userId: id,
  approve: z.boolean(),
  followersMax: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe('needed to approve: most followers at a time, 1 to 1000'),
  reason: reason.describe('what colleagues read'),
});

export const decideLeaderResponse = nothing;

/** Lets somebody who applied be followed by so many, or not. */
export const decideLeader = call<z.infer<typeof decideLeaderRequest>, z.infer<typeof decideLeaderResponse>>({
  name: 'staff/decide-leader',
  method: 'POST',
  path: '/console/api/leaders/decide',
  permission: 'staff:contracts',
  refusals: [staff['reason-missing'], following['application-unknown'], following['followers-range']],
  about: 'Lets somebody who applied be followed by so many, or not.',
});
