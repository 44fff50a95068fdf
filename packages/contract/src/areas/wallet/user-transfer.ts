import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';

/** Coins that one user gave to another, as one of the two sees it. */
export const userTransfer = z.object({
  transferId: id,
  direction: z.enum(['sent', 'received']),
  userId: id.describe('UID of the other one'),
  name: z.string().describe('nickname of the other one, masked'),
  symbol,
  amount: decimal,
  at: time,
});

export type UserTransferLine = z.infer<typeof userTransfer>;
