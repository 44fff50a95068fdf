import { z } from 'zod';
import { call } from '../../call.ts';
import { staff } from './refusals.ts';

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
