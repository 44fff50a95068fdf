import { z } from 'zod';
import { call } from '../../call.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';
import { reopenings } from './sets.ts';

export const resumeContractRequest = z.strictObject({ symbol: contractSymbol, to: z.enum(reopenings), reason });

export const resumeContractResponse = request;

/** Lets a halted contract trade again, or its positions be closed; a second person approves it. */
export const resumeContract = call<z.infer<typeof resumeContractRequest>, ApprovalRequested>({
  name: 'staff/resume-contract',
  method: 'POST',
  path: '/console/api/contracts/resume',
  permission: 'staff:contracts',
  refusals: [staff['reason-missing'], trading['symbol-unknown'], staff['contract-open']],
  about: 'Lets a halted contract trade again, or its positions be closed; a second person approves it.',
});
