import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, signedDecimal, symbol, time } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { contractBooks } from './books.ts';

export const insuranceFundRequest = nothing;

/** The insurance fund of a book and a coin: what it has, what it keeps, and what it took over and still holds. */
export const fundOfCoin = z.object({
  book: z.enum(contractBooks).describe('perpetual contracts, or dated ones'),
  coin: symbol,
  balance: decimal,
  peak: decimal.describe('the most that it had within eight hours'),
  kept: decimal.describe('seven tenths of that: it takes no position over that would leave it less'),
  positions: z.array(z.object({ symbol: contractSymbol, quantity: signedDecimal })),
  deleveraged: z.object({
    count: z.number().int().nonnegative().describe('positions that were closed against bankrupt ones in 90 days'),
    lastAt: time.nullable(),
    receipt: id.nullable().describe('the last receipt of one'),
  }),
});
export const insuranceFundResponse = z.array(fundOfCoin);
export type FundOfCoin = z.infer<typeof fundOfCoin>;

/** The insurance funds of contracts, by book and coin. */
export const insuranceFund = call<z.infer<typeof insuranceFundRequest>, FundOfCoin[]>({
  name: 'perpetual/insurance-fund',
  method: 'GET',
  path: '/perpetual/insurance-fund',
  permission: 'guest',
  refusals: [],
  about: 'The insurance funds of contracts, by book and coin.',
});
