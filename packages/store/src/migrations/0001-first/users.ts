/** What has no money and no clock: people, their sessions and their taste. */
export const users = /* sql */ `
create table currencies (
  id bigint primary key,
  name text not null unique check (name ~ '^[A-Z]{3}$'),
  symbol text not null,
  rate numeric(38,8) not null check (rate > 0)
);
insert into currencies (id, name, symbol, rate) values
  (1, 'USD', '$', 1),
  (2, 'CNY', '¥', 7.12),
  (3, 'TWD', 'NT$', 31.4),
  (4, 'HKD', 'HK$', 7.78),
  (5, 'EUR', '€', 0.863),
  (6, 'CAD', 'C$', 1.4),
  (7, 'MYR', 'RM', 4.14),
  (8, 'THB', '฿', 32.4),
  (9, 'AUD', 'A$', 1.53),
  (10, 'KRW', '₩', 1465),
  (11, 'SGD', 'S$', 1.3),
  (12, 'JPY', 'JP¥', 156.5),
  (13, 'GBP', '£', 0.761);

create sequence user_ids as bigint start 1000 minvalue 1000;
create table users (
  id bigint primary key default nextval('user_ids'),
  username text not null,
  password_hash text not null,
  usercode text not null unique,
  language text check (language in ('en_US', 'zh_CN')),
  currency text references currencies (name),
  theme text check (theme in ('dark', 'light', 'system')),
  updown text check (updown in ('green', 'red')),
  registered_at timestamptz(3) not null
);
alter sequence user_ids owned by users.id;
create unique index users_by_name on users (lower(username));

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id bigint not null references users (id),
  opened_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
) with (fillfactor = 80);
create index sessions_by_end on sessions (expires_at);

create table favourites (
  user_id bigint not null references users (id),
  market text not null,
  added bigint generated always as identity,
  primary key (user_id, market)
);
`;
