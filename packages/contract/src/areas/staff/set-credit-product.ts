import type { z } from 'zod';
import { call } from '../../call.ts';
import { credit } from '../credit/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { creditProductOfConsole } from './credit-pool.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const setCreditProductRequest = creditProductOfConsole.extend({ reason }).strict();
export const setCreditProductResponse = request;

/** Asks for other terms of loans without a pledge, or to open or close them; a second person approves it. */
export const setCreditProduct = call<z.infer<typeof setCreditProductRequest>, ApprovalRequested>({
  name: 'staff/set-credit-product',
  method: 'POST',
  path: '/console/api/credits/product',
  permission: 'staff:credits',
  refusals: [staff['reason-missing'], credit['amount-malformed'], credit['terms-impossible']],
  about: 'Asks for other terms of loans without a pledge, or to open or close them; a second person approves it.',
});
