import { z } from 'zod';
import { call } from '../../call.ts';
import { time } from '../../fields.ts';
import { identity } from './refusals.ts';
import { resetStates } from './sets.ts';

export const resetStatusRequest = z.strictObject({ number: z.string().max(40), contactEmail: z.string().max(200) });

export const resetStatusResponse = z.object({
  state: z.enum(resetStates),
  appliedAt: time,
  dueAt: time,
  reason: z.string().nullable().describe('why it was rejected'),
  holdUntil: time.nullable().describe('until when withdrawals wait after an approved one'),
});

export type ResetStatus = z.infer<typeof resetStatusResponse>;

/** How far a request for a reset is. */
export const resetStatus = call<z.infer<typeof resetStatusRequest>, ResetStatus>({
  name: 'identity/reset-status',
  method: 'POST',
  path: '/reset/status',
  permission: 'guest',
  refusals: [identity['reset-unknown']],
  about: 'How far a request for a reset is.',
});
