import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { type EarnOrder, earnOrder } from './order-row.ts';
import { earn } from './refusals.ts';

export const subscribeRequest = z.strictObject({
  product: id,
  amount: decimal,
  version: z.number().int().positive().describe('of the terms that the user was shown; other ones are refused'),
  requestId: z.string().max(64).describe('1 to 36 letters, digits, - or _; sending it again returns the first result'),
});
export const subscribeResponse = earnOrder;

/** Puts coins of the spot account into savings. */
export const subscribe = call<z.infer<typeof subscribeRequest>, EarnOrder>({
  name: 'earn/subscribe',
  method: 'POST',
  path: '/financial/subscribe',
  permission: 'user',
  refusals: [
    wallet['request-id-malformed'],
    wallet['amount-malformed'],
    wallet['request-id-reused'],
    earn['product-unknown'],
    earn['not-listed'],
    earn['terms-changed'],
    earn['out-of-range'],
    earn['person-limit'],
    earn['sold-out'],
    earn.quota,
    wallet['balance-too-small'],
  ],
  about: 'Puts coins of the spot account into savings.',
});
