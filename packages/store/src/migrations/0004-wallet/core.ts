/** Tables of the core: columns, names and members are those of `packages/core`. */
export const core = /* sql */ `
alter table accounts drop constraint accounts_book_check, drop constraint accounts_check;
alter table accounts
  add check (book in ('spot', 'contract', 'delivery', 'finance', 'mining', 'c2c')),
  add check (available >= 0 or owner in (1, 6));

alter table entries
  drop constraint entries_book_check,
  drop constraint entries_check,
  drop constraint entries_cause_check;
alter table entries
  add check (book in ('spot', 'contract', 'delivery', 'finance', 'mining', 'c2c')),
  add check (balance_after >= 0 or owner in (1, 6)),
  add check (
    cause in (
      'practice-funds', 'trade', 'fee', 'safety-fund', 'transfer', 'deposit', 'deposit-reversal', 'withdrawal',
      'withdrawal-fee', 'convert', 'house-funds'
    )
  );

create table credits (
  network text not null,
  tx_hash text not null,
  log_index bigint not null,
  id bigint not null unique,
  owner bigint not null,
  asset text not null,
  amount numeric(38,8) not null check (amount > 0),
  block bigint not null,
  state text not null check (state in ('credited', 'reversed')),
  credited_at timestamptz(3) not null,
  reversed_at timestamptz(3),
  shortfall numeric(38,8) not null check (shortfall between 0 and amount),
  primary key (network, tx_hash, log_index),
  check ((state = 'reversed') = (reversed_at is not null))
);
create index credits_by_owner on credits (owner, id);

create table withdrawals (
  id bigint primary key,
  owner bigint not null,
  asset text not null,
  network text not null,
  address text not null,
  amount numeric(38,8) not null check (amount > fee),
  fee numeric(38,8) not null check (fee >= 0),
  state text not null check (state in ('reviewing', 'approved', 'broadcasting', 'success', 'failed', 'rejected')),
  proven_by text not null check (proven_by in ('totp', 'recovery-code', 'passkey', 'codes')),
  needs bigint not null check (needs between 0 and 2),
  first_by bigint,
  second_by bigint check (second_by <> first_by),
  rejected_by bigint,
  rejection text check (rejection in ('address-suspicious', 'account-at-risk', 'documents-needed', 'other')),
  remark text,
  nonce bigint,
  tx_hash text,
  raw text,
  block bigint,
  requested_at timestamptz(3) not null,
  done_at timestamptz(3),
  check ((state in ('success', 'failed', 'rejected')) = (done_at is not null)),
  check ((state = 'rejected') = (rejection is not null)),
  check (state in ('reviewing', 'rejected') or needs < 1 or first_by is not null),
  check (state in ('reviewing', 'rejected') or needs < 2 or second_by is not null),
  check ((raw is null) = (tx_hash is null) and (raw is null) = (nonce is null)),
  check (state not in ('broadcasting', 'success') or raw is not null)
);
create index withdrawals_by_owner on withdrawals (owner, id);
create index withdrawals_by_state on withdrawals (state, id);
create index withdrawals_by_address on withdrawals (lower(address));
create index withdrawals_by_time on withdrawals (network, requested_at);
create unique index withdrawals_one_nonce on withdrawals (network, nonce) where nonce is not null;

create table withdrawal_days (
  owner bigint primary key,
  day timestamptz(3) not null,
  count bigint not null check (count >= 0),
  amount numeric(38,8) not null check (amount >= 0)
);

create table transfers (
  id bigint primary key,
  owner bigint not null,
  asset text not null,
  from_book text not null check (from_book in ('spot', 'contract', 'delivery', 'finance', 'mining', 'c2c')),
  to_book text not null check (to_book in ('spot', 'contract', 'delivery', 'finance', 'mining', 'c2c')),
  amount numeric(38,8) not null check (amount > 0),
  at timestamptz(3) not null,
  check (to_book is distinct from from_book)
);
create index transfers_by_owner on transfers (owner, id);

create table requests (
  owner bigint not null,
  request_id text not null,
  kind text not null check (kind in ('transfer', 'withdrawal')),
  said text not null,
  reference bigint not null,
  at timestamptz(3) not null,
  primary key (owner, request_id)
);

create table quotes (
  id bigint primary key,
  owner bigint not null,
  give text not null,
  take text not null check (take <> give),
  give_amount numeric(38,8) not null check (give_amount > 0),
  take_amount numeric(38,8) not null check (take_amount > 0),
  quoted_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create table conversions (
  id bigint primary key,
  owner bigint not null,
  give text not null,
  take text not null check (take <> give),
  give_amount numeric(38,8) not null check (give_amount > 0),
  take_amount numeric(38,8) not null check (take_amount > 0),
  at timestamptz(3) not null
);
create index conversions_by_owner on conversions (owner, id);

create table convert_coins (
  asset text primary key,
  day_limit numeric(38,8) not null check (day_limit >= 0),
  day timestamptz(3) not null,
  net numeric(38,8) not null
);
`;
