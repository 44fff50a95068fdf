import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { networkName } from './networks.ts';
import { withdrawalRejections, withdrawalStates } from './sets.ts';

export const withdrawal = z.object({
  withdrawalId: id,
  symbol,
  network: networkName,
  address: z.string(),
  label: z.string().nullable().describe('of the saved address, while it is there'),
  amount: decimal.describe('leaves the balance, the fee within it'),
  fee: decimal,
  received: decimal.describe('arrives at the address'),
  state: z.enum(withdrawalStates),
  status: z.number().int().min(0).max(3).describe('0 reviewing, 1 waiting for release, 2 failed, 3 success'),
  again: z.boolean().describe('it had been paid, a change of the network took that back, and it is sent again'),
  needs: z.number().int().describe('approvals of staff that it needs; 0 when rules alone decide'),
  rejection: z.enum(withdrawalRejections).nullable(),
  remark: z.string().nullable(),
  txHash: z.string().nullable(),
  confirmations: z.number().int(),
  confirmationsNeeded: z.number().int(),
  requestedAt: time,
  doneAt: time.nullable(),
});

export type Withdrawal = z.infer<typeof withdrawal>;
