/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
alter table entries drop constraint entries_cause_check;
alter table entries add check (
  cause in (
    'practice-funds', 'trade', 'fee', 'safety-fund', 'transfer', 'deposit', 'deposit-reversal', 'withdrawal',
    'withdrawal-fee', 'convert', 'house-funds', 'escrow', 'escrow-return', 'c2c-trade', 'c2c-compensation',
    'debt-repayment'
  )
);

-- What names a transfer within its transaction stays when the transaction is mined again; where its log stands does not.
alter table chain_transfers add column number bigint;
update chain_transfers set number = log_index;
alter table chain_transfers alter column number set not null;
alter table chain_transfers drop constraint chain_transfers_network_tx_hash_log_index_key;
alter table chain_transfers add constraint chain_transfers_once unique (network, tx_hash, number);

create table debts (
  id bigint primary key,
  owner bigint not null,
  asset text not null,
  amount numeric(38,8) not null check (amount > 0),
  "left" numeric(38,8) not null check ("left" between 0 and amount),
  cause text not null check (cause in ('deposit-reversal')),
  reference bigint not null,
  state text not null check (state in ('open', 'paid')),
  at timestamptz(3) not null,
  paid_at timestamptz(3),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = ("left" = 0))
);
create index debts_by_owner on debts (owner, id);

-- What reversed deposits left short is owed by their owners from now on.
insert into debts (id, owner, asset, amount, "left", cause, reference, state, at)
  select row_number() over (order by reversed_at, id), owner, asset, shortfall, shortfall, 'deposit-reversal', id, 'open',
    reversed_at
  from credits where state = 'reversed' and shortfall > 0;
insert into sequences (name, last) select 'debt', count(*) from debts having count(*) > 0;

create table withdrawal_reversals (
  withdrawal bigint not null,
  credit bigint not null,
  state text not null check (state in ('new', 'acknowledged', 'over')),
  at timestamptz(3) not null,
  acknowledged_by bigint,
  primary key (withdrawal, credit)
);
`;
