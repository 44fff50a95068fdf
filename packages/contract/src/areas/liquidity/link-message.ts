import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol, time, walletAddress } from '../../fields.ts';
import { liquidity } from './refusals.ts';

export const linkMessageRequest = z.strictObject({
  address: walletAddress,
  chainId: z.number().int().min(1).max(2_147_483_647),
});

export const linkMessageResponse = z.object({
  code: z.string().describe('the nonce of the message: one use, five minutes, for this user and address alone'),
  message: z.string().describe('what the wallet signs, as EIP-4361 has it'),
  expiresAt: time,
  network: z.string(),
  held: decimal.describe('what the address holds now'),
  income: decimal.describe('what a day would come to if it held no less'),
  coin: symbol,
});
export type LinkMessage = z.infer<typeof linkMessageResponse>;

/** The message by which an address is proved, and what the chain says of the address. It asks for no leave to move anything. */
export const linkMessage = call<z.infer<typeof linkMessageRequest>, LinkMessage>({
  name: 'liquidity/link-message',
  method: 'POST',
  path: '/financial/liquidity/message',
  permission: 'user',
  refusals: [
    liquidity.closed,
    liquidity['network-unknown'],
    liquidity['wallet-ours'],
    liquidity['wallet-joined'],
    liquidity['wallet-of-another'],
    liquidity['chain-silent'],
    liquidity.contract,
    liquidity['balance-too-small'],
  ],
  about:
    'The message by which an address is proved, and what the chain says of the address. It asks for no leave to move anything.',
});
