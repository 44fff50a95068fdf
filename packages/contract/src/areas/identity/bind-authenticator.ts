import { z } from 'zod';
import { call } from '../../call.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { type RecoveryCodes, recoveryCodesResponse } from './recovery-codes.ts';
import { identity } from './refusals.ts';

export const bindAuthenticatorRequest = z.strictObject({
  totp: z.string().max(20).describe('from the new secret'),
  proof,
});

export const bindAuthenticatorResponse = recoveryCodesResponse;

/** Binds the authenticator, or replaces it; withdrawals wait for 24 hours, unless it is the first lock of an account that never got coins. */
export const bindAuthenticator = call<z.infer<typeof bindAuthenticatorRequest>, RecoveryCodes>({
  name: 'identity/bind-authenticator',
  method: 'POST',
  path: '/member/authenticator/bind',
  permission: 'user',
  refusals: [identity['authenticator-not-begun'], identity['totp-missing'], ...proofRefusals],
  about:
    'Binds the authenticator, or replaces it; withdrawals wait for 24 hours, unless it is the first lock of an account that never got coins.',
});
