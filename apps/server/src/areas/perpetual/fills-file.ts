import type { Fill } from '@quay/contract/perpetual';
import type { Trade } from '@quay/core';
import { text } from '@quay/money';
import type { RatedTrade } from '@quay/store';
import type { CsvColumn } from '../../edge/csv.ts';

type FillRow = Fill & { readonly id: number; readonly feeRate: string };

export const fillRowOf =
  (fill: (trade: Trade, owner: number) => Fill) =>
  (trade: RatedTrade, owner: number): FillRow => ({
    ...fill(trade, owner),
    id: trade.id,
    feeRate: text(trade.feeRate),
  });

/** A user's fill of a contract in a file: worth, fee and profit can be worked out again by hand. */
export const fillColumns: readonly CsvColumn<FillRow>[] = [
  { name: 'Time (UTC)', kind: 'time', of: (fill) => fill.at },
  { name: 'Trade ID', kind: 'number', of: (fill) => fill.tradeId },
  { name: 'Order ID', kind: 'number', of: (fill) => fill.orderId },
  { name: 'Contract', kind: 'text', of: (fill) => fill.symbol },
  { name: 'Side', kind: 'text', of: (fill) => fill.side },
  { name: 'Role', kind: 'text', of: (fill) => fill.role },
  { name: 'Price', kind: 'number', of: (fill) => fill.price },
  { name: 'Quantity', kind: 'number', of: (fill) => fill.quantity },
  { name: 'Worth', kind: 'number', of: (fill) => fill.amount },
  { name: 'Fee rate', kind: 'number', of: (fill) => fill.feeRate },
  { name: 'Fee', kind: 'number', of: (fill) => fill.fee },
  { name: 'Profit', kind: 'number', of: (fill) => fill.profit },
  { name: 'Loss not paid', kind: 'number', of: (fill) => fill.shortfall },
  { name: 'Coin', kind: 'text', of: (fill) => fill.feeCoin },
];
