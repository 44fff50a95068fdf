import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { earn } from '../earn/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const reopenEarnProductRequest = z.strictObject({ product: id, reason });
export const reopenEarnProductResponse = request;

/** Sells a product of Earn again; a second person approves it. */
export const reopenEarnProduct = call<z.infer<typeof reopenEarnProductRequest>, ApprovalRequested>({
  name: 'staff/reopen-earn-product',
  method: 'POST',
  path: '/console/api/earn/products/reopen',
  permission: 'staff:earn',
  refusals: [staff['reason-missing'], earn['product-unknown'], earn['already-listed']],
  about: 'Sells a product of Earn again; a second person approves it.',
});
