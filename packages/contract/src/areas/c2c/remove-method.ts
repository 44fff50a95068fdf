import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { c2c } from './refusals.ts';

export const removeMethodRequest = z.strictObject({ methodId: id });

export const removeMethodResponse = nothing;

/** Removes a payment method that no ad on the shelf and no order under way uses. */
export const removeMethod = call<z.infer<typeof removeMethodRequest>, z.infer<typeof removeMethodResponse>>({
  name: 'c2c/remove-method',
  method: 'POST',
  path: '/payment/delete',
  permission: 'user',
  refusals: [c2c['method-unknown'], c2c['method-in-use']],
  about: 'Removes a payment method that no ad on the shelf and no order under way uses.',
});
