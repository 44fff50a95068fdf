import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { type EarnOrder, earnOrder } from './order-row.ts';
import { earn } from './refusals.ts';

export const buyRequest = z.strictObject({
  product: id,
  amount: decimal,
  version: z.number().int().positive().describe('of the terms that the user was shown; other ones are refused'),
  requestId: z.string().max(64).describe('1 to 36 letters, digits, - or _; sending it again returns the first result'),
  sharedBy: id.optional().describe('of a lock-up: the order of who showed it; the promotion budget pays them a bonus'),
});
export const buyResponse = earnOrder;

/** Buys a fixed term, a lock-up or a machine: a sum of the spot account is held for the term, and pays a fixed income. */
export const buy = call<z.infer<typeof buyRequest>, EarnOrder>({
  name: 'earn/buy',
  method: 'POST',
  path: '/financial/buy',
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
    earn['too-many-orders'],
    earn['sold-out'],
    earn.quota,
    earn['not-funded'],
    earn['share-unknown'],
    earn['share-own'],
    wallet['balance-too-small'],
  ],
  about:
    'Buys a fixed term, a lock-up or a machine: a sum of the spot account is held for the term, and pays a fixed income.',
});
