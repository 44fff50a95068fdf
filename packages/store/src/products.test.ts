import { tradingProducts } from '@quay/core';
import { expect, it } from 'vitest';
import { storedProducts } from './products.ts';

it('reads every product of the core, from its own tables and book', () => {
  const said = (of: readonly { name: string; book: string; trades: { name: string } }[]) =>
    of.map(({ name, book, trades }) => ({ name, book, trades: trades.name }));
  expect(said(storedProducts)).toEqual(
    said(tradingProducts.map(({ name, book, tables }) => ({ name, book, trades: tables.trades }))),
  );
});
