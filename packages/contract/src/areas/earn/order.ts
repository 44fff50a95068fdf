import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type EarnOrder, earnOrder } from './order-row.ts';
import { earn } from './refusals.ts';

export const orderRequest = z.strictObject({ order: idText });
export const orderResponse = earnOrder;

/** One order of the user. */
export const order = call<z.infer<typeof orderRequest>, EarnOrder>({
  name: 'earn/order',
  method: 'GET',
  path: '/financial/order',
  permission: 'user',
  whileFrozen: true,
  refusals: [earn['order-unknown']],
  about: 'One order of the user in Earn.',
});
