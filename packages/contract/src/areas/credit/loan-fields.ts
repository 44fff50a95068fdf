import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { creditDocuments, creditEvents, creditRejections, creditStatuses } from './sets.ts';

const eventRow = z.object({ kind: z.enum(creditEvents), amount: decimal, interest: decimal, at: time });

/** A loan without a pledge as its borrower sees it, from the application on. */
export const creditLoan = z.object({
  id,
  coinSymbol: symbol,
  amount: decimal.describe('what was asked for'),
  approvedAmount: decimal.nullable().describe('what is lent or offered; null until staff have approved'),
  cycle: z.number().int().positive().describe('days'),
  dailyRate: decimal,
  yearlyRate: decimal.describe('365 times the daily rate'),
  lateRate: decimal.describe('a day, after the due time'),
  repaymentMode: z.literal('at-maturity').describe('principal and interest at once, at the due time or before'),
  lender: z.literal('Quay').describe('out of its own capital'),
  status: z
    .number()
    .int()
    .describe('0 pending review, 1 rejected, 2 borrowing, 3 repaid, 4 overdue, 5 offered, 6 withdrawn'),
  state: z.enum(creditStatuses),
  overdue: z.boolean(),
  totalRepayment: decimal.describe(
    'principal and interest at the due time, of what was approved, else of what was asked for',
  ),
  interest: decimal.describe('of the days that have begun; what was paid of one that is repaid'),
  owed: decimal.describe('what repaying costs at this moment; 0 where nothing is owed'),
  totalPaid: decimal.describe('principal and interest that were repaid; 0 before'),
  daysLate: z.number().int().nonnegative(),
  rejection: z.enum(creditRejections).nullable(),
  refusalReason: z.string().nullable().describe('in words, of who decided'),
  documents: z.array(z.enum(creditDocuments)),
  appliedAt: time,
  reviewDueAt: time.describe('until when a decision is promised'),
  decidedAt: time.nullable(),
  decidedBy: z.number().int().min(0).max(2).describe('how many of staff decided'),
  offerEndsAt: time.nullable(),
  paidOutAt: time.nullable(),
  dueAt: time.nullable(),
  endedAt: time.nullable(),
  events: z.array(eventRow).describe('oldest first'),
});
export type CreditLoanOnWire = z.infer<typeof creditLoan>;
