/** Pairs of orders and exits of purchases. No row of before has other columns. */
export const linkedOrders = /* sql */ `
-- Of a pair one order holds for both, and the other waits and holds nothing.
alter table spot_orders
  drop constraint spot_orders_waiting_untouched,
  drop constraint spot_orders_ended_check;
alter table spot_orders
  add constraint spot_orders_waiting_untouched
    check (status <> 'waiting' or (stop_price is not null and filled_amount = 0 and filled_quantity = 0)),
  add constraint spot_orders_ended_check
    check (ended in ('owner', 'no-more-offers', 'self-trade', 'price-band', 'margin', 'oco'));
alter table perpetual_orders drop constraint spot_orders_ended_check;
alter table perpetual_orders add constraint spot_orders_ended_check
  check (ended in ('owner', 'no-more-offers', 'self-trade', 'price-band', 'margin', 'oco'));
alter table demo_orders drop constraint spot_orders_ended_check;
alter table demo_orders add constraint spot_orders_ended_check
  check (ended in ('owner', 'no-more-offers', 'self-trade', 'price-band', 'margin', 'oco'));

create table spot_oco_pairs (
  limit_order bigint primary key,
  stop_order bigint not null unique,
  owner bigint not null,
  entry bigint,
  status text not null check (status in ('standing', 'over')),
  check (stop_order > limit_order and entry < limit_order)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
create index spot_oco_pairs_standing on spot_oco_pairs (owner, limit_order) where status = 'standing';

create table spot_brackets (
  "order" bigint primary key,
  owner bigint not null,
  take_profit numeric(38,8) check (take_profit > 0),
  stop_loss numeric(38,8) check (stop_loss > 0),
  status text not null check (status in ('waiting', 'placed', 'too-small', 'cancelled', 'nothing-bought')),
  limit_exit bigint unique,
  stop_exit bigint unique,
  check (take_profit is not null or stop_loss is not null),
  check ((status = 'placed') = (limit_exit is not null or stop_exit is not null))
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
create index spot_brackets_waiting on spot_brackets (owner, "order") where status = 'waiting';
`;
