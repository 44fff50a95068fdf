/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
create table liquidity_terms (
  asset text primary key,
  daily_rate numeric(38,8) not null check (daily_rate between 0 and 0.01),
  min_held numeric(38,8) not null check (min_held > 0),
  max_held numeric(38,8) not null check (max_held >= min_held),
  is_open boolean not null,
  day_ms bigint not null check (day_ms > 0),
  from_day bigint not null,
  rate_before numeric(38,8) not null check (rate_before between 0 and 0.01),
  min_before numeric(38,8) not null check (min_before > 0),
  max_before numeric(38,8) not null check (max_before >= min_before),
  settled_day bigint not null,
  settled_wallet bigint not null check (settled_wallet >= 0),
  linked bigint not null check (linked >= 0),
  paid numeric(38,8) not null check (paid >= 0),
  scheduled numeric(38,8) not null check (scheduled >= 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table liquidity_wallets (
  id bigint primary key,
  owner bigint not null,
  address text not null unique check (address ~ '^0x[0-9a-f]{40}$'),
  network text not null,
  asset text not null,
  status text not null check (status in ('linked', 'ended')),
  linked_at timestamptz(3) not null,
  first_day bigint not null,
  last_day bigint,
  ended_at timestamptz(3) check (ended_at >= linked_at),
  check ((status = 'ended') = (ended_at is not null) and (status = 'ended') = (last_day is not null))
);
create index liquidity_wallets_of_owner on liquidity_wallets (owner, id desc);
create index liquidity_wallets_linked on liquidity_wallets (network, id) where status = 'linked';

create table liquidity_days (
  id bigint primary key,
  owner bigint not null,
  wallet bigint not null,
  asset text not null,
  day bigint not null,
  daily_rate numeric(38,8) not null check (daily_rate between 0 and 0.01),
  min_held numeric(38,8) not null check (min_held > 0),
  max_held numeric(38,8) not null check (max_held >= min_held),
  first_held numeric(38,8) check (first_held >= 0),
  first_block bigint,
  first_at timestamptz(3),
  second_held numeric(38,8) check (second_held >= 0),
  second_block bigint,
  second_at timestamptz(3),
  third_held numeric(38,8) check (third_held >= 0),
  third_block bigint,
  third_at timestamptz(3),
  lowest numeric(38,8),
  income numeric(38,8) not null check (income >= 0 and income <= coalesce(lowest, 0) * daily_rate),
  status text not null check (status in ('counting', 'scheduled', 'paid', 'nothing', 'left')),
  turn bigint unique,
  settled_at timestamptz(3),
  paid_at timestamptz(3) check (paid_at >= settled_at),
  unique (wallet, day),
  check (lowest is not distinct from least(first_held, second_held, third_held)),
  check ((first_held is null) = (first_at is null) and (first_held is null) = (first_block is null)),
  check ((second_held is null) = (second_at is null) and (second_held is null) = (second_block is null)),
  check ((third_held is null) = (third_at is null) and (third_held is null) = (third_block is null)),
  check ((status = 'paid') = (paid_at is not null)),
  check ((status in ('scheduled', 'paid', 'nothing')) = (settled_at is not null)),
  check (settled_at is null or num_nonnulls(first_at, second_at, third_at) >= 2),
  check ((status in ('scheduled', 'paid')) = (turn is not null)),
  check ((status in ('scheduled', 'paid')) = (income > 0))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index liquidity_days_of_owner on liquidity_days (owner, id desc);
create index liquidity_days_waiting on liquidity_days (wallet) where status = 'counting';
create index liquidity_days_scheduled on liquidity_days (asset, turn) where status = 'scheduled';
create index liquidity_days_settled on liquidity_days (settled_at, id) where settled_at is not null;
`;
