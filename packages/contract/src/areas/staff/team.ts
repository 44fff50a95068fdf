import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';
import { staff } from './refusals.ts';
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

/** What takes two gives the number of the approval it waits for. */
export const asked = z.object({ approvalId: id.nullable().describe('null when it was done at once') });
export type Asked = z.infer<typeof asked>;

export const saveRoleRequest = z.strictObject({
  roleId: id.optional(),
  name: z.string().trim().min(1).max(40),
  rights: z.array(z.enum(staffRights)).max(staffRights.length),
});
export const saveRoleResponse = asked;
/** Adds a role or changes one; a second person approves it. */
export const saveRole = call<z.infer<typeof saveRoleRequest>, Asked>({
  name: 'staff/save-role',
  method: 'POST',
  path: '/console/api/roles/save',
  permission: 'staff:team',
  refusals: [staff['role-unknown'], staff['role-fixed'], staff['own-role'], staff['role-name-taken']],
  about: 'Adds a role or changes one; a second person approves it.',
});

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

export const memberRow = z.object({
  staffId: id,
  username: z.string(),
  name: z.string(),
  roleId: id,
  role: z.string(),
  active: z.boolean(),
  enrolled: z.boolean().describe('has logged in once and bound an authenticator'),
  seenAt: time.nullable(),
  createdBy: z.string().nullable().describe('who asked for the account; null for the first one'),
  countsAs: z
    .object({ username: z.string(), until: time })
    .nullable()
    .describe('handed out the first password less than seven days ago: until then the two count as one person'),
});
export type TeamMember = z.infer<typeof memberRow>;

export const membersRequest = nothing;
export const membersResponse = z.array(memberRow);
/** Everybody who works here. */
export const members = call<z.infer<typeof membersRequest>, TeamMember[]>({
  name: 'staff/members',
  method: 'GET',
  path: '/console/api/members',
  permission: 'staff:team',
  refusals: [],
  about: 'Everybody who works here.',
});

export const addMemberRequest = z.strictObject({
  username: z.string().max(100),
  name: z.string().trim().min(1).max(60),
  roleId: id,
});
export const addMemberResponse = asked.extend({
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

export const changeMemberRequest = z.strictObject({
  staffId: id,
  roleId: id.optional(),
  active: z.boolean().optional(),
});
export const changeMemberResponse = asked;
/** Asks to give somebody another role, or to let them in or out; a second person approves it. */
export const changeMember = call<z.infer<typeof changeMemberRequest>, Asked>({
  name: 'staff/change-member',
  method: 'POST',
  path: '/console/api/members/change',
  permission: 'staff:team',
  refusals: [staff['member-unknown'], staff['own-role'], staff['role-unknown'], staff['last-administrator']],
  about: 'Asks to give somebody another role, or to let them in or out; a second person approves it.',
});

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
