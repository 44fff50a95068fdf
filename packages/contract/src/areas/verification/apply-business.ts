import { z } from 'zod';
import { call } from '../../call.ts';
import { line, lines } from '../../fields.ts';
import { c2c } from '../c2c/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type BusinessStatus, businessStatusResponse } from './business.ts';
import { verification } from './refusals.ts';

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
