import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { staff } from './refusals.ts';

export const changeMemberRequest = z.strictObject({
  staffId: id,
  roleId: id.optional(),
  active: z.boolean().optional(),
});

export const changeMemberResponse = request;

/** Asks to give somebody another role, or to let them in or out; a second person approves it. */
export const changeMember = call<z.infer<typeof changeMemberRequest>, ApprovalRequested>({
  name: 'staff/change-member',
  method: 'POST',
  path: '/console/api/members/change',
  permission: 'staff:team',
  refusals: [staff['member-unknown'], staff['own-role'], staff['role-unknown'], staff['last-administrator']],
  about: 'Asks to give somebody another role, or to let them in or out; a second person approves it.',
});
