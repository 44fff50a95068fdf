/** Receipts of contracts: signed words in one chain, each with the hash of the one before. Nothing here is ever changed. */
export const receipts = /* sql */ `
create table perpetual_receipts (
  number bigint primary key check (number > 0),
  kind text not null check (kind in ('liquidation', 'funding')),
  -- The step of a liquidation, or the period of a funding.
  reference bigint not null,
  contract text not null,
  at timestamptz(3) not null,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  signed text not null,
  unique (kind, reference)
);
create index perpetual_receipts_of_contract on perpetual_receipts (contract, number);
`;
