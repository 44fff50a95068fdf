import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, line, symbol } from '../../fields.ts';
import { currencies } from '../identity/sets.ts';
import { wallet } from '../wallet/refusals.ts';
import { type CreditLoanOnWire, creditLoan } from './loan-fields.ts';
import { credit } from './refusals.ts';

const fileId = z.string().max(64).describe('of an upload for the purpose `credit`');

export const applyRequest = z.strictObject({
  coinSymbol: symbol.optional().describe('USDT when not said'),
  amount: decimal,
  cycle: z.number().int().positive().describe('days'),
  dailyRate: decimal.describe('what the applicant was shown; another one is refused'),
  acceptTerms: z.boolean(),
  currency: z.enum(currencies).describe('of the figures that follow'),
  income: decimal.describe('a month'),
  rent: decimal.describe('a month; 0 for none'),
  otherCredit: decimal.describe('a month; 0 for none'),
  note: line.max(300).optional().describe('what the loan is for'),
  documents: z.strictObject({
    'id-photo': fileId.optional().describe('left out where the verification has one'),
    income: fileId.optional(),
    statement: fileId.optional(),
    property: fileId.optional().describe('not needed'),
  }),
});
export const applyResponse = creditLoan;
export type ApplyCredit = z.infer<typeof applyRequest>;

/** Applies for a loan without a pledge. People decide; what is approved as asked for is paid out to the spot account. */
export const apply = call<ApplyCredit, CreditLoanOnWire>({
  name: 'credit/apply',
  method: 'POST',
  path: '/credit/loan/apply',
  permission: 'user',
  refusals: [
    credit['amount-malformed'],
    credit['figure-malformed'],
    credit['terms-not-accepted'],
    credit['level-missing'],
    credit['document-missing'],
    credit['document-unknown'],
    credit['product-unknown'],
    credit['product-closed'],
    credit['rate-changed'],
    credit['amount-below-min'],
    credit['amount-above-max'],
    credit['overdue-open'],
    credit['application-open'],
    credit['limit-reached'],
    wallet['debt-open'],
  ],
  about:
    'Applies for a loan without a pledge. People decide; what is approved as asked for is paid out to the spot account.',
});
