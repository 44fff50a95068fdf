import { z } from 'zod';
import { call } from '../../call.ts';
import { staff } from './refusals.ts';
import { type StaffMember, staffMember } from './staff-member.ts';

export const staffVerifyRequest = z.strictObject({ ticket: z.string().max(64), totp: z.string().max(20) });

export const staffVerifyResponse = staffMember;

/** Second step into the console; sets the session cookie. */
export const staffVerify = call<z.infer<typeof staffVerifyRequest>, StaffMember>({
  name: 'staff/verify',
  method: 'POST',
  path: '/console/api/login/verify',
  permission: 'guest',
  refusals: [staff['login-expired'], staff['too-many-attempts'], staff['totp-wrong']],
  about: 'Second step into the console; sets the session cookie.',
});
