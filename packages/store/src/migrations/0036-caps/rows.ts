/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
create table perpetual_caps (
  contract text primary key,
  share_floor numeric(38,8) not null check (share_floor >= 0),
  share_max numeric(38,8) not null check (share_max > 0 and share_max <= 1),
  new_account_leverage bigint not null check (new_account_leverage > 0),
  new_account_ms bigint not null check (new_account_ms >= 0),
  staff bigint not null,
  set_at timestamptz(3) not null
);

-- An index is of the time by which enough sources had spoken, which is before its mark.
alter table perpetual_marks drop constraint perpetual_marks_check;
`;
