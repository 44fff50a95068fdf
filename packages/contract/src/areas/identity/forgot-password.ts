import { z } from 'zod';
import { call } from '../../call.ts';
import { passkeyAnswer } from '../../proof.ts';
import { identity } from './refusals.ts';
import { codeChannels } from './sets.ts';

export const forgotPasswordRequest = z.strictObject({
  channel: z.enum(codeChannels),
  address: z.string().max(200),
  areaCode: z.string().max(10).optional(),
  code: z.string().max(20).describe('sent by `/code/send` for `forgot-password`'),
  totp: z.string().max(20).optional().describe('where an authenticator is bound'),
  recoveryCode: z.string().max(40).optional(),
  passkey: passkeyAnswer.optional().describe('where a passkey is the only second lock; by `/login/passkey/options`'),
});

export const forgotPasswordResponse = z.object({
  ticket: z.string().describe('for `/resetPassword`, ten minutes, one use'),
});

/** Proves that a forgotten password is one's own to reset. Never with less than the account asks for. */
export const forgotPassword = call<z.infer<typeof forgotPasswordRequest>, z.infer<typeof forgotPasswordResponse>>({
  name: 'identity/forgot-password',
  method: 'POST',
  path: '/forget',
  permission: 'guest',
  refusals: [
    identity['email-malformed'],
    identity['phone-malformed'],
    identity['no-emails'],
    identity['no-text-messages'],
    identity['too-many-attempts'],
    identity['code-missing'],
    identity['code-expired'],
    identity['code-wrong'],
    identity['account-locked'],
    identity['account-closed'],
    identity['password-not-set'],
    identity['totp-missing'],
    identity['totp-locked'],
    identity['totp-wrong'],
    identity['totp-used'],
    identity['recovery-code-wrong'],
    identity['passkey-wrong'],
    identity['proof-missing'],
  ],
  about: "Proves that a forgotten password is one's own to reset. Never with less than the account asks for.",
});
