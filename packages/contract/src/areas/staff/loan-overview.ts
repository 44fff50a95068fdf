import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, signedDecimal } from '../../fields.ts';
import { poolRow } from '../loans/pools.ts';
import { productRow } from '../loans/products.ts';

export const loanOverviewRequest = nothing;

export const staffLoanProduct = productRow.extend({
  lent: decimal,
  pledged: decimal,
  lentMax: decimal,
  pledgedMax: decimal,
});
export const staffLoanPool = poolRow.extend({
  buyer: decimal.describe('what flash exchange has to buy pledge with'),
  badDebt: signedDecimal.describe('zero or below: what forced sales did not bring'),
});
export const loanOverviewResponse = z.object({
  products: z.array(staffLoanProduct),
  pools: z.array(staffLoanPool),
  warned: z.number().int().nonnegative().describe('loans whose owners are warned'),
  overdue: z.number().int().nonnegative(),
  running: z.number().int().nonnegative(),
});
export type LoanOverview = z.infer<typeof loanOverviewResponse>;
export type StaffLoanProduct = z.infer<typeof staffLoanProduct>;
export type StaffLoanPool = z.infer<typeof staffLoanPool>;

/** Loan products and pools: what is lent and free, what there is to buy pledge with, and what was lost. */
export const loanOverview = call<z.infer<typeof loanOverviewRequest>, LoanOverview>({
  name: 'staff/loan-overview',
  method: 'GET',
  path: '/console/api/loans',
  permission: 'staff:loans',
  refusals: [],
  about: 'Loan products and pools: what is lent and free, what there is to buy pledge with, and what was lost.',
});
