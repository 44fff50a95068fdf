import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { verificationStatus } from './identity-forms.ts';

export const realNameRequest = nothing;

export const realNameResponse = z.object({
  realName: z.string().nullable().describe('masked'),
  kinds: z.array(verificationStatus),
});

export type RealName = z.infer<typeof realNameResponse>;

/** How far the user's verification is, kind by kind. */
export const realName = call<z.infer<typeof realNameRequest>, RealName>({
  name: 'verification/real-name',
  method: 'GET',
  path: '/approve/real/name',
  permission: 'user',
  refusals: [],
  about: "How far the user's verification is, kind by kind.",
});
