import { type Kysely, sql } from 'kysely';
import { rows } from './rows.ts';

/** Loans against a pledge. No row of before has other columns. */
export async function loansAgainstPledge(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rows).execute(db);
}
