import type { z } from 'zod';
import { call } from '../../call.ts';
import { applied, notaryFields, once, pictures, type VerificationStatus } from './identity-forms.ts';
import { verification } from './refusals.ts';

export type NotaryFields = z.infer<typeof notaryFields>;

export const applyNotaryRequest = notaryFields;

export const applyNotaryResponse = applied;

/** Applies for notary verification; advanced must have passed. */
export const applyNotary = call<NotaryFields, VerificationStatus>({
  name: 'verification/apply-notary',
  method: 'POST',
  path: '/approve/real/notary',
  permission: 'user',
  refusals: [verification['field-malformed'], ...pictures, verification['level-before-missing'], ...once],
  about: 'Applies for notary verification; advanced must have passed.',
});
