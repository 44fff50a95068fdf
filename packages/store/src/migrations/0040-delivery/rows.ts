/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
alter table entries
  drop constraint entries_cause_check,
  add constraint entries_cause_check check (
    cause in (
      'practice-funds', 'trade', 'fee', 'safety-fund', 'transfer', 'deposit', 'deposit-reversal', 'withdrawal',
      'withdrawal-fee', 'convert', 'house-funds', 'escrow', 'escrow-return', 'c2c-trade', 'c2c-compensation',
      'debt-repayment', 'contract-profit', 'contract-cover', 'contract-shortfall', 'liquidation-fee',
      'liquidation-rest', 'funding', 'funding-residue', 'profit-share', 'delivery-residue'
    )
  );

alter table perpetual_setting_changes drop constraint perpetual_setting_changes_kind_check;
alter table perpetual_setting_changes
  add constraint perpetual_setting_changes_kind_check
  check (kind in ('status', 'tiers', 'caps', 'listing', 'term', 'life'));

alter table perpetual_fund_flows drop constraint perpetual_fund_flows_cause_check;
alter table perpetual_fund_flows
  add constraint perpetual_fund_flows_cause_check check (
    cause in (
      'house-funds', 'shortfall', 'liquidation-fee', 'liquidation-rest', 'takeover', 'unwinding', 'funding', 'delivery'
    )
  );

create table perpetual_dated (
  contract text primary key,
  root text not null,
  term text not null check (term in ('weekly', 'bi-weekly', 'quarterly')),
  week_ms bigint not null check (week_ms >= 0),
  window_ms bigint not null check (window_ms > 0),
  delivery_fee_rate numeric(38,8) not null check (delivery_fee_rate between 0 and 1),
  life text not null check (life in ('trading', 'averaging', 'postponed', 'overdue', 'settling', 'settled')),
  told text not null check (told in ('none', 'expiring-day', 'expiring-hour')),
  expires_at timestamptz(3) not null,
  settles_at timestamptz(3) not null check (settles_at >= expires_at),
  samples bigint not null check (samples >= 0 and samples * 1000 <= window_ms),
  sample_sum numeric(38,8) not null check (sample_sum >= 0),
  price numeric(38,8) check (price > 0),
  fixed_at timestamptz(3) check (fixed_at >= expires_at),
  staff bigint not null,
  holders bigint not null check (holders >= 0),
  paid bigint not null check (paid between 0 and holders),
  paid_quantity numeric(38,8) not null,
  paid_open_value numeric(38,8) not null,
  paid_profit numeric(38,8) not null,
  paid_fees numeric(38,8) not null check (paid_fees >= 0),
  check ((life in ('settling', 'settled')) = (price is not null)),
  check ((price is null) = (fixed_at is null)),
  -- Whoever held something is settled, and nothing is left of what they held.
  check (life <> 'settled' or (paid = holders and paid_quantity = 0))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table perpetual_settlement_samples (
  contract text not null,
  at timestamptz(3) not null,
  status text not null check (status in ('open', 'over')),
  prices text not null,
  primary key (contract, at)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index perpetual_settlement_samples_open on perpetual_settlement_samples (contract) where status = 'open';

create table perpetual_deliveries (
  id bigint primary key,
  owner bigint not null,
  contract text not null,
  mode text not null check (mode in ('cross', 'isolated')),
  quantity numeric(38,8) not null check (quantity <> 0),
  open_value numeric(38,8) not null check (open_value <> 0),
  price numeric(38,8) not null check (price > 0),
  profit numeric(38,8) not null,
  fee_rate numeric(38,8) not null check (fee_rate >= 0),
  fee numeric(38,8) not null check (fee >= 0),
  shortfall numeric(38,8) not null check (shortfall between 0 and greatest(0, -profit)),
  opened_at timestamptz(3) not null,
  at timestamptz(3) not null check (at >= opened_at),
  -- A position ends once.
  unique (contract, owner)
);
create index perpetual_deliveries_of_owner on perpetual_deliveries (owner, id);
`;
