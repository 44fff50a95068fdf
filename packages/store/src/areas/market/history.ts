import type pg from 'pg';
import type { CandleRow } from '../../projector/candles.ts';
import { CANDLES_COME_BEFORE, candlesTable, insertOf, valuesOf } from '../../projector/derived.ts';

const ROWS_AT_ONCE = 5_000;
const PUT = `${insertOf(candlesTable)} ${CANDLES_COME_BEFORE}`;

/** Writes the candles from before the first trade in one transaction with the mark that they are there. */
export async function writeHistory(
  pool: pg.Pool,
  rows: AsyncIterable<CandleRow[]> | Iterable<CandleRow[]>,
): Promise<void> {
  const client = await pool.connect();
  let failed: unknown;
  try {
    await client.query('begin');
    // Lost in a crash, it is written again at the next start.
    await client.query('set local synchronous_commit = off');
    await client.query('insert into candle_history default values');
    // While the database takes some rows, the next ones are made ready.
    let taken: Promise<unknown> = Promise.resolve();
    for await (const some of rows) {
      for (let at = 0; at < some.length; at += ROWS_AT_ONCE) {
        const values = valuesOf(candlesTable, some.slice(at, at + ROWS_AT_ONCE));
        await taken;
        taken = client.query({ name: 'history', text: PUT, values });
        // Heard below; until then nobody listens.
        taken.catch(() => undefined);
      }
    }
    await taken;
    await client.query('commit');
  } catch (error) {
    failed = error;
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failed !== undefined);
  }
}
