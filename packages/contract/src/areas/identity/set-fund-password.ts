import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { fundPasswordText } from './fund-password.ts';
import { identity } from './refusals.ts';

export const setFundPasswordRequest = z.strictObject({ fundPassword: fundPasswordText, proof });

export const setFundPasswordResponse = nothing;

/** Sets the first fund password: six digits. Later than an hour after the sign-up, or once there were coins, withdrawals wait for 24 hours. */
export const setFundPassword = call<z.infer<typeof setFundPasswordRequest>, z.infer<typeof setFundPasswordResponse>>({
  name: 'identity/set-fund-password',
  method: 'POST',
  path: '/member/set-fund-password',
  permission: 'user',
  refusals: [
    identity['fund-password-set'],
    identity['fund-password-malformed'],
    ...proofRefusals,
    identity['fund-password-is-password'],
  ],
  about:
    'Sets the first fund password: six digits. Later than an hour after the sign-up, or once there were coins, withdrawals wait for 24 hours.',
});
