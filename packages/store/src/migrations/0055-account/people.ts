/** What the server keeps of accounts beside the core: who was told of a closure, who came in, who got their data. */
export const people = /* sql */ `
alter table users drop constraint users_standing_check,
  add constraint users_standing_check check (standing in ('open', 'frozen', 'locked', 'closed'));

create table closure_notices (
  owner bigint not null references users (id),
  requested_at timestamptz(3) not null,
  state text not null check (state in ('called-off', 'closed')),
  primary key (owner, requested_at, state)
);

create table logins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  at timestamptz(3) not null,
  device text not null,
  address text not null,
  outcome text not null check (outcome in ('entered', 'refused'))
);
create index logins_of_user on logins (user_id, id desc);
create index logins_by_time on logins (at);

create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  at timestamptz(3) not null,
  device text not null,
  address text not null
);
create index data_exports_of_user on data_exports (user_id, at desc);
`;
