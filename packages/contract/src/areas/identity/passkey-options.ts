import { z } from 'zod';
import { call } from '../../call.ts';
import { type PasskeyChallenge, passkeyChallenge } from './passkey.ts';
import { identity } from './refusals.ts';
import { securityActs } from './sets.ts';

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
