import { z } from 'zod';
import { call } from '../../call.ts';
import { id, line, nothing, time } from '../../fields.ts';
import { passkeyAnswer, proof, proofRefusals } from '../../proof.ts';
import { identity } from './refusals.ts';
import { type SessionOpened, sessionResponse } from './register.ts';
import { PASSKEY_NAME_MAX, securityActs } from './sets.ts';

export const passkeyRow = z.object({ passkeyId: id, name: z.string(), addedAt: time, usedAt: time.nullable() });
export type Passkey = z.infer<typeof passkeyRow>;

/** What the browser is asked. `options` is the JSON form that WebAuthn takes. */
export const passkeyChallenge = z.object({
  challengeId: z.string(),
  options: z.record(z.string(), z.unknown()),
});
export type PasskeyChallenge = z.infer<typeof passkeyChallenge>;

export const passkeyLoginOptionsRequest = z.strictObject({
  ticket: z.string().max(64).optional().describe('of a login that waits for its second factor'),
});
export const passkeyLoginOptionsResponse = passkeyChallenge;
/** A challenge for logging in with a passkey, alone or as the second step. */
export const passkeyLoginOptions = call<z.infer<typeof passkeyLoginOptionsRequest>, PasskeyChallenge>({
  name: 'identity/passkey-login-options',
  method: 'POST',
  path: '/login/passkey/options',
  permission: 'guest',
  refusals: [identity['login-expired'], identity['passkeys-need-name'], identity['passkey-unknown']],
  about: 'A challenge for logging in with a passkey, alone or as the second step.',
});

export const passkeyLoginRequest = passkeyAnswer;
export const passkeyLoginResponse = sessionResponse;
/** Opens a session with a passkey, without account name or password. */
export const passkeyLogin = call<z.infer<typeof passkeyLoginRequest>, SessionOpened>({
  name: 'identity/passkey-login',
  method: 'POST',
  path: '/login/passkey',
  permission: 'guest',
  refusals: [identity['too-many-attempts'], identity['passkey-wrong'], identity['account-locked']],
  about: 'Opens a session with a passkey, without account name or password.',
});

export const passkeysRequest = nothing;
export const passkeysResponse = z.array(passkeyRow);
/** The passkeys of the account. */
export const passkeys = call<z.infer<typeof passkeysRequest>, Passkey[]>({
  name: 'identity/passkeys',
  method: 'GET',
  path: '/member/passkeys',
  permission: 'user',
  refusals: [],
  about: 'The passkeys of the account.',
});

export const passkeyOptionsRequest = z.strictObject({
  act: z.enum(securityActs).describe('`add-passkey` asks for a new one; any other for one that is there, as proof'),
  fresh: z.boolean().optional().describe('with `add-passkey`: the challenge for the new passkey itself'),
});
export const passkeyOptionsResponse = passkeyChallenge;
/** A challenge: for a new passkey, or for proving an act with one. */
export const passkeyOptions = call<z.infer<typeof passkeyOptionsRequest>, PasskeyChallenge>({
  name: 'identity/passkey-options',
  method: 'POST',
  path: '/member/passkeys/options',
  permission: 'user',
  whileFrozen: true,
  refusals: [identity['passkeys-need-name'], identity['passkey-unknown']],
  about: 'A challenge: for a new passkey, or for proving an act with one.',
});

export const addPasskeyRequest = z.strictObject({
  name: line.min(1).max(PASSKEY_NAME_MAX),
  passkey: passkeyAnswer,
  proof,
});
export const addPasskeyResponse = passkeyRow;
/** Adds a passkey; withdrawals wait for 24 hours, unless it is the first lock of an account that never got coins. */
export const addPasskey = call<z.infer<typeof addPasskeyRequest>, Passkey>({
  name: 'identity/add-passkey',
  method: 'POST',
  path: '/member/passkeys/add',
  permission: 'user',
  refusals: [...proofRefusals, identity['passkey-too-many']],
  about:
    'Adds a passkey; withdrawals wait for 24 hours, unless it is the first lock of an account that never got coins.',
});

export const removePasskeyRequest = z.strictObject({ passkeyId: id, proof });
export const removePasskeyResponse = nothing;
/** Removes a passkey; withdrawals wait for 24 hours. */
export const removePasskey = call<z.infer<typeof removePasskeyRequest>, z.infer<typeof removePasskeyResponse>>({
  name: 'identity/remove-passkey',
  method: 'POST',
  path: '/member/passkeys/remove',
  permission: 'user',
  refusals: [identity['passkey-unknown'], ...proofRefusals],
  about: 'Removes a passkey; withdrawals wait for 24 hours.',
});
