import { type LoanRow, loansTable } from '@quay/core';
import type { PrivatePushes } from '../../live/pushes.ts';

/** A borrower is told that a loan has changed, whoever changed it. */
export const loansPushes: readonly PrivatePushes[] = [
  { channel: 'loans', changes: { tables: [loansTable.name], owner: (row) => (row as LoanRow).owner } },
];
