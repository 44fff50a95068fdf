import { z } from 'zod';
import { call } from '../../call.ts';
import { walletAddress } from '../../fields.ts';
import { type LoggedIn, loginResponse } from './login.ts';
import { identity } from './refusals.ts';

export const loginByEthRequest = z.strictObject({
  username: walletAddress,
  sign: z.string().regex(/^0x[0-9a-fA-F]{2,4096}$/),
  code: z.string().max(64),
  loginTime: z.coerce.number().int().nonnegative(),
  invitationCode: z
    .string()
    .max(40)
    .optional()
    .describe('who invited an account that is opened; one that nobody has, or that may not be used, counts as none'),
});

export const loginByEthResponse = loginResponse;

/** Logs in with a wallet's signature, or asks for the second factor; an address that nobody has opens an account. It moves no coins and asks for none. */
export const loginByEth = call<z.infer<typeof loginByEthRequest>, LoggedIn>({
  name: 'identity/login-by-eth',
  method: 'POST',
  path: '/loginByEth',
  getTwin: '/loginByEth',
  permission: 'guest',
  refusals: [
    identity['wallet-code-expired'],
    identity['signature-wrong'],
    identity['sign-up-closed'],
    identity['account-locked'],
    identity['account-closed'],
  ],
  about:
    "Logs in with a wallet's signature, or asks for the second factor; an address that nobody has opens an account. It moves no coins and asks for none.",
});
