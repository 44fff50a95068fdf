import { CREDIT_COIN } from '@quay/contract/credit';
import type { CreditEventRow } from '@quay/core';
import { text } from '@quay/money';
import type { CsvColumn } from '../../edge/csv.ts';

/** What happened to loans: interest is part of the amount. */
export const eventColumns: readonly CsvColumn<CreditEventRow>[] = [
  { name: 'Time (UTC)', kind: 'time', of: ({ at }) => at },
  { name: 'ID', kind: 'number', of: ({ id }) => id },
  { name: 'Loan', kind: 'number', of: ({ loan }) => loan },
  { name: 'Event', kind: 'text', of: ({ kind }) => kind },
  { name: 'Amount', kind: 'number', of: ({ amount }) => text(amount) },
  { name: 'Interest', kind: 'number', of: ({ interest }) => text(interest) },
  { name: 'Asset', kind: 'text', of: () => CREDIT_COIN },
];
