import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { credit } from '../credit/refusals.ts';
import { creditDocuments } from '../credit/sets.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const revealCreditRequest = z.strictObject({ loanId: id, name: z.enum(creditDocuments), reason });
export const revealCreditResponse = z.object({
  url: z.string().describe('with the watermark of who asked, five minutes'),
});

/** One picture of an application. It is written down who saw what, and why. */
export const revealCredit = call<z.infer<typeof revealCreditRequest>, z.infer<typeof revealCreditResponse>>({
  name: 'staff/reveal-credit',
  method: 'POST',
  path: '/console/api/credits/reveal',
  permission: 'staff:credits',
  refusals: [staff['reason-missing'], credit['application-unknown'], staff['not-there'], staff['reveal-too-many']],
  about: 'One picture of an application. It is written down who saw what, and why.',
});
