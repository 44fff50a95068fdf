import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { networkName } from '../wallet/networks.ts';
import { staff } from './refusals.ts';

export const rescanNetworkRequest = z.strictObject({
  network: networkName,
  from: z.number().int(),
  to: z.number().int(),
  reason: z.string().trim().max(500),
});

export const rescanNetworkResponse = nothing;

/** Reads blocks of a network again by every endpoint: deposits that were missed are found, none is credited twice. */
export const rescanNetwork = call<z.infer<typeof rescanNetworkRequest>, z.infer<typeof rescanNetworkResponse>>({
  name: 'staff/rescan-network',
  method: 'POST',
  path: '/console/api/chain/rescan',
  permission: 'staff:chain',
  refusals: [staff['reason-missing'], staff['network-unknown'], staff['rescan-malformed']],
  about:
    'Reads blocks of a network again by every endpoint: deposits that were missed are found, none is credited twice.',
});
