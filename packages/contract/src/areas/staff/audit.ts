import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, nothing, time } from '../../fields.ts';

export const auditRow = z.object({
  auditId: id,
  at: time,
  by: z.string().describe('who did it; `system` for what nobody asked for'),
  act: z.string(),
  subject: z.string().describe('what it was done to: `user 1042`, `review 7`'),
  details: z.record(z.string(), z.string()),
  hash: z.string().describe('SHA-256 over the hash before and this row, hex'),
});
export type AuditRow = z.infer<typeof auditRow>;

export const auditRequest = z.strictObject({
  act: z.string().max(60).optional(),
  subject: z.string().max(60).optional(),
  before: idText.optional(),
});
export const auditResponse = z.array(auditRow);
/** What staff did, newest first, 100 a page. Each row holds the hash of the one before. */
export const audit = call<z.infer<typeof auditRequest>, AuditRow[]>({
  name: 'staff/audit',
  method: 'GET',
  path: '/console/api/audit',
  permission: 'staff:audit',
  refusals: [],
  about: 'What staff did, newest first, 100 a page. Each row holds the hash of the one before.',
});

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

export const auditExportRequest = z.strictObject({
  after: idText.optional().describe('begins after this row; a file has at most 100,000'),
});
export const auditExportResponse = z.string();
/** The audit log as a CSV file that `npm run verify-audit` checks without this server. */
export const auditExport = call<z.infer<typeof auditExportRequest>, string>({
  name: 'staff/audit-export',
  method: 'GET',
  path: '/console/api/audit.csv',
  permission: 'staff:audit',
  refusals: [],
  file: 'quay-audit.csv',
  about: 'The audit log as a CSV file that `npm run verify-audit` checks without this server.',
});
