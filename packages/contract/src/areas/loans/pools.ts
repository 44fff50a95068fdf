import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol } from '../../fields.ts';

export const poolsRequest = nothing;

/** What is lent of an asset and what for. */
export const poolRow = z.object({
  asset: symbol,
  capital: decimal.describe('what Quay has put in, with its part of interest and the fees of sales'),
  lent: decimal.describe('principal of all loans that are not over'),
  free: decimal.describe('what is there to lend'),
  utilisation: decimal.describe('lent / (lent + free)'),
  interest: decimal.describe('all interest that borrowers ever paid'),
  lendersInterest: decimal.describe('nine tenths of it, in all and rounded down: of those who save'),
});
export const poolsResponse = z.array(poolRow);
export type LoanPoolRow = z.infer<typeof poolRow>;

/** The pools that loans come from: what is in them, what is lent, and what borrowers have paid. */
export const pools = call<z.infer<typeof poolsRequest>, LoanPoolRow[]>({
  name: 'loans/pools',
  method: 'GET',
  path: '/loan/pledge/pools',
  permission: 'guest',
  refusals: [],
  about: 'The pools that loans come from: what is in them, what is lent, and what borrowers have paid.',
});
