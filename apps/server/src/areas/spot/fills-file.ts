import type { Fill } from '@quay/contract/spot';
import { text } from '@quay/money';
import type { RatedTrade } from '@quay/store';
import type { CsvColumn } from '../../edge/csv.ts';
import { fillOnWire, QUOTE } from './wire.ts';

type FillRow = Fill & { readonly id: number; readonly feeRate: string };

export const fillRow = (trade: RatedTrade, owner: number): FillRow => ({
  ...fillOnWire(trade, owner),
  id: trade.id,
  feeRate: text(trade.feeRate),
});

/** A user's fill in a file: price × quantity, and rate × what was received, can be worked out again by hand. */
export const fillColumns: readonly CsvColumn<FillRow>[] = [
  { name: 'Time (UTC)', kind: 'time', of: (fill) => fill.at },
  { name: 'Trade ID', kind: 'number', of: (fill) => fill.tradeId },
  { name: 'Order ID', kind: 'number', of: (fill) => fill.orderId },
  { name: 'Market', kind: 'text', of: (fill) => `${fill.symbol}/${QUOTE}` },
  { name: 'Side', kind: 'text', of: (fill) => fill.side },
  { name: 'Role', kind: 'text', of: (fill) => fill.role },
  { name: 'Price', kind: 'number', of: (fill) => fill.price },
  { name: 'Quantity', kind: 'number', of: (fill) => fill.quantity },
  { name: 'Quantity coin', kind: 'text', of: (fill) => fill.symbol },
  { name: 'Amount', kind: 'number', of: (fill) => fill.amount },
  { name: 'Amount coin', kind: 'text', of: () => QUOTE },
  { name: 'Fee rate', kind: 'number', of: (fill) => fill.feeRate },
  { name: 'Fee', kind: 'number', of: (fill) => fill.fee },
  { name: 'Fee coin', kind: 'text', of: (fill) => fill.feeCoin },
];
