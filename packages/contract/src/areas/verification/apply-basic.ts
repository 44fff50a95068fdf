import type { z } from 'zod';
import { call } from '../../call.ts';
import { identity } from '../identity/refusals.ts';
import { applied, basicFields, once, pictures, type VerificationStatus } from './identity-forms.ts';
import { verification } from './refusals.ts';

export type BasicFields = z.infer<typeof basicFields>;

export const applyBasicRequest = basicFields;

export const applyBasicResponse = applied;

/** Applies for basic verification. A rejected one can be sent again, corrected. */
export const applyBasic = call<BasicFields, VerificationStatus>({
  name: 'verification/apply-basic',
  method: 'POST',
  path: '/approve/real/name',
  permission: 'user',
  refusals: [
    verification['field-malformed'],
    verification['birth-too-young'],
    verification['document-expired'],
    ...pictures,
    ...once,
    verification['document-taken'],
    identity['account-frozen'],
  ],
  about: 'Applies for basic verification. A rejected one can be sent again, corrected.',
});
