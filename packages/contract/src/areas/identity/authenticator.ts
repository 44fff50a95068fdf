import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from './refusals.ts';

export const beginAuthenticatorRequest = nothing;
export const beginAuthenticatorResponse = z.object({
  secret: z.string().describe('base32, for typing'),
  uri: z.string().describe('otpauth://, for the QR code'),
});
export type NewAuthenticator = z.infer<typeof beginAuthenticatorResponse>;
/** A new secret for an authenticator app, good for ten minutes. Nothing changes until it is bound. */
export const beginAuthenticator = call<z.infer<typeof beginAuthenticatorRequest>, NewAuthenticator>({
  name: 'identity/begin-authenticator',
  method: 'POST',
  path: '/member/authenticator/begin',
  permission: 'user',
  refusals: [],
  about: 'A new secret for an authenticator app, good for ten minutes. Nothing changes until it is bound.',
});

export const bindAuthenticatorRequest = z.strictObject({
  totp: z.string().max(20).describe('from the new secret'),
  proof,
});
export const recoveryCodesResponse = z.object({
  recoveryCodes: z.array(z.string()).describe('shown this once; each is good once'),
});
export const bindAuthenticatorResponse = recoveryCodesResponse;
export type RecoveryCodes = z.infer<typeof recoveryCodesResponse>;
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

export const newRecoveryCodesRequest = z.strictObject({ proof });
export const newRecoveryCodesResponse = recoveryCodesResponse;
/** Ten new recovery codes; the old ones are worth nothing from then on. */
export const newRecoveryCodes = call<z.infer<typeof newRecoveryCodesRequest>, RecoveryCodes>({
  name: 'identity/new-recovery-codes',
  method: 'POST',
  path: '/member/authenticator/recovery-codes',
  permission: 'user',
  refusals: [identity['authenticator-not-bound'], ...proofRefusals],
  about: 'Ten new recovery codes; the old ones are worth nothing from then on.',
});
