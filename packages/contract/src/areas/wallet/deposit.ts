import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { networkName } from './networks.ts';
import { depositStates } from './sets.ts';

export const deposit = z.object({
  depositId: id,
  symbol,
  network: networkName,
  amount: decimal,
  state: z.enum(depositStates),
  confirmations: z.number().int().describe('so far, at most what is needed'),
  confirmationsNeeded: z.number().int(),
  address: z.string().describe("the user's own deposit address"),
  from: z.string().describe('where the coins came from'),
  txHash: z.string(),
  block: z.number().int(),
  seenAt: time,
  creditedAt: time.nullable(),
  owed: decimal.nullable().describe('of a reversed one, what is still owed of it'),
});

export type Deposit = z.infer<typeof deposit>;
