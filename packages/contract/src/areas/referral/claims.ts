import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type ClaimRow, claimRow } from './rows.ts';

export const claimsRequest = z.strictObject({ before: idText.optional().describe('the id of the last one known') });
export const claimsResponse = z.array(claimRow);

/** What the user has claimed, with each day that it is the sum of; newest first, 10 a page. */
export const claims = call<z.infer<typeof claimsRequest>, ClaimRow[]>({
  name: 'referral/claims',
  method: 'GET',
  path: '/promotion/claims',
  permission: 'user',
  refusals: [],
  about: 'What the user has claimed, with each day that it is the sum of; newest first, 10 a page.',
});
