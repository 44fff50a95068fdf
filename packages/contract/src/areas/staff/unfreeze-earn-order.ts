import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { earn } from '../earn/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const unfreezeEarnOrderRequest = z.strictObject({ order: id, reason });
export const unfreezeEarnOrderResponse = request;

/** Ends the freeze of an order of Earn before its time; a second person approves it. */
export const unfreezeEarnOrder = call<z.infer<typeof unfreezeEarnOrderRequest>, ApprovalRequested>({
  name: 'staff/unfreeze-earn-order',
  method: 'POST',
  path: '/console/api/earn/orders/unfreeze',
  permission: 'staff:earn',
  refusals: [staff['reason-missing'], earn['order-unknown'], earn['not-frozen']],
  about: 'Ends the freeze of an order of Earn before its time; a second person approves it.',
});
