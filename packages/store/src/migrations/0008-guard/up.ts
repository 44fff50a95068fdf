/** Holds and freezes are the core's from here on; those that there are come along. Why stands in note.md. */
export const guard = /* sql */ `
create table account_holds (
  owner bigint not null,
  reason text not null,
  since timestamptz(3) not null,
  until timestamptz(3) not null check (until > since),
  state text not null check (state in ('lasting', 'over')),
  primary key (owner, reason)
);

create table account_freezes (
  owner bigint primary key,
  by text not null check (by in ('owner', 'staff')),
  since timestamptz(3) not null,
  state text not null check (state in ('frozen', 'open'))
);
create index account_freezes_of_now on account_freezes (owner) where state = 'frozen';

create table value_given (
  owner bigint not null,
  counterparty bigint not null,
  day timestamptz(3) not null,
  amount numeric(38,8) not null check (amount >= 0),
  primary key (owner, counterparty)
);

create table value_cases (
  id bigint primary key,
  owner bigint not null,
  counterparty bigint not null,
  day timestamptz(3) not null,
  amount numeric(38,8) not null check (amount > 0),
  at timestamptz(3) not null
);

insert into account_holds (owner, reason, since, until, state)
  select user_id, reason, least(now(), until - interval '1 second'), until,
    case when until > now() then 'lasting' else 'over' end
  from withdrawal_holds;
drop table withdrawal_holds;

insert into account_freezes (owner, by, since, state)
  select id, case when standing = 'locked' or thaw_by = 'staff' then 'staff' else 'owner' end, now(), 'frozen'
  from users where standing in ('frozen', 'locked');
`;
