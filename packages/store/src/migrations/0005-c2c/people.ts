/** What the C2C market knows besides the core: no money, no deadline. */
export const people = /* sql */ `
alter table files drop constraint files_purpose_check;
alter table files add check (
  purpose in ('avatar', 'chat', 'identity', 'reset', 'business', 'payment-qr', 'c2c-chat', 'evidence')
);
-- What a timeline tells of a picture.
alter table files add column digest text;

-- Never changed: who changes a method makes a new one, and orders keep what they were made with.
create table payment_methods (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  kind text not null,
  sealed bytea not null,
  qr_file text references files (id),
  saved_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
create index payment_methods_by_user on payment_methods (user_id, id);

create table c2c_members (
  user_id bigint primary key references users (id),
  taking boolean not null default true,
  seen_at timestamptz(3),
  order_notices text[] not null default '{app,email}',
  appeal_notices text[] not null default '{app,email}'
);

create table push_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  added_at timestamptz(3) not null,
  failed_at timestamptz(3)
);
create index push_devices_by_user on push_devices (user_id);

-- What is to be told of: one an event and a user. It goes to browsers at once, and into letters once a minute.
create table c2c_notices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  topic text not null check (topic in ('orders', 'appeals')),
  event text not null,
  order_id bigint not null,
  number bigint not null,
  at timestamptz(3) not null,
  pushed_at timestamptz(3),
  told_at timestamptz(3),
  unique (user_id, order_id, number)
);
create index c2c_notices_to_push on c2c_notices (id) where pushed_at is null;
create index c2c_notices_to_tell on c2c_notices (id) where told_at is null;
create index c2c_notices_pushed on c2c_notices (pushed_at);
create index c2c_notices_told on c2c_notices (told_at);

create table c2c_messages (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  actor text not null check (actor in ('payer', 'seller', 'staff', 'system')),
  user_id bigint references users (id),
  staff_id bigint,
  line text,
  text text,
  picture text references files (id),
  warnings text[] not null,
  digest text not null,
  client_id text not null,
  -- Its event on the timeline, once it stands there.
  event bigint,
  at timestamptz(3) not null,
  unique (order_id, actor, client_id)
);
create index c2c_messages_by_order on c2c_messages (order_id, id);
create index c2c_messages_unnoted on c2c_messages (id) where event is null;

create table c2c_reads (
  order_id bigint not null,
  user_id bigint not null references users (id),
  up_to bigint not null,
  primary key (order_id, user_id)
);

create table c2c_appeals (
  order_id bigint primary key,
  description text not null,
  contact bytea,
  due_at timestamptz(3) not null,
  taken_by bigint,
  taken_at timestamptz(3),
  ruling text,
  ruled_at timestamptz(3)
);

create table c2c_evidence (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  party text not null check (party in ('payer', 'seller')),
  text text not null,
  files text[] not null,
  at timestamptz(3) not null
);
create index c2c_evidence_by_order on c2c_evidence (order_id, id);

create table c2c_asked (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  party text not null check (party in ('payer', 'seller')),
  item text not null,
  staff_id bigint not null,
  at timestamptz(3) not null,
  answered_at timestamptz(3)
);
create index c2c_asked_by_order on c2c_asked (order_id, id);

create table c2c_reviews (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  writer bigint not null references users (id),
  about bigint not null references users (id),
  good boolean not null,
  text text not null,
  at timestamptz(3) not null,
  unique (order_id, writer)
);
create index c2c_reviews_about on c2c_reviews (about, id);
`;
