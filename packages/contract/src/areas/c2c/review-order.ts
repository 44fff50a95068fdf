import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type C2cOrder, order } from './order.ts';
import { c2c } from './refusals.ts';
import { REVIEW_MAX } from './sets.ts';

export const reviewOrderRequest = z.strictObject({
  orderId: id,
  good: z.boolean(),
  text: z.string().trim().max(REVIEW_MAX).optional(),
});

export const reviewOrderResponse = order;

/** Says how it was, once, after completion. */
export const reviewOrder = call<z.infer<typeof reviewOrderRequest>, C2cOrder>({
  name: 'c2c/review-order',
  method: 'POST',
  path: '/otc/order/review',
  permission: 'user',
  refusals: [c2c['order-unknown'], c2c['review-not-yet'], c2c['review-already']],
  about: 'Says how it was, once, after completion.',
});
