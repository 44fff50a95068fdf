import type { Copy, Share } from '@quay/contract/following';
import type { CsvColumn } from '../../edge/csv.ts';

const timeOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

/** A copy: net is profit + fees + funding. */
export const copyColumns: readonly CsvColumn<Copy>[] = [
  { name: 'Time (UTC)', kind: 'time', of: ({ at }) => at },
  { name: 'ID', kind: 'number', of: ({ id }) => id },
  { name: 'Follow ID', kind: 'number', of: ({ follow }) => follow },
  { name: 'Leader', kind: 'text', of: ({ name }) => name },
  { name: 'Contract', kind: 'text', of: ({ symbol }) => symbol },
  { name: 'Side', kind: 'text', of: ({ long }) => (long ? 'long' : 'short') },
  { name: 'Leverage', kind: 'number', of: ({ leverage }) => leverage },
  { name: 'State', kind: 'text', of: ({ state }) => state },
  { name: 'Reason', kind: 'text', of: ({ reason }) => reason ?? '' },
  { name: 'Quantity', kind: 'number', of: ({ quantityMax }) => quantityMax },
  { name: 'Margin', kind: 'number', of: ({ margin }) => margin },
  { name: 'Profit', kind: 'number', of: ({ profit }) => profit },
  { name: 'Fees', kind: 'number', of: ({ fees }) => fees },
  { name: 'Funding', kind: 'number', of: ({ funding }) => funding },
  { name: 'Mark of the leader', kind: 'number', of: ({ leaderMark }) => leaderMark },
  { name: 'Mark', kind: 'number', of: ({ mark }) => mark },
  { name: 'Closed (UTC)', kind: 'text', of: ({ closedAt }) => timeOf(closedAt) },
];

/** A share: (net − peak before) × share rate where that is above zero. */
export const shareColumns: readonly CsvColumn<Share>[] = [
  { name: 'Week ends (UTC)', kind: 'time', of: ({ weekEndsAt }) => weekEndsAt },
  { name: 'ID', kind: 'number', of: ({ id }) => id },
  { name: 'Follow ID', kind: 'number', of: ({ follow }) => follow },
  { name: 'Other side', kind: 'text', of: ({ name }) => name },
  { name: 'Net profit', kind: 'number', of: ({ net }) => net },
  { name: 'Peak before', kind: 'number', of: ({ peakBefore }) => peakBefore },
  { name: 'Share rate', kind: 'number', of: ({ shareRate }) => shareRate },
  { name: 'Accrued', kind: 'number', of: ({ accrued }) => accrued },
  { name: 'Owed before', kind: 'number', of: ({ dueBefore }) => dueBefore },
  { name: 'Paid', kind: 'number', of: ({ paid }) => paid },
];
