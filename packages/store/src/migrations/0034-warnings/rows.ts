/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
create table perpetual_warned (
  owner bigint not null,
  asset text not null,
  contract text not null,
  at timestamptz(3) not null,
  primary key (owner, asset, contract)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table perpetual_margin_warnings (
  id bigint primary key,
  owner bigint not null,
  asset text not null,
  contract text not null,
  position text not null,
  mark_price numeric(38,8) not null check (mark_price > 0),
  equity numeric(38,8) not null,
  maintenance numeric(38,8) not null check (maintenance > 0),
  at timestamptz(3) not null
);

create table perpetual_setting_changes (
  id bigint primary key,
  contract text not null,
  kind text not null check (kind in ('status', 'tiers')),
  before text not null,
  after text not null,
  applies_at timestamptz(3) not null,
  staff bigint not null,
  at timestamptz(3) not null
);
`;
