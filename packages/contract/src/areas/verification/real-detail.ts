import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { basicFields, verificationStatus } from './identity-forms.ts';

export const realDetailRequest = nothing;

export const realDetailResponse = z.object({
  status: verificationStatus,
  fields: basicFields.partial().nullable().describe('what was sent: whole while it can be sent again, else masked'),
});

export type RealDetail = z.infer<typeof realDetailResponse>;

/** What was sent for basic verification. */
export const realDetail = call<z.infer<typeof realDetailRequest>, RealDetail>({
  name: 'verification/real-detail',
  method: 'POST',
  path: '/approve/real/detail',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What was sent for basic verification.',
});
