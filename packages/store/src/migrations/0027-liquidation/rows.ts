/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
alter table entries
  drop constraint entries_cause_check,
  add check (
    cause in (
      'practice-funds', 'trade', 'fee', 'safety-fund', 'transfer', 'deposit', 'deposit-reversal', 'withdrawal',
      'withdrawal-fee', 'convert', 'house-funds', 'escrow', 'escrow-return', 'c2c-trade', 'c2c-compensation',
      'debt-repayment', 'contract-profit', 'contract-cover', 'contract-shortfall', 'liquidation-fee',
      'liquidation-rest'
    )
  );

create table perpetual_cases (
  owner bigint not null,
  asset text not null,
  contract text not null,
  id bigint not null unique,
  opened_at timestamptz(3) not null,
  worked_at timestamptz(3) not null check (worked_at >= opened_at),
  primary key (owner, asset, contract)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table perpetual_syncing (
  contract text primary key,
  since timestamptz(3) not null
);

create table perpetual_fund_peaks (
  asset text not null,
  hour bigint not null,
  balance numeric(38,8) not null check (balance >= 0),
  primary key (asset, hour)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create table perpetual_liquidations (
  id bigint primary key,
  owner bigint not null,
  "case" bigint not null,
  contract text not null,
  mode text not null check (mode in ('cross', 'isolated')),
  step text not null check (step in ('reduce', 'takeover', 'adl')),
  state text not null check (state in ('liquidating', 'restored', 'closed')),
  mark_price numeric(38,8) not null check (mark_price > 0),
  mark_at timestamptz(3) not null,
  index_price numeric(38,8) not null check (index_price > 0),
  by_funding numeric(38,8) not null,
  by_basis numeric(38,8) not null,
  last numeric(38,8) not null,
  tier_version bigint not null check (tier_version > 0),
  quantity numeric(38,8) not null check (quantity <> 0),
  open_value numeric(38,8) not null,
  wallet numeric(38,8) not null,
  others_profit numeric(38,8) not null,
  others_maintenance numeric(38,8) not null check (others_maintenance >= 0),
  equity numeric(38,8) not null,
  maintenance numeric(38,8) not null check (maintenance >= equity),
  bankruptcy_price numeric(38,8) check (bankruptcy_price > 0),
  limit_price numeric(38,8) not null check (limit_price > 0),
  wanted numeric(38,8) not null check (wanted > 0),
  "order" bigint,
  closed numeric(38,8) not null check (closed >= 0 and closed <= wanted),
  value numeric(38,8) not null check (value >= 0),
  fee numeric(38,8) not null check (fee >= 0),
  rest numeric(38,8) not null check (rest >= 0),
  fund_before numeric(38,8) not null check (fund_before >= 0),
  fund_after numeric(38,8) not null check (fund_after >= 0),
  at timestamptz(3) not null
);
create index perpetual_liquidations_of_owner on perpetual_liquidations (owner, id);
create index perpetual_liquidations_of_case on perpetual_liquidations ("case", id);

create table perpetual_takings (
  id bigint primary key,
  owner bigint not null,
  counterparty bigint not null check (counterparty <> owner),
  liquidation bigint not null,
  kind text not null check (kind in ('takeover', 'netting', 'adl')),
  contract text not null,
  price numeric(38,8) not null check (price > 0),
  quantity numeric(38,8) not null check (quantity > 0),
  amount numeric(38,8) not null check (amount >= 0),
  profit numeric(38,8) not null,
  shortfall numeric(38,8) not null check (shortfall >= 0),
  counterparty_profit numeric(38,8) not null,
  counterparty_shortfall numeric(38,8) not null check (counterparty_shortfall >= 0),
  place bigint check (place > 0),
  at timestamptz(3) not null,
  check ((kind = 'adl') = (place is not null))
);
create index perpetual_takings_of_liquidation on perpetual_takings (liquidation);
create index perpetual_takings_of_owner on perpetual_takings (owner, id);
create index perpetual_takings_of_counterparty on perpetual_takings (counterparty, id);

create table perpetual_fund_flows (
  id bigint primary key,
  asset text not null,
  cause text not null check (
    cause in (
      'house-funds', 'shortfall', 'liquidation-fee', 'liquidation-rest', 'takeover', 'unwinding', 'funding'
    )
  ),
  "case" bigint,
  amount numeric(38,8) not null check (amount <> 0),
  balance_after numeric(38,8) not null check (balance_after >= 0),
  at timestamptz(3) not null
);
create index perpetual_fund_flows_of_asset on perpetual_fund_flows (asset, id);
`;
