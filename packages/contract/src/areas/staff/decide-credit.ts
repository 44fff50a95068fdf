import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { credit } from '../credit/refusals.ts';
import { CREDIT_REMARK_MAX, creditChoices, creditRejections, creditStatuses } from '../credit/sets.ts';
import { wallet } from '../wallet/refusals.ts';
import { creditFigures } from './credit-case.ts';
import { staff } from './refusals.ts';

export const decideCreditRequest = z.strictObject({
  loanId: id,
  choice: z.enum(creditChoices),
  amount: decimal.optional().describe('needed to approve'),
  rejection: z.enum(creditRejections).optional().describe('needed to reject'),
  remark: z
    .string()
    .trim()
    .max(CREDIT_REMARK_MAX)
    .describe('why, which the applicant reads where it is rejected or less'),
  papers: z.strictObject(creditFigures.shape).optional().describe('what the papers say; needed to approve'),
});
export const decideCreditResponse = z.object({ state: z.enum(creditStatuses) });

/**
 * Approves an application, as asked for or for less, or rejects it. Above what one person may decide, a second one decides the
 * same. What is approved as asked for is paid out at once.
 */
export const decideCredit = call<z.infer<typeof decideCreditRequest>, z.infer<typeof decideCreditResponse>>({
  name: 'staff/decide-credit',
  method: 'POST',
  path: '/console/api/credits/decide',
  permission: 'staff:credits',
  refusals: [
    wallet['sending-stopped'],
    staff['reason-missing'],
    credit['application-unknown'],
    credit['application-decided'],
    staff['second-person-needed'],
    staff['own-case'],
    credit['amount-malformed'],
    credit['papers-missing'],
    credit['figure-malformed'],
    staff['review-unopened'],
    staff['same-person'],
    credit['approved-range'],
    credit['pool-short'],
  ],
  about:
    'Approves an application, as asked for or for less, or rejects it. Above what one person may decide, a second one decides the same. What is approved as asked for is paid out at once.',
});
