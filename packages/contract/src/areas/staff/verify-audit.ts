import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';

export const verifyAuditRequest = nothing;

export const verifyAuditResponse = z.object({
  rows: z.number().int(),
  brokenAt: id.nullable().describe('the first row that does not follow from the one before'),
  head: z.string().describe('hash of the last row'),
});

export type AuditVerified = z.infer<typeof verifyAuditResponse>;

/** Computes the whole chain of the audit log anew. */
export const verifyAudit = call<z.infer<typeof verifyAuditRequest>, AuditVerified>({
  name: 'staff/verify-audit',
  method: 'POST',
  path: '/console/api/audit/verify',
  permission: 'staff:audit',
  refusals: [],
  about: 'Computes the whole chain of the audit log anew.',
});
