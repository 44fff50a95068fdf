import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';

export const demoLogin = z.object({
  username: z.string(),
  password: z.string(),
  fundPassword: z.string(),
  secret: z.string().nullable().describe('of the authenticator, in base32; null where none is bound'),
  totp: z.string().nullable().describe('its code at this moment'),
});
export type DemoLogin = z.infer<typeof demoLogin>;

export const demoLoginsRequest = nothing;
export const demoLoginsResponse = z.array(demoLogin);
/** The accounts of a simulated market that anybody may try. There are none in a real one. */
export const demoLogins = call<z.infer<typeof demoLoginsRequest>, DemoLogin[]>({
  name: 'identity/demo-logins',
  method: 'GET',
  path: '/login/demo',
  permission: 'guest',
  refusals: [],
  about: 'The accounts of a simulated market that anybody may try. There are none in a real one.',
});
