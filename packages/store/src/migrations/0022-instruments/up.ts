import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';

/**
 * Instruments have a number each. The core numbers the markets that are listed already, in the order in which they were,
 * with its first tick; a core of the version before could not read the journal from there on.
 */
export async function instruments(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  await sql`
    create table instruments (
      number bigint primary key check (number > 0),
      product text not null check (product in ('spot')),
      symbol text not null,
      listed_at timestamptz(3) not null,
      unique (product, symbol)
    );
  `.execute(db);
}
