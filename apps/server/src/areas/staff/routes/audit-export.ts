import type { auditExport } from '@quay/contract/staff';
import { auditColumns } from '../../../audit/audit-file.ts';
import { csvOf } from '../../../edge/csv.ts';
import { type Route, told } from '../../../edge/route.ts';

export const auditExportRoute: Route<typeof auditExport> = async ({ after: first = '0' }, asking) => {
  await asking.audit.add({ staff: asking.staff, act: 'export-audit', subject: 'audit', details: { after: first } });
  const { staff } = asking.reads;
  return told(await csvOf(auditColumns, (after = Number(first), size) => staff.auditUpwards(after, size)));
};
