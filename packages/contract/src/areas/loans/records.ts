import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, symbol, time, timeText } from '../../fields.ts';
import { loanActs } from './sets.ts';

export const recordsRequest = z.strictObject({
  loan: idText.optional().describe('only of one loan'),
  from: timeText.optional().describe('only at this time or later'),
  to: timeText.optional().describe('only before this time'),
  before: idText.optional().describe('only with a smaller id'),
});

/** One thing that happened to a loan. */
export const recordRow = z.object({
  id,
  loan: id,
  asset: symbol,
  pledgeCoin: symbol,
  act: z.enum(loanActs),
  principal: decimal.describe('borrowed or repaid'),
  interest: decimal.describe('paid'),
  pledge: signedDecimal.describe('what came to the pledge; below zero what left it'),
  principalAfter: decimal,
  pledgeAfter: decimal,
  sale: id.nullable().describe('of a forced sale: what its receipt is asked for by'),
  at: time,
});
export const recordsResponse = z.array(recordRow);
export type LoanRecordRow = z.infer<typeof recordRow>;

/** What happened to the user’s loans, newest first, 20 a page. */
export const records = call<z.infer<typeof recordsRequest>, LoanRecordRow[]>({
  name: 'loans/records',
  method: 'GET',
  path: '/loan/pledge/records',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What happened to the user’s loans, newest first, 20 a page.',
});
