import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { c2cParties } from '../c2c/sets.ts';
import { staff } from './refusals.ts';

export const askEvidenceRequest = z.strictObject({
  orderId: id,
  from: z.enum(c2cParties),
  item: z.string().trim().max(300).describe('what is missing; both sides read it'),
});

export const askEvidenceResponse = nothing;

/** Names what is missing to decide, and whose it is. */
export const askEvidence = call<z.infer<typeof askEvidenceRequest>, z.infer<typeof askEvidenceResponse>>({
  name: 'staff/ask-evidence',
  method: 'POST',
  path: '/console/api/appeals/ask',
  permission: 'staff:appeals',
  refusals: [staff['reason-missing'], staff['appeal-unknown'], staff['appeal-decided'], staff['appeal-taken']],
  about: 'Names what is missing to decide, and whose it is.',
});
