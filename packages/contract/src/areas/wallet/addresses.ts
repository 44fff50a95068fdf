import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type SavedAddress, savedAddress } from './saved-address.ts';

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
