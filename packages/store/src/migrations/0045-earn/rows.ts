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
      'loan-repaid', 'loan-interest', 'loan-sale', 'loan-sale-fee', 'loan-shortfall', 'savings', 'savings-return',
      'savings-income', 'unsaved-interest', 'earn-sum', 'earn-return', 'earn-income', 'earn-bonus', 'earn-penalty',
      'earn-taken-out'
    )
  );

alter table requests
  drop constraint requests_kind_check,
  add constraint requests_kind_check check (kind in ('transfer', 'withdrawal', 'c2c-order', 'c2c-ad', 'earn'));

create table earn_products (
  id bigint primary key,
  version bigint not null check (version > 0),
  kind text not null check (kind in ('flexible', 'fixed', 'lock-up', 'machine')),
  asset text not null,
  days bigint not null check (days between 0 and 3650),
  day_ms bigint not null check (day_ms between 24000 and 86400000),
  name text not null check (name <> ''),
  fund text not null,
  rate numeric(38,8) not null check (rate between 0 and 1),
  min numeric(38,8) not null check (min > 0),
  max numeric(38,8) not null check (max >= min),
  per_person numeric(38,8) check (per_person >= min),
  quota numeric(38,8) check (quota >= 0),
  penalty_rate numeric(38,8) check (penalty_rate between 0 and 1),
  reserve_rate numeric(38,8) not null check (reserve_rate between 0 and 1),
  machine_type text check (machine_type in ('FPGA', 'IPFS', 'GPU', 'ASIC', 'trial')),
  algorithm text not null,
  hashrate text not null,
  power text not null,
  manufacturer text not null,
  size text not null,
  weight text not null,
  temperature text not null,
  humidity text not null,
  is_open boolean not null,
  held numeric(38,8) not null check (held >= 0),
  orders bigint not null check (orders >= 0),
  paid numeric(38,8) not null check (paid >= 0),
  listed_at timestamptz(3) not null,
  check ((kind = 'machine') = (machine_type is not null)),
  check ((kind = 'flexible') = (days = 0) and (kind = 'flexible') = (fund = '')),
  check (kind <> 'flexible' or (rate = 0 and penalty_rate is null)),
  check (kind = 'flexible' or reserve_rate = 0),
  check ((machine_type is not distinct from 'trial') = (fund = 'promotion'))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create unique index earn_products_savings on earn_products (asset) where kind = 'flexible';

create table earn_funds (
  code text not null,
  asset text not null,
  funded numeric(38,8) not null check (funded >= promised),
  promised numeric(38,8) not null check (promised >= 0),
  put_in numeric(38,8) not null check (put_in >= 0),
  taken_out numeric(38,8) not null check (taken_out >= 0),
  received numeric(38,8) not null check (received >= 0),
  paid numeric(38,8) not null check (paid >= 0),
  scheduled numeric(38,8) not null check (scheduled >= 0),
  primary key (code, asset),
  check (funded = put_in - taken_out + received - paid)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table earn_pools (
  product bigint primary key,
  asset text not null,
  waiting numeric(38,8) not null check (waiting >= 0),
  stamp timestamptz(3) not null,
  cut_at timestamptz(3) not null check (cut_at >= stamp),
  pot numeric(38,8) not null check (pot >= shared),
  weight numeric(38,8) not null check (weight >= 0),
  shared numeric(38,8) not null check (shared >= 0),
  people bigint not null check (people >= 0),
  interest numeric(38,8) not null check (interest >= 0),
  is_sharing boolean not null
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table earn_savings (
  id bigint primary key,
  owner bigint not null,
  product bigint not null,
  asset text not null,
  principal numeric(38,8) not null check (principal >= 0),
  redeeming numeric(38,8) not null check (redeeming between 0 and principal),
  weight numeric(38,8) not null check (weight >= 0),
  counted_to timestamptz(3) not null,
  since timestamptz(3) not null,
  first_at timestamptz(3) not null check (first_at > since),
  stamp timestamptz(3) not null,
  income numeric(38,8) not null check (income >= 0),
  last_income numeric(38,8) check (last_income > 0),
  last_paid_at timestamptz(3),
  status text not null check (status in ('holding', 'ended')),
  ended_at timestamptz(3) check (ended_at >= since),
  check ((status = 'ended') = (ended_at is not null)),
  check (status = 'holding' or (principal = 0 and weight = 0)),
  check ((last_income is null) = (last_paid_at is null))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index earn_savings_of_owner on earn_savings (owner, id desc);
create unique index earn_savings_living on earn_savings (owner, product) where status = 'holding';

create table earn_redemptions (
  id bigint primary key,
  owner bigint not null,
  savings bigint not null,
  product bigint not null,
  asset text not null,
  amount numeric(38,8) not null check (amount > 0),
  book text not null check (book in ('spot', 'finance', 'mining')),
  asked_at timestamptz(3) not null,
  due_at timestamptz(3) not null check (due_at > asked_at),
  status text not null check (status in ('redeeming', 'scheduled', 'redeemed')),
  done_at timestamptz(3) check (done_at >= asked_at),
  check ((status = 'redeemed') = (done_at is not null))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index earn_redemptions_of_owner on earn_redemptions (owner, id desc);
create index earn_redemptions_waiting on earn_redemptions (product, id) where status in ('redeeming', 'scheduled');

create table earn_orders (
  id bigint primary key,
  owner bigint not null,
  product bigint not null,
  kind text not null check (kind in ('flexible', 'fixed', 'lock-up', 'machine')),
  fund text not null check (fund <> ''),
  asset text not null,
  amount numeric(38,8) not null check (amount > 0),
  is_lent boolean not null,
  book text not null check (book in ('spot', 'finance', 'mining')),
  rate numeric(38,8) not null check (rate between 0 and 1),
  daily numeric(38,8) not null check (daily >= 0 and daily <= amount * rate),
  days bigint not null check (days between 1 and 3650),
  day_ms bigint not null check (day_ms between 24000 and 86400000),
  penalty_rate numeric(38,8) check (penalty_rate between 0 and 1),
  bought_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > bought_at),
  days_paid bigint not null check (days_paid between 0 and days),
  income numeric(38,8) not null check (income >= 0),
  scheduled numeric(38,8) not null check (scheduled >= 0),
  last_income numeric(38,8) check (last_income > 0),
  last_paid_at timestamptz(3) check (last_paid_at >= bought_at),
  to_take numeric(38,8) not null check (to_take between 0 and income),
  taken_at timestamptz(3) check (taken_at >= bought_at),
  status text not null check (status in ('holding', 'frozen', 'ending', 'redeemed', 'expired')),
  frozen_for text,
  frozen_until timestamptz(3),
  returned numeric(38,8) not null check (returned >= 0),
  penalty numeric(38,8) not null check (penalty >= 0),
  has_left boolean not null,
  first_sharer bigint check (first_sharer <> owner),
  second_sharer bigint check (second_sharer <> owner),
  third_sharer bigint check (third_sharer <> owner),
  ended_at timestamptz(3) check (ended_at >= bought_at),
  check (kind <> 'flexible' and (kind = 'machine' or (to_take = 0 and not is_lent))),
  check (income + scheduled = daily * days_paid),
  check ((status in ('redeemed', 'expired')) = (ended_at is not null)),
  check ((status = 'frozen') = (frozen_until is not null) and (status = 'frozen') = (frozen_for is not null)),
  check (returned + penalty = case when is_lent or status in ('holding', 'frozen') then 0 else amount end),
  check (ended_at is null or (scheduled = 0 and to_take = 0)),
  check (penalty = 0 or has_left)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);
create index earn_orders_of_owner on earn_orders (owner, id desc);
create index earn_orders_living on earn_orders (ends_at) where status in ('holding', 'frozen', 'ending');

create table earn_scheduled (
  id bigint primary key,
  owner bigint not null,
  kind text not null check (kind in ('income', 'bonus')),
  "order" bigint not null,
  product bigint not null,
  fund text not null check (fund <> ''),
  asset text not null,
  amount numeric(38,8) not null check (amount > 0),
  day bigint not null check (day > 0),
  due_at timestamptz(3) not null,
  status text not null check (status in ('waiting', 'paid')),
  paid_at timestamptz(3) check (paid_at >= due_at),
  check ((status = 'paid') = (paid_at is not null)),
  check (kind = 'income' or fund = 'promotion')
);
create index earn_scheduled_of_owner on earn_scheduled (owner, id desc);
create unique index earn_scheduled_once on earn_scheduled ("order", day, kind, owner);

create table earn_trials (
  taker text primary key,
  owner bigint not null,
  "order" bigint not null,
  at timestamptz(3) not null
);

create table earn_flows (
  id bigint primary key,
  owner bigint not null,
  "order" bigint not null,
  product bigint not null,
  kind text not null check (kind in ('flexible', 'fixed', 'lock-up', 'machine')),
  flow text not null check (flow in ('income', 'penalty', 'subscribed', 'returned', 'taken-out', 'bonus')),
  asset text not null,
  amount numeric(38,8) not null,
  payer text check (payer in ('borrowers', 'product', 'machines', 'promotion')),
  fund text not null,
  day bigint not null check (day >= 0),
  due_at timestamptz(3) not null,
  at timestamptz(3) not null,
  check ((flow in ('income', 'bonus')) = (payer is not null)),
  check (case when flow in ('subscribed', 'penalty') then amount < 0 else amount >= 0 end)
);
create index earn_flows_of_owner on earn_flows (owner, id desc);
create index earn_flows_of_order on earn_flows ("order", id desc);
create index earn_flows_of_product on earn_flows (product, at);
create unique index earn_flows_once on earn_flows ("order", day, flow, owner) where flow = 'income' and day > 0;

create table earn_days (
  product bigint not null,
  stamp timestamptz(3) not null,
  asset text not null,
  cut_at timestamptz(3) not null check (cut_at >= stamp),
  interest numeric(38,8) not null check (interest >= 0),
  carried numeric(38,8) not null check (carried >= 0),
  weight numeric(38,8) not null check (weight >= 0),
  shared numeric(38,8) not null check (shared >= 0),
  people bigint not null check (people >= 0),
  unsaved numeric(38,8) not null check (unsaved >= 0),
  at timestamptz(3) not null check (at >= cut_at),
  primary key (product, stamp),
  check (shared + unsaved <= interest + carried),
  check (unsaved = 0 or (shared = 0 and people = 0))
);
`;
