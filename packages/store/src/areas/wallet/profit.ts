import type { Cause } from '@quay/contract/wallet';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { firstIdsSince } from '../../moments.ts';

/** What an owner had of a coin when a UTC day ended, in all books, available and frozen. */
export type DayBalance = { readonly day: number; readonly asset: string; readonly amount: bigint };
/** What a coin cost when a UTC day began and ended, in the quote asset. */
export type DayPrice = { readonly day: number; readonly asset: string; readonly open: bigint; readonly close: bigint };

export type ProfitReads = {
  /** At the end of each of these days, which are over; a coin that there was nothing of is left out. `day` is its 00:00. */
  dayBalances(owner: number, days: readonly number[]): Promise<DayBalance[]>;
  /** What came in less what went out on each day from one on, by coin, for these causes. */
  dayMoves(owner: number, from: number, causes: readonly Cause[]): Promise<DayBalance[]>;
  /** Of each day from one on, and of the last traded day before it; days without trades have none. Oldest first. */
  dayPrices(assets: readonly string[], from: number): Promise<DayPrice[]>;
};

const DAY_MS = 24 * 60 * 60_000;
const FEW_DAYS = 1_000;

export function profitReads(db: Query): ProfitReads {
  /**
   * The first entry after each day. One that is there never changes, so nobody looks for it twice; while there is none,
   * rows of the day may still come.
   */
  const known = new Map<number, number>();

  async function firstAfter(days: readonly number[]): Promise<number[]> {
    const missing = days.filter((day) => !known.has(day));
    if (missing.length === 0) return days.map((day) => known.get(day)!);
    const last = await newest();
    const found = await firstIdsSince(
      db,
      'entries',
      missing.map((day) => day + DAY_MS),
    );
    const first = new Map(missing.map((day, at) => [day, found[at]!]));
    if (known.size > FEW_DAYS) known.clear();
    for (const [day, id] of first) if (id <= last) known.set(day, id);
    return days.map((day) => known.get(day) ?? first.get(day)!);
  }

  async function newest(): Promise<number> {
    const row = await db.selectFrom('entries').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    return row?.id ?? 0;
  }

  return {
    async dayBalances(owner, days) {
      const ends = await firstAfter(days);
      const { rows } = await sql<DayBalance>`
        select ended.day, account.asset, sum(entry.balance_after) as amount
        from unnest(${[...days]}::bigint[], ${ends}::bigint[]) as ended (day, first_after),
          accounts as account,
          lateral (
            select balance_after from entries
            where owner = account.owner and book = account.book and asset = account.asset
              and id < ended.first_after
            order by id desc limit 1
          ) as entry
        where account.owner = ${owner} and entry.balance_after <> 0
        group by ended.day, account.asset`.execute(db);
      return rows;
    },

    async dayMoves(owner, from, causes) {
      const [first] = await firstAfter([from - DAY_MS]);
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
            where market = wanted.asset and "interval" = '1d' and opened_at < ${new Date(from)}::timestamptz
          ) as begun,
          candles as candle
        where candle.market = wanted.asset and candle."interval" = '1d' and candle.opened_at >= begun.since
        order by wanted.asset, candle.opened_at`.execute(db);
      return rows;
    },
  };
}
