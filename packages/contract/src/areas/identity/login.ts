import { z } from 'zod';
import { call } from '../../call.ts';
import { identity } from './refusals.ts';
import { type SessionOpened, sessionResponse } from './register.ts';

export const loginRequest = z.strictObject({ username: z.string().max(200), password: z.string().max(1000) });
export const loginResponse = sessionResponse;
export type Login = z.infer<typeof loginRequest>;

/** Opens a session. An unknown account and a wrong password look and take the same. */
export const login = call<Login, SessionOpened>({
  name: 'identity/login',
  method: 'POST',
  path: '/login',
  permission: 'guest',
  refusals: [identity['too-many-attempts'], identity['login-wrong']],
  about: 'Opens a session. An unknown account and a wrong password look and take the same.',
});
