/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
alter table instruments drop constraint instruments_product_check, add check (product in ('spot', 'perpetual'));

-- The clearing account of contracts is below zero while profits are open.
alter table accounts drop constraint accounts_check, add check (available >= 0 or owner in (1, 6, 8));
alter table entries
  drop constraint entries_check,
  drop constraint entries_cause_check,
  add check (balance_after >= 0 or owner in (1, 6, 8)),
  add check (
    cause in (
      'practice-funds', 'trade', 'fee', 'safety-fund', 'transfer', 'deposit', 'deposit-reversal', 'withdrawal',
      'withdrawal-fee', 'convert', 'house-funds', 'escrow', 'escrow-return', 'c2c-trade', 'c2c-compensation',
      'debt-repayment', 'contract-profit', 'contract-cover', 'contract-shortfall'
    )
  );

alter table spot_orders
  drop constraint spot_orders_ended_check,
  add check (ended in ('owner', 'no-more-offers', 'self-trade', 'price-band', 'margin'));

-- Columns, checks and indexes as those of spot are by now. An order that closes holds nothing.
create table perpetual_orders (like spot_orders including all)
  with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table perpetual_orders
  add column intent text not null check (intent in ('open-long', 'open-short', 'close-long', 'close-short')),
  add column assumed_price numeric(38,8) not null check (assumed_price >= 0),
  add column mark_price numeric(38,8) not null check (mark_price >= 0),
  add column leverage bigint not null check (leverage >= 0),
  add column margin_rate numeric(38,8) not null check (margin_rate between 0 and 1),
  drop constraint spot_orders_open_rests,
  add constraint perpetual_orders_open_rests check (
    status <> 'open' or (
      price is not null and filled_quantity < quantity and (held > 0) = (intent in ('open-long', 'open-short'))
    )
  ),
  add constraint perpetual_orders_intent_has_side check ((side = 'buy') = (intent in ('open-long', 'close-short'))),
  add constraint perpetual_orders_margin_by_one
    check ((intent in ('open-long', 'open-short')) = ((leverage > 0) <> (margin_rate > 0)));

-- What a trade is worth is in the asset that the contract settles in, and so are fees and profits.
create table perpetual_trades (like spot_trades including all);
alter table perpetual_trades
  drop constraint spot_trades_check,
  drop constraint spot_trades_check2,
  add check (buy_fee between 0 and amount),
  add column buy_profit numeric(38,8) not null,
  add column sell_profit numeric(38,8) not null,
  add column buy_shortfall numeric(38,8) not null check (buy_shortfall >= 0),
  add column sell_shortfall numeric(38,8) not null check (sell_shortfall >= 0),
  add check (buy_shortfall <= greatest(0, -buy_profit)),
  add check (sell_shortfall <= greatest(0, -sell_profit));

create table perpetual_client_orders (like spot_client_orders including all);
create table perpetual_volumes (like spot_volumes including all)
  with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create table perpetual_tiers (like spot_tiers including all);

create table perpetual_contracts (
  symbol text primary key,
  kind text not null check (kind in ('linear', 'inverse')),
  coin text not null,
  base text not null,
  quote text not null check (quote <> base),
  tick numeric(38,8) not null check (tick > 0),
  lot numeric(38,8) not null check (lot > 0),
  min_quantity numeric(38,8) not null check (min_quantity > 0),
  max_quantity numeric(38,8) not null,
  min_notional numeric(38,8) not null check (min_notional >= 0),
  price_band numeric(38,8) not null check (price_band > 0),
  market_band numeric(38,8) not null check (market_band > 0),
  max_open_orders bigint not null,
  max_leverage bigint not null check (max_leverage > 0),
  open_interest_max numeric(38,8) not null check (open_interest_max >= 0),
  maker_fee_rate numeric(38,8) not null check (maker_fee_rate between 0 and 1),
  taker_fee_rate numeric(38,8) not null check (taker_fee_rate between 0 and 1),
  reference_price numeric(38,8) not null check (reference_price > 0),
  position bigint not null,
  status text not null check (status in ('trading', 'reduce-only', 'halted')),
  listed_at timestamptz(3) not null,
  has_traded boolean not null,
  open_interest numeric(38,8) not null check (open_interest >= 0),
  clearing numeric(38,8) not null,
  check (max_quantity >= min_quantity)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create table perpetual_tier_versions (
  contract text not null,
  version bigint not null check (version > 0),
  cap numeric(38,8) not null check (cap > 0),
  applies_at timestamptz(3) not null,
  staff bigint not null,
  primary key (contract, version)
);
create table perpetual_tier_rows (
  contract text not null,
  version bigint not null check (version > 0),
  tier bigint not null check (tier > 0),
  floor numeric(38,8) not null check (floor >= 0),
  maintenance_rate numeric(38,8) not null check (maintenance_rate > 0),
  initial_rate numeric(38,8) not null check (initial_rate between 0 and 1),
  primary key (contract, version, tier),
  check (initial_rate > maintenance_rate)
);

create table perpetual_positions (
  owner bigint not null,
  contract text not null,
  quantity numeric(38,8) not null,
  open_value numeric(38,8) not null,
  leverage bigint not null check (leverage > 0),
  mode text not null check (mode in ('cross', 'isolated')),
  margin numeric(38,8) not null check (margin >= 0),
  realised numeric(38,8) not null,
  fees numeric(38,8) not null check (fees >= 0),
  covered numeric(38,8) not null check (covered >= 0),
  opened_at timestamptz(3),
  primary key (owner, contract),
  check ((quantity = 0) = (opened_at is null)),
  check (quantity <> 0 or (open_value = 0 and margin = 0)),
  check (mode = 'isolated' or margin = 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table perpetual_covers (
  id bigint primary key,
  owner bigint not null,
  contract text not null,
  amount numeric(38,8) not null check (amount > 0),
  mark_price numeric(38,8) not null check (mark_price > 0),
  trade bigint not null,
  at timestamptz(3) not null
);
create index perpetual_covers_of_owner on perpetual_covers (owner, id);

create table perpetual_sources (
  coin text not null,
  source text not null,
  price numeric(38,8) not null check (price > 0),
  weight bigint not null check (weight > 0),
  at timestamptz(3) not null,
  primary key (coin, source)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create table perpetual_marks (
  contract text primary key,
  price numeric(38,8) not null check (price > 0),
  at timestamptz(3) not null,
  index_price numeric(38,8) not null check (index_price > 0),
  by_funding numeric(38,8) not null,
  by_basis numeric(38,8) not null,
  last numeric(38,8) not null,
  index_at timestamptz(3) not null check (index_at >= at)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create table perpetual_basis_samples (
  contract text not null,
  number bigint not null check (number > 0),
  at timestamptz(3) not null,
  basis numeric(38,8) not null,
  primary key (contract, number)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
`;
