import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { networkName } from './networks.ts';
import { wallet } from './refusals.ts';

export const savedAddress = z.object({
  addressId: id,
  network: networkName,
  address: z.string().describe('with its checksum'),
  label: z.string(),
  addedAt: time,
  usableFrom: time.describe('coins may leave to it from here on'),
  lastUsedAt: time.nullable(),
});
export type SavedAddress = z.infer<typeof savedAddress>;

export const addressesRequest = nothing;
export const addressesResponse = z.array(savedAddress);
/** The addresses to which the user may withdraw. */
export const addresses = call<z.infer<typeof addressesRequest>, SavedAddress[]>({
  name: 'wallet/addresses',
  method: 'GET',
  path: '/asset/addresses',
  permission: 'user',
  refusals: [],
  about: 'The addresses to which the user may withdraw.',
});

const addressRefusals = [
  wallet['network-unknown'],
  wallet['address-malformed'],
  wallet['address-checksum'],
  wallet['address-ours'],
  wallet['address-token'],
  wallet['address-burn'],
  wallet['address-precompile'],
  wallet['withdrawals-closed'],
  wallet['address-is-contract'],
  wallet['address-known'],
  wallet['address-looks-alike'],
] as const;

export const checkAddressRequest = z.strictObject({ network: networkName, address: z.string().max(100) });
export const checkAddressResponse = z.object({ address: z.string().describe('with its checksum') });
/** Whether an address could be saved, before anything else is asked. */
export const checkAddress = call<z.infer<typeof checkAddressRequest>, z.infer<typeof checkAddressResponse>>({
  name: 'wallet/check-address',
  method: 'GET',
  path: '/asset/addresses/check',
  permission: 'user',
  refusals: addressRefusals,
  about: 'Whether an address could be saved, before anything else is asked.',
});

export const addAddressRequest = z.strictObject({
  network: networkName,
  address: z.string().max(100),
  label: z.string().max(200),
  proof,
});
export const addAddressResponse = savedAddress;
/** Saves an address to withdraw to. It can be used after 24 hours; the owner hears of it at once. */
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

export const removeAddressRequest = z.strictObject({ addressId: id });
export const removeAddressResponse = nothing;
/** Removes a saved address; saving it again makes it new. */
export const removeAddress = call<z.infer<typeof removeAddressRequest>, z.infer<typeof removeAddressResponse>>({
  name: 'wallet/remove-address',
  method: 'POST',
  path: '/asset/addresses/remove',
  permission: 'user',
  refusals: [wallet['address-unknown']],
  about: 'Removes a saved address; saving it again makes it new.',
});
