/**
 * A network has one hot wallet after the other. The first one has no row, and neither have the withdrawals that it
 * signed, so that nothing changes where it never was replaced. What a withdrawal was paid twice is a debt of its owner.
 */
export const hotWallets = /* sql */ `
create table hot_wallets (
  network text not null,
  wallet bigint not null check (wallet > 0),
  address text not null,
  block bigint not null,
  lost boolean not null,
  asked_by bigint not null,
  approved_by bigint not null check (approved_by <> asked_by),
  at timestamptz(3) not null,
  primary key (network, wallet)
);

create table withdrawal_wallets (
  withdrawal bigint primary key,
  wallet bigint,
  state text not null check (state in ('open', 'over'))
);

-- Each hot wallet counts its nonces from 0; a transaction pays one withdrawal, whoever made it.
drop index withdrawals_one_nonce;
create unique index withdrawals_one_transaction on withdrawals (network, tx_hash) where tx_hash is not null;

alter table chain_transactions drop constraint chain_transactions_kind_check;
alter table chain_transactions add check (kind in ('withdrawal', 'sweep', 'gas', 'cancel', 'foreign', 'move'));

alter table debts drop constraint debts_cause_check;
alter table debts add check (cause in ('deposit-reversal', 'withdrawal-paid-twice'));
`;
