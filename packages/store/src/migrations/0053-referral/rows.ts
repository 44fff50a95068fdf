/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
create table referral_members (
  owner bigint primary key,
  referrer bigint check (referrer <> owner),
  bound_at timestamptz(3),
  is_fixed boolean not null,
  may_refer boolean not null,
  recharged numeric(38,8) not null check (recharged >= 0),
  counted numeric(38,8) not null check (counted between 0 and recharged),
  withdrawn numeric(38,8) not null check (withdrawn between 0 and counted),
  claimed_day bigint,
  check (referrer is null or bound_at is not null),
  check (not is_fixed or referrer is not null)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index referral_members_below on referral_members (referrer, owner) where referrer is not null;

create table referral_traits (
  owner bigint not null,
  kind text not null check (kind in ('person', 'device')),
  digest text not null,
  at timestamptz(3) not null,
  primary key (owner, kind, digest)
);

create table referral_deposits (
  id bigint primary key,
  owner bigint not null,
  credit bigint not null,
  asset text not null,
  amount numeric(38,8) not null check (amount > 0),
  price numeric(38,8) check (price > 0),
  value numeric(38,8) not null check (value >= 0),
  uncounted numeric(38,8) not null check (uncounted between 0 and value),
  status text not null check (status in ('counted', 'reversed', 'over')),
  lines bigint not null check (lines between 0 and 15),
  at timestamptz(3) not null,
  check (price is not null or value = 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index referral_deposits_of_owner on referral_deposits (owner, id) where status = 'counted';
create index referral_deposits_by_age on referral_deposits (id) where status = 'counted';

create table referral_claims (
  id bigint primary key,
  owner bigint not null,
  day bigint not null,
  amount numeric(38,8) not null check (amount > 0),
  rebates bigint not null check (rebates > 0),
  status text not null check (status in ('scheduled', 'paid')),
  turn bigint not null unique,
  at timestamptz(3) not null,
  paid_at timestamptz(3) check (paid_at >= at),
  unique (owner, day),
  check ((status = 'paid') = (paid_at is not null))
);
create index referral_claims_of_owner on referral_claims (owner, id desc);
create index referral_claims_scheduled on referral_claims (id) where status = 'scheduled';

create table referral_rebates (
  id bigint primary key,
  claim bigint not null,
  owner bigint not null,
  depositor bigint not null check (depositor <> owner),
  line bigint not null check (line between 1 and 4),
  day bigint not null,
  deposit numeric(38,8) not null check (deposit > 1000),
  rate numeric(38,8) not null check (rate between 0 and 0.05),
  amount numeric(38,8) not null check (amount > 0 and amount <= deposit * rate),
  unique (depositor, day, line)
);
create index referral_rebates_of_claim on referral_rebates (claim, id);
create index referral_rebates_of_owner on referral_rebates (owner, id desc);
`;
