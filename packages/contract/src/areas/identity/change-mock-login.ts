import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { demo } from '../demo/refusals.ts';
import { identity } from './refusals.ts';
import { sessionResponse } from './register.ts';

export const changeMockLoginRequest = nothing;
export const changeMockLoginResponse = z
  .object({
    ...sessionResponse.shape,
    demo: z.boolean().describe('the session is of the demo: it reaches practice money and nothing else'),
    guest: z.boolean().describe('nobody has signed up for it: it has no real account'),
  })
  .nullable()
  .describe('null where a guest has left the demo: there is nothing to go back to');
export type MockLogin = z.infer<typeof changeMockLoginResponse>;

/**
 * Enters the demo, or leaves it: ends the session that asks and opens one of the other kind. A session is of one kind for
 * its whole life. A guest gets a demo without a real account.
 */
export const changeMockLogin = call<z.infer<typeof changeMockLoginRequest>, MockLogin>({
  name: 'identity/change-mock-login',
  method: 'POST',
  path: '/changeMockLogin',
  permission: 'guest',
  refusals: [demo['not-offered'], identity['sign-up-closed']],
  about:
    'Enters the demo, or leaves it: ends the session that asks and opens one of the other kind. A session is of one kind for its whole life. A guest gets a demo without a real account.',
});
