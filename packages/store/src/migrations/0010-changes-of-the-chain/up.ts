/**
 * What the chain may undo: withdrawals that were over and are not, transactions of the hot wallet that are not ours, and
 * the block of each transaction by its hash, so that one that was replaced is seen. An alarm has a subject: two of a kind
 * ring beside each other.
 */
export const changesOfTheChain = /* sql */ `
create table withdrawal_revisions (
  withdrawal bigint primary key,
  owner bigint not null,
  asset text not null,
  times bigint not null check (times > 0),
  debt numeric(38,8) not null check (debt >= 0),
  at timestamptz(3) not null
);
create index withdrawal_revisions_by_owner on withdrawal_revisions (owner);

create table outflows (
  network text not null,
  tx_hash text not null,
  asset text not null,
  nonce bigint not null,
  amount numeric(38,8) not null check (amount > 0),
  account bigint not null,
  block bigint not null,
  asked_by bigint not null,
  approved_by bigint not null check (approved_by <> asked_by),
  at timestamptz(3) not null,
  reversed_at timestamptz(3),
  primary key (network, tx_hash, asset)
);

alter table chain_transactions add column block_hash text;
alter table chain_transactions drop constraint chain_transactions_kind_check;
alter table chain_transactions add check (kind in ('withdrawal', 'sweep', 'gas', 'cancel', 'foreign'));
create index chain_transactions_settled on chain_transactions (network, block) where block_hash is not null;

alter table chain_alarms add column subject text not null default '';
drop index chain_alarms_open;
create unique index chain_alarms_open on chain_alarms (network, alarm, subject) where ended_at is null;
`;
