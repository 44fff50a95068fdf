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

-- What was seen on chain, by what stays when a transaction is mined again. What stands comes first, what is gone last.
alter table chain_transfers add column ordinal bigint;
update chain_transfers as t set ordinal = numbered.ordinal
from (
  select id, row_number() over (
    partition by network, tx_hash, user_id, asset order by state in ('gone', 'reversed'), log_index, id
  ) - 1 as ordinal
  from chain_transfers
) as numbered
where numbered.id = t.id;
alter table chain_transfers alter column ordinal set not null;
alter table chain_transfers drop constraint chain_transfers_network_tx_hash_log_index_key;
alter table chain_transfers add constraint chain_transfers_once unique (network, tx_hash, user_id, asset, ordinal);

-- A credit has the ordinal of the transfer that it was made from.
alter table credits add column ordinal bigint;
update credits as c set ordinal = t.ordinal
from chain_transfers as t
where t.network = c.network and t.tx_hash = c.tx_hash and t.log_index = c.log_index
  and t.user_id = c.owner and t.asset = c.asset;
update credits as c set ordinal = numbered.ordinal
from (
  select l.id, row_number() over (
    partition by l.network, l.tx_hash, l.owner, l.asset order by l.state = 'reversed', l.log_index
  ) - 1 + (
    select coalesce(max(k.ordinal) + 1, 0) from credits as k
    where k.network = l.network and k.tx_hash = l.tx_hash and k.owner = l.owner and k.asset = l.asset
  ) as ordinal
  from credits as l where l.ordinal is null
) as numbered
where numbered.id = c.id and c.ordinal is null;
alter table credits alter column ordinal set not null;
alter table credits drop constraint credits_pkey;
alter table credits add primary key (network, tx_hash, owner, asset, ordinal);

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
