import { type Kysely, sql } from 'kysely';
import { rows } from './rows.ts';

/** Following of traders. No row of before has other columns. */
export async function followingOfTraders(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rows).execute(db);
}
