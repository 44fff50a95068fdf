import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { credit } from '../credit/refusals.ts';
import { type CreditCase, creditCase } from './credit-case.ts';

export const creditApplicationRequest = z.strictObject({ loanId: idText });
export const creditApplicationResponse = creditCase;

/** One application with what was said, and what of it was read. */
export const creditApplication = call<z.infer<typeof creditApplicationRequest>, CreditCase>({
  name: 'staff/credit-application',
  method: 'GET',
  path: '/console/api/credits/detail',
  permission: 'staff:credits',
  refusals: [credit['application-unknown']],
  about: 'One application with what was said, and what of it was read.',
});
