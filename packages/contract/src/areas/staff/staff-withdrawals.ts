import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { withdrawalStates } from '../wallet/sets.ts';
import { withdrawalRow } from './withdrawal-row.ts';

export type WithdrawalRow = z.infer<typeof withdrawalRow>;

export const staffWithdrawalsRequest = z.strictObject({
  state: z.enum(withdrawalStates).optional(),
  before: idText.optional(),
});

export const staffWithdrawalsResponse = z.array(withdrawalRow);

/** Withdrawals that wait for staff, the oldest first; or those in a named state, the newest first. 50 a page. */
export const staffWithdrawals = call<z.infer<typeof staffWithdrawalsRequest>, WithdrawalRow[]>({
  name: 'staff/staff-withdrawals',
  method: 'GET',
  path: '/console/api/withdrawals',
  permission: 'staff:withdrawals',
  refusals: [],
  about: 'Withdrawals that wait for staff, the oldest first; or those in a named state, the newest first. 50 a page.',
});
