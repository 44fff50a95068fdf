import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, signedDecimal, symbol } from '../../fields.ts';
import { approvalKinds } from './sets.ts';

export const creditPoolRequest = nothing;
export const creditProductOfConsole = z.object({
  cycle: z.number().int().positive(),
  dailyRate: decimal,
  lateMultiple: decimal,
  minAmount: decimal,
  maxAmount: decimal,
  oneMax: decimal,
  open: z.boolean(),
});
export type CreditProductOfConsole = z.infer<typeof creditProductOfConsole>;
export const creditPoolResponse = z.object({
  coinSymbol: symbol,
  capital: signedDecimal.describe('what Quay has put in, less what it has taken out, with interest that was paid'),
  funded: signedDecimal,
  interest: decimal,
  lent: decimal,
  offered: decimal.describe('kept for offers that are not answered'),
  free: decimal,
  running: z.number().int().nonnegative(),
  overdue: z.number().int().nonnegative(),
  overdueOwed: decimal.describe('principal that is overdue'),
  products: z.array(creditProductOfConsole),
  waiting: z
    .array(z.object({ approvalId: id, kind: z.enum(approvalKinds), by: z.string() }))
    .describe('what was asked for and nobody has decided'),
});
export type CreditPoolOfConsole = z.infer<typeof creditPoolResponse>;

/** What Quay lends without a pledge: its capital, what is out, and on which terms. */
export const creditPool = call<z.infer<typeof creditPoolRequest>, CreditPoolOfConsole>({
  name: 'staff/credit-pool',
  method: 'GET',
  path: '/console/api/credits/pool',
  permission: 'staff:credits',
  refusals: [],
  about: 'What Quay lends without a pledge: its capital, what is out, and on which terms.',
});
