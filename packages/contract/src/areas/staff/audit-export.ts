import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';

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
