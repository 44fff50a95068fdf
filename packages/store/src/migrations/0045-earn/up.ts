import { type Kysely, sql } from 'kysely';
import { rows } from './rows.ts';

/** Savings, terms, machines and the funds that pay them. No row of before has other columns. */
export async function earn(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rows).execute(db);
}
