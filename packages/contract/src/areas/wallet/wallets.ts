import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type Balance, balance } from './balance.ts';

export const walletsRequest = nothing;

export const walletsResponse = z.array(balance);

/** What the user holds: in the spot book of every coin that is listed, in the other books of what is held. */
export const wallets = call<z.infer<typeof walletsRequest>, Balance[]>({
  name: 'wallet/wallets',
  method: 'GET',
  path: '/asset/wallet',
  permission: 'user',
  inDemo: 'practice',
  refusals: [],
  about: 'What the user holds: in the spot book of every coin that is listed, in the other books of what is held.',
});
