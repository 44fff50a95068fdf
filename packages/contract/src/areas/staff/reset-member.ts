import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { addMemberResponse } from './add-member.ts';
import { staff } from './refusals.ts';

export const resetMemberRequest = z.strictObject({ staffId: id, reason: z.string().trim().max(500) });

export const resetMemberResponse = addMemberResponse;

/**
 * Asks to take password and authenticator off a colleague who lost them, and gives a password for a new first login; a
 * second person approves it, and the colleague's sessions end then.
 */
export const resetMember = call<z.infer<typeof resetMemberRequest>, z.infer<typeof resetMemberResponse>>({
  name: 'staff/reset-member',
  method: 'POST',
  path: '/console/api/members/reset',
  permission: 'staff:team',
  refusals: [staff['reason-missing'], staff['member-unknown'], staff['own-role']],
  about: 'Asks for a new first login of a colleague who lost password or authenticator; a second person approves it.',
});
