import { type Kysely, sql } from 'kysely';
import { extendedSet } from '../extended-set.ts';
import { rows } from './rows.ts';

/** Income of linked wallets, and what people are told of it. No row of before has other columns. */
export async function liquidity(db: Kysely<unknown>): Promise<void> {
  const statements = [
    rows,
    extendedSet('entries', 'cause', ['liquidity-income']),
    extendedSet('perpetual_notices', 'event', ['liquidity-income', 'liquidity-scheduled']),
    extendedSet('perpetual_notice_marks', 'kind', ['liquidityDays']),
    "insert into perpetual_notice_marks (kind, upto) values ('liquidityDays', 0)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
