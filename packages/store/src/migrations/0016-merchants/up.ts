/** Why each change is as it is stands in note.md. */
export const merchants = /* sql */ `
create table merchant_suspensions (
  owner bigint primary key,
  reason text not null check (
    reason in ('complaints', 'payments-checked', 'terms-broken', 'identity-checked', 'other')
  ),
  since timestamptz(3) not null,
  state text not null check (state in ('suspended', 'lifted'))
);

create table c2c_order_numbers (
  "order" bigint primary key,
  number text not null unique,
  reference text not null unique,
  details_digest text not null
);

create table c2c_silence_claims (
  owner bigint primary key,
  day timestamptz(3) not null,
  claims bigint not null check (claims > 0)
);

create table c2c_order_details (
  number text primary key,
  reference text not null unique,
  sealed bytea not null,
  made_at timestamptz(3) not null
);
`;
