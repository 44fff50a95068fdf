import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { staff } from './refusals.ts';

export const deleteRoleRequest = z.strictObject({ roleId: id });

export const deleteRoleResponse = nothing;

/** Deletes a role that nobody has. */
export const deleteRole = call<z.infer<typeof deleteRoleRequest>, z.infer<typeof deleteRoleResponse>>({
  name: 'staff/delete-role',
  method: 'POST',
  path: '/console/api/roles/delete',
  permission: 'staff:team',
  refusals: [staff['role-unknown'], staff['role-fixed'], staff['role-in-use']],
  about: 'Deletes a role that nobody has.',
});
