import { z } from 'zod';
import { decimal, symbol } from '../../fields.ts';
import { books } from './sets.ts';

export const balance = z.object({
  book: z.enum(books),
  symbol,
  available: decimal,
  frozen: decimal.describe('held for open orders, withdrawals and deposits of merchants'),
});

export type Balance = z.infer<typeof balance>;
