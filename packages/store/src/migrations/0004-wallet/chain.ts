/** What the chain gateway knows besides the core: it may be read again from the chains. */
export const chain = /* sql */ `
create table deposit_addresses (
  user_id bigint primary key references users (id),
  address text not null unique check (address ~ '^0x[0-9a-fA-F]{40}$'),
  at timestamptz(3) not null
);
create unique index deposit_addresses_lower on deposit_addresses (lower(address));

create table chain_transfers (
  id bigint generated always as identity primary key,
  network text not null,
  tx_hash text not null,
  log_index bigint not null,
  block bigint not null,
  block_hash text not null,
  asset text not null,
  contract text not null,
  sender text not null,
  address text not null,
  user_id bigint not null references users (id),
  atoms numeric(78) not null check (atoms > 0),
  amount numeric(38,8) not null check (amount >= 0),
  state text not null check (state in ('pending', 'credited', 'small', 'gone', 'reversed')),
  seen_at timestamptz(3) not null,
  credited_at timestamptz(3),
  unique (network, tx_hash, log_index)
);
create index chain_transfers_by_user on chain_transfers (user_id, id);
create index chain_transfers_open on chain_transfers (network, block) where state = 'pending';
create index chain_transfers_recent on chain_transfers (network, block);

-- The last blocks that were taken in, to see when one is replaced.
create table chain_blocks (
  network text not null,
  number bigint not null,
  hash text not null,
  primary key (network, number)
);

create table chain_networks (
  network text primary key,
  scanned bigint not null,
  confirmed bigint not null,
  halted boolean not null default false,
  halted_why text,
  halted_by bigint,
  halted_at timestamptz(3)
);

create table chain_alarms (
  id bigint generated always as identity primary key,
  network text not null,
  alarm text not null,
  detail text not null,
  since timestamptz(3) not null,
  last_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create unique index chain_alarms_open on chain_alarms (network, alarm) where ended_at is null;

-- All that was ever signed: before it is sent it stands here.
create table chain_transactions (
  id bigint generated always as identity primary key,
  network text not null,
  sender text not null,
  nonce bigint not null,
  kind text not null check (kind in ('withdrawal', 'sweep', 'gas')),
  reference bigint,
  asset text,
  amount numeric(38,8),
  tx_hash text not null,
  raw text not null,
  state text not null check (state in ('signed', 'mined', 'reverted', 'replaced')),
  block bigint,
  at timestamptz(3) not null,
  unique (network, tx_hash)
);
create index chain_transactions_open on chain_transactions (network, sender, nonce) where state = 'signed';
create index chain_transactions_of on chain_transactions (kind, reference);

create table saved_addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  network text not null,
  address text not null check (address ~ '^0x[0-9a-fA-F]{40}$'),
  label text not null,
  added_at timestamptz(3) not null,
  usable_from timestamptz(3) not null,
  last_used_at timestamptz(3),
  removed_at timestamptz(3)
);
create unique index saved_addresses_once on saved_addresses (user_id, network, lower(address)) where removed_at is null;
create index saved_addresses_by_address on saved_addresses (lower(address));

create table withdrawal_cases (
  withdrawal_id bigint primary key,
  user_id bigint not null references users (id),
  signals text[] not null,
  device text not null,
  place text not null,
  at timestamptz(3) not null
);

create table test_coins (
  network text not null,
  address text not null,
  asset text not null,
  at timestamptz(3) not null,
  primary key (network, address, asset)
);
`;
