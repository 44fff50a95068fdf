import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { perpetual } from '../perpetual/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const setCapsRequest = z.strictObject({
  symbol: contractSymbol,
  shareFloor: decimal.describe('what a person may hold in any case, in what the contract settles in'),
  shareMax: decimal.describe('above it, the largest share of what is open that a person may hold'),
  newAccountLeverage: z.number().int().describe('the greatest leverage of an account that is new'),
  newAccountDays: z.number().int().min(0).max(365).describe('for how long an account is new, from its sign-up'),
  reason,
});

export const setCapsResponse = request;

/** Sets how much of a contract one person may hold, and the leverage of new accounts; a second person approves it. */
export const setCaps = call<z.infer<typeof setCapsRequest>, ApprovalRequested>({
  name: 'staff/set-caps',
  method: 'POST',
  path: '/console/api/contracts/caps',
  permission: 'staff:contracts',
  refusals: [staff['reason-missing'], trading['symbol-unknown'], perpetual['caps-impossible']],
  about:
    'Sets how much of a contract one person may hold, and the leverage of new accounts; a second person approves it.',
});
