import { products } from '@quay/contract/trading';
import { afterLast, intoList } from '../scaffold/cuts.ts';
import type { Draft } from '../scaffold/draft.ts';
import { capital } from '../scaffold/names.ts';
import type { AreaPlan } from './names.ts';

/** A migration with its tables, of the shape of spot's as they are by then, and what its trades are in the ledger. */
export function storeOf(draft: Draft, { area, book, migration }: AreaPlan): void {
  const home = 'packages/store/src';
  const named = [...products, area].map((one) => `'${one}'`).join(', ');
  draft.add(
    `${home}/areas/${area}/product.ts`,
    `
import { marketsTable, tradingProducts } from '@quay/core';
import type { StoredProduct } from '../../trading/product.ts';

const { trades } = tradingProducts.find(({ name }) => name === '${area}')!.tables;

/** ${capital(area)} as the store reads it. Its trades stand for no lines of the ledger yet. */
export const ${area}: StoredProduct = {
  name: '${area}',
  book: '${book}',
  listings: marketsTable,
  trades,
  accountOf: 'quote',
  lines: \`lateral (
  select trade.id, trade.buyer as owner, '${book}' as book, quote as asset, trade.amount, trade.buyer_quote as balance_after,
    'trade' as cause, trade.id as reference, trade.at
  where false
) as line\`,
  legsOf: () => [],
};`,
  );
  draft.add(
    `${home}/migrations/${migration}-${area}/up.ts`,
    `
/** Orders, trades, client ids, volumes and tiers of ${area}: columns, checks and indexes as those of spot are by now. */
export const ${area} = /* sql */ \`
create table ${area}_orders (like spot_orders including all)
  with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
create table ${area}_trades (like spot_trades including all);
create table ${area}_client_orders (like spot_client_orders including all);
create table ${area}_volumes (like spot_volumes including all)
  with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create table ${area}_tiers (like spot_tiers including all);
alter table instruments drop constraint instruments_product_check, add check (product in (${named}));
\`;`,
  );
  draft.change(
    `${home}/migrations/migrate.ts`,
    `run ${migration}-${area}`,
    (text) => afterLast(text, /\/up\.ts';$/, `import { ${area} } from './${migration}-${area}/up.ts';`),
    (text) => intoList(text, /const migrations: [^=]*= \{/, `'${migration}-${area}': runs(${area})`),
  );
  draft.change(
    `${home}/products.ts`,
    `add ${area}`,
    (text) => afterLast(text, /from '\.\/areas\//, `import { ${area} } from './areas/${area}/product.ts';`),
    (text) => intoList(text, /storedProducts: readonly StoredProduct\[\] = \[/, area),
  );
  draft.change(
    `${home}/reads.ts`,
    `read ${area}'s orders`,
    (text) => afterLast(text, /from '\.\/areas\/\w+\/product/, `import { ${area} } from './areas/${area}/product.ts';`),
    (text) => afterLast(text, /^ {2}readonly spot: TradingReads\b/, `  readonly ${area}: TradingReads;`),
    (text) => afterLast(text, /^ {4}spot: .*tradingReads\(/, `    ${area}: tradingReads(db, ${area}),`),
  );
}
