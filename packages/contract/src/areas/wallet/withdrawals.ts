import { z } from 'zod';
import { call } from '../../call.ts';
import { idText, sizeText } from '../../fields.ts';
import { withdrawalStates } from './sets.ts';
import { type Withdrawal, withdrawal } from './withdrawal.ts';

export const withdrawalsRequest = z.strictObject({
  state: z.enum(withdrawalStates).optional(),
  before: idText.optional(),
  size: sizeText.optional(),
});

export const withdrawalsResponse = z.array(withdrawal);

/** The user's withdrawals, newest first, 20 a page. */
export const withdrawals = call<z.infer<typeof withdrawalsRequest>, Withdrawal[]>({
  name: 'wallet/withdrawals',
  method: 'GET',
  path: '/asset/withdraw/list',
  permission: 'user',
  refusals: [],
  about: "The user's withdrawals, newest first, 20 a page.",
});
