import type { Product } from '@quay/contract/trading';
import type { Cause } from '@quay/contract/wallet';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { firstIdsSince } from '../../moments.ts';
import { storedProducts } from '../../products.ts';
import { rangeOf } from '../../ranges.ts';
import { tablesOf } from '../../trading/product.ts';
import { lastInEntries, linesOfTrade, tradesOf } from '../../trading/trades.ts';

/** What an owner had of a coin when a UTC day ended, in all books, available and frozen. */
export type DayBalance = { readonly day: number; readonly asset: string; readonly amount: bigint };
/** What a coin cost when a UTC day began and ended, in the quote asset. */
export type DayPrice = { readonly day: number; readonly asset: string; readonly open: bigint; readonly close: bigint };

/** What an owner had of a coin at a moment, or what moved just before it; in all books, available and frozen. */
export type MomentAmount = { readonly at: number; readonly asset: string; readonly amount: bigint };

export type ProfitReads = {
  /** At each of these moments, which are over; a coin that there was nothing of is left out. */
  balancesAt(owner: number, moments: readonly number[]): Promise<MomentAmount[]>;
  /** What came in less what went out since a moment, by coin and by steps of five minutes, for these causes; `at` is a step's end. */
  movesSince(owner: number, from: number, causes: readonly Cause[]): Promise<MomentAmount[]>;
  /** At the end of each of these days, which are over; a coin that there was nothing of is left out. `day` is its 00:00. */
  dayBalances(owner: number, days: readonly number[]): Promise<DayBalance[]>;
  /** What came in less what went out on each day from one on, by coin, for these causes. */
  dayMoves(owner: number, from: number, causes: readonly Cause[]): Promise<DayBalance[]>;
  /** Of each day from one on, and of the last traded day before it; days without trades have none. Oldest first. */
  dayPrices(assets: readonly string[], from: number): Promise<DayPrice[]>;
};

const DAY_MS = 24 * 60 * 60_000;
const FEW_MOMENTS = 1_000;
/** Seconds of a step in which moves are summed. */
const STEP_S = 300;

const accountColumns = ['owner', 'book', 'asset'];
const account = accountColumns.map((name) => sql.ref(`account.${name}`));
const lastEntry = { least: 0, below: sql<number>`ended.first_entry`, direction: 'desc', size: 1 } as const;

export function profitReads(db: Query): ProfitReads {
  const entriesFrom = firstFromIn(db, 'entries');
  const trading = storedProducts.map((product) => ({
    product,
    from: firstFromIn(db, tablesOf(product.name).trades),
    firstTrade: `first_${product.name}_trade`,
  }));
  const firsts = sql.join(trading.map(({ firstTrade }) => sql.ref(firstTrade)));
  const inEntries = lastInEntries(db);

  async function balancesAt(owner: number, moments: readonly number[]): Promise<MomentAmount[]> {
    const [entries, last, trades] = await Promise.all([
      entriesFrom(moments),
      inEntries(),
      Promise.all(trading.map(({ from }) => from(moments))),
    ]);
    const lastLines = trading.map(({ product, firstTrade }) => {
      const below = sql.ref<number>(`ended.${firstTrade}`);
      const lastTrades = tradesOf(product, owner, { least: last + 1, below, direction: 'desc', size: 1 });
      return sql`
        select ended.at, line.book, line.asset, line.id, line.balance_after
        from ended cross join lateral (${lastTrades}) as trade cross join ${linesOfTrade(product)}
        where line.owner = ${owner}`;
    });
    const { rows } = await sql<MomentAmount>`
      with ended as (
        select * from unnest(${[...moments]}::bigint[], ${entries}::bigint[], ${sql.join(trades.map((ids) => sql`${ids}::bigint[]`))})
          as ended (at, first_entry, ${firsts})
      ), last as (
        select ended.at, entry.book, entry.asset, entry.id, entry.balance_after
        from ended cross join accounts as account cross join lateral (
          select book, asset, id, balance_after from entries ${rangeOf(accountColumns, account, lastEntry, sql`true`)}
        ) as entry
        where account.owner = ${owner}
        union all ${sql.join(lastLines, sql` union all `)}
      )
      select at, asset, sum(balance_after) as amount from (
        select distinct on (at, book, asset) at, asset, balance_after from last order by at, book, asset, id desc
      ) as account
      where balance_after <> 0
      group by at, asset`.execute(db);
    return rows;
  }

  return {
    async dayBalances(owner, days) {
      const found = await balancesAt(
        owner,
        days.map((day) => day + DAY_MS),
      );
      return found.map(({ at, asset, amount }) => ({ day: at - DAY_MS, asset, amount }));
    },

    balancesAt,

    async movesSince(owner, from, causes) {
      const [first] = await entriesFrom([from]);
      const { rows } = await sql<MomentAmount>`
        select ((floor(extract(epoch from at) / ${STEP_S}) + 1) * ${STEP_S} * 1000)::bigint as at, asset,
          sum(amount) as amount
        from entries
        where owner = ${owner} and owner >= 1000 and cause not in ('trade', 'fee')
          and cause = any(${[...causes]}::text[]) and id >= ${first} and at >= ${new Date(from)}::timestamptz
        group by 1, 2`.execute(db);
      return rows;
    },

    async dayMoves(owner, from, causes) {
      const [first] = await entriesFrom([from]);
      const { rows } = await sql<DayBalance>`
        select (extract(epoch from date_trunc('day', at at time zone 'UTC')) * 1000)::bigint as day, asset,
          sum(amount) as amount
        from entries
        where owner = ${owner} and owner >= 1000 and cause not in ('trade', 'fee')
          and cause = any(${[...causes]}::text[]) and id >= ${first}
        group by 1, 2`.execute(db);
      return rows;
    },

    async dayPrices(assets, from) {
      const { rows } = await sql<DayPrice>`
        select (extract(epoch from candle.opened_at) * 1000)::bigint as day, wanted.asset, candle.open, candle.close
        from unnest(${[...assets]}::text[]) as wanted (asset),
          lateral (
            select coalesce(max(opened_at), ${new Date(from)}::timestamptz) as since from candles
            where product = 'spot' and market = wanted.asset and "interval" = '1d' and opened_at < ${new Date(from)}::timestamptz
          ) as begun,
          candles as candle
        where candle.product = 'spot' and candle.market = wanted.asset and candle."interval" = '1d' and candle.opened_at >= begun.since
        order by wanted.asset, candle.opened_at`.execute(db);
      return rows;
    },
  };
}

/**
 * Finds the first row of a table from each moment on. One that is there never changes, so nobody looks for it twice;
 * while there is none, earlier rows may still come.
 */
function firstFromIn(
  db: Query,
  table: 'entries' | `${Product}Trades`,
): (moments: readonly number[]) => Promise<number[]> {
  const known = new Map<number, number>();

  return async (moments) => {
    const first = new Map(known);
    const missing = moments.filter((moment) => !known.has(moment));
    if (missing.length > 0) {
      const last = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
      const found = await firstIdsSince(db, table, missing);
      if (known.size > FEW_MOMENTS) known.clear();
      for (const [at, moment] of missing.entries()) {
        first.set(moment, found[at]!);
        if (last && found[at]! <= last.id) known.set(moment, found[at]!);
      }
    }
    return moments.map((moment) => first.get(moment)!);
  };
}
