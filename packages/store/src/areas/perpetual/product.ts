import { contractsTable, perpetualProduct } from '@quay/core';
import type { StoredProduct } from '../../trading/product.ts';

/** Contracts as the store reads them. Everything that a trade moves stands in entries, so that its row is no line. */
export const perpetual: StoredProduct = {
  name: 'perpetual',
  book: 'contract',
  otherBooks: ['delivery'],
  listings: contractsTable,
  trades: perpetualProduct.tables.trades,
  accountOf: 'quote',
  lines: `lateral (
  select trade.id, trade.buyer as owner, 'contract' as book, quote as asset, trade.amount, trade.buyer_quote as balance_after,
    'trade' as cause, trade.id as reference, trade.at
  where false
) as line`,
  legsOf: () => [],
};
