import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol } from '../../fields.ts';

export const statisticsRequest = nothing;
export const statisticsResponse = z.object({
  coinSymbol: symbol,
  applications: z.number().int().nonnegative(),
  borrowed: decimal.describe('principal that was ever paid out'),
  outstanding: decimal.describe('principal that is not repaid'),
  owed: decimal.describe('what repaying all of it costs at this moment'),
  interestPaid: decimal,
  overdue: z.number().int().nonnegative().describe('loans that are overdue'),
  repaid: z.number().int().nonnegative(),
  rejected: z.number().int().nonnegative(),
  idPhoto: z.boolean().describe('whether the ID photo of the user’s verification stands for one'),
});
export type CreditStatistics = z.infer<typeof statisticsResponse>;

/** What the user has borrowed without a pledge, in sums. */
export const statistics = call<z.infer<typeof statisticsRequest>, CreditStatistics>({
  name: 'credit/statistics',
  method: 'GET',
  path: '/credit/loan/statisticsCreditLoanHis',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What the user has borrowed without a pledge, in sums.',
});
