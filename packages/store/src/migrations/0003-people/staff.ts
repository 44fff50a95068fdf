/** Who works here, what they may do, and what they did. */
export const staff = /* sql */ `
create table staff_roles (
  id bigint generated always as identity primary key,
  name text not null,
  rights text[] not null,
  fixed boolean not null
);
create unique index staff_roles_by_name on staff_roles (lower(name));

create table staff_members (
  id bigint generated always as identity primary key,
  username text not null,
  name text not null,
  password_hash text not null,
  role_id bigint not null references staff_roles (id),
  active boolean not null,
  enrolled_at timestamptz(3),
  totp_sealed bytea,
  totp_last_step bigint not null default 0,
  totp_failures smallint not null default 0,
  totp_locked_until timestamptz(3),
  created_at timestamptz(3) not null,
  seen_at timestamptz(3)
);
create unique index staff_members_by_name on staff_members (lower(username));

create table staff_sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id bigint not null references staff_members (id),
  address text not null,
  opened_at timestamptz(3) not null,
  seen_at timestamptz(3) not null
);

create index staff_sessions_by_member on staff_sessions (staff_id);

-- Between the two steps of a login. A sealed secret is that of an authenticator that is being bound.
create table staff_tickets (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id bigint not null references staff_members (id),
  totp_sealed bytea,
  tries smallint not null default 0,
  expires_at timestamptz(3) not null
);

-- What a locked user was before, and is again afterwards.
create table user_locks (
  user_id bigint primary key references users (id),
  standing text not null check (standing in ('open', 'frozen')),
  at timestamptz(3) not null
);

create table approvals (
  id bigint generated always as identity primary key,
  kind text not null,
  details jsonb not null,
  payload jsonb not null,
  reason text not null,
  state text not null check (state in ('open', 'approved', 'refused', 'withdrawn')),
  asked_by bigint not null references staff_members (id),
  asked_at timestamptz(3) not null,
  decided_by bigint references staff_members (id),
  decided_at timestamptz(3),
  remark text,
  check (decided_by <> asked_by)
);
create index approvals_open on approvals (id) where state = 'open';

-- Added to, never changed: each row's hash covers the one before.
create table audit (
  id bigint primary key,
  at timestamptz(3) not null,
  staff_id bigint,
  by text not null,
  act text not null,
  subject text not null,
  details text not null,
  hash bytea not null check (octet_length(hash) = 32)
);
create index audit_by_subject on audit (subject, id desc);
create index audit_by_act on audit (act, id desc);
create index audit_reveals on audit (staff_id, at) where act = 'reveal';
create function audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_stays before update or delete or truncate on audit
  for each statement execute function audit_stays();

create table house_settings (
  name text primary key,
  value jsonb not null
);
`;
