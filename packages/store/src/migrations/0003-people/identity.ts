/** Who people are, what they know and have, and how they are reached. */
export const identity = /* sql */ `
alter table users
  alter column password_hash drop not null,
  add column email text,
  add column phone text check (phone ~ '^\\+[1-9][0-9]{5,18}$'),
  add column wallet text unique check (wallet ~ '^0x[0-9a-f]{40}$'),
  add column fund_password_hash text,
  add column fund_failures smallint not null default 0,
  add column fund_locked_until timestamptz(3),
  add column anti_phishing text,
  add column standing text not null default 'open' check (standing in ('open', 'frozen', 'locked')),
  add column thaw_by text not null default 'owner' check (thaw_by in ('owner', 'staff')),
  add column locked_reason text,
  add column level text not null default 'none' check (level in ('none', 'basic', 'advanced', 'notary')),
  add column inviter bigint references users (id);
create unique index users_by_email on users (lower(email));
create unique index users_by_phone on users (phone);
create index users_by_standing on users (standing) where standing <> 'open';
create index users_by_inviter on users (inviter) where inviter is not null;

alter table sessions
  add column id bigint generated always as identity unique,
  add column device text not null default '',
  add column address text not null default '';
create index sessions_by_user on sessions (user_id);

create table devices (
  user_id bigint not null references users (id),
  device text not null,
  place text not null,
  seen_at timestamptz(3) not null,
  primary key (user_id, device, place)
);

create table authenticators (
  user_id bigint primary key references users (id),
  sealed bytea not null,
  last_step bigint not null,
  failures smallint not null default 0,
  locked_until timestamptz(3),
  bound_at timestamptz(3) not null
);
create table begun_authenticators (
  user_id bigint primary key references users (id),
  sealed bytea not null,
  expires_at timestamptz(3) not null
);
create table recovery_codes (
  user_id bigint not null references users (id),
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);
create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index passkeys_by_user on passkeys (user_id);

create table codes (
  id bigint generated always as identity primary key,
  purpose text not null,
  subject text not null,
  channel text not null check (channel in ('email', 'phone')),
  address text not null,
  code_hash bytea not null,
  asked boolean not null,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  tries smallint not null default 0,
  used_at timestamptz(3)
);
create index codes_by_subject on codes (subject, purpose, sent_at desc);
create index codes_by_address on codes (address, sent_at desc);
create index codes_by_end on codes (expires_at);

create table tickets (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  kind text not null,
  user_id bigint references users (id),
  data jsonb not null,
  tries smallint not null default 0,
  expires_at timestamptz(3) not null
);
create index tickets_by_end on tickets (expires_at);

create table withdrawal_holds (
  user_id bigint not null references users (id),
  reason text not null,
  until timestamptz(3) not null,
  primary key (user_id, reason)
);

create table outbox (
  id bigint generated always as identity primary key,
  user_id bigint references users (id),
  channel text not null check (channel in ('email', 'phone')),
  address text not null,
  subject text not null,
  text text,
  delivery text not null check (delivery in ('kept', 'sent', 'failed')),
  at timestamptz(3) not null
);
create index outbox_by_address on outbox (address, id desc);

create table reset_requests (
  id bigint generated always as identity primary key,
  number text not null unique,
  user_id bigint references users (id),
  username text not null,
  subjects text[] not null,
  contact_email text not null,
  explanation text not null,
  documents text[] not null,
  address text not null,
  known_address boolean not null,
  state text not null check (state in ('applied', 'seconded', 'done', 'rejected', 'stopped')),
  applied_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  hold_until timestamptz(3)
);
create unique index reset_requests_pending on reset_requests (user_id) where state in ('applied', 'seconded');
create index reset_requests_by_state on reset_requests (state, due_at);
create table reset_decisions (
  reset_id bigint not null references reset_requests (id),
  staff_id bigint not null,
  approve boolean not null,
  remark text not null,
  at timestamptz(3) not null,
  primary key (reset_id, staff_id)
);
`;
