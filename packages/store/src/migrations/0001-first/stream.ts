/** The journal, who may write it, and how far the tables are behind it. */
export const stream = /* sql */ `
create table journal (
  seq bigint primary key,
  epoch bigint not null,
  at timestamptz(3) not null,
  commands bytea not null,
  changes bytea not null,
  hash bytea not null check (octet_length(hash) = 32)
) with (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 100000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 50000,
  toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 5000
);
alter table journal alter column commands set storage external, alter column changes set storage external;

create table writer (
  only_row boolean primary key default true check (only_row),
  epoch bigint not null,
  seq bigint not null,
  hash bytea not null check (octet_length(hash) = 32)
) with (fillfactor = 10, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
insert into writer (epoch, seq, hash) values (0, 0, decode(repeat('00', 32), 'hex'));

create table projected (
  only_row boolean primary key default true check (only_row),
  seq bigint not null,
  at timestamptz(3) not null
) with (fillfactor = 10, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
insert into projected (seq, at) values (0, 'epoch');

create table candles (
  market text not null,
  interval text not null check (interval in ('5m', '30m', '1h', '4h', '1d', '1w', '1M')),
  opened_at timestamptz(3) not null,
  open numeric(38,8) not null check (open > 0),
  high numeric(38,8) not null,
  low numeric(38,8) not null check (low > 0),
  close numeric(38,8) not null,
  volume numeric(38,8) not null check (volume >= 0),
  turnover numeric(38,8) not null check (turnover >= 0),
  check (high >= greatest(open, low, close) and low <= least(open, close)),
  primary key (market, interval, opened_at)
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create table candle_history (
  only_row boolean primary key default true check (only_row),
  written_at timestamptz(3) not null default now()
);

create table tape (
  market text not null,
  slot bigint not null check (slot between 0 and 99),
  id bigint not null,
  price numeric(38,8) not null check (price > 0),
  quantity numeric(38,8) not null check (quantity > 0),
  side text not null check (side in ('buy', 'sell')),
  at timestamptz(3) not null,
  primary key (market, slot)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
`;
