import { type Kysely, sql } from 'kysely';
import { extendedSet } from '../extended-set.ts';
import { people } from './people.ts';
import { rows } from './rows.ts';

/** Accounts that are closed, coins that users give to each other, logins and exports. No row of before has other columns. */
export async function account(db: Kysely<unknown>): Promise<void> {
  const statements = [
    rows,
    people,
    extendedSet('entries', 'cause', ['left-behind', 'user-transfer']),
    extendedSet('requests', 'kind', ['send']),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
