import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { advancedFields, notaryFields, verificationStatus } from './identity-forms.ts';

export const highDetailRequest = nothing;

export const highDetailResponse = z.object({
  status: verificationStatus,
  fields: advancedFields.partial().nullable(),
  notary: z.object({ status: verificationStatus, fields: notaryFields.partial().nullable() }),
});

export type HighDetail = z.infer<typeof highDetailResponse>;

/** What was sent for advanced and notary verification. */
export const highDetail = call<z.infer<typeof highDetailRequest>, HighDetail>({
  name: 'verification/high-detail',
  method: 'POST',
  path: '/approve/real/high/detail',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What was sent for advanced and notary verification.',
});
