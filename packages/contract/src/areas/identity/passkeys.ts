import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type Passkey, passkeyRow } from './passkey.ts';

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
