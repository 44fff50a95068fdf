import { quoted } from '../columns.ts';
import type { StoredProduct } from './product.ts';

/** The whole ledger, for who reads all of it: the entries, and the lines of trades. By number they have one order. */
export function ledgerOf(products: readonly StoredProduct[]): string {
  const parts = products.map(
    ({ trades, listings, lines }) =>
      `select line.* from ${quoted(trades.name)} as trade join ${quoted(listings.name)} on symbol = trade.market cross join ${lines}`,
  );
  const entries = 'select id, owner, book, asset, amount, balance_after, cause, reference, at from entries';
  return `(${[entries, ...parts].join(' union all ')}) as ledger`;
}
