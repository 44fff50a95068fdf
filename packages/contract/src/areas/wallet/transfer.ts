import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { books } from './sets.ts';

export const transfer = z.object({
  transferId: id,
  symbol,
  from: z.enum(books),
  to: z.enum(books),
  amount: decimal,
  at: time,
});

export type Transfer = z.infer<typeof transfer>;
