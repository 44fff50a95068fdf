/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
alter table perpetual_marks add column sources text not null default '';
alter table perpetual_marks alter column sources drop default;

alter table perpetual_liquidations
  add column taker_rate numeric(38,8) not null default 0 check (taker_rate >= 0),
  add column payable numeric(38,8) not null default 0 check (payable >= 0),
  add column sources text not null default '',
  add column fund_balance numeric(38,8) check (fund_balance >= 0),
  add column fund_peak numeric(38,8) check (fund_peak >= fund_balance),
  add column fund_inventory numeric(38,8) check (fund_inventory >= 0);
alter table perpetual_liquidations
  alter column taker_rate drop default,
  alter column payable drop default,
  alter column sources drop default;

create table perpetual_liquidation_others (
  liquidation bigint not null,
  contract text not null,
  quantity numeric(38,8) not null check (quantity <> 0),
  open_value numeric(38,8) not null,
  mark_price numeric(38,8) not null check (mark_price > 0),
  tier_version bigint not null check (tier_version > 0),
  primary key (liquidation, contract)
);

create table perpetual_adl_places (
  liquidation bigint not null,
  place bigint not null check (place > 0),
  owner bigint not null,
  quantity numeric(38,8) not null check (quantity <> 0),
  open_value numeric(38,8) not null,
  equity text not null check (equity ~ '^-?[0-9]+$'),
  equity_of text not null check (equity_of ~ '^[1-9][0-9]*$'),
  passed boolean not null,
  primary key (liquidation, place)
);
`;
