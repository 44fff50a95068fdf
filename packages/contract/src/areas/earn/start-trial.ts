import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type EarnOrder, earnOrder } from './order-row.ts';
import { earn } from './refusals.ts';

export const startTrialRequest = z.strictObject({
  product: id,
  version: z.number().int().positive().describe('of the terms that the user was shown; other ones are refused'),
});
export const startTrialResponse = earnOrder;

/** Starts the trial machine: lent for three days, once for a person, paid from the promotion budget. */
export const startTrial = call<z.infer<typeof startTrialRequest>, EarnOrder>({
  name: 'earn/start-trial',
  method: 'POST',
  path: '/financial/machine/trial',
  permission: 'user',
  refusals: [
    earn['product-unknown'],
    earn['trial-taken'],
    earn['not-listed'],
    earn['terms-changed'],
    earn['too-many-orders'],
    earn['sold-out'],
    earn.quota,
    earn['not-funded'],
  ],
  about: 'Starts the trial machine: lent for three days, once for a person, paid from the promotion budget.',
});
