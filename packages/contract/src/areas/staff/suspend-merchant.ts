import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { suspensionReasons } from '../c2c/sets.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const suspendMerchantRequest = z.strictObject({
  userId: id,
  kind: z.enum(suspensionReasons).describe('what the merchant reads'),
  reason: reason.describe('what colleagues read'),
});

export const suspendMerchantResponse = nothing;

/** Suspends a merchant at once: no ad is shown or taken. The account stays open, and orders under way go on. */
export const suspendMerchant = call<z.infer<typeof suspendMerchantRequest>, z.infer<typeof suspendMerchantResponse>>({
  name: 'staff/suspend-merchant',
  method: 'POST',
  path: '/console/api/merchants/suspend',
  permission: 'staff:users-lock',
  refusals: [staff['reason-missing'], staff['user-unknown'], staff['merchant-none'], staff['suspension-unchanged']],
  about: 'Suspends a merchant at once: no ad is shown or taken. The account stays open, and orders under way go on.',
});
