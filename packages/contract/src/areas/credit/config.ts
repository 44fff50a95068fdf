import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol } from '../../fields.ts';
import { creditDocuments } from './sets.ts';

export const configRequest = nothing;
export const creditProductRow = z.object({
  coinSymbol: symbol,
  cycle: z.number().int().positive().describe('days'),
  dailyRate: decimal,
  yearlyRate: decimal.describe('365 times the daily rate'),
  lateRate: decimal.describe('a day, after the due time'),
  lateMultiple: decimal,
  minAmount: decimal,
  maxAmount: decimal.describe('most that one person may have borrowed and asked for at a time'),
  repaymentMode: z.literal('at-maturity'),
  lender: z.literal('Quay'),
});
export const configResponse = z.object({
  products: z.array(creditProductRow).describe('those that can be applied for, the shortest first'),
  capital: decimal.describe('what Quay has put in of its own, with interest that was paid'),
  lent: decimal,
  reviewDays: z.number().int().describe('working days within which is decided, as a rule'),
  offerDays: z.number().int(),
  documents: z.array(z.object({ name: z.enum(creditDocuments), needed: z.boolean() })),
});
export type CreditProductOnWire = z.infer<typeof creditProductRow>;
export type CreditConfig = z.infer<typeof configResponse>;

/** What can be borrowed without a pledge, on which terms, and out of what. */
export const config = call<z.infer<typeof configRequest>, CreditConfig>({
  name: 'credit/config',
  method: 'GET',
  path: '/credit/loan/config/getAll',
  permission: 'guest',
  refusals: [],
  about: 'What can be borrowed without a pledge, on which terms, and out of what.',
});
