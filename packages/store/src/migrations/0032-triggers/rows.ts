/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
-- A stop order at market has the worst price that it trades at; one that closes holds nothing while it waits.
alter table perpetual_orders
  drop constraint spot_orders_price_by_type,
  drop constraint spot_orders_waiting_untouched;
alter table perpetual_orders
  add constraint perpetual_orders_price_by_type check (type in ('market', 'stop-market') or price is not null),
  add constraint perpetual_orders_waiting_untouched check (
    status <> 'waiting' or (
      stop_price is not null and filled_amount = 0 and filled_quantity = 0
      and (held > 0) = (intent in ('open-long', 'open-short'))
    )
  );

create table perpetual_triggers (
  id bigint primary key,
  owner bigint not null,
  contract text not null,
  kind text not null check (kind in ('stop-profit', 'stop-loss', 'trailing')),
  closes text not null check (closes in ('close-long', 'close-short')),
  "order" bigint,
  trigger_price numeric(38,8) check (trigger_price > 0),
  price numeric(38,8) check (price > 0),
  quantity numeric(38,8) check (quantity >= 0),
  activation numeric(38,8) check (activation > 0),
  callback numeric(38,8) check (callback between 0 and 1),
  best numeric(38,8) check (best > 0),
  status text not null check (status in ('waiting', 'armed', 'active', 'retrying', 'done', 'cancelled')),
  ended text check (ended in ('owner', 'replaced', 'position-closed', 'order-ended', 'price-band')),
  closed numeric(38,8) not null check (closed >= 0),
  sent bigint,
  fired_mark numeric(38,8) check (fired_mark > 0),
  tried_at timestamptz(3),
  created_at timestamptz(3) not null,
  armed_at timestamptz(3),
  fired_at timestamptz(3) check (fired_at >= armed_at),
  updated_at timestamptz(3) not null,
  check ((kind = 'trailing') = (callback is not null)),
  check (kind = 'trailing' or trigger_price is not null),
  check ((status = 'cancelled') = (ended is not null)),
  check (status <> 'waiting' or ("order" is not null and quantity = 0)),
  check (status <> 'active' or (best is not null and trigger_price is not null)),
  check ((fired_at is null) = (fired_mark is null)),
  check (status not in ('retrying', 'done') or fired_at is not null)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index perpetual_triggers_standing on perpetual_triggers (owner, id)
  where status in ('waiting', 'armed', 'active', 'retrying');
create index perpetual_triggers_over on perpetual_triggers (owner, id)
  where status not in ('waiting', 'armed', 'active', 'retrying');
`;
