import { z } from 'zod';
import { call } from '../../call.ts';
import { time, walletAddress } from '../../fields.ts';

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
