import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { referral } from './refusals.ts';
import { type ClaimRow, claimRow } from './rows.ts';

export const claimRequest = z.strictObject({ amount: decimal.describe('the sum that was seen') });
export const claimResponse = claimRow;

/** Claims all that can be claimed now, once a UTC day: exactly the sum that was seen. */
export const claim = call<z.infer<typeof claimRequest>, ClaimRow>({
  name: 'referral/claim',
  method: 'POST',
  path: '/promotion/claim',
  permission: 'user',
  refusals: [
    wallet['amount-malformed'],
    referral['no-right'],
    referral['not-verified'],
    referral['claimed-today'],
    referral['nothing-to-claim'],
    referral['claim-changed'],
  ],
  about: 'Claims all that can be claimed now, once a UTC day: exactly the sum that was seen.',
});
