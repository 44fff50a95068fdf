import { z } from 'zod';
import { call } from '../../call.ts';

export const invitationRequest = z.strictObject({ usercode: z.string().min(1).max(40) });
export const invitationResponse = z.object({ known: z.boolean().describe('somebody who may refer has this code') });
export type Invitation = z.infer<typeof invitationResponse>;

/** Whether an invitation code can be used. */
export const invitation = call<z.infer<typeof invitationRequest>, Invitation>({
  name: 'referral/invitation',
  method: 'GET',
  path: '/promotion/invitation',
  permission: 'guest',
  refusals: [],
  about: 'Whether an invitation code can be used.',
});
