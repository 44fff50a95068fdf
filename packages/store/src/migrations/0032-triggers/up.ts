import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';
import { rows } from './rows.ts';

/** Triggers of contracts, and stop orders there, which wait for the mark. */
export async function triggers(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  await sql.raw(rows).execute(db);
}
