import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol, time } from '../../fields.ts';
import { earn } from './refusals.ts';

export const takeOutRequest = nothing;
export const takeOutResponse = z.object({
  taken: z.array(z.object({ asset: symbol, amount: decimal })),
  nextAt: time.nullable().describe('from when income can be taken out again'),
});
export type TakenOut = z.infer<typeof takeOutResponse>;

/** Moves the income of the user's machines that can be taken out now to the spot account. */
export const takeOut = call<z.infer<typeof takeOutRequest>, TakenOut>({
  name: 'earn/take-out',
  method: 'POST',
  path: '/financial/machine/take-out',
  permission: 'user',
  refusals: [earn['nothing-to-take'], earn['not-yet']],
  about: "Moves the income of the user's machines that can be taken out now to the spot account.",
});
