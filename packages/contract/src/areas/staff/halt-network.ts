import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { networkName } from '../wallet/networks.ts';
import { staff } from './refusals.ts';

export const haltNetworkRequest = z.strictObject({ network: networkName, reason: z.string().trim().max(500) });

export const haltNetworkResponse = nothing;

/** Halts deposits and withdrawals of a network at once. Only two people open it again. */
export const haltNetwork = call<z.infer<typeof haltNetworkRequest>, z.infer<typeof haltNetworkResponse>>({
  name: 'staff/halt-network',
  method: 'POST',
  path: '/console/api/chain/halt',
  permission: 'staff:chain',
  refusals: [staff['reason-missing'], staff['network-unknown'], staff['network-halted']],
  about: 'Halts deposits and withdrawals of a network at once. Only two people open it again.',
});
