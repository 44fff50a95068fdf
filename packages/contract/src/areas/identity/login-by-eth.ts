import { z } from 'zod';
import { call } from '../../call.ts';
import { time } from '../../fields.ts';
import { type LoggedIn, loginResponse } from './login.ts';
import { identity } from './refusals.ts';
import { securityActs } from './sets.ts';

export const walletAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .describe('address of an Ethereum wallet');

export const ethMessageRequest = z.strictObject({
  username: walletAddress,
  chainId: z.number().int().min(1).max(2_147_483_647),
});
export const ethMessageResponse = z.object({
  code: z.string().describe('the nonce of the message: one use, five minutes'),
  loginTime: time,
  message: z.string().describe('what the wallet signs, as EIP-4361 has it'),
});
export type EthMessage = z.infer<typeof ethMessageResponse>;
/** The message that a wallet signs to log in. It names this exchange, the chain and a nonce. */
export const ethMessage = call<z.infer<typeof ethMessageRequest>, EthMessage>({
  name: 'identity/eth-message',
  method: 'POST',
  path: '/loginByEth/message',
  permission: 'guest',
  refusals: [],
  about: 'The message that a wallet signs to log in. It names this exchange, the chain and a nonce.',
});

export const loginByEthRequest = z.strictObject({
  username: walletAddress,
  sign: z.string().regex(/^0x[0-9a-fA-F]{2,4096}$/),
  code: z.string().max(64),
  loginTime: z.coerce.number().int().nonnegative(),
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
  ],
  about:
    "Logs in with a wallet's signature, or asks for the second factor; an address that nobody has opens an account. It moves no coins and asks for none.",
});

export const walletMessageRequest = z.strictObject({
  act: z.enum(securityActs),
  chainId: z.number().int().min(1).max(2_147_483_647),
});
export const walletMessageResponse = z.object({
  code: z.string().describe('the nonce of the message: one use, five minutes, for this act alone'),
  message: z.string().describe('what the wallet signs, as EIP-4361 has it'),
});
export type WalletMessage = z.infer<typeof walletMessageResponse>;
/** The message by whose signature the wallet that opened the account proves an act. It names the act. */
export const walletMessage = call<z.infer<typeof walletMessageRequest>, WalletMessage>({
  name: 'identity/wallet-message',
  method: 'POST',
  path: '/member/wallet/message',
  permission: 'user',
  whileFrozen: true,
  refusals: [identity['wallet-not-linked']],
  about: 'The message by whose signature the wallet that opened the account proves an act. It names the act.',
});
