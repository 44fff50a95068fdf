import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type C2cOrder, order } from './order.ts';
import { c2c } from './refusals.ts';
import { cancelReasons, moneySentAnswers } from './sets.ts';

export const cancelRequest = z.strictObject({
  orderId: id,
  reason: z.enum(cancelReasons),
  moneySent: z
    .enum(moneySentAnswers)
    .optional()
    .describe('`no`: the payer was asked whether the fiat was sent, and says no. Who has sent it calls `pay` instead'),
});

export const cancelResponse = order;

/** The payer cancels; the coins go back. A reason that names the seller counts only when the seller contests it. */
export const cancel = call<z.infer<typeof cancelRequest>, C2cOrder>({
  name: 'c2c/cancel',
  method: 'POST',
  path: '/otc/order/cancel',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    c2c['order-unknown'],
    c2c['seller-cannot-cancel'],
    c2c['order-not-cancellable'],
    c2c['silence-too-short'],
    c2c['silence-claimed'],
  ],
  about:
    'The payer cancels; the coins go back. A reason that names the seller counts only when the seller contests it.',
});
