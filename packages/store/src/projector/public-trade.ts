import type { Column, Table, Trade } from '@quay/core';

const wanted = ['id', 'market', 'price', 'quantity', 'amount', 'side', 'betweenDesks', 'at'] as const;

/** What candles and tape are made of, and whether the row itself is kept. */
export type PublicTrade = Pick<Trade, (typeof wanted)[number]>;

const passedOver = ({ kind, nullable, write, skip }: Column<never>): Column<never> => ({
  kind,
  nullable,
  write,
  skip,
  read: (from) => skip(from) as never,
});

/** The columns of a product's trades for reading no more than that: each trade of the exchange is read once. */
export const publicColumns = (trades: Table<Trade>): Readonly<Record<string, Column<never>>> =>
  Object.fromEntries(
    Object.entries<Column<never>>(trades.columns).map(([name, column]) =>
      (wanted as readonly string[]).includes(name) ? [name, column] : [name, passedOver(column)],
    ),
  );
