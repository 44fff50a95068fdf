import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { liquidity } from './refusals.ts';
import { type LinkedWallet, linkedWallet } from './wallet-row.ts';

export const unlinkWalletRequest = z.strictObject({ wallet: id });
export const unlinkWalletResponse = linkedWallet;

/** Ends the readings of a wallet. Days that are over are paid; the one that has begun does not count. */
export const unlinkWallet = call<z.infer<typeof unlinkWalletRequest>, LinkedWallet>({
  name: 'liquidity/unlink-wallet',
  method: 'POST',
  path: '/financial/liquidity/unlink',
  permission: 'user',
  refusals: [liquidity['wallet-unknown'], liquidity['wallet-ended']],
  about: 'Ends the readings of a wallet. Days that are over are paid; the one that has begun does not count.',
});
