import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, symbol, time } from '../../fields.ts';
import { networkName } from './networks.ts';
import { debtCauses } from './sets.ts';

export const debt = z.object({
  debtId: id,
  symbol,
  amount: decimal.describe('at first'),
  left: decimal,
  cause: z.enum(debtCauses),
  network: networkName,
  txHash: z.string().describe('of the deposit that was reversed, or of the withdrawal that was paid twice'),
  at: time,
});

export type Debt = z.infer<typeof debt>;

export const debtsRequest = nothing;

export const debtsResponse = z.array(debt);

/** What the user owes since a deposit was reversed or a withdrawal paid twice, the oldest first. While there is any, nothing leaves the account. */
export const debts = call<z.infer<typeof debtsRequest>, Debt[]>({
  name: 'wallet/debts',
  method: 'GET',
  path: '/asset/debts',
  permission: 'user',
  refusals: [],
  about:
    'What the user owes since a deposit was reversed or a withdrawal paid twice, the oldest first. While there is any, nothing leaves the account.',
});
