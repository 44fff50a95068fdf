import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';
import { rows } from './rows.ts';

/** Contracts: their tables, what else stands in the ledger, and why else an order ends. */
export async function perpetual(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  await sql.raw(rows).execute(db);
}
