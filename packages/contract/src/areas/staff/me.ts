import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type StaffMember, staffMember } from './staff-member.ts';

export const staffMeRequest = nothing;

export const staffMeResponse = staffMember;

/** Who is logged in to the console, and what they may do. */
export const staffMe = call<z.infer<typeof staffMeRequest>, StaffMember>({
  name: 'staff/me',
  method: 'GET',
  path: '/console/api/me',
  permission: 'staff',
  refusals: [],
  about: 'Who is logged in to the console, and what they may do.',
});
