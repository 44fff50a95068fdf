/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
create table account_closures (
  owner bigint primary key,
  state text not null check (state in ('waiting', 'taken-back', 'called-off', 'closed')),
  leaves_rest boolean not null,
  requested_at timestamptz(3) not null,
  due_at timestamptz(3) not null check (due_at > requested_at),
  obstacle text check (obstacle in (
    'withdrawals', 'orders', 'positions', 'loans', 'credit', 'earn', 'c2c-appeals', 'c2c-orders', 'c2c-ads',
    'merchant-deposit', 'following', 'linked-wallet', 'debts', 'balances'
  )),
  ended_at timestamptz(3) check (ended_at >= requested_at),
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'called-off') = (obstacle is not null))
);
create index account_closures_ended on account_closures (ended_at) where ended_at is not null;

create table user_transfers (
  id bigint primary key,
  owner bigint not null,
  recipient bigint not null check (recipient <> owner),
  asset text not null,
  amount numeric(38,8) not null check (amount > 0),
  proven_by text not null check (proven_by in ('totp', 'recovery-code', 'passkey', 'codes')),
  at timestamptz(3) not null
);
create index user_transfers_of_owner on user_transfers (owner, id desc);
create index user_transfers_of_recipient on user_transfers (recipient, id desc);
`;
