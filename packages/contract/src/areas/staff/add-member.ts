import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { request } from './approval-request.ts';
import { staff } from './refusals.ts';

export const addMemberRequest = z.strictObject({
  username: z.string().max(100),
  name: z.string().trim().min(1).max(60),
  roleId: id,
});

export const addMemberResponse = request.extend({
  password: z.string().describe('for the first login, shown this once; worth nothing before the approval'),
});

/** Adds a member of staff; a second person approves it, once there have been two administrators. */
export const addMember = call<z.infer<typeof addMemberRequest>, z.infer<typeof addMemberResponse>>({
  name: 'staff/add-member',
  method: 'POST',
  path: '/console/api/members/add',
  permission: 'staff:team',
  refusals: [staff['member-name-malformed'], staff['role-unknown'], staff['member-name-taken']],
  about: 'Adds a member of staff; a second person approves it, once there have been two administrators.',
});
