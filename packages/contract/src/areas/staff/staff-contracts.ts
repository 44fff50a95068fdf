import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type ContractOfConsole, contractRow } from './contract-row.ts';

export const staffContractsRequest = nothing;

export const staffContractsResponse = z.array(contractRow);

/** All contracts with their prices and with how many positions are in danger, in the order of the list. */
export const staffContracts = call<z.infer<typeof staffContractsRequest>, ContractOfConsole[]>({
  name: 'staff/staff-contracts',
  method: 'GET',
  path: '/console/api/contracts',
  permission: 'staff:contracts',
  refusals: [],
  about: 'All contracts with their prices and with how many positions are in danger, in the order of the list.',
});
