import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { fundPasswordText } from './fund-password.ts';
import { identity } from './refusals.ts';

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
