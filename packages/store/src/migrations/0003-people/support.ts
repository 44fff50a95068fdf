/** What is said to customers: one by one, and to all. */
export const support = /* sql */ `
create table conversations (
  id bigint generated always as identity primary key,
  user_id bigint unique references users (id),
  guest text unique,
  last_at timestamptz(3) not null,
  waiting_since timestamptz(3),
  read_by_customer bigint not null default 0,
  read_by_staff bigint not null default 0,
  answered_by bigint,
  check ((user_id is null) <> (guest is null))
);
create index conversations_waiting on conversations (waiting_since) where waiting_since is not null;
create index conversations_by_time on conversations (last_at desc);
create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations (id),
  sender text not null check (sender in ('customer', 'staff', 'system')),
  staff_id bigint,
  text text,
  picture text references files (id),
  client_id text,
  at timestamptz(3) not null,
  recalled_at timestamptz(3),
  check ((sender = 'staff') = (staff_id is not null)),
  unique (conversation_id, sender, client_id)
);
create index messages_by_conversation on messages (conversation_id, id desc);

create table canned_answers (
  id bigint generated always as identity primary key,
  title text not null,
  text text not null,
  language text not null
);

create table announcements (
  id bigint generated always as identity primary key,
  pinned boolean not null,
  published boolean not null,
  staff_id bigint not null,
  at timestamptz(3) not null
);
create table announcement_words (
  announcement_id bigint not null references announcements (id) on delete cascade,
  language text not null,
  title text not null,
  text text not null,
  primary key (announcement_id, language)
);
`;
