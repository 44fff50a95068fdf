import { z } from 'zod';
import { call } from '../../call.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { contractTerms } from '../perpetual/sets.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const listDeliveryRequest = z.strictObject({
  symbol: contractSymbol.describe('of the perpetual contract whose terms and tiers it gets'),
  term: z.enum(contractTerms),
  reason,
});

export const listDeliveryResponse = request;

/** Lists a dated contract with the terms of a perpetual one, and its successors after it; a second person approves it. */
export const listDelivery = call<z.infer<typeof listDeliveryRequest>, ApprovalRequested>({
  name: 'staff/list-delivery',
  method: 'POST',
  path: '/console/api/contracts/delivery',
  permission: 'staff:contracts',
  refusals: [staff['reason-missing'], trading['symbol-unknown'], staff['contract-dated'], staff['delivery-listed']],
  about:
    'Lists a dated contract with the terms of a perpetual one, and its successors after it; a second person approves it.',
});
