import type { LoanRecordRow } from '@quay/contract/loans';
import type { CsvColumn } from '../../edge/csv.ts';

export const recordColumns: readonly CsvColumn<LoanRecordRow>[] = [
  { name: 'Time (UTC)', kind: 'time', of: ({ at }) => at },
  { name: 'ID', kind: 'number', of: ({ id }) => id },
  { name: 'Loan', kind: 'number', of: ({ loan }) => loan },
  { name: 'What', kind: 'text', of: ({ act }) => act },
  { name: 'Borrowed coin', kind: 'text', of: ({ asset }) => asset },
  { name: 'Principal', kind: 'number', of: ({ principal }) => principal },
  { name: 'Interest', kind: 'number', of: ({ interest }) => interest },
  { name: 'Principal after', kind: 'number', of: ({ principalAfter }) => principalAfter },
  { name: 'Pledged coin', kind: 'text', of: ({ pledgeCoin }) => pledgeCoin },
  { name: 'Pledge', kind: 'number', of: ({ pledge }) => pledge },
  { name: 'Pledge after', kind: 'number', of: ({ pledgeAfter }) => pledgeAfter },
  { name: 'Forced sale', kind: 'text', of: ({ sale }) => (sale === null ? '' : String(sale)) },
];
