/** What is known of an uploaded picture. Its bytes are sealed, each with a key of its own, and kept outside. */
export const files = /* sql */ `
create table files (
  id text primary key,
  user_id bigint references users (id),
  guest text,
  address text not null,
  purpose text not null check (purpose in ('avatar', 'chat', 'identity', 'reset', 'business')),
  type text not null,
  width integer not null,
  height integer not null,
  size integer not null,
  sealed_key bytea,
  used boolean not null default false,
  at timestamptz(3) not null,
  erased_at timestamptz(3),
  check ((user_id is null) <> (guest is null)),
  check ((sealed_key is null) = (erased_at is not null))
);
create index files_by_address on files (address, at) where guest is not null;
create index files_by_user on files (user_id, at) where user_id is not null;
create index files_unused on files (at) where not used and erased_at is null;
create index files_erased on files (erased_at) where erased_at is not null;
`;
