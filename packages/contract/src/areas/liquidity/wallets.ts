import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type LinkedWallet, linkedWallet } from './wallet-row.ts';

export const walletsRequest = nothing;
export const walletsResponse = z.array(linkedWallet);

/** The wallets with which the user has joined, newest first. */
export const wallets = call<z.infer<typeof walletsRequest>, LinkedWallet[]>({
  name: 'liquidity/wallets',
  method: 'GET',
  path: '/financial/liquidity/wallets',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'The wallets with which the user has joined, newest first.',
});
