import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';
import { chain } from './chain.ts';
import { rows } from './rows.ts';

/** Why each change is as it is stands in note.md. */
export async function debts(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  await sql.raw(rows).execute(db);
  await sql.raw(chain).execute(db);
}
