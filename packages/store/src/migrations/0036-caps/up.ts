import { type Kysely, sql } from 'kysely';
import { rows } from './rows.ts';

/** How much of a contract one person may hold, and the leverage of new accounts. No row of before has other columns. */
export async function caps(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rows).execute(db);
}
