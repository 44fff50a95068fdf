import { z } from 'zod';
import { call } from '../../call.ts';
import { symbol } from '../../fields.ts';
import { type Balance, balance } from './balance.ts';
import { wallet } from './refusals.ts';

export const walletOfRequest = z.strictObject({ symbol });

export const walletOfResponse = balance;

/** What the user holds of one coin in the spot book. */
export const walletOf = call<z.infer<typeof walletOfRequest>, Balance>({
  name: 'wallet/wallet-of',
  method: 'GET',
  path: '/asset/wallet/:symbol',
  permission: 'user',
  refusals: [wallet['coin-unknown']],
  about: 'What the user holds of one coin in the spot book.',
});
