import { type Kysely, sql } from 'kysely';
import { lengthenAnswers } from './answers.ts';
import { rows } from './rows.ts';

/** Why each change is as it is stands in note.md. */
export async function spotComplete(db: Kysely<unknown>): Promise<void> {
  await assertNoTail(db);
  // A core of the version before that still runs is refused from here on: its rows would be of the old length.
  await sql`update writer set epoch = epoch + 1 where epoch > 0`.execute(db);
  await sql.raw(rows).execute(db);
  await lengthenAnswers(db);
}

async function assertNoTail(db: Kysely<unknown>): Promise<void> {
  // A core that is still running is kept from writing until this is over.
  await sql`lock table writer in share mode`.execute(db);
  const tail = sql<{ tail: boolean }>`select writer.seq <> projected.seq as tail from writer, projected`;
  const { rows } = await tail.execute(db);
  if (rows[0]!.tail) {
    throw new Error('the version before this one was not stopped cleanly: start and stop it once more');
  }
}
