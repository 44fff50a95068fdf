import { type Kysely, sql } from 'kysely';
import { rows } from './rows.ts';

/** Contracts with an end. No row of before has other columns. */
export async function delivery(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rows).execute(db);
}
