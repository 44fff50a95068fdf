import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal } from '../../fields.ts';
import { liquidity } from '../liquidity/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

const terms = {
  rate: decimal.describe('income of a day as a share of the lowest balance that was read'),
  minHeld: decimal,
  maxHeld: decimal,
  open: z.boolean().describe('wallets may join'),
};
const requested = z.object(terms);
export type RequestedLiquidityTerms = z.infer<typeof requested>;

export const setLiquidityTermsRequest = z.strictObject({ ...terms, reason });
export const setLiquidityTermsResponse = request;

/** Says what linked wallets are paid from the next day on; a second person approves it. */
export const setLiquidityTerms = call<z.infer<typeof setLiquidityTermsRequest>, ApprovalRequested>({
  name: 'staff/set-liquidity-terms',
  method: 'POST',
  path: '/console/api/liquidity/terms',
  permission: 'staff:earn',
  refusals: [staff['reason-missing'], liquidity['terms-impossible']],
  about: 'Says what linked wallets are paid from the next day on; a second person approves it.',
});
