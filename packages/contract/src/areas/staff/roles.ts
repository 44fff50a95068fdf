import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { staffRights } from './sets.ts';

export const role = z.object({
  roleId: id,
  name: z.string(),
  rights: z.array(z.enum(staffRights)),
  members: z.number().int(),
  fixed: z.boolean().describe('comes with every installation and stays as it is'),
});

export type Role = z.infer<typeof role>;

export const rolesRequest = nothing;

export const rolesResponse = z.array(role);

/** Roles and what they may do. */
export const roles = call<z.infer<typeof rolesRequest>, Role[]>({
  name: 'staff/roles',
  method: 'GET',
  path: '/console/api/roles',
  permission: 'staff:team',
  refusals: [],
  about: 'Roles and what they may do.',
});
