import { z } from 'zod';
import { call } from '../../call.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { perpetual } from '../perpetual/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const settleContractRequest = z.strictObject({ symbol: contractSymbol, reason });

export const settleContractResponse = request;

/** Settles an overdue dated contract at the newest index of before that, never at another price; a second person approves it. */
export const settleContract = call<z.infer<typeof settleContractRequest>, ApprovalRequested>({
  name: 'staff/settle-contract',
  method: 'POST',
  path: '/console/api/contracts/settle',
  permission: 'staff:contracts',
  refusals: [staff['reason-missing'], trading['symbol-unknown'], perpetual['settlement-not-overdue']],
  about:
    'Settles an overdue dated contract at the newest index of before that, never at another price; a second person approves it.',
});
