import { type Kysely, sql } from 'kysely';

/**
 * For a migration after which rows of the journal have other columns. Batches that are not in the tables yet could not
 * be read any more, so there must be none; and a core of the version before that still runs is refused from here on.
 */
export async function fenceVersionBefore(db: Kysely<unknown>): Promise<void> {
  // A core that is still running is kept from writing until this is over.
  await sql`lock table writer in share mode`.execute(db);
  const tail = sql<{ tail: boolean }>`select writer.seq <> projected.seq as tail from writer, projected`;
  const { rows } = await tail.execute(db);
  if (rows[0]!.tail) {
    throw new Error('the version before this one was not stopped cleanly: start and stop it once more');
  }
  await sql`update writer set epoch = epoch + 1 where epoch > 0`.execute(db);
}
