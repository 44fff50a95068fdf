import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type C2cOrder, order } from './order.ts';
import { c2c } from './refusals.ts';

export const withdrawAppealRequest = z.strictObject({ orderId: id });

export const withdrawAppealResponse = order;

/** Offers to withdraw the appeal, or agrees to the other's offer: then the order waits for its release again. */
export const withdrawAppeal = call<z.infer<typeof withdrawAppealRequest>, C2cOrder>({
  name: 'c2c/withdraw-appeal',
  method: 'POST',
  path: '/otc/order/appeal/withdraw',
  permission: 'user',
  refusals: [c2c['order-unknown'], c2c['appeal-none']],
  about: "Offers to withdraw the appeal, or agrees to the other's offer: then the order waits for its release again.",
});
