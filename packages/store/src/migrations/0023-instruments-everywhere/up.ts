import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';

/**
 * Candles, tape and favourites name their instrument by product and symbol; all that are there are spot's. A projector
 * of the version before finds candles and slots by other keys, and is kept from writing.
 */
export async function instrumentsEverywhere(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  for (const [table, key] of [
    ['candles', 'product, market, interval, opened_at'],
    ['tape', 'product, market, slot'],
    ['favourites', 'user_id, product, market'],
  ]) {
    await sql
      .raw(`
        alter table ${table} add column product text not null default 'spot';
        alter table ${table} alter column product drop default, drop constraint ${table}_pkey, add primary key (${key});
      `)
      .execute(db);
  }
}
