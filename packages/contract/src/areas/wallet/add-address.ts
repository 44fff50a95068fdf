import { z } from 'zod';
import { call } from '../../call.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { networkName } from './networks.ts';
import { wallet } from './refusals.ts';
import { addressRefusals, type SavedAddress, savedAddress } from './saved-address.ts';

export const addAddressRequest = z.strictObject({
  network: networkName,
  address: z.string().max(100),
  label: z.string().max(200),
  proof,
});

export const addAddressResponse = savedAddress;

/** Saves an address to withdraw to. It can be used after 24 hours; the owner is notified of it at once. */
export const addAddress = call<z.infer<typeof addAddressRequest>, SavedAddress>({
  name: 'wallet/add-address',
  method: 'POST',
  path: '/asset/addresses/add',
  permission: 'user',
  refusals: [
    wallet['label-malformed'],
    ...addressRefusals,
    wallet['too-many-addresses'],
    wallet['security-missing'],
    ...proofRefusals,
  ],
  about: 'Saves an address to withdraw to. It can be used after 24 hours; the owner hears of it at once.',
});
