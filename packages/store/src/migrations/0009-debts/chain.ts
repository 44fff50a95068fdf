/** What the chain gateway knows besides the core. */
export const chain = /* sql */ `
-- What came to a deposit address and cannot be credited: a token that is not listed, or the network's own coin.
create table unsupported_arrivals (
  id bigint generated always as identity primary key,
  network text not null,
  tx_hash text not null,
  -- Of the log in its block; -1 for the network's own coin.
  log_index bigint not null,
  block bigint not null,
  contract text,
  sender text not null,
  address text not null,
  user_id bigint not null references users (id),
  atoms numeric(78) not null check (atoms > 0),
  -- As the contract says; nothing when it says nothing.
  decimals bigint,
  seen_at timestamptz(3) not null,
  unique (network, tx_hash, log_index),
  check ((contract is null) = (log_index = -1))
);
create index unsupported_arrivals_by_user on unsupported_arrivals (user_id, id);
create index unsupported_arrivals_by_block on unsupported_arrivals (network, block);

-- Blocks to be read again: staff have asked for it, or an endpoint was away.
create table chain_rescans (
  id bigint generated always as identity primary key,
  network text not null,
  from_block bigint not null,
  to_block bigint not null check (to_block >= from_block),
  -- The last block that was read again.
  reached bigint not null,
  found bigint not null default 0,
  asked_by bigint,
  asked_at timestamptz(3) not null,
  done_at timestamptz(3)
);
create index chain_rescans_open on chain_rescans (network, id) where done_at is null;
`;
