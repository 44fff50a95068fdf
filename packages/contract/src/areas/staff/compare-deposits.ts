import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, idText } from '../../fields.ts';
import { networkName } from '../wallet/networks.ts';
import { staff } from './refusals.ts';

export const compareDepositsRequest = z.strictObject({ userId: idText });

export const compareDepositsResponse = z.array(
  z.object({
    network: networkName,
    symbol: z.string(),
    address: z.string(),
    block: z.number().int().describe('the last confirmed one'),
    came: decimal.describe('by what every endpoint says of the balance, and by what was swept'),
    booked: decimal.describe('credited, pending or too small'),
    same: z.boolean().describe('to the last part, of which an amount may show nothing'),
  }),
);

export type DepositsCompared = z.infer<typeof compareDepositsResponse>;

/**
 * What came to a user on chain beside what the books have of it. A network is left out while a sweep is on its way there
 * or its endpoints do not say the same.
 */
export const compareDeposits = call<z.infer<typeof compareDepositsRequest>, DepositsCompared>({
  name: 'staff/compare-deposits',
  method: 'GET',
  path: '/console/api/users/:userId/deposits-on-chain',
  permission: 'staff:users',
  refusals: [staff['user-unknown']],
  about: 'What came to a user on chain beside what the books have of it.',
});
