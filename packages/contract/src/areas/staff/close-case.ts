import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { staff } from './refusals.ts';

export const closeCaseRequest = z.strictObject({ caseId: id, reason: z.string().trim().max(500) });

export const closeCaseResponse = nothing;

/** Closes a case after somebody has looked. More value given on the same day opens it again. */
export const closeCase = call<z.infer<typeof closeCaseRequest>, z.infer<typeof closeCaseResponse>>({
  name: 'staff/close-case',
  method: 'POST',
  path: '/console/api/cases/close',
  permission: 'staff:users-lock',
  refusals: [staff['reason-missing'], staff['case-unknown'], staff['case-grown'], staff['case-closed']],
  about: 'Closes a case after somebody has looked. More value given on the same day opens it again.',
});
