import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, signedDecimal, symbol } from '../../fields.ts';
import { contractBooks } from './books.ts';

export const accountRequest = nothing;
/**
 * What positions of a person in one book that settle in one coin stand on, at the marks of a moment. `available` and `frozen` are of the
 * ledger; the rest follows from them, the positions, the orders' holds and the marks.
 */
export const accountRow = z.object({
  book: z.enum(contractBooks).describe('perpetual contracts, or dated ones: no money of one stands behind the other'),
  coin: symbol,
  available: decimal,
  frozen: decimal,
  isolatedHeld: decimal.describe('of frozen: margins of isolated positions, and holds of orders in isolated contracts'),
  wallet: decimal.describe('available and frozen without isolatedHeld: what cross positions stand on'),
  unrealised: signedDecimal.describe('profit of cross positions at the marks'),
  equity: signedDecimal.describe('wallet and unrealised'),
  initialMargin: decimal.describe('that cross positions require to be opened'),
  maintenance: decimal.describe('that cross positions require to be kept; at equity they are liquidated'),
  marginRatio: decimal.nullable().describe('maintenance as a share of equity; null where nothing of it is left'),
  free: signedDecimal.describe('what may open more: a loss counts, a profit does not'),
  movable: decimal.describe('what may be transferred out or moved behind an isolated position'),
});
export const accountResponse = z.object({ accounts: z.array(accountRow) });
export type Account = z.infer<typeof accountRow>;
export type Accounts = z.infer<typeof accountResponse>;

/** The user's accounts of contracts, one for each book and each coin that its contracts settle in, at the marks as they are. */
export const account = call<z.infer<typeof accountRequest>, Accounts>({
  name: 'perpetual/account',
  method: 'GET',
  path: '/perpetual/account',
  permission: 'user',
  refusals: [],
  about:
    "The user's accounts of contracts, one for each book and each coin that its contracts settle in, at the marks as they are.",
});
