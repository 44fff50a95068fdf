import { z } from 'zod';
import { call } from '../../call.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { type RecoveryCodes, recoveryCodesResponse } from './recovery-codes.ts';
import { identity } from './refusals.ts';

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
