import type { Interval } from '@quay/contract/market';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, Query } from '../../database.ts';
import type { CandleRow } from '../../projector/candles.ts';
import type { TapeRow } from '../../projector/tape.ts';
import { writeHistory } from './history.ts';

export type CurrencyRow = Database['currencies'];

export type MarketReads = {
  /** The newest candles that open before a time, oldest first. Times without trades have none. */
  candles(
    symbol: string,
    interval: Interval,
    page: { readonly before?: number | undefined; readonly size: number },
  ): Promise<CandleRow[]>;
  /** Newest first; at most the 100 that are kept. */
  latestTrades(symbol: string, size: number): Promise<TapeRow[]>;
  currencies(): Promise<CurrencyRow[]>;
  /** Oldest first. */
  favourites(owner: number): Promise<string[]>;
  addFavourite(owner: number, symbol: string): Promise<void>;
  removeFavourite(owner: number, symbol: string): Promise<void>;
  /** The candles from before the first trade are written, all of them. */
  hasHistory(): Promise<boolean>;
  /** Writes candles from before the first trade, all or none, and only once. */
  writeHistory(rows: AsyncIterable<CandleRow[]> | Iterable<CandleRow[]>): Promise<void>;
};

export function marketReads(db: Query, pool: pg.Pool): MarketReads {
  return {
    async candles(symbol, interval, { before, size }) {
      let query = db.selectFrom('candles').selectAll().where('market', '=', symbol).where('interval', '=', interval);
      if (before !== undefined) query = query.where('openedAt', '<', sql<number>`${new Date(before)}`);
      const newest = await query.orderBy('openedAt', 'desc').limit(size).execute();
      return newest.reverse();
    },

    latestTrades: (symbol, size) =>
      db
        .selectFrom('tape')
        .select(['id', 'market', 'price', 'quantity', 'side', 'at'])
        .where('market', '=', symbol)
        .orderBy('id', 'desc')
        .limit(size)
        .execute(),

    currencies: () => db.selectFrom('currencies').selectAll().orderBy('id').execute(),

    async favourites(owner) {
      const mine = db.selectFrom('favourites').select('market').where('userId', '=', owner);
      const rows = await mine.orderBy('added').execute();
      return rows.map((row) => row.market);
    },

    async addFavourite(owner, symbol) {
      const one = db.insertInto('favourites').values({ userId: owner, market: symbol });
      await one.onConflict((known) => known.doNothing()).execute();
    },

    async removeFavourite(owner, symbol) {
      await db.deleteFrom('favourites').where('userId', '=', owner).where('market', '=', symbol).execute();
    },

    async hasHistory() {
      return (await db.selectFrom('candleHistory').select('writtenAt').executeTakeFirst()) !== undefined;
    },

    writeHistory: (rows) => writeHistory(pool, rows),
  };
}
