import type { ClosedPosition, FundingPaymentLine } from '@quay/contract/perpetual';
import type { CsvColumn } from '../../edge/csv.ts';

type Row<Line> = Line & { readonly id: number };

/** What a user paid or received at a stamp: position × mark × rate can be worked out again by hand. */
export const paymentColumns: readonly CsvColumn<Row<FundingPaymentLine>>[] = [
  { name: 'Stamp (UTC)', kind: 'time', of: ({ stamp }) => stamp },
  { name: 'Payment ID', kind: 'number', of: ({ payment }) => payment },
  { name: 'Contract', kind: 'text', of: ({ symbol }) => symbol },
  { name: 'Position', kind: 'number', of: ({ quantity }) => quantity },
  { name: 'Mark', kind: 'number', of: ({ markPrice }) => markPrice },
  { name: 'Funding rate', kind: 'number', of: ({ rate }) => rate },
  { name: 'Amount', kind: 'number', of: ({ amount }) => amount },
  { name: 'Not paid', kind: 'number', of: ({ shortfall }) => shortfall },
  { name: 'Coin', kind: 'text', of: ({ coin }) => coin },
];

/** A position that was closed: net is profit − fees + funding − what went to the insurance fund. */
export const realisedColumns: readonly CsvColumn<Row<ClosedPosition>>[] = [
  { name: 'Opened (UTC)', kind: 'time', of: ({ openedAt }) => openedAt },
  { name: 'Closed (UTC)', kind: 'time', of: ({ closedAt }) => closedAt },
  { name: 'Closing trade ID', kind: 'number', of: ({ trade }) => trade },
  { name: 'Contract', kind: 'text', of: ({ symbol }) => symbol },
  { name: 'Side', kind: 'text', of: ({ long }) => (long ? 'long' : 'short') },
  { name: 'Quantity', kind: 'number', of: ({ quantity }) => quantity },
  { name: 'Ended', kind: 'text', of: ({ ending }) => ending },
  { name: 'Profit', kind: 'number', of: ({ profit }) => profit },
  { name: 'Fees', kind: 'number', of: ({ fees }) => fees },
  { name: 'Funding', kind: 'number', of: ({ funding }) => funding },
  { name: 'To insurance fund', kind: 'number', of: ({ toFund }) => toFund },
  { name: 'Net', kind: 'number', of: ({ net }) => net },
  { name: 'Coin', kind: 'text', of: ({ coin }) => coin },
];
