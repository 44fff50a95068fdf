import type { Interval } from '@quay/contract/market';
import type { Instrument, Product } from '@quay/contract/trading';
import { format, type Rate, SCALE } from '@quay/money';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, Query } from '../../database.ts';
import {
  type CandleRow,
  foldCandles,
  foldedOf,
  isStored,
  openedAt,
  type StoredInterval,
} from '../../projector/candles.ts';
import type { TapeRow } from '../../projector/tape.ts';
import { type AlertReads, alertReads } from './alerts.ts';
import { writeHistory } from './history.ts';
import { type SimulatedWorldReads, simulatedWorldReads } from './simulated-world.ts';

export type CurrencyRow = Database['currencies'];

export type MarketReads = SimulatedWorldReads &
  AlertReads & {
    /** The newest candles that open before a time, oldest first. Times without trades have none. */
    candles(
      instrument: Instrument,
      interval: Interval,
      page: { readonly before?: number | undefined; readonly size: number },
    ): Promise<CandleRow[]>;
    /** Newest first; at most the 100 that are kept. */
    latestTrades(instrument: Instrument, size: number): Promise<TapeRow[]>;
    /** A rate without a time is what a fresh installation begins with: nobody published it. */
    currencies(): Promise<CurrencyRow[]>;
    saveRate(name: string, rate: Rate, at: number): Promise<void>;
    /** The symbols of a product that a user marked, oldest first. */
    favourites(owner: number, product: Product): Promise<string[]>;
    addFavourite(owner: number, instrument: Instrument): Promise<void>;
    removeFavourite(owner: number, instrument: Instrument): Promise<void>;
    /** The candles from before the first trade are written, all of them. */
    hasHistory(): Promise<boolean>;
    /** Writes candles from before the first trade, all or none, and only once. */
    writeHistory(rows: AsyncIterable<CandleRow[]> | Iterable<CandleRow[]>): Promise<void>;
  };

export function marketReads(db: Query, pool: pg.Pool): MarketReads {
  async function storedCandles(
    { product, symbol }: Instrument,
    interval: StoredInterval,
    { before, size }: { readonly before?: number | undefined; readonly size: number },
  ): Promise<CandleRow[]> {
    const ofInstrument = db
      .selectFrom('candles')
      .selectAll()
      .where('product', '=', product)
      .where('market', '=', symbol);
    let query = ofInstrument.where('interval', '=', interval);
    if (before !== undefined) query = query.where('openedAt', '<', sql<number>`${new Date(before)}`);
    const newest = await query.orderBy('openedAt', 'desc').limit(size).execute();
    return newest.reverse();
  }

  return {
    ...simulatedWorldReads(db),
    ...alertReads(db),

    async candles(instrument, interval, { before, size }) {
      if (isStored(interval)) return storedCandles(instrument, interval, { before, size });
      const { from, count, ms } = foldedOf[interval];
      const parts = (size + 1) * count;
      const shorter = await storedCandles(instrument, from, {
        size: parts,
        // The last candle that opened before is whole, also where `before` is in the middle of it.
        ...(before !== undefined && { before: openedAt(interval, before - 1) + ms }),
      });
      const folded = foldCandles(shorter, interval);
      // Where there may be more, the first may lack its beginning.
      const whole = (shorter.length === parts ? folded.slice(1) : folded).slice(-size);
      return whole.map((candle) => ({ product: instrument.product, market: instrument.symbol, interval, ...candle }));
    },

    latestTrades: ({ product, symbol }, size) =>
      db
        .selectFrom('tape')
        .select(['product', 'id', 'market', 'price', 'quantity', 'side', 'at'])
        .where('product', '=', product)
        .where('market', '=', symbol)
        .orderBy('id', 'desc')
        .limit(size)
        .execute(),

    currencies: () => db.selectFrom('currencies').selectAll().orderBy('id').execute(),

    async saveRate(name, rate, at) {
      const ratedAt = sql<number>`${new Date(at)}`;
      const one = db.updateTable('currencies').set({ rate: sql<bigint>`${format(rate, SCALE)}::numeric`, ratedAt });
      await one.where('name', '=', name as CurrencyRow['name']).execute();
    },

    async favourites(owner, product) {
      const mine = db.selectFrom('favourites').select('market').where('userId', '=', owner);
      const rows = await mine.where('product', '=', product).orderBy('added').execute();
      return rows.map((row) => row.market);
    },

    async addFavourite(owner, { product, symbol }) {
      const one = db.insertInto('favourites').values({ userId: owner, product, market: symbol });
      await one.onConflict((known) => known.doNothing()).execute();
    },

    async removeFavourite(owner, { product, symbol }) {
      const mine = db.deleteFrom('favourites').where('userId', '=', owner).where('product', '=', product);
      await mine.where('market', '=', symbol).execute();
    },

    async hasHistory() {
      return (await db.selectFrom('candleHistory').select('writtenAt').executeTakeFirst()) !== undefined;
    },

    writeHistory: (rows) => writeHistory(pool, rows),
  };
}
