/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
alter table entries
  drop constraint entries_cause_check,
  add constraint entries_cause_check check (
    cause in (
      'practice-funds', 'trade', 'fee', 'safety-fund', 'transfer', 'deposit', 'deposit-reversal', 'withdrawal',
      'withdrawal-fee', 'convert', 'house-funds', 'escrow', 'escrow-return', 'c2c-trade', 'c2c-compensation',
      'debt-repayment', 'contract-profit', 'contract-cover', 'contract-shortfall', 'liquidation-fee',
      'liquidation-rest', 'funding', 'funding-residue', 'profit-share', 'delivery-residue', 'loan-lent',
      'loan-repaid', 'loan-interest', 'loan-sale', 'loan-sale-fee', 'loan-shortfall'
    )
  );

create table loan_products (
  asset text not null,
  pledge text not null,
  days bigint not null check (days between 1 and 365),
  hourly_rate numeric(38,8) not null check (hourly_rate > 0 and hourly_rate < 1),
  late_multiple numeric(38,8) not null check (late_multiple >= 1),
  initial_rate numeric(38,8) not null check (initial_rate > 0),
  sale_fee_rate numeric(38,8) not null check (sale_fee_rate between 0 and 0.01),
  lot numeric(38,8) not null check (lot > 0),
  min_amount numeric(38,8) not null check (min_amount > 0),
  lent_max numeric(38,8) not null check (lent_max >= min_amount),
  pledged_max numeric(38,8) not null check (pledged_max > 0),
  is_open boolean not null,
  hour_ms bigint not null check (hour_ms between 1000 and 3600000),
  lent numeric(38,8) not null check (lent >= 0),
  pledged numeric(38,8) not null check (pledged >= 0),
  primary key (asset, pledge, days),
  check (asset <> pledge),
  check (initial_rate * (1 + hourly_rate * 24) < 0.6)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table loan_pools (
  asset text primary key,
  capital numeric(38,8) not null check (capital >= 0),
  lent numeric(38,8) not null check (lent >= 0),
  interest numeric(38,8) not null check (interest >= 0),
  lenders_interest numeric(38,8) not null check (lenders_interest = trunc(interest * 0.9, 8))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table loans (
  id bigint primary key,
  owner bigint not null,
  asset text not null,
  pledge text not null,
  days bigint not null check (days between 1 and 365),
  principal numeric(38,8) not null check (principal >= 0),
  owed numeric(38,8) not null check (owed >= 0),
  hourly_rate numeric(38,8) not null check (hourly_rate > 0),
  late_multiple numeric(38,8) not null check (late_multiple >= 1),
  opened_at timestamptz(3) not null,
  counted_to timestamptz(3) not null check (counted_to >= opened_at),
  due_at timestamptz(3) not null check (due_at > opened_at),
  hour_ms bigint not null check (hour_ms between 1000 and 3600000),
  pledged numeric(38,8) not null check (pledged >= 0),
  initial_rate numeric(38,8) not null check (initial_rate > 0),
  sale_fee_rate numeric(38,8) not null check (sale_fee_rate between 0 and 0.01),
  lot numeric(38,8) not null check (lot > 0),
  status text not null check (status in ('accruing', 'overdue', 'repaid', 'liquidated')),
  warned_at timestamptz(3) check (warned_at >= opened_at),
  renewals bigint not null check (renewals >= 0),
  borrowed numeric(38,8) not null check (borrowed > 0),
  interest_paid numeric(38,8) not null check (interest_paid >= 0),
  sold numeric(38,8) not null check (sold >= 0),
  ended_at timestamptz(3) check (ended_at >= opened_at),
  request_id text not null check (length(request_id) between 1 and 36),
  check ((status in ('repaid', 'liquidated')) = (ended_at is not null)),
  check (ended_at is null or (principal = 0 and owed = 0 and pledged = 0)),
  check (ended_at is not null or (principal + owed > 0 and pledged > 0))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index loans_living on loans (owner, id desc) where status in ('accruing', 'overdue');
create index loans_of_owner on loans (owner, id desc);

create table loan_records (
  id bigint primary key,
  loan bigint not null,
  owner bigint not null,
  act text not null check (act in ('borrow', 'add-pledge', 'repay', 'renew', 'overdue', 'sale')),
  principal numeric(38,8) not null check (principal >= 0),
  interest numeric(38,8) not null check (interest >= 0),
  pledge numeric(38,8) not null,
  principal_after numeric(38,8) not null check (principal_after >= 0),
  pledge_after numeric(38,8) not null check (pledge_after >= 0),
  at timestamptz(3) not null,
  sale bigint,
  check ((act = 'sale') = (sale is not null))
);
create index loan_records_of_loan on loan_records (loan, id desc);
create index loan_records_of_owner on loan_records (owner, id desc);

create table loan_sales (
  id bigint primary key,
  loan bigint not null,
  owner bigint not null,
  kind text not null check (kind in ('restore', 'close')),
  asset text not null,
  pledge text not null,
  asset_price numeric(38,8) not null check (asset_price > 0),
  asset_at timestamptz(3) not null,
  asset_sources text not null,
  pledge_price numeric(38,8) not null check (pledge_price > 0),
  pledge_at timestamptz(3) not null,
  pledge_sources text not null,
  principal numeric(38,8) not null check (principal >= 0),
  owed numeric(38,8) not null check (owed >= 0),
  hourly_rate numeric(38,8) not null check (hourly_rate > 0),
  late_multiple numeric(38,8) not null check (late_multiple >= 1),
  opened_at timestamptz(3) not null,
  counted_to timestamptz(3) not null,
  due_at timestamptz(3) not null,
  hour_ms bigint not null check (hour_ms between 1000 and 3600000),
  interest numeric(38,8) not null check (interest >= owed),
  pledged numeric(38,8) not null check (pledged > 0),
  initial_rate numeric(38,8) not null check (initial_rate > 0),
  sale_fee_rate numeric(38,8) not null check (sale_fee_rate between 0 and 0.01),
  lot numeric(38,8) not null check (lot > 0),
  wanted numeric(38,8) not null check (wanted > 0 and wanted <= pledged),
  payable numeric(38,8) not null check (payable >= proceeds),
  quantity numeric(38,8) not null check (quantity > 0 and quantity <= wanted),
  proceeds numeric(38,8) not null check (proceeds >= 0),
  fee numeric(38,8) not null check (fee >= 0 and fee <= proceeds),
  paid_interest numeric(38,8) not null check (paid_interest >= 0),
  paid_principal numeric(38,8) not null check (paid_principal >= 0),
  "over" numeric(38,8) not null check ("over" >= 0),
  shortfall numeric(38,8) not null check (shortfall >= 0),
  unpaid_interest numeric(38,8) not null check (unpaid_interest >= 0),
  at timestamptz(3) not null,
  check (proceeds = fee + paid_interest + paid_principal + "over"),
  check (paid_interest + unpaid_interest <= interest and paid_principal + shortfall <= principal)
);
create index loan_sales_of_loan on loan_sales (loan, id desc);

create table loan_warnings (
  id bigint primary key,
  loan bigint not null,
  owner bigint not null,
  debt numeric(38,8) not null check (debt > 0),
  pledged numeric(38,8) not null check (pledged > 0),
  asset_price numeric(38,8) not null check (asset_price > 0),
  pledge_price numeric(38,8) not null check (pledge_price > 0),
  at timestamptz(3) not null
);
create index loan_warnings_of_loan on loan_warnings (loan, id desc);
`;
