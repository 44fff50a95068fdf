import { z } from 'zod';
import { decimal, id, time } from '../../fields.ts';
import { merchantRequirements } from '../c2c/sets.ts';
import { rejectReasons } from './sets.ts';

export const businessStatusResponse = z.object({
  certifiedBusinessStatus: z
    .number()
    .int()
    .describe(
      '0 none, 1 auditing, 2 verified, 3 failed, 4 deposit short, 5 refund auditing, 6 refund failed, 7 refunded',
    ),
  deposit: decimal.describe('what is held as deposit now, USDT'),
  depositNeeded: decimal,
  reason: z.enum(rejectReasons).nullable(),
  remark: z.string().nullable(),
  dueAt: time.nullable(),
  missing: z.array(z.enum(merchantRequirements)).describe('what the account lacks to be a merchant’s'),
});

export type BusinessStatus = z.infer<typeof businessStatusResponse>;

export const businessDeposit = z.object({
  depositId: id,
  coinSymbol: z.string(),
  amount: decimal,
  state: z.enum(['held', 'refunded', 'used']),
  paidAt: time,
  refundedAt: time.nullable(),
});

export type BusinessDeposit = z.infer<typeof businessDeposit>;
