import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { wallet } from './refusals.ts';

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
