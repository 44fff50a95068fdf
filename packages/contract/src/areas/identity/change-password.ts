import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from './refusals.ts';

export const changePasswordRequest = z.strictObject({
  oldPassword: z.string().max(1000).optional().describe('absent for an account that has none yet'),
  password: z.string().max(1000),
  proof,
});

export const changePasswordResponse = nothing;

/** Changes the login password, ends all other sessions, and holds withdrawals for 24 hours. */
export const changePassword = call<z.infer<typeof changePasswordRequest>, z.infer<typeof changePasswordResponse>>({
  name: 'identity/change-password',
  method: 'POST',
  path: '/member/change-password',
  permission: 'user',
  refusals: [
    identity['password-too-short'],
    identity['password-too-long'],
    identity['password-is-account'],
    identity['password-too-common'],
    identity['password-unchanged'],
    ...proofRefusals,
  ],
  about: 'Changes the login password, ends all other sessions, and holds withdrawals for 24 hours.',
});
