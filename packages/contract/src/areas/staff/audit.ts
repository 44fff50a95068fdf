import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, time } from '../../fields.ts';

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
