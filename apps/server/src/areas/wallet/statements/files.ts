import { text } from '@quay/money';
import type { CsvColumn } from '../../../edge/csv.ts';
import type { Disposal } from './disposals.ts';
import { type CoinMonth, type Kind, kinds } from './month.ts';

/** A disposal in a file: proceeds less fee and cost are the gain. */
export const disposalColumns: readonly CsvColumn<Disposal>[] = [
  { name: 'Time (UTC)', kind: 'time', of: ({ at }) => at },
  { name: 'Kind', kind: 'text', of: ({ cause }) => cause },
  { name: 'Reference', kind: 'number', of: ({ reference }) => reference },
  { name: 'Coin', kind: 'text', of: ({ asset }) => asset },
  { name: 'Quantity', kind: 'number', of: ({ quantity }) => text(quantity) },
  { name: 'Proceeds (USDT)', kind: 'number', of: ({ proceeds }) => text(proceeds) },
  { name: 'Fee (USDT)', kind: 'number', of: ({ fee }) => text(fee) },
  { name: 'Cost (USDT)', kind: 'number', of: ({ cost }) => text(cost) },
  { name: 'Gain (USDT)', kind: 'number', of: ({ gain }) => text(gain) },
  {
    name: 'Oldest acquired (UTC)',
    kind: 'text',
    of: ({ since }) => (since === null ? '' : new Date(since).toISOString()),
  },
  { name: 'Valued by', kind: 'text', of: ({ valuedBy }) => valuedBy },
];

export type MonthRow = CoinMonth & { readonly id: number; readonly price: bigint; readonly value: bigint };

const kindNames: Readonly<Record<Kind, string>> = {
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  trading: 'Bought and sold',
  p2p: 'P2P',
  fees: 'Fees',
  contracts: 'Contracts',
  other: 'Other',
};

/** A coin of a statement in a file: opening balance and all kinds add up to the closing balance. */
export const statementColumns: readonly CsvColumn<MonthRow>[] = [
  { name: 'Coin', kind: 'text', of: ({ asset }) => asset },
  { name: 'Opening balance', kind: 'number', of: ({ opening }) => text(opening) },
  ...kinds.map(
    (kind): CsvColumn<MonthRow> => ({ name: kindNames[kind], kind: 'number', of: ({ by }) => text(by[kind]) }),
  ),
  { name: 'Closing balance', kind: 'number', of: ({ closing }) => text(closing) },
  { name: 'Closing price (USDT)', kind: 'number', of: ({ price }) => text(price) },
  { name: 'Closing value (USDT)', kind: 'number', of: ({ value }) => text(value) },
];
