import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { type EarnOrder, earnOrder } from './order-row.ts';
import { earn } from './refusals.ts';

export const redeemRequest = z.strictObject({
  order: id,
  amount: decimal,
  requestId: z.string().max(64).describe('1 to 36 letters, digits, - or _; sending it again returns the first result'),
});
export const redeemResponse = earnOrder;

/** Asks savings back, all or a part: they are in the spot account within the hour. */
export const redeem = call<z.infer<typeof redeemRequest>, EarnOrder>({
  name: 'earn/redeem',
  method: 'POST',
  path: '/financial/redeem',
  permission: 'user',
  refusals: [
    wallet['request-id-malformed'],
    wallet['amount-malformed'],
    wallet['request-id-reused'],
    earn['order-unknown'],
    earn['not-holding'],
    earn['above-savings'],
    earn['too-many-redemptions'],
  ],
  about: 'Asks savings back, all or a part: they are in the spot account within the hour.',
});
