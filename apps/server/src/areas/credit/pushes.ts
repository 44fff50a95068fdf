import { type CreditLoan, creditLoansTable } from '@quay/core';
import type { PrivatePushes } from '../../live/pushes.ts';

/** A borrower is told of what staff and time have done to a loan. */
export const creditPushes: readonly PrivatePushes[] = [
  { channel: 'credit', changes: { tables: [creditLoansTable.name], owner: (row) => (row as CreditLoan).owner } },
];
