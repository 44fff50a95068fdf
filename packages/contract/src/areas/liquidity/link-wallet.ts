import { z } from 'zod';
import { call } from '../../call.ts';
import { walletAddress } from '../../fields.ts';
import { liquidity } from './refusals.ts';
import { type LinkedWallet, linkedWallet } from './wallet-row.ts';

export const linkWalletRequest = z.strictObject({
  address: walletAddress,
  sign: z.string().regex(/^0x[0-9a-fA-F]{2,4096}$/),
  code: z.string().max(64),
});
export const linkWalletResponse = linkedWallet;

/** Links an address by the signature of its key. An address joins once, for one person, for ever. */
export const linkWallet = call<z.infer<typeof linkWalletRequest>, LinkedWallet>({
  name: 'liquidity/link-wallet',
  method: 'POST',
  path: '/financial/liquidity/link',
  permission: 'user',
  refusals: [
    liquidity['message-over'],
    liquidity['signature-wrong'],
    liquidity.closed,
    liquidity['wallet-joined'],
    liquidity['too-many-wallets'],
  ],
  about: 'Links an address by the signature of its key. An address joins once, for one person, for ever.',
});
