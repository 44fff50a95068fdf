/** What users are notified of in contracts, and by which ways; rows that the server writes. */
export const notices = /* sql */ `
create table perpetual_notices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  event text not null check (event in ('warned', 'liquidated', 'deleveraged', 'covered', 'halted', 'reduce-only', 'reopened')),
  -- The row of the core that it is about: said once, however often it is found.
  reference bigint not null,
  contract text not null,
  -- What the words are filled with, and the step of a liquidation whose receipt is shown.
  params jsonb not null,
  step bigint,
  at timestamptz(3) not null,
  seen_at timestamptz(3),
  pushed_at timestamptz(3),
  notified_at timestamptz(3),
  unique (user_id, event, reference)
);
create index perpetual_notices_of_user on perpetual_notices (user_id, id desc);
create index perpetual_notices_wait on perpetual_notices (id) where pushed_at is null or notified_at is null;

-- Up to which row of each kind users were notified.
create table perpetual_notice_marks (
  kind text primary key check (kind in ('warnings', 'liquidations', 'takings', 'covers', 'settings')),
  upto bigint not null
);
-- What happened before is not said now.
insert into perpetual_notice_marks (kind, upto)
  select 'liquidations', coalesce(max(id), 0) from perpetual_liquidations union all
  select 'takings', coalesce(max(id), 0) from perpetual_takings union all
  select 'covers', coalesce(max(id), 0) from perpetual_covers union all
  select 'warnings', 0 union all
  select 'settings', 0;

create table perpetual_notice_choices (
  user_id bigint primary key references users,
  risk text[] not null,
  activity text[] not null
);
`;
