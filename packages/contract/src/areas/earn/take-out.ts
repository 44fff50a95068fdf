import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type EarnOrder, earnOrder } from './order-row.ts';
import { earn } from './refusals.ts';

export const takeOutRequest = z.strictObject({ order: id });
export const takeOutResponse = earnOrder;

/** Moves what a machine has earned to the spot account: after its first 12 hours, and then every 12 hours. */
export const takeOut = call<z.infer<typeof takeOutRequest>, EarnOrder>({
  name: 'earn/take-out',
  method: 'POST',
  path: '/financial/machine/take-out',
  permission: 'user',
  refusals: [earn['order-unknown'], earn.frozen, earn['nothing-to-take'], earn['not-yet']],
  about: 'Moves what a machine has earned to the spot account: after its first 12 hours, and then every 12 hours.',
});
