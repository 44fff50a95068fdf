import { z } from 'zod';
import { call } from '../../call.ts';
import { line, signedDecimal, symbol } from '../../fields.ts';
import { earn } from '../earn/refusals.ts';
import { FUND_CODE_MAX } from '../earn/sets.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const fundEarnRequest = z.strictObject({
  code: line.min(1).max(FUND_CODE_MAX),
  asset: symbol,
  amount: signedDecimal.describe('below zero takes out what is promised to nobody'),
  reason,
});
export const fundEarnResponse = request;

/** Puts Quay’s own coins into a fund of Earn, or takes out what is promised to nobody; a second person approves it. */
export const fundEarn = call<z.infer<typeof fundEarnRequest>, ApprovalRequested>({
  name: 'staff/fund-earn',
  method: 'POST',
  path: '/console/api/earn/fund',
  permission: 'staff:earn',
  refusals: [staff['reason-missing'], earn['amount-missing'], earn['fund-unknown'], earn['cover-promised']],
  about:
    'Puts Quay’s own coins into a fund of Earn, or takes out what is promised to nobody; a second person approves it.',
});
