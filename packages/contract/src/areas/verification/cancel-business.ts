import { z } from 'zod';
import { call } from '../../call.ts';
import { lines } from '../../fields.ts';
import { type BusinessStatus, businessStatusResponse } from './business.ts';
import { verification } from './refusals.ts';

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
