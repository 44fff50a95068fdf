import { type RawBuilder, sql } from 'kysely';
import { quoted } from '../columns.ts';
import type { Query } from '../database.ts';
import { type Bounds, type Direction, rangeOf } from '../ranges.ts';
import type { StoredProduct } from './product.ts';

export const tradeSides = ['buyer', 'seller'] as const;
export type TradeSide = (typeof tradeSides)[number];

/** The lines that `trade` stands for, a row of the product's trades with `base` and `quote` of its instrument. */
export const linesOfTrade = ({ lines }: StoredProduct): RawBuilder<unknown> => sql.raw(lines);

/** Finds the last number of the earlier versions: up to it, lines of trades stand in the entries and not in the trades. */
export function lastInEntries(db: Query): () => Promise<number> {
  let last: number | undefined;
  return async () => {
    last ??= (await db.selectFrom('tradesInEntries').select('last').executeTakeFirstOrThrow()).last;
    return last;
  };
}

export type TradesQuery = Bounds & {
  readonly direction: Direction;
  /** Of each side and instrument. */
  readonly size: number;
  readonly sides?: readonly TradeSide[];
  /** Which trades of a side: the columns of the listing are in scope. The others of the side are passed over one by one. */
  only?(side: TradeSide): RawBuilder<boolean>;
};

/**
 * An owner's trades, of each side and instrument the first so many, with `base` and `quote` of the instrument; nobody
 * is on both sides of one. Each side has a range of an index in each instrument. There are few, since only those
 * count whose asset the owner has an account of.
 */
export function tradesOf(
  { trades, listings, book, otherBooks = [], accountOf }: StoredProduct,
  owner: number,
  query: TradesQuery,
): RawBuilder<unknown> {
  const { sides = tradeSides, only = () => sql<boolean>`true` } = query;
  const table = sql.raw(quoted(trades.name));
  const halves = sides.map((side) => {
    const values = [sql`${owner}::bigint`, sql`market.symbol`];
    return sql`(select * from ${table} ${rangeOf([side, 'market'], values, query, only(side))})`;
  });
  const books = sql.join([book, ...otherBooks].map((one) => sql.lit(one)));
  // An owner may have the asset in several books. The offset keeps the planner from looking into instruments before it knows that they are the owner's.
  return sql`
    select trade.*, base, quote from (
      select distinct symbol, base, quote from accounts join ${sql.raw(quoted(listings.name))} on ${sql.ref(accountOf)} = asset
      where owner = ${owner} and book in (${books}) offset 0
    ) as market cross join lateral (${sql.join(halves, sql` union all `)}) as trade`;
}
