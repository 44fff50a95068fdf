import { z } from 'zod';
import { call } from '../../call.ts';
import { symbol } from '../../fields.ts';
import { earn } from '../earn/refusals.ts';
import { EARN_DAYS_MAX, earnKinds } from '../earn/sets.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { earnTerms } from './earn-terms.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const listEarnProductRequest = z.strictObject({
  kind: z.enum(earnKinds),
  asset: symbol,
  days: z.number().int().min(0).max(EARN_DAYS_MAX).describe('of savings 0'),
  ...earnTerms,
  reason,
});
export const listEarnProductResponse = request;

/** Lists a product of Earn; a second person approves it. What is not funded cannot be sold. */
export const listEarnProduct = call<z.infer<typeof listEarnProductRequest>, ApprovalRequested>({
  name: 'staff/list-earn-product',
  method: 'POST',
  path: '/console/api/earn/products',
  permission: 'staff:earn',
  refusals: [staff['reason-missing'], earn['terms-impossible'], earn['already-listed']],
  about: 'Lists a product of Earn; a second person approves it. What is not funded cannot be sold.',
});
