import { z } from 'zod';
import { call } from '../../call.ts';
import { networkName } from './networks.ts';
import { addressRefusals } from './saved-address.ts';

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
