import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { type EarnOrder, earnOrder } from './order-row.ts';
import { earn } from './refusals.ts';

export const exitEarlyRequest = z.strictObject({
  order: id,
  penalty: decimal.describe('what the user was shown that it costs; if it costs something else by now, it is refused'),
});
export const exitEarlyResponse = earnOrder;

/** Leaves a fixed term, a lock-up or a machine before its end: the sum less the penalty is in spot at once. */
export const exitEarly = call<z.infer<typeof exitEarlyRequest>, EarnOrder>({
  name: 'earn/exit-early',
  method: 'POST',
  path: '/financial/exit-early',
  permission: 'user',
  refusals: [
    earn['order-unknown'],
    earn.frozen,
    earn['not-holding'],
    earn['term-over'],
    earn.locked,
    earn['penalty-changed'],
  ],
  about: 'Leaves a fixed term, a lock-up or a machine before its end: the sum less the penalty is in spot at once.',
});
