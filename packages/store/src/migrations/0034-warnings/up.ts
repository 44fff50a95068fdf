import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';
import { notices } from './notices.ts';
import { rows } from './rows.ts';

/** Warnings before liquidation, changes of settings of contracts, and notices of contracts. */
export async function warnings(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  await sql.raw(rows).execute(db);
  await sql.raw(notices).execute(db);
}
