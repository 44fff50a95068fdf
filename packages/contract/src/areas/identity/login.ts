import { z } from 'zod';
import { call } from '../../call.ts';
import { identity } from './refusals.ts';
import { sessionResponse } from './register.ts';
import { secondFactor } from './second-factor.ts';

export const loginRequest = z.strictObject({
  username: z.string().max(200).describe('account name, e-mail address, or phone number with its country code'),
  password: z.string().max(1000),
});

export const loginResponse = z.union([sessionResponse, secondFactor]);

export type Login = z.infer<typeof loginRequest>;

export type LoggedIn = z.infer<typeof loginResponse>;

/** Opens a session, or asks for the second factor. An unknown account and a wrong password look and take the same. */
export const login = call<Login, LoggedIn>({
  name: 'identity/login',
  method: 'POST',
  path: '/login',
  permission: 'guest',
  refusals: [
    identity['too-many-attempts'],
    identity['login-wrong'],
    identity['account-locked'],
    identity['account-closed'],
  ],
  about:
    'Opens a session, or asks for the second factor. An unknown account and a wrong password look and take the same.',
});
