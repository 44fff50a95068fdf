import type { z } from 'zod';
import { call } from '../../call.ts';
import { advancedFields, applied, once, pictures, type VerificationStatus } from './identity-forms.ts';
import { verification } from './refusals.ts';

export type AdvancedFields = z.infer<typeof advancedFields>;

export const applyAdvancedRequest = advancedFields;

export const applyAdvancedResponse = applied;

/** Applies for advanced verification; basic must have passed. */
export const applyAdvanced = call<AdvancedFields, VerificationStatus>({
  name: 'verification/apply-advanced',
  method: 'POST',
  path: '/approve/real/high',
  permission: 'user',
  refusals: [verification['field-malformed'], ...pictures, verification['level-before-missing'], ...once],
  about: 'Applies for advanced verification; basic must have passed.',
});
