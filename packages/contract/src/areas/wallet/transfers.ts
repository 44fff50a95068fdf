import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, sizeText, symbol, time } from '../../fields.ts';
import { wallet } from './refusals.ts';
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
  ],
  about: 'Moves coins between two books of the user, at once and without a fee.',
});

export const transfersRequest = z.strictObject({ before: idText.optional(), size: sizeText.optional() });
export const transfersResponse = z.array(transfer);
/** The user's transfers, newest first, 20 a page. */
export const transfers = call<z.infer<typeof transfersRequest>, Transfer[]>({
  name: 'wallet/transfers',
  method: 'GET',
  path: '/asset/transfer/list',
  permission: 'user',
  refusals: [],
  about: "The user's transfers, newest first, 20 a page.",
});
