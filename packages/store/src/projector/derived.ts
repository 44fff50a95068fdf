import type { Column } from '@quay/core';
import { arrayOf, quoted, sqlTypes } from '../columns.ts';

/** A table that the core does not have: it is made from its trades. */
export type Derived = { readonly name: string; readonly columns: Readonly<Record<string, Column<never>['kind']>> };

export const candlesTable: Derived = {
  name: 'candles',
  columns: {
    market: 'text',
    interval: 'set',
    openedAt: 'time',
    open: 'amount',
    high: 'amount',
    low: 'amount',
    close: 'amount',
    volume: 'amount',
    turnover: 'amount',
    product: 'text',
  },
};

export const tapeTable: Derived = {
  name: 'tape',
  columns: {
    market: 'text',
    slot: 'id',
    id: 'id',
    price: 'amount',
    quantity: 'amount',
    side: 'set',
    at: 'time',
    product: 'text',
  },
};

/** `insert into t (...) select * from unnest(...)`: many rows in one statement with one parameter a column. */
export function insertOf({ name, columns }: Derived): string {
  const names = Object.keys(columns).map(quoted).join(', ');
  const arrays = Object.values(columns).map((kind, at) => `$${at + 1}::${sqlTypes[kind]}[]`);
  return `insert into ${quoted(name)} as known (${names}) select * from unnest(${arrays.join(', ')})`;
}

export const valuesOf = ({ columns }: Derived, rows: readonly object[]): string[] =>
  Object.entries(columns).map(([name, kind]) => arrayOf(kind, rows, name));

/** Trades that come after what a candle has. */
export const CANDLES_GO_ON = `on conflict (product, market, interval, opened_at) do update set
  high = greatest(known.high, excluded.high), low = least(known.low, excluded.low), close = excluded.close,
  volume = known.volume + excluded.volume, turnover = known.turnover + excluded.turnover`;

/** Candles from before the first trade: a candle that trades have begun keeps its close. */
export const CANDLES_COME_BEFORE = `on conflict (product, market, interval, opened_at) do update set
  open = excluded.open, high = greatest(known.high, excluded.high), low = least(known.low, excluded.low),
  volume = known.volume + excluded.volume, turnover = known.turnover + excluded.turnover`;
