import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { levels } from '../identity/sets.ts';
import { scoreLines } from './score.ts';

const count = z.number().int().nonnegative();

export const creditScoreRequest = nothing;

export const creditScoreResponse = z.object({
  score: z.number().int().min(0).max(100),
  facts: z.object({
    level: z.enum(levels),
    days: count.describe('whole days since the account was opened'),
    c2cOrders: count.describe('completed'),
    loansRepaid: count,
    loansLate: count.describe('without a pledge: overdue, or repaid late'),
    pledgesSold: count.describe('loans whose pledge was sold by force'),
  }),
  lines: z.array(z.object({ line: z.enum(scoreLines), points: z.number().int() })),
});

export type CreditScore = z.infer<typeof creditScoreResponse>;

/** The user's credit score, from 0 to 100, with what each of its points is for. */
export const creditScore = call<z.infer<typeof creditScoreRequest>, CreditScore>({
  name: 'account/credit-score',
  method: 'GET',
  path: '/member/credit-score',
  permission: 'user',
  refusals: [],
  about: "The user's credit score, from 0 to 100, with what each of its points is for.",
});
