import type { EarnFlow } from '@quay/contract/earn';
import type { CsvColumn } from '../../edge/csv.ts';

/** A line of the history. What is scheduled has no time of payment: it is in no balance. */
export const historyColumns: readonly CsvColumn<EarnFlow>[] = [
  { name: 'Due (UTC)', kind: 'time', of: ({ dueAt }) => dueAt },
  { name: 'Paid (UTC)', kind: 'text', of: ({ paidAt }) => (paidAt === null ? '' : new Date(paidAt).toISOString()) },
  { name: 'ID', kind: 'number', of: ({ id }) => id },
  { name: 'Order', kind: 'number', of: ({ order }) => order },
  { name: 'Product', kind: 'text', of: ({ name }) => name },
  { name: 'Kind', kind: 'text', of: ({ kind }) => kind },
  { name: 'What', kind: 'text', of: ({ flow }) => flow },
  { name: 'Day', kind: 'text', of: ({ day }) => (day === null ? '' : String(day)) },
  { name: 'Amount', kind: 'number', of: ({ amount }) => amount },
  { name: 'Asset', kind: 'text', of: ({ asset }) => asset },
  { name: 'Paid by', kind: 'text', of: ({ payer }) => payer ?? '' },
  {
    name: 'State',
    kind: 'text',
    of: ({ paidAt, upline }) => (upline?.withheld ? 'withheld' : paidAt === null ? 'scheduled' : 'paid'),
  },
  { name: 'Line below', kind: 'text', of: ({ upline }) => (upline ? String(upline.line) : '') },
  { name: 'Of income', kind: 'text', of: ({ upline }) => upline?.income ?? '' },
  { name: 'Rate', kind: 'text', of: ({ upline }) => upline?.rate ?? '' },
  { name: 'Withheld because', kind: 'text', of: ({ upline }) => upline?.withheld ?? '' },
];
