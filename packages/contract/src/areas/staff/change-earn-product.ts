import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { earn } from '../earn/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { earnTerms } from './earn-terms.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const changeEarnProductRequest = z.strictObject({ product: id, ...earnTerms, reason });
export const changeEarnProductResponse = request;

/** Gives a product of Earn other terms; a second person approves it. Orders keep those that they began with. */
export const changeEarnProduct = call<z.infer<typeof changeEarnProductRequest>, ApprovalRequested>({
  name: 'staff/change-earn-product',
  method: 'POST',
  path: '/console/api/earn/products/change',
  permission: 'staff:earn',
  refusals: [staff['reason-missing'], earn['product-unknown'], earn['terms-impossible'], earn['already-listed']],
  about: 'Gives a product of Earn other terms; a second person approves it. Orders keep those that they began with.',
});
