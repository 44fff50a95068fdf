import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol } from '../../fields.ts';
import { wallet } from './refusals.ts';
import { books } from './sets.ts';

export const walletsRequest = nothing;
export const walletOfRequest = z.strictObject({ symbol });
export const balance = z.object({
  book: z.enum(books),
  symbol,
  available: decimal,
  frozen: decimal.describe('held for open orders, withdrawals and deposits of merchants'),
});
export const walletsResponse = z.array(balance);
export const walletOfResponse = balance;
export type Balance = z.infer<typeof balance>;

/** What the user holds: in the spot book of every coin that is listed, in the other books of what is held. */
export const wallets = call<z.infer<typeof walletsRequest>, Balance[]>({
  name: 'wallet/wallets',
  method: 'GET',
  path: '/asset/wallet',
  permission: 'user',
  refusals: [],
  about: 'What the user holds: in the spot book of every coin that is listed, in the other books of what is held.',
});

/** What the user holds of one coin in the spot book. */
export const walletOf = call<z.infer<typeof walletOfRequest>, Balance>({
  name: 'wallet/wallet-of',
  method: 'GET',
  path: '/asset/wallet/:symbol',
  permission: 'user',
  refusals: [wallet['coin-unknown']],
  about: 'What the user holds of one coin in the spot book.',
});
