import { auditExport, verifyAudit } from '@quay/contract/staff';
import { auditColumns } from '../../../audit/audit-file.ts';
import { csvOf } from '../../../edge/csv.ts';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** The log of what staff did, whole and checked. */
export const auditLogRoutes = ({ audit, reads }: StaffNeeds): Served[] => [
  serve(verifyAudit, async () => reply(await audit.verify())),
  serve(auditExport, async ({ after: first = '0' }, context) => {
    await audit.add({ staff: context.staff, act: 'export-audit', subject: 'audit', details: { after: first } });
    const { staff } = reads;
    return reply(await csvOf(auditColumns, (after = Number(first), size) => staff.auditUpwards(after, size)));
  }),
];
