import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { identity } from './refusals.ts';

export const stopResetRequest = z.strictObject({ token: z.string().max(100).describe('from the notice') });

export const stopResetResponse = nothing;

/** Stops a reset that somebody else asked for, also within its hold, and freezes the account. */
export const stopReset = call<z.infer<typeof stopResetRequest>, z.infer<typeof stopResetResponse>>({
  name: 'identity/stop-reset',
  method: 'POST',
  path: '/reset/stop',
  permission: 'guest',
  refusals: [identity['reset-unknown']],
  about: 'Stops a reset that somebody else asked for, also within its hold, and freezes the account.',
});
