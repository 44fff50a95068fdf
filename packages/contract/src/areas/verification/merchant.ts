import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, line, lines, nothing, time } from '../../fields.ts';
import { c2c } from '../c2c/refusals.ts';
import { merchantRequirements } from '../c2c/sets.ts';
import { wallet } from '../wallet/refusals.ts';
import { verification } from './refusals.ts';
import { rejectReasons } from './sets.ts';

export const businessStatusRequest = nothing;
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
/** How far the user's certification as a merchant is. */
export const businessStatus = call<z.infer<typeof businessStatusRequest>, BusinessStatus>({
  name: 'verification/business-status',
  method: 'POST',
  path: '/approve/certified/business/status',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: "How far the user's certification as a merchant is.",
});

export const applyBusinessRequest = z.strictObject({
  coinSymbol: z.literal('USDT').optional(),
  detail: z.strictObject({
    experience: lines.min(1).max(1000).describe('how the applicant means to trade'),
    contact: line.min(3).max(200),
    assetData: z.string().max(64).describe('upload: proof of funds'),
    tradeData: z.string().max(64).optional().describe('upload: record of trades elsewhere'),
  }),
});
export const applyBusinessResponse = businessStatusResponse;
/** Applies to be a merchant, and freezes the deposit. A rejected application gives it back. */
export const applyBusiness = call<z.infer<typeof applyBusinessRequest>, BusinessStatus>({
  name: 'verification/apply-business',
  way: 'merchant-deposit',
  method: 'POST',
  path: '/approve/certified/business/apply',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    c2c['merchant-second-factor'],
    c2c['merchant-contact'],
    verification['image-unknown'],
    verification['level-before-missing'],
    verification['merchant-already'],
    wallet['debt-open'],
    wallet['deposit-held'],
    verification['deposit-insufficient'],
  ],
  about: 'Applies to be a merchant, and freezes the deposit. A rejected application gives it back.',
});

export const cancelBusinessRequest = z.strictObject({ reason: lines.min(1).max(500) });
export const cancelBusinessResponse = businessStatusResponse;
/** A merchant asks to stop and to have the deposit back; staff review it. */
export const cancelBusiness = call<z.infer<typeof cancelBusinessRequest>, BusinessStatus>({
  name: 'verification/cancel-business',
  method: 'POST',
  path: '/approve/cancel/business',
  permission: 'user',
  refusals: [verification['refund-pending'], verification['merchant-none'], verification['merchant-busy']],
  about: 'A merchant asks to stop and to have the deposit back; staff review it.',
});

export const businessDepositsRequest = nothing;
export const businessDeposit = z.object({
  depositId: id,
  coinSymbol: z.string(),
  amount: decimal,
  state: z.enum(['held', 'refunded', 'used']),
  paidAt: time,
  refundedAt: time.nullable(),
});
export type BusinessDeposit = z.infer<typeof businessDeposit>;
export const businessDepositsResponse = z.object({
  needed: z.object({ coinSymbol: z.string(), amount: decimal }),
  deposits: z.array(businessDeposit),
});
/** What a merchant has to deposit, and what this user has deposited. */
export const businessDeposits = call<z.infer<typeof businessDepositsRequest>, z.infer<typeof businessDepositsResponse>>(
  {
    name: 'verification/business-deposits',
    method: 'POST',
    path: '/approve/business-auth-deposit/list',
    permission: 'user',
    whileFrozen: true,
    refusals: [],
    about: 'What a merchant has to deposit, and what this user has deposited.',
  },
);
