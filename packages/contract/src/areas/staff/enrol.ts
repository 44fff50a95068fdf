import { z } from 'zod';
import { call } from '../../call.ts';
import { staff } from './refusals.ts';
import { type StaffMember, staffMember } from './staff-member.ts';

export const staffEnrolRequest = z.strictObject({
  ticket: z.string().max(64),
  password: z.string().max(1000).describe('the new one, at least twelve characters'),
  totp: z.string().max(20),
});

export const staffEnrolResponse = staffMember;

/** Second step of the very first login: a password of one's own, and an authenticator. */
export const staffEnrol = call<z.infer<typeof staffEnrolRequest>, StaffMember>({
  name: 'staff/enrol',
  method: 'POST',
  path: '/console/api/login/enrol',
  permission: 'guest',
  refusals: [staff['login-expired'], staff['password-weak'], staff['totp-wrong']],
  about: "Second step of the very first login: a password of one's own, and an authenticator.",
});
