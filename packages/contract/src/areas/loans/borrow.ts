import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol } from '../../fields.ts';
import { identity } from '../identity/refusals.ts';
import { type Loan, loanRow } from './loan-fields.ts';
import { loans } from './refusals.ts';

export const borrowRequest = z.strictObject({
  asset: symbol.describe('what is borrowed'),
  pledge: symbol.describe('what is pledged'),
  days: z.number().int().positive().max(365),
  amount: decimal.describe('of the asset'),
  pledged: decimal.describe('of the pledge'),
  hourlyRate: decimal.describe('the rate that the user was shown; another one is refused'),
  requestId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,36}$/)
    .describe('1 to 36 letters, digits, - or _; sending it again while the loan is not over returns that loan'),
});
export const borrowResponse = loanRow;
export type BorrowRequest = z.infer<typeof borrowRequest>;

/** Borrows against a pledge, which is held until nothing is owed. */
export const borrow = call<BorrowRequest, Loan>({
  name: 'loans/borrow',
  method: 'POST',
  path: '/loan/pledge/borrow',
  permission: 'user',
  refusals: [
    loans['amount-malformed'],
    loans['product-unknown'],
    loans['product-closed'],
    loans['rate-changed'],
    loans['below-min'],
    loans['amount-missing'],
    loans['coin-cap'],
    loans['too-many-loans'],
    loans['coin-halted'],
    loans['index-abnormal'],
    loans['rate-too-high'],
    loans['pool-empty'],
    loans['balance-too-small'],
    identity['account-frozen'],
  ],
  about: 'Borrows against a pledge, which is held until nothing is owed.',
});
