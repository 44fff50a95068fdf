/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
create table credit_products (
  asset text not null,
  days bigint not null check (days between 1 and 365),
  daily_rate numeric(38,8) not null check (daily_rate > 0 and daily_rate <= 0.01),
  late_multiple numeric(38,8) not null check (late_multiple between 1 and 5),
  min_amount numeric(38,8) not null check (min_amount > 0),
  max_amount numeric(38,8) not null check (max_amount >= min_amount),
  one_max numeric(38,8) not null check (one_max >= 0),
  is_open boolean not null,
  primary key (asset, days)
);

create table credit_pools (
  asset text primary key,
  funded numeric(38,8) not null,
  interest numeric(38,8) not null check (interest >= 0),
  lent numeric(38,8) not null check (lent >= 0),
  offered numeric(38,8) not null check (offered >= 0),
  check (funded + interest >= lent + offered)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table credit_loans (
  id bigint primary key,
  owner bigint not null,
  application bigint not null,
  asset text not null,
  days bigint not null check (days between 1 and 365),
  asked numeric(38,8) not null check (asked > 0),
  principal numeric(38,8) not null check (principal between 0 and asked),
  daily_rate numeric(38,8) not null check (daily_rate > 0),
  late_multiple numeric(38,8) not null check (late_multiple >= 1),
  min_amount numeric(38,8) not null check (min_amount > 0),
  one_max numeric(38,8) not null check (one_max >= 0),
  status text not null check (
    status in ('reviewing', 'rejected', 'offered', 'borrowing', 'overdue', 'repaid', 'withdrawn')
  ),
  applied_at timestamptz(3) not null,
  first_by bigint,
  choice text check (choice in ('approve', 'reject')),
  chosen numeric(38,8) not null check (chosen between 0 and asked),
  second_by bigint check (second_by <> first_by),
  rejection text check (
    rejection in ('income-too-low', 'other-credit', 'papers-unclear', 'papers-differ', 'not-identified', 'other')
  ),
  remark text,
  decided_at timestamptz(3) check (decided_at >= applied_at),
  offer_ends_at timestamptz(3),
  paid_out_at timestamptz(3) check (paid_out_at >= applied_at),
  due_at timestamptz(3) check (due_at > paid_out_at),
  reminded text not null check (reminded in ('none', 'soon', 'day', 'overdue')),
  interest_paid numeric(38,8) not null check (interest_paid between 0 and principal),
  ended_at timestamptz(3) check (ended_at >= applied_at),
  check ((first_by is null) = (choice is null)),
  check ((status in ('rejected', 'repaid', 'withdrawn')) = (ended_at is not null)),
  check ((status = 'offered') = (offer_ends_at is not null)),
  check ((status in ('borrowing', 'overdue', 'repaid')) = (paid_out_at is not null)),
  check ((paid_out_at is null) = (due_at is null)),
  -- Above what one person may decide, two have.
  check (principal = 0 or asked <= one_max or second_by is not null)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index credit_loans_of_owner on credit_loans (owner, id desc);
create index credit_loans_reviewing on credit_loans (applied_at, id) where status = 'reviewing';
create unique index credit_loans_one_application on credit_loans (application);

create table credit_events (
  id bigint primary key,
  owner bigint not null,
  loan bigint not null,
  kind text not null check (
    kind in (
      'applied', 'decided', 'rejected', 'offered', 'lapsed', 'withdrawn', 'paid-out', 'due-soon', 'due', 'overdue', 'repaid'
    )
  ),
  amount numeric(38,8) not null check (amount >= 0),
  interest numeric(38,8) not null check (interest between 0 and amount),
  staff bigint not null,
  at timestamptz(3) not null
);
create index credit_events_of_loan on credit_events (loan, id);
create index credit_events_of_owner on credit_events (owner, id);
`;
