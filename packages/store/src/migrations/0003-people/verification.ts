/** Applications and their reviews. What a person sent is sealed; a keyed hash of the document finds it again. */
export const verification = /* sql */ `
create table reviews (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  kind text not null check (kind in ('basic', 'advanced', 'notary', 'merchant', 'merchant-refund')),
  state text not null check (state in ('applied', 'reviewing', 'passed', 'rejected')),
  attempt integer not null check (attempt > 0),
  sealed bytea not null,
  document_hash bytea,
  applied_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  taken_by bigint,
  taken_at timestamptz(3),
  decided_by bigint,
  decided_at timestamptz(3),
  reason text,
  remark text,
  unique (user_id, kind, attempt)
);
create unique index reviews_one_open on reviews (user_id, kind) where state in ('applied', 'reviewing');
create unique index reviews_one_account on reviews (document_hash)
  where kind = 'basic' and state in ('applied', 'reviewing', 'passed');
create index reviews_waiting on reviews (due_at, id) where state in ('applied', 'reviewing');
create index reviews_by_document on reviews (document_hash) where document_hash is not null;

create table merchants (
  user_id bigint primary key references users (id),
  state text not null check (
    state in ('none', 'auditing', 'verified', 'failed', 'deposit-short', 'refund-auditing', 'refund-failed', 'refunded')
  ),
  changed_at timestamptz(3) not null
);

-- One of the core's tables.
create table merchant_deposits (
  id bigint primary key,
  owner bigint not null,
  asset text not null,
  amount numeric(38,8) not null check (amount > 0),
  state text not null check (state in ('held', 'refunded')),
  paid_at timestamptz(3) not null,
  refunded_at timestamptz(3),
  check ((state = 'refunded') = (refunded_at is not null))
);
create index merchant_deposits_by_owner on merchant_deposits (owner);
`;
