import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';
import { rows } from './rows.ts';

/** Funding of contracts: periods, samples, payments, and two more causes of the ledger's entries. */
export async function funding(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  await sql.raw(rows).execute(db);
}
