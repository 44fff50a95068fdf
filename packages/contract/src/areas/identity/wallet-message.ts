import { z } from 'zod';
import { call } from '../../call.ts';
import { identity } from './refusals.ts';
import { securityActs } from './sets.ts';

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
