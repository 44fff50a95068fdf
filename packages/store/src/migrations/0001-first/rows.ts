/** The core's tables. */
export const rows = /* sql */ `
create table sequences (
  name text primary key,
  last bigint not null check (last >= 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create table accounts (
  owner bigint not null,
  book text not null check (book in ('spot')),
  asset text not null,
  available numeric(38,8) not null,
  frozen numeric(38,8) not null check (frozen >= 0),
  check (available >= 0 or owner = 1),
  primary key (owner, book, asset)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table fee_totals (
  asset text primary key,
  charged numeric(38,8) not null check (charged >= 0),
  to_safety_fund numeric(38,8) not null check (to_safety_fund between 0 and charged)
) with (fillfactor = 50);

create table holders (
  owner bigint primary key check (owner >= 100),
  kind text not null check (kind in ('user', 'desk')),
  opened_at timestamptz(3) not null
);

create table markets (
  symbol text primary key,
  base text not null,
  quote text not null check (quote <> base),
  name text not null,
  hot bigint not null,
  tick numeric(38,8) not null check (tick > 0),
  lot numeric(38,8) not null check (lot > 0),
  min_quantity numeric(38,8) not null check (min_quantity > 0),
  max_quantity numeric(38,8) not null,
  min_notional numeric(38,8) not null check (min_notional >= 0),
  price_band numeric(38,8) not null check (price_band > 0),
  max_open_orders bigint not null,
  maker_fee_rate numeric(38,8) not null check (maker_fee_rate between 0 and 1),
  taker_fee_rate numeric(38,8) not null check (taker_fee_rate between 0 and 1),
  reference_price numeric(38,8) not null check (reference_price > 0),
  position bigint not null,
  status text not null check (status in ('trading', 'halted')),
  listed_at timestamptz(3) not null,
  check (max_quantity >= min_quantity)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create table spot_orders (
  id bigint primary key,
  owner bigint not null,
  client_id text,
  market text not null,
  side text not null check (side in ('buy', 'sell')),
  type text not null check (type in ('limit', 'market')),
  price numeric(38,8) check (price > 0),
  quantity numeric(38,8) check (quantity > 0),
  amount numeric(38,8) check (amount > 0),
  filled_quantity numeric(38,8) not null check (filled_quantity >= 0),
  filled_amount numeric(38,8) not null check (filled_amount >= 0),
  fee numeric(38,8) not null check (fee >= 0),
  held numeric(38,8) not null check (held >= 0),
  maker_fee_rate numeric(38,8) not null check (maker_fee_rate between 0 and 1),
  taker_fee_rate numeric(38,8) not null check (taker_fee_rate between 0 and 1),
  status text not null check (status in ('open', 'filled', 'cancelled', 'expired')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (filled_quantity <= quantity),
  check (filled_amount <= amount),
  check ((type = 'limit') = (price is not null)),
  check ((quantity is null) <> (amount is null)),
  check (status <> 'open' or (type = 'limit' and filled_quantity < quantity and held > 0)),
  check (status = 'open' or held = 0)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
create index spot_orders_open on spot_orders (owner, id) where status = 'open';
create index spot_orders_over on spot_orders (owner, id) where status <> 'open';

create table spot_client_orders (
  owner bigint not null,
  client_id text not null,
  ordered text not null,
  answer bytea not null,
  at timestamptz(3) not null,
  primary key (owner, client_id)
);

create table entries (
  id bigint primary key,
  owner bigint not null,
  book text not null check (book in ('spot')),
  asset text not null,
  amount numeric(38,8) not null check (amount <> 0),
  balance_after numeric(38,8) not null check (balance_after >= 0 or owner = 1),
  cause text not null check (cause in ('practice-funds', 'trade', 'fee', 'safety-fund')),
  reference bigint not null,
  at timestamptz(3) not null
);
create index entries_of_account on entries (owner, book, asset, id);

create table spot_trades (
  id bigint primary key,
  market text not null,
  price numeric(38,8) not null check (price > 0),
  quantity numeric(38,8) not null check (quantity > 0),
  amount numeric(38,8) not null check (amount > 0),
  side text not null check (side in ('buy', 'sell')),
  buy_order bigint not null,
  sell_order bigint not null,
  buyer bigint not null,
  seller bigint not null,
  buy_fee numeric(38,8) not null check (buy_fee between 0 and quantity),
  sell_fee numeric(38,8) not null check (sell_fee between 0 and amount),
  buy_role text not null check (buy_role in ('maker', 'taker')),
  between_desks boolean not null check (not between_desks),
  at timestamptz(3) not null,
  check (amount = price * quantity),
  check (buyer <> seller),
  check ((side = 'buy') = (buy_role = 'taker'))
);
create index spot_trades_of_buyer on spot_trades (buyer, id);
create index spot_trades_of_seller on spot_trades (seller, id);
create index spot_trades_of_buy_order on spot_trades (buy_order, id);
create index spot_trades_of_sell_order on spot_trades (sell_order, id);
`;
