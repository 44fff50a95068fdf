import { type Kysely, sql } from 'kysely';
import { fenceVersionBefore } from '../fence.ts';
import { receipts } from './receipts.ts';
import { rows } from './rows.ts';

/** What receipts of contracts are made of, and the receipts. */
export async function receiptsOfContracts(db: Kysely<unknown>): Promise<void> {
  await fenceVersionBefore(db);
  await sql.raw(rows).execute(db);
  await sql.raw(receipts).execute(db);
}
