import { z } from 'zod';
import { decimal, id, signedDecimal, symbol, time } from '../../fields.ts';
import { creditChoices, creditDocuments, creditEvents, creditRejections, creditStatuses } from '../credit/sets.ts';

/** An application for a loan without a pledge, as the list of them shows it. */
export const creditCaseRow = z.object({
  loanId: id,
  userId: id,
  username: z.string(),
  realName: z.string().nullable().describe('masked'),
  coinSymbol: symbol,
  amount: decimal,
  approved: decimal.nullable(),
  cycle: z.number().int().positive(),
  state: z.enum(creditStatuses),
  documents: z.number().int().nonnegative(),
  appliedAt: time,
  dueAt: time.describe('until when a decision is promised'),
  decidedAt: time.nullable(),
  firstBy: z.string().nullable().describe('who decided first'),
  secondBy: z.string().nullable(),
  needs: z.number().int().min(1).max(2).describe('how many decide'),
});
export type CreditCaseRow = z.infer<typeof creditCaseRow>;

/** Sums of a month, in a currency: what comes in, what is paid for the home, and for other credit. */
export const creditFigures = z.object({ income: decimal, rent: decimal, otherCredit: decimal });
export type CreditFigures = z.infer<typeof creditFigures>;

/** The same with all that staff decide it by. */
export const creditCase = creditCaseRow.extend({
  dailyRate: decimal,
  yearlyRate: decimal,
  lateRate: decimal,
  minAmount: decimal,
  oneMax: decimal.describe('above it two decide'),
  choice: z.enum(creditChoices).nullable(),
  chosen: decimal.describe('what the first approved'),
  rejection: z.enum(creditRejections).nullable(),
  remark: z.string().nullable(),
  memberSince: time,
  pictures: z.array(z.object({ name: z.enum(creditDocuments), opened: z.boolean(), ofVerification: z.boolean() })),
  currency: z.string(),
  said: creditFigures.describe('by the applicant'),
  note: z.string().nullable(),
  papers: creditFigures.nullable().describe('what the papers say, as who decided first has read them'),
  worth: decimal.describe('what the applicant has here of the coin, all accounts'),
  loansRunning: z.number().int().nonnegative(),
  loansOwed: decimal,
  loansRepaid: z.number().int().nonnegative(),
  loansLate: z.number().int().nonnegative().describe('that were or are overdue'),
  dueAtMaturity: decimal.describe('principal and interest of what was asked for'),
  pool: z.object({ capital: signedDecimal, lent: decimal, offered: decimal, free: decimal }),
  events: z.array(z.object({ kind: z.enum(creditEvents), amount: decimal, by: z.string().nullable(), at: time })),
});
export type CreditCase = z.infer<typeof creditCase>;
