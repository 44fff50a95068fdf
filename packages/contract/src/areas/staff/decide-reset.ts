import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { resetStates } from '../identity/sets.ts';
import { staff } from './refusals.ts';

export const decideResetRequest = z.strictObject({
  resetId: id,
  approve: z.boolean(),
  remark: z.string().trim().max(500).describe('needed; a rejected user reads it'),
});

export const decideResetResponse = z.object({ state: z.enum(resetStates) });

/** Approves a reset, which takes two, or rejects it, which takes one. */
export const decideReset = call<z.infer<typeof decideResetRequest>, z.infer<typeof decideResetResponse>>({
  name: 'staff/decide-reset',
  method: 'POST',
  path: '/console/api/resets/decide',
  permission: 'staff:resets',
  refusals: [
    staff['reason-missing'],
    staff['reset-unknown'],
    staff['reset-decided'],
    staff['user-unknown'],
    staff['second-person-needed'],
    staff['same-person'],
  ],
  about: 'Approves a reset, which takes two, or rejects it, which takes one.',
});
