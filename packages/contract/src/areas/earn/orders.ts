import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { earnOrder } from './order-row.ts';

export const ordersRequest = z.strictObject({
  over: z.literal('1').optional().describe('those that are over, newest first, 20 a page; else all that are not'),
  before: idText.optional().describe('of those that are over, only with a smaller id'),
});
export const ordersResponse = z.array(earnOrder);

/** What the user has in Earn, newest first; or what is over. */
export const orders = call<z.infer<typeof ordersRequest>, z.infer<typeof ordersResponse>>({
  name: 'earn/orders',
  method: 'GET',
  path: '/financial/orders',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What the user has in Earn, newest first; or what is over.',
});
