import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { creditStatuses } from '../credit/sets.ts';
import { type CreditCaseRow, creditCaseRow } from './credit-case.ts';

export const creditApplicationsRequest = z.strictObject({
  state: z.enum(creditStatuses).optional().describe('reviewing when not said'),
  before: idText.optional().describe('of any other state, only loans with a smaller id'),
});
export const creditApplicationsResponse = z.array(creditCaseRow);

/** Applications that wait for a decision, the most urgent first; or loans of a named state, the newest first. 50 a page. */
export const creditApplications = call<z.infer<typeof creditApplicationsRequest>, CreditCaseRow[]>({
  name: 'staff/credit-applications',
  method: 'GET',
  path: '/console/api/credits',
  permission: 'staff:credits',
  refusals: [],
  about:
    'Applications that wait for a decision, the most urgent first; or loans of a named state, the newest first. 50 a page.',
});
