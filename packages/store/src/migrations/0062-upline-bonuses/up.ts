/** What lines above the owners of machines got, or why nothing. A table of the core: columns, names and members are those of `packages/core`. */
export const uplineBonuses = /* sql */ `
create table earn_upline_bonuses (
  id bigint primary key,
  owner bigint not null,
  "order" bigint not null,
  product bigint not null,
  asset text not null,
  day bigint not null check (day > 0),
  line bigint not null check (line between 1 and 3),
  income numeric(38,8) not null check (income > 0),
  amount numeric(38,8) not null check (amount > 0 and amount < income),
  machine numeric(38,8) not null check (machine > 0),
  own numeric(38,8) check (own > 0),
  withheld text check (
    withheld in (
      'no-machine', 'lower-machine', 'no-right', 'not-verified', 'unverified', 'same-person', 'same-device'
    )
  ),
  due_at timestamptz(3) not null,
  at timestamptz(3) not null check (at >= due_at),
  check (case withheld when 'no-machine' then own is null when 'lower-machine' then own < machine else true end),
  check (withheld is not null or own is not null)
);
create index earn_upline_bonuses_of_owner on earn_upline_bonuses (owner, id desc);
create unique index earn_upline_bonuses_once on earn_upline_bonuses ("order", day, line);
`;
