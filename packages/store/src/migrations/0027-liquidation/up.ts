import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';
import { rows } from './rows.ts';

/** Liquidations of contracts: their tables, and what else stands in the ledger. */
export async function liquidation(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  await sql.raw(rows).execute(db);
}
