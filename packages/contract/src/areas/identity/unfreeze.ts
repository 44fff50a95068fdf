import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from './refusals.ts';

export const unfreezeRequest = z.strictObject({ proof });

export const unfreezeResponse = nothing;

/** Opens a frozen account again; withdrawals wait for 24 hours. */
export const unfreeze = call<z.infer<typeof unfreezeRequest>, z.infer<typeof unfreezeResponse>>({
  name: 'identity/unfreeze',
  method: 'POST',
  path: '/member/unfreeze',
  permission: 'user',
  whileFrozen: true,
  refusals: [identity['not-frozen'], identity['unfreeze-by-staff'], ...proofRefusals],
  about: 'Opens a frozen account again; withdrawals wait for 24 hours.',
});
