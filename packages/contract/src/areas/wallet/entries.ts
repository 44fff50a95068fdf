import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, sizeText, symbol, time, timeText } from '../../fields.ts';
import { books, causes } from './sets.ts';

/** One line of the ledger, as the owner of the account sees it. */
export const entry = z.object({
  entryId: id,
  book: z.enum(books),
  symbol,
  amount: z.string().describe('signed decimal: gained, or lost with a leading -'),
  balanceAfter: decimal.describe('available and frozen together, after this line'),
  cause: z.enum(causes),
  reference: id.describe(
    'the trade, transfer, deposit, withdrawal or conversion that caused it; for practice funds the owner',
  ),
  at: time,
});

export type Entry = z.infer<typeof entry>;

export const entriesRequest = z.strictObject({
  symbol: symbol.optional(),
  book: z.enum(books).optional(),
  cause: z.enum(causes).optional(),
  from: timeText.optional().describe('only lines at this time or later'),
  to: timeText.optional().describe('only lines before this time'),
  before: idText.optional().describe('only lines with a smaller id'),
  size: sizeText.optional(),
});

export const entriesResponse = z.array(entry);

/** The user's ledger, newest first, 20 a page: each line with the balance after it. */
export const entries = call<z.infer<typeof entriesRequest>, Entry[]>({
  name: 'wallet/entries',
  method: 'GET',
  path: '/asset/ledger',
  permission: 'user',
  refusals: [],
  about: "The user's ledger, newest first, 20 a page: each line with the balance after it.",
});
