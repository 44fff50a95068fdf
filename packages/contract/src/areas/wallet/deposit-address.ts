import { z } from 'zod';
import { call } from '../../call.ts';
import { symbol } from '../../fields.ts';
import { networkName } from './networks.ts';
import { wallet } from './refusals.ts';

export const depositAddressRequest = z.strictObject({ symbol, network: networkName });

export const depositAddressResponse = z.object({ address: z.string() });

/** The user's own address for a coin on a network; made when it is first asked for, and the same ever after. */
export const depositAddress = call<z.infer<typeof depositAddressRequest>, z.infer<typeof depositAddressResponse>>({
  name: 'wallet/deposit-address',
  method: 'POST',
  path: '/asset/deposit/address',
  permission: 'user',
  refusals: [wallet['coin-unknown'], wallet['network-unknown'], wallet['deposit-closed']],
  about: "The user's own address for a coin on a network; made when it is first asked for, and the same ever after.",
});
