import { z } from 'zod';
import { call } from '../../call.ts';
import { line } from '../../fields.ts';
import { passkeyAnswer, proof, proofRefusals } from '../../proof.ts';
import { type Passkey, passkeyRow } from './passkey.ts';
import { identity } from './refusals.ts';
import { PASSKEY_NAME_MAX } from './sets.ts';

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
