import { z } from 'zod';
import { call } from '../../call.ts';
import { pageText } from '../../fields.ts';
import { type CreditLoanOnWire, creditLoan } from './loan-fields.ts';

/** Which loans are listed: those that are not over, that are repaid, or that were rejected or withdrawn. */
export const creditLists = ['open', 'repaid', 'refused'] as const;
export type CreditList = (typeof creditLists)[number];

export const historyRequest = z.strictObject({
  list: z.enum(creditLists).optional().describe('all when not said'),
  status: z
    .string()
    .regex(/^[0-6]$/)
    .optional()
    .describe('only this status, by number'),
  pageNo: pageText.optional(),
  pageSize: pageText.optional().describe('10 when not said, 100 at most'),
});
export const historyResponse = z.object({
  content: z.array(creditLoan),
  totalElements: z.number().int().nonnegative(),
  pageNo: z.number().int().positive(),
  pageSize: z.number().int().positive(),
});
export type CreditHistory = z.infer<typeof historyResponse>;
export type { CreditLoanOnWire };

/** The user's applications and loans, newest first. */
export const history = call<z.infer<typeof historyRequest>, CreditHistory>({
  name: 'credit/history',
  method: 'GET',
  path: '/credit/loan/historyByPage',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: "The user's applications and loans, newest first.",
});
