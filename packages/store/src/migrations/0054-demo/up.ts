/**
 * The demo: tables of the core, whose columns, names and members are those of `packages/core`; which sessions are of it;
 * and who has nothing but a demo.
 */
export const demo = /* sql */ `
create table demo_accounts (
  owner bigint primary key,
  opened_at timestamptz(3) not null,
  since timestamptz(3) not null check (since >= opened_at),
  started_over_at timestamptz(3),
  orders_before bigint not null check (orders_before >= 0),
  fills_before bigint not null check (fills_before >= 0)
);

create table demo_balances (
  owner bigint not null,
  asset text not null,
  available numeric(38,8) not null check (available >= 0 or owner = 0),
  frozen numeric(38,8) not null check (frozen >= 0),
  primary key (owner, asset)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table demo_orders (like spot_orders including all)
  with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table demo_orders add constraint demo_orders_kinds check (type in ('limit', 'market') and status <> 'waiting');

create table demo_fills (
  id bigint primary key,
  owner bigint not null,
  "order" bigint not null,
  market text not null,
  side text not null check (side in ('buy', 'sell')),
  role text not null check (role in ('maker', 'taker')),
  price numeric(38,8) not null check (price > 0),
  quantity numeric(38,8) not null check (quantity > 0),
  amount numeric(38,8) not null check (amount = price * quantity),
  fee numeric(38,8) not null check (fee >= 0),
  worth numeric(38,8) not null check (worth >= 0),
  at timestamptz(3) not null
);
create index demo_fills_of_owner on demo_fills (owner, id desc);

create table demo_client_orders (like spot_client_orders including all);

alter table sessions add column demo boolean not null default false;
alter table users add column is_guest boolean not null default false;
`;
