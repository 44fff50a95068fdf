import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type Contract, contractRow } from './contract.ts';

export const contractsRequest = nothing;
export const contractsResponse = z.array(contractRow);

/** All contracts with their terms, marks and last 24 hours, in the order of the list; dated ones until a day after their settlement. */
export const contracts = call<z.infer<typeof contractsRequest>, Contract[]>({
  name: 'perpetual/contracts',
  method: 'GET',
  path: '/perpetual/contracts',
  permission: 'guest',
  refusals: [],
  about:
    'All contracts with their terms, marks and last 24 hours, in the order of the list; dated ones until a day after their settlement.',
});
