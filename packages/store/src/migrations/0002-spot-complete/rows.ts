/** The tables of the core, changed in place. */
export const rows = /* sql */ `
alter table spot_orders
  drop constraint spot_orders_type_check,
  drop constraint spot_orders_status_check,
  drop constraint spot_orders_check2,
  drop constraint spot_orders_check4,
  drop constraint spot_orders_check5;
alter table spot_orders
  add column time_in_force text,
  add column self_trade text not null default 'cancel-taker',
  add column stop_price numeric(38,8) check (stop_price > 0),
  add column seat bigint,
  add column ended text,
  add column triggered_at timestamptz(3);
update spot_orders set
  time_in_force = case type when 'market' then 'ioc' else 'gtc' end,
  seat = id,
  ended = case status when 'cancelled' then 'owner' when 'expired' then 'no-more-offers' end;
alter table spot_orders
  alter column time_in_force set not null,
  alter column self_trade drop default,
  alter column seat set not null,
  add check (type in ('limit', 'market', 'stop-limit', 'stop-market')),
  add check (status in ('open', 'filled', 'cancelled', 'expired', 'waiting')),
  add check (time_in_force in ('gtc', 'ioc', 'fok', 'post-only')),
  add check (self_trade in ('cancel-taker', 'cancel-maker', 'cancel-both')),
  add check (ended in ('owner', 'no-more-offers', 'self-trade', 'price-band')),
  add constraint spot_orders_price_by_type check ((type in ('limit', 'stop-limit')) = (price is not null)),
  add constraint spot_orders_stop_by_type check ((type in ('stop-limit', 'stop-market')) = (stop_price is not null)),
  add constraint spot_orders_open_rests
    check (status <> 'open' or (price is not null and filled_quantity < quantity and held > 0)),
  add constraint spot_orders_waiting_untouched
    check (status <> 'waiting' or (stop_price is not null and filled_amount = 0 and filled_quantity = 0 and held > 0)),
  add constraint spot_orders_over_holds_nothing check (status in ('open', 'waiting') or held = 0),
  add constraint spot_orders_ended_says_why check ((ended is null) = (status in ('open', 'waiting', 'filled')));
drop index spot_orders_open;
drop index spot_orders_over;
create index spot_orders_open on spot_orders (owner, id) where status in ('open', 'waiting');
create index spot_orders_over on spot_orders (owner, id) where status not in ('open', 'waiting');

create index entries_rare on entries (owner, id) where cause not in ('trade', 'fee') and owner >= 1000;

create table spot_volumes (
  owner bigint not null,
  day bigint not null,
  amount numeric(38,8) not null check (amount > 0),
  primary key (owner, day)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
insert into spot_volumes (owner, day, amount)
  select holder.owner, floor(extract(epoch from trade.at) / 86400), sum(trade.amount)
  from spot_trades as trade
  join holders as holder on holder.kind = 'user' and holder.owner in (trade.buyer, trade.seller)
  where trade.at >= (select at from projected) - interval '31 days'
  group by 1, 2;

create table projected_lines (
  only_row boolean primary key default true check (only_row),
  seq bigint not null
) with (fillfactor = 10, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
insert into projected_lines (seq) select seq from projected;

create table spot_tiers (
  owner bigint primary key,
  tier bigint not null check (tier >= 0),
  since timestamptz(3) not null
);
`;
