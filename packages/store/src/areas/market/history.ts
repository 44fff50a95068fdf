import type pg from 'pg';
import { stateOf } from '../../connection.ts';
import type { CandleRow } from '../../projector/candles.ts';
import { CANDLES_COME_BEFORE, candlesTable, insertOf, valuesOf } from '../../projector/derived.ts';

const ROWS_AT_ONCE = 5_000;
const PUT = insertOf(candlesTable);
const JOIN = `${PUT} ${CANDLES_COME_BEFORE}`;
const UNIQUE_VIOLATION = '23505';

/** Writes the candles from before the first trade in one transaction with the mark that they are there. */
export async function writeHistory(
  pool: pg.Pool,
  rows: AsyncIterable<CandleRow[]> | Iterable<CandleRow[]>,
): Promise<void> {
  const client = await pool.connect();
  let failed = false;
  try {
    await client.query('begin');
    // Lost in a crash, it is written again at the next start.
    await client.query('set local synchronous_commit = off');
    await client.query('insert into candle_history default values');
    // While the database takes some rows, the next ones are made ready.
    let taken: Promise<void> = Promise.resolve();
    for await (const some of rows) {
      for (let at = 0; at < some.length; at += ROWS_AT_ONCE) {
        const values = valuesOf(candlesTable, some.slice(at, at + ROWS_AT_ONCE));
        await taken;
        taken = take(client, values);
        // A failure is thrown at the next turn; until then nothing awaits it.
        taken.catch(() => undefined);
      }
    }
    await taken;
    await client.query('commit');
  } catch (error) {
    failed = true;
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failed);
  }
}

/** Trades may have begun a few of the candles; joining costs twice as much, so it is done only where it must be. */
async function take(client: pg.PoolClient, values: string[]): Promise<void> {
  await client.query('savepoint chunk');
  try {
    await client.query({ name: 'put history', text: PUT, values });
  } catch (error) {
    if (stateOf(error) !== UNIQUE_VIOLATION) throw error;
    await client.query('rollback to savepoint chunk');
    await client.query({ name: 'join history', text: JOIN, values });
  }
  await client.query('release savepoint chunk');
}
