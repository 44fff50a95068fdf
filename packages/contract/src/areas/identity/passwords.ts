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

/** Room for one that is encrypted. */
export const fundPasswordText = z.string().max(1000).describe('as it is, or encrypted to the key of /rsa_pub');
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

export const changeFundPasswordRequest = z.strictObject({
  oldFundPassword: fundPasswordText.optional(),
  password: z
    .string()
    .max(1000)
    .optional()
    .describe(
      'the login password, in place of an old fund password that was forgotten; withdrawals then wait 72 hours',
    ),
  fundPassword: fundPasswordText,
  proof,
});
export const changeFundPasswordResponse = nothing;
/** Changes the fund password and holds withdrawals for 24 hours; one that was forgotten with the login password, for 72. */
export const changeFundPassword = call<
  z.infer<typeof changeFundPasswordRequest>,
  z.infer<typeof changeFundPasswordResponse>
>({
  name: 'identity/change-fund-password',
  method: 'POST',
  path: '/member/change-fund-password',
  permission: 'user',
  refusals: [
    identity['fund-password-missing'],
    identity['fund-password-malformed'],
    identity['fund-password-locked'],
    identity['fund-password-wrong'],
    ...proofRefusals,
    identity['fund-password-is-password'],
  ],
  about:
    'Changes the fund password and holds withdrawals for 24 hours; one that was forgotten with the login password, for 72.',
});
