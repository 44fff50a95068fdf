/** Tables of the core: columns, names and members are those of `packages/core`. */
export const rows = /* sql */ `
alter table entries
  drop constraint entries_cause_check,
  add constraint entries_cause_check check (
    cause in (
      'practice-funds', 'trade', 'fee', 'safety-fund', 'transfer', 'deposit', 'deposit-reversal', 'withdrawal',
      'withdrawal-fee', 'convert', 'house-funds', 'escrow', 'escrow-return', 'c2c-trade', 'c2c-compensation',
      'debt-repayment', 'contract-profit', 'contract-cover', 'contract-shortfall', 'liquidation-fee',
      'liquidation-rest', 'funding', 'funding-residue', 'profit-share'
    )
  );

create table following_leaders (
  owner bigint primary key,
  status text not null check (status in ('applied', 'approved', 'rejected', 'resigned')),
  share_rate numeric(38,8) not null check (share_rate between 0 and 0.3),
  followers_max bigint not null check (followers_max between 0 and 1000),
  followers bigint not null check (followers >= 0),
  applied_at timestamptz(3) not null,
  decided_at timestamptz(3) check (decided_at >= applied_at),
  staff bigint not null,
  check (status <> 'approved' or followers <= followers_max)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table following_follows (
  id bigint primary key,
  follower bigint not null,
  leader bigint not null,
  mode text not null check (mode in ('amount', 'ratio')),
  amount numeric(38,8) not null check (amount >= 0),
  ratio numeric(38,8) not null check (ratio >= 0),
  cap numeric(38,8) not null check (cap > 0),
  order_cap numeric(38,8) not null check (order_cap > 0 and order_cap <= cap),
  leverage_max bigint not null check (leverage_max > 0),
  stop_loss numeric(38,8) not null check (stop_loss > 0 and stop_loss <= cap),
  status text not null check (status in ('following', 'stopping', 'ended', 'settled')),
  ending text check (ending in ('follower', 'loss', 'leader')),
  share_rate numeric(38,8) not null check (share_rate between 0 and 0.3),
  profit numeric(38,8) not null,
  fees numeric(38,8) not null check (fees <= 0),
  funding numeric(38,8) not null,
  peak numeric(38,8) not null check (peak >= 0),
  share_due numeric(38,8) not null check (share_due >= 0),
  share_paid numeric(38,8) not null check (share_paid >= 0),
  settled_week bigint not null,
  since timestamptz(3) not null,
  ended_at timestamptz(3) check (ended_at >= since),
  check (follower <> leader),
  check ((mode = 'amount') = (amount > 0) and (mode = 'ratio') = (ratio > 0)),
  check ((status = 'following') = (ending is null) and (status in ('ended', 'settled')) = (ended_at is not null)),
  check (share_due + share_paid <= peak * share_rate)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index following_follows_living on following_follows (follower, leader)
  where status in ('following', 'stopping');
create index following_follows_of_leader on following_follows (leader, id desc);

create table following_copies (
  id bigint primary key,
  follow bigint not null,
  follower bigint not null,
  leader bigint not null,
  contract text not null,
  is_long boolean not null,
  leverage bigint not null check (leverage > 0),
  quantity numeric(38,8) not null check (quantity >= 0),
  quantity_max numeric(38,8) not null check (quantity_max >= quantity),
  margin_max numeric(38,8) not null check (margin_max >= 0),
  profit numeric(38,8) not null,
  fees numeric(38,8) not null check (fees <= 0),
  funding numeric(38,8) not null,
  to_close numeric(38,8) not null check (to_close >= 0 and to_close <= quantity),
  tried_at timestamptz(3),
  status text not null check (status in ('open', 'closed', 'kept')),
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3) check (closed_at >= opened_at),
  check ((status = 'open') = (closed_at is null)),
  check (status = 'closed' or quantity > 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index following_copies_open on following_copies (follower, contract) where status = 'open';
create index following_copies_of_follow on following_copies (follow, id desc);

create table following_copy_orders (
  id bigint primary key,
  follow bigint not null,
  follower bigint not null,
  leader bigint not null,
  contract text not null,
  is_long boolean not null,
  leverage bigint not null check (leverage > 0),
  wanted numeric(38,8) not null check (wanted >= 0),
  quantity numeric(38,8) not null check (quantity >= 0 and quantity <= wanted),
  filled numeric(38,8) not null check (filled >= 0 and filled <= quantity),
  held numeric(38,8) not null check (held >= 0),
  "order" bigint,
  copy bigint,
  refusal bigint not null,
  params text not null,
  leader_mark numeric(38,8) not null check (leader_mark > 0),
  mark numeric(38,8) not null check (mark > 0),
  leader_quantity numeric(38,8) not null check (leader_quantity > 0),
  at timestamptz(3) not null,
  check (("order" is null) = (refusal > 0))
);
create index following_copy_orders_of_follow on following_copy_orders (follow, id desc);

create table following_signals (
  id bigint primary key,
  leader bigint not null,
  contract text not null,
  kind text not null check (kind in ('open', 'close')),
  is_long boolean not null,
  quantity numeric(38,8) not null check (quantity > 0),
  before numeric(38,8) not null check (before >= 0),
  leverage bigint not null check (leverage > 0),
  mark numeric(38,8) not null check (mark > 0),
  up_to bigint not null,
  done bigint not null check (done <= up_to),
  at timestamptz(3) not null,
  check (kind = 'open' or before >= quantity)
);

create table following_seen_positions (
  leader bigint not null,
  contract text not null,
  quantity numeric(38,8) not null,
  primary key (leader, contract)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table following_shares (
  id bigint primary key,
  follow bigint not null,
  follower bigint not null,
  leader bigint not null,
  week bigint not null,
  net numeric(38,8) not null,
  peak_before numeric(38,8) not null check (peak_before >= 0),
  accrued numeric(38,8) not null check (accrued >= 0),
  due_before numeric(38,8) not null check (due_before >= 0),
  paid numeric(38,8) not null check (paid >= 0 and paid <= due_before + accrued),
  at timestamptz(3) not null,
  unique (follow, week),
  check (accrued = 0 or accrued <= net - peak_before)
);
create index following_shares_of_follow on following_shares (follow, id desc);
`;
