import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol } from '../../fields.ts';
import { wallet } from './refusals.ts';
import { books } from './sets.ts';
import { type Transfer, transfer } from './transfer.ts';

export const transferCoinsRequest = z.strictObject({
  symbol,
  from: z.enum(books),
  to: z.enum(books),
  amount: decimal,
  requestId: z.string().max(64).describe('1 to 36 letters, digits, - or _; sending it again returns the first result'),
});

export const transferCoinsResponse = transfer;

/** Moves coins between two books of the user, at once and without a fee. */
export const transferCoins = call<z.infer<typeof transferCoinsRequest>, Transfer>({
  name: 'wallet/transfer-coins',
  method: 'POST',
  path: '/asset/transfer',
  permission: 'user',
  refusals: [
    wallet['request-id-malformed'],
    wallet['amount-malformed'],
    wallet['same-book'],
    wallet['request-id-reused'],
    wallet['coin-unknown'],
    wallet['balance-too-small'],
    wallet['not-movable'],
  ],
  about: 'Moves coins between two books of the user, at once and without a fee.',
});
