import type { ClosedPosition, FundingPaymentLine, OwnSettlement } from '@quay/contract/perpetual';
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

/** A position that was settled: profit and fee can be worked out again from its prices by hand. */
export const settlementColumns: readonly CsvColumn<Row<OwnSettlement>>[] = [
  { name: 'Settled (UTC)', kind: 'time', of: ({ at }) => at },
  { name: 'Settlement ID', kind: 'number', of: ({ settlement }) => settlement },
  { name: 'Contract', kind: 'text', of: ({ symbol }) => symbol },
  { name: 'Expiry (UTC)', kind: 'time', of: ({ expiry }) => expiry },
  { name: 'Opened (UTC)', kind: 'time', of: ({ openedAt }) => openedAt },
  { name: 'Position', kind: 'number', of: ({ quantity }) => quantity },
  { name: 'Open value', kind: 'number', of: ({ openValue }) => openValue },
  { name: 'Entry price', kind: 'number', of: ({ entryPrice }) => entryPrice },
  { name: 'Settlement price', kind: 'number', of: ({ settlementPrice }) => settlementPrice },
  { name: 'Samples', kind: 'number', of: ({ samples }) => samples },
  { name: 'Seconds', kind: 'number', of: ({ due }) => due },
  { name: 'Profit', kind: 'number', of: ({ profit }) => profit },
  { name: 'Fee rate', kind: 'number', of: ({ feeRate }) => feeRate },
  { name: 'Fee', kind: 'number', of: ({ fee }) => fee },
  { name: 'Loss not paid', kind: 'number', of: ({ shortfall }) => shortfall },
  { name: 'Net', kind: 'number', of: ({ net }) => net },
  { name: 'Coin', kind: 'text', of: ({ coin }) => coin },
];
