import { type LiquidityDay, READINGS_A_DAY } from '@quay/contract/liquidity';
import type { CsvColumn } from '../../edge/csv.ts';

type OfWallet = LiquidityDay & { readonly address: string; readonly network: string };

/** What was read, at which block and when; empty where that part of the day has no reading. */
const readings: readonly CsvColumn<OfWallet>[] = Array.from({ length: READINGS_A_DAY }, (_, at) => at).flatMap((at) => [
  { name: `Reading ${at + 1}`, kind: 'text', of: (day) => day.readings[at]?.held ?? '' },
  { name: `Block ${at + 1}`, kind: 'text', of: (day) => day.readings[at]?.block ?? '' },
  { name: `Read ${at + 1} (UTC)`, kind: 'text', of: (day) => timeOr(day.readings[at]?.at) },
]);

/** A line for each day of each wallet. */
export const dayColumns: readonly CsvColumn<OfWallet>[] = [
  { name: 'Day from (UTC)', kind: 'time', of: ({ beginsAt }) => beginsAt },
  { name: 'ID', kind: 'number', of: ({ id }) => id },
  { name: 'Address', kind: 'text', of: ({ address }) => address },
  { name: 'Network', kind: 'text', of: ({ network }) => network },
  ...readings,
  { name: 'Lowest', kind: 'text', of: ({ lowest }) => lowest ?? '' },
  { name: 'Rate', kind: 'number', of: ({ rate }) => rate },
  { name: 'Income', kind: 'number', of: ({ income }) => income },
  { name: 'Asset', kind: 'text', of: ({ coin }) => coin },
  { name: 'State', kind: 'text', of: ({ status }) => status },
  { name: 'Paid (UTC)', kind: 'text', of: ({ paidAt }) => timeOr(paidAt) },
];

const timeOr = (at: number | null | undefined): string => (typeof at === 'number' ? new Date(at).toISOString() : '');
