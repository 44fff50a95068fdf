/**
 * What is known of the networks' own coins at deposit addresses, so that a balance that is higher than what is known shows
 * coins that no transaction names: a contract paid them from within. And the owners whose deposits a fork has touched, until
 * chain and books were compared for them. Tables of the gateway; nothing of the core depends on them.
 */
export const arrivals = /* sql */ `
-- What transactions brought to an address in a block, those of the house as well.
create table native_payments (
  network text not null,
  address text not null,
  block bigint not null,
  wei numeric(78) not null check (wei > 0),
  primary key (network, address, block)
);
create index native_payments_by_block on native_payments (network, block);

-- From which block on all is known of an address, and what it had there; nothing until the first look.
create table native_checks (
  network text not null,
  user_id bigint not null references users (id),
  opening numeric(78) check (opening >= 0),
  from_block bigint not null,
  checked_at timestamptz(3),
  primary key (network, user_id)
);
-- Of addresses that were in use before, the first look says what they have.
insert into native_checks (network, user_id, opening, from_block)
  select network, user_id, null, confirmed from chain_networks cross join deposit_addresses;

-- When its user saw the address last, or something that came there was credited; to the day.
alter table deposit_addresses add column used_at timestamptz(3);
update deposit_addresses set used_at = now();
alter table deposit_addresses alter column used_at set not null;
create index deposit_addresses_used on deposit_addresses (used_at);

-- What a transaction that is in a block cost its sender, in wei.
alter table chain_transactions add column fee numeric(78) check (fee >= 0);

-- Whose deposits stood in blocks that were replaced: they are compared once the chain has gone on beyond those.
create table fork_checks (
  network text not null,
  user_id bigint not null references users (id),
  asset text not null,
  due_block bigint not null,
  looked_at timestamptz(3),
  primary key (network, user_id, asset)
);

-- No transaction names what a contract paid from within.
alter table unsupported_arrivals alter column tx_hash drop not null;
alter table unsupported_arrivals alter column sender drop not null;
alter table unsupported_arrivals add check ((tx_hash is null) = (sender is null) and (tx_hash is not null or contract is null));
`;
