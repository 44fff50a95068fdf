import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { staff } from './refusals.ts';
import { staffRights } from './sets.ts';

export const saveRoleRequest = z.strictObject({
  roleId: id.optional(),
  name: z.string().trim().min(1).max(40),
  rights: z.array(z.enum(staffRights)).max(staffRights.length),
});

export const saveRoleResponse = request;

/** Adds a role or changes one; a second person approves it. */
export const saveRole = call<z.infer<typeof saveRoleRequest>, ApprovalRequested>({
  name: 'staff/save-role',
  method: 'POST',
  path: '/console/api/roles/save',
  permission: 'staff:team',
  refusals: [staff['role-unknown'], staff['role-fixed'], staff['own-role'], staff['role-name-taken']],
  about: 'Adds a role or changes one; a second person approves it.',
});
