import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, sizeText, time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';

export const fundingHistoryRequest = z.strictObject({
  symbol: contractSymbol,
  before: idText.optional().describe('only periods with a smaller id'),
  size: sizeText.optional(),
});

/** A funding period that is over, with what its rate was made of. */
export const fundingPeriod = z.object({
  period: id,
  symbol: contractSymbol,
  startsAt: time,
  endsAt: time.describe('the stamp: who held a position then paid or received'),
  rate: signedDecimal.describe('above zero longs pay, below zero shorts'),
  markPrice: decimal.nullable().describe('the mark that all paid by'),
  samples: z.number().int().nonnegative().describe('of the premium, that were taken'),
  due: z.number().int().nonnegative().describe('samples that were due; one that is missing counts as zero'),
  premiumSum: signedDecimal,
  interest: decimal,
  damp: decimal,
  cap: decimal,
  holders: z.number().int().nonnegative(),
  received: signedDecimal.describe('by all holders together; the insurance fund got the opposite'),
  skipped: z.boolean().describe('the contract was halted over all of it'),
  receipt: id.nullable().describe('number of its receipt; null for the seconds until it is written'),
});
export const fundingHistoryResponse = z.array(fundingPeriod);
export type FundingPeriodLine = z.infer<typeof fundingPeriod>;

/** Funding periods of a contract that are over, newest first, 20 a page. */
export const fundingHistory = call<z.infer<typeof fundingHistoryRequest>, FundingPeriodLine[]>({
  name: 'perpetual/funding-history',
  method: 'GET',
  path: '/perpetual/funding/history',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: 'Funding periods of a contract that are over, newest first, 20 a page.',
});
