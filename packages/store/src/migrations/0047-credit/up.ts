import { type Kysely, sql } from 'kysely';
import { extendedSet } from '../extended-set.ts';
import { rows } from './rows.ts';

/** What the server alone writes: what applicants said and showed, and who of staff has looked at it. */
const applications = /* sql */ `
create table credit_applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  sealed bytea not null,
  at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  papers bytea
);
create index credit_applications_of_user on credit_applications (user_id, id desc);

create table credit_openings (
  application bigint not null references credit_applications (id) on delete cascade,
  staff_id bigint not null references staff_members (id),
  name text not null,
  at timestamptz(3) not null,
  primary key (application, staff_id, name)
);

insert into perpetual_notice_marks (kind, upto) values ('credits', 0);
`;

/** Loans without a pledge. No row of before has other columns. */
export async function credit(db: Kysely<unknown>): Promise<void> {
  const statements = [
    rows,
    extendedSet('entries', 'cause', ['credit-payout', 'credit-repayment', 'credit-interest']),
    extendedSet('files', 'purpose', ['credit']),
    extendedSet('perpetual_notices', 'event', [
      'credit-paid-out',
      'credit-offered',
      'credit-rejected',
      'credit-due-soon',
      'credit-due',
      'credit-overdue',
    ]),
    extendedSet('perpetual_notice_marks', 'kind', ['credits']),
    applications,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
