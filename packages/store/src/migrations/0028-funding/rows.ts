/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
alter table entries
  drop constraint entries_cause_check,
  add constraint entries_cause_check check (
    cause in (
      'practice-funds', 'trade', 'fee', 'safety-fund', 'transfer', 'deposit', 'deposit-reversal', 'withdrawal',
      'withdrawal-fee', 'convert', 'house-funds', 'escrow', 'escrow-return', 'c2c-trade', 'c2c-compensation',
      'debt-repayment', 'contract-profit', 'contract-cover', 'contract-shortfall', 'liquidation-fee',
      'liquidation-rest', 'funding', 'funding-residue'
    )
  );

create table perpetual_funding_periods (
  id bigint primary key,
  contract text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  status text not null check (status in ('sampling', 'paying', 'paid', 'skipped')),
  was_open boolean not null,
  samples bigint not null check (samples >= 0),
  premium_sum numeric(38,8) not null,
  last_rate numeric(38,8) not null,
  due bigint not null check (due >= 0),
  interest numeric(38,8) not null,
  damp numeric(38,8) not null check (damp >= 0),
  cap numeric(38,8) not null check (cap >= 0),
  rate numeric(38,8) not null,
  mark_price numeric(38,8) check (mark_price > 0),
  holders bigint not null check (holders >= 0),
  paid_to bigint not null,
  received numeric(38,8) not null,
  unique (contract, ends_at),
  check (rate between -cap and cap),
  check (status = 'sampling' or samples <= due),
  check (status <> 'skipped' or rate = 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index perpetual_funding_periods_live on perpetual_funding_periods (id) where status in ('sampling', 'paying');

create table perpetual_premium_minutes (
  contract text not null,
  at timestamptz(3) not null,
  status text not null check (status in ('open', 'over')),
  premium0 numeric(38,8),
  premium1 numeric(38,8),
  premium2 numeric(38,8),
  premium3 numeric(38,8),
  premium4 numeric(38,8),
  premium5 numeric(38,8),
  premium6 numeric(38,8),
  premium7 numeric(38,8),
  premium8 numeric(38,8),
  premium9 numeric(38,8),
  premium10 numeric(38,8),
  premium11 numeric(38,8),
  primary key (contract, at)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index perpetual_premium_minutes_open on perpetual_premium_minutes (contract) where status = 'open';

create table perpetual_early_payments (
  contract text not null,
  owner bigint not null,
  primary key (contract, owner)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create table perpetual_funding_payments (
  id bigint primary key,
  owner bigint not null,
  contract text not null,
  period bigint not null,
  stamp timestamptz(3) not null,
  rate numeric(38,8) not null check (rate <> 0),
  mark_price numeric(38,8) not null check (mark_price > 0),
  quantity numeric(38,8) not null check (quantity <> 0),
  amount numeric(38,8) not null,
  shortfall numeric(38,8) not null check (shortfall between 0 and greatest(0, -amount)),
  at timestamptz(3) not null check (at >= stamp),
  -- A holder pays or receives once.
  unique (period, owner)
);
create index perpetual_funding_payments_of_owner on perpetual_funding_payments (owner, id);
`;
