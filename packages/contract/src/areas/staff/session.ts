import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { staff } from './refusals.ts';
import { staffRights } from './sets.ts';

export const staffMember = z.object({
  staffId: id,
  username: z.string(),
  name: z.string(),
  role: z.string(),
  rights: z.array(z.enum(staffRights)),
});
export type StaffMember = z.infer<typeof staffMember>;

export const staffLoginRequest = z.strictObject({ username: z.string().max(100), password: z.string().max(1000) });
export const staffLoginResponse = z.object({
  ticket: z.string().describe('for the second step, five minutes'),
  step: z.enum(['verify', 'enrol']).describe('`enrol`: the first login sets a password and an authenticator'),
  secret: z.string().nullable().describe('base32, with `enrol`'),
  uri: z.string().nullable().describe('otpauth://, with `enrol`'),
});
export type StaffLogin = z.infer<typeof staffLoginResponse>;
/** First step into the console. */
export const staffLogin = call<z.infer<typeof staffLoginRequest>, StaffLogin>({
  name: 'staff/login',
  method: 'POST',
  path: '/console/api/login',
  permission: 'guest',
  refusals: [staff['too-many-attempts'], staff['login-wrong']],
  about: 'First step into the console.',
});

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

export const staffLogoutRequest = nothing;
export const staffLogoutResponse = nothing;
/** Ends the session of the console. */
export const staffLogout = call<z.infer<typeof staffLogoutRequest>, z.infer<typeof staffLogoutResponse>>({
  name: 'staff/logout',
  method: 'POST',
  path: '/console/api/logout',
  permission: 'staff',
  refusals: [],
  about: 'Ends the session of the console.',
});

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
