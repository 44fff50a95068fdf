import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';
import { earn } from '../earn/refusals.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const freezeEarnOrderRequest = z.strictObject({
  order: id,
  until: time,
  reason: reason.describe('its owner reads it'),
});
export const freezeEarnOrderResponse = nothing;

/** Keeps an order of Earn as it is until a time, at once: it is neither left nor taken out of. Its owner reads the reason. */
export const freezeEarnOrder = call<z.infer<typeof freezeEarnOrderRequest>, z.infer<typeof freezeEarnOrderResponse>>({
  name: 'staff/freeze-earn-order',
  method: 'POST',
  path: '/console/api/earn/orders/freeze',
  permission: 'staff:earn',
  refusals: [staff['reason-missing'], earn['order-unknown'], earn['not-holding'], earn['freeze-end-past']],
  about:
    'Keeps an order of Earn as it is until a time, at once: it is neither left nor taken out of. Its owner reads the reason.',
});
