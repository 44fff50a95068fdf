import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol } from '../../fields.ts';
import { networkName } from './networks.ts';
import { wallet } from './refusals.ts';

export const testCoinsRequest = z.strictObject({
  symbol,
  network: networkName,
  address: z.string().max(100).describe('any address of that network'),
});

export const testCoinsResponse = z.object({ amount: decimal, txHash: z.string() });

/** Sends test coins of a test network to an address. Nothing of the kind exists on a real network. */
export const testCoins = call<z.infer<typeof testCoinsRequest>, z.infer<typeof testCoinsResponse>>({
  name: 'wallet/test-coins',
  method: 'POST',
  path: '/asset/test-coins',
  permission: 'guest',
  refusals: [
    wallet['test-coins-closed'],
    wallet['coin-unknown'],
    wallet['network-unknown'],
    wallet['address-malformed'],
    wallet['address-checksum'],
    wallet['test-coins-too-soon'],
  ],
  about: 'Sends test coins of a test network to an address. Nothing of the kind exists on a real network.',
});
