import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { perpetual } from '../perpetual/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';
import { TIERS_MAX } from './sets.ts';

/** Margin tiers as somebody of staff writes them. */
export const wantedTiers = z.strictObject({
  symbol: contractSymbol,
  cap: decimal.describe('the largest notional that a person may hold, in what the contract settles in'),
  tiers: z
    .array(
      z.strictObject({
        floor: decimal.describe('a notional above this reaches the tier; 0 in the first'),
        maintenanceRate: decimal,
        initialRate: decimal,
      }),
    )
    .min(1)
    .max(TIERS_MAX),
});

export const setTiersRequest = wantedTiers.extend({
  appliesAt: time.describe('from when on they hold; from the approval on where that is later'),
  reason,
});

export const setTiersResponse = request;

/** Sets the margin tiers of a contract from a moment on; a second person approves it. */
export const setTiers = call<z.infer<typeof setTiersRequest>, ApprovalRequested>({
  name: 'staff/set-tiers',
  method: 'POST',
  path: '/console/api/contracts/tiers',
  permission: 'staff:contracts',
  refusals: [staff['reason-missing'], trading['symbol-unknown'], perpetual['tiers-impossible']],
  about: 'Sets the margin tiers of a contract from a moment on; a second person approves it.',
});
