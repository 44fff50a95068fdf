import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, signedDecimal, symbol } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { contractBooks } from '../perpetual/books.ts';
import { fundFlow } from '../perpetual/fund-flows.ts';

export const contractFundsRequest = nothing;

export const contractFund = z.object({
  book: z.enum(contractBooks).describe('perpetual contracts, or dated ones'),
  coin: symbol,
  balance: decimal,
  peak: decimal.describe('the most that it had within eight hours'),
  kept: decimal.describe('seven tenths of that: it takes no position over that would leave it less'),
  badDebt: decimal.describe('what nobody could pay: losses beyond the fund'),
  positions: z
    .array(
      z.object({
        symbol: contractSymbol,
        quantity: signedDecimal,
        entryPrice: decimal,
        markPrice: decimal.nullable(),
        unrealised: signedDecimal.nullable(),
      }),
    )
    .describe('taken over, and closed near the mark in small parts'),
  flows: z.array(fundFlow).describe('the newest 20'),
});

export const contractFundsResponse = z.array(contractFund);

export type ContractFund = z.infer<typeof contractFund>;

/** The insurance fund of contracts by coin: what it has, holds, got and paid, and what even it could not pay. */
export const contractFunds = call<z.infer<typeof contractFundsRequest>, ContractFund[]>({
  name: 'staff/contract-funds',
  method: 'GET',
  path: '/console/api/contract-funds',
  permission: 'staff:contracts',
  refusals: [],
  about: 'The insurance fund of contracts by coin: what it has, holds, got and paid, and what even it could not pay.',
});
