import { type Kysely, sql } from 'kysely';
import { extendedSet } from '../extended-set.ts';
import { rows } from './rows.ts';

/** Who invited whom, what it is paid, and what people are told of it. No row of before has other columns. */
export async function referral(db: Kysely<unknown>): Promise<void> {
  const statements = [
    rows,
    extendedSet('entries', 'cause', ['referral-rebate']),
    extendedSet('perpetual_notices', 'event', ['referral-paid', 'referral-scheduled']),
    extendedSet('perpetual_notice_marks', 'kind', ['referralClaims']),
    "insert into perpetual_notice_marks (kind, upto) values ('referralClaims', 0)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
