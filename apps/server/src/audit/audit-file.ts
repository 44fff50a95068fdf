import type { AuditRow } from '@quay/store';
import type { CsvColumn } from '../edge/csv.ts';

/** The columns that `tools/verify-audit.mjs` reads. Names and order stay as they are. */
export const auditColumns: readonly CsvColumn<AuditRow>[] = [
  { name: 'id', kind: 'number', of: (row) => row.id },
  { name: 'at', kind: 'time', of: (row) => row.at },
  { name: 'staff_id', kind: 'text', of: (row) => row.staffId ?? '' },
  { name: 'by', kind: 'text', of: (row) => row.by },
  { name: 'act', kind: 'text', of: (row) => row.act },
  { name: 'subject', kind: 'text', of: (row) => row.subject },
  { name: 'details', kind: 'text', of: (row) => row.details },
  { name: 'hash', kind: 'text', of: (row) => Buffer.from(row.hash).toString('hex') },
];
