import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from './refusals.ts';

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
