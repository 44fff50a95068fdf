import { auditExport } from '@quay/contract/staff';

/** Where the log is as a file, after a row of it, and what the file is called. */
export const auditFile = (after: number) => ({
  href: after === 0 ? auditExport.path : `${auditExport.path}?after=${after}`,
  download: after === 0 ? auditExport.file : `quay-audit-${after + 1}.csv`,
});
