/** Which accounts of staff count as one person, and what a reviewer has opened. */
export const staffPower = /* sql */ `
-- Who asked for the account; whoever handed out the first password that is in force knew it. Nothing: the first account,
-- accounts from before this was kept, and accounts of the first start.
alter table staff_members
  add column created_by bigint references staff_members (id),
  add column issued_by bigint references staff_members (id),
  add column issued_at timestamptz(3),
  add check ((issued_by is null) = (issued_at is null));

-- One row as soon as there have been two administrators; it never goes away.
create table staff_bootstrap (
  one boolean primary key default true check (one),
  ended_at timestamptz(3) not null
);
-- Where there are two, or where adding a member ever waited for a second person, there have been two.
insert into staff_bootstrap (ended_at)
select now()
where (
    select count(*) from staff_members join staff_roles on staff_roles.id = role_id
    where staff_roles.name = 'Administrator' and enrolled_at is not null
  ) >= 2
  or exists (select from approvals where kind = 'add-member');

-- Who has decided in a case that takes two.
create table staff_decisions (
  subject text not null,
  staff_id bigint not null references staff_members (id),
  at timestamptz(3) not null,
  primary key (subject, staff_id)
);

-- Where a member has logged in from. Wrong codes from there are counted apart from those of everywhere else.
create table staff_addresses (
  staff_id bigint not null references staff_members (id),
  address text not null,
  seen_at timestamptz(3) not null,
  totp_failures smallint not null default 0,
  totp_locked_until timestamptz(3),
  primary key (staff_id, address)
);

create table review_openings (
  review_id bigint not null references reviews (id),
  staff_id bigint not null references staff_members (id),
  name text not null,
  at timestamptz(3) not null,
  primary key (review_id, staff_id, name)
);
`;
