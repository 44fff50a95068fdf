import type { Book, Cause } from '@quay/contract/wallet';
import type { Entry } from '@quay/core';
import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../database.ts';
import { type Ids, idsOf, type Span } from '../../moments.ts';
import { storedProducts } from '../../products.ts';
import { type Direction, rangeOf } from '../../ranges.ts';
import { LAST_LINE, type StoredProduct, tablesOf } from '../../trading/product.ts';
import { lastInEntries, linesOfTrade, type TradeSide, tradesOf } from '../../trading/trades.ts';

export type EntriesWanted = Span & {
  readonly asset?: string | undefined;
  readonly book?: Book | undefined;
  readonly cause?: Cause | undefined;
  readonly size: number;
};

/** What trades are the cause of. Their lines stand in the trades; of earlier versions they stand in the entries. */
const OF_TRADES: readonly string[] = ['trade', 'fee'];
/** Of the first trade that is read all lines may be on the page before. */
const BEFORE_PAGE = 1;

/** Pages of a user's ledger: entries and the lines of trades, whose numbers are one order. */
export function lineReads(db: Query) {
  const lastInTable = lastInEntries(db);

  return async (owner: number, wanted: EntriesWanted, direction: Direction): Promise<Entry[]> => {
    const { from, to, cause, book = 'spot', size } = wanted;
    const ofTrades = cause !== undefined && OF_TRADES.includes(cause);
    const trading = storedProducts.filter((product) => product.book === book && (ofTrades || cause === undefined));
    // Each table rises with its time by itself, so a moment is looked for in both.
    const [entries, trades, last] = await Promise.all([
      idsOf(db, 'entries', wanted),
      Promise.all(trading.map(({ name }) => idsOf(db, tablesOf(name).trades, { from, to }))),
      lastInTable(),
    ]);
    const inEntries = ofTrades ? { ...entries, below: Math.min(entries.below, last + 1) } : entries;
    const read = ofTrades || cause === undefined ? byAccount : rare;
    const parts = [read(owner, wanted, inEntries, direction)];
    for (const [at, product] of trading.entries()) {
      const { least, below } = trades[at]!;
      parts.push(linesOf(product, owner, wanted, { least: Math.max(least, last + 1), below }, direction));
    }
    const { rows } = await sql<Entry>`
      select * from (${sql.join(parts, sql` union all `)}) as line
      order by id ${sql.raw(direction)} limit ${size}`.execute(db);
    return rows;
  };
}

const columns = sql`id, owner, book, asset, amount, balance_after, cause, reference, at`;
const accountColumns = ['owner', 'book', 'asset'];

/** Each account is read from its own range of one index; an owner has few. */
function byAccount(
  owner: number,
  { asset, book, cause, size }: EntriesWanted,
  ids: Ids,
  direction: Direction,
): RawBuilder<unknown> {
  const account = accountColumns.map((name) => sql.ref(`account.${name}`));
  return sql`
    select entry.* from accounts as account cross join lateral (
      select ${columns} from entries ${rangeOf(accountColumns, account, { ...ids, direction, size }, is({ cause }))}
    ) as entry
    where account.owner = ${owner} and ${is({ 'account.asset': asset, 'account.book': book })}`;
}

/** What no trade caused has an index of its own. */
function rare(
  owner: number,
  { asset, book, cause, size }: EntriesWanted,
  ids: Ids,
  direction: Direction,
): RawBuilder<unknown> {
  const more = sql<boolean>`cause not in ('trade', 'fee') and owner >= 1000 and ${is({ cause, asset, book })}`;
  return sql`(
    select ${columns} from entries ${rangeOf(['owner'], [sql`${owner}::bigint`], { ...ids, direction, size }, more)}
  )`;
}

/** The lines that the owner's trades stand for. */
function linesOf(
  product: StoredProduct,
  owner: number,
  { asset, cause, size, before = Number.MAX_SAFE_INTEGER, after = 0 }: EntriesWanted,
  ids: Ids,
  direction: Direction,
): RawBuilder<unknown> {
  const most = size + BEFORE_PAGE;
  const trades = tradesOf(product, owner, {
    least: Math.max(ids.least, after + 1 - LAST_LINE),
    below: Math.min(ids.below, before),
    direction,
    size: most,
    only: (side) => withLine(side, asset, cause),
  });
  return sql`
    select line.* from (
      select * from (${trades}) as trade order by id ${sql.raw(direction)} limit ${most}
    ) as trade cross join ${linesOfTrade(product)}
    where line.owner = ${owner} and line.id > ${after} and line.id < ${before}
      and ${is({ 'line.asset': asset, 'line.cause': cause })}`;
}

/** A trade of this side has a line as wanted: every one that is read must, or pages would be short. */
function withLine(side: TradeSide, asset: string | undefined, cause: Cause | undefined): RawBuilder<boolean> {
  if (cause !== 'fee') return asset === undefined ? sql`true` : sql`${asset} in (base, quote)`;
  // Who buys pays in the base asset, who sells in the quote asset.
  const [fee, paidIn] = side === 'buyer' ? [sql`buy_fee`, sql`base`] : [sql`sell_fee`, sql`quote`];
  return asset === undefined ? sql`${fee} > 0` : sql`${fee} > 0 and ${asset} = ${paidIn}`;
}

/** Columns have these values; those without one may have any. */
function is(values: Readonly<Record<string, string | undefined>>): RawBuilder<boolean> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return sql.join([sql`true`, ...given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)], sql` and `);
}
