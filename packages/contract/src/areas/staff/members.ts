import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';

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
