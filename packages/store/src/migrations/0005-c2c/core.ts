/** Tables of the core: columns, names and members are those of `packages/core`. */
export const core = /* sql */ `
alter table entries drop constraint entries_cause_check;
alter table entries add check (
  cause in (
    'practice-funds', 'trade', 'fee', 'safety-fund', 'transfer', 'deposit', 'deposit-reversal', 'withdrawal',
    'withdrawal-fee', 'convert', 'house-funds', 'escrow', 'escrow-return', 'c2c-trade', 'c2c-compensation'
  )
);

alter table requests drop constraint requests_kind_check;
alter table requests add check (kind in ('transfer', 'withdrawal', 'c2c-order'));

alter table merchant_deposits
  drop constraint merchant_deposits_state_check,
  drop constraint merchant_deposits_amount_check;
alter table merchant_deposits
  add check (state in ('held', 'refunded', 'used')),
  add check (amount > 0 or (state = 'used' and amount = 0));

create table c2c_ads (
  id bigint primary key,
  owner bigint not null,
  side text not null check (side in ('buy', 'sell')),
  asset text not null,
  fiat text not null,
  price_kind text not null check (price_kind in ('fixed', 'floating')),
  price numeric(38,8) not null check (price >= 0),
  index numeric(38,8) not null check (index >= 0),
  total numeric(38,8) not null check (total > 0),
  locked numeric(38,8) not null check (locked >= 0),
  dealt numeric(38,8) not null check (dealt >= 0),
  min numeric(38,8) not null check (min > 0),
  max numeric(38,8) not null check (max >= min),
  kinds text not null,
  methods text not null,
  minutes bigint not null check (minutes in (15, 30, 45, 60, 120)),
  terms text not null,
  auto_reply text not null,
  demand_verified boolean not null,
  demand_days bigint not null,
  demand_holdings numeric(38,8) not null,
  state text not null check (state in ('on', 'off', 'closed')),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  check (locked + dealt <= total),
  check ((price_kind = 'fixed') = (price > 0) and (price_kind = 'floating') = (index > 0)),
  check (state <> 'closed' or locked = 0)
);
create index c2c_ads_by_owner on c2c_ads (owner, id);

create table c2c_orders (
  id bigint primary key,
  ad bigint not null,
  side text not null check (side in ('buy', 'sell')),
  advertiser bigint not null,
  taker bigint not null check (taker <> advertiser),
  payer bigint not null,
  seller bigint not null check (seller <> payer),
  asset text not null,
  fiat text not null,
  price numeric(38,8) not null check (price > 0),
  quantity numeric(38,8) not null check (quantity > 0),
  money numeric(38,8) not null check (money > 0),
  value numeric(38,8) not null check (value >= 0),
  kind text not null check (kind in (
    'bank-card', 'wechat', 'alipay', 'western-union', 'swift', 'crypto', 'fps', 'line-pay', 'sepa',
    'interac', 'duitnow', 'promptpay', 'payid', 'kakaopay', 'paynow', 'paypay', 'faster-payments', 'zelle'
  )),
  method bigint not null,
  minutes bigint not null,
  terms text not null,
  rules bigint not null,
  state text not null check (
    state in ('unpaid', 'paid', 'appealed', 'completed', 'cancelled', 'timed-out', 'disputed')
  ),
  standing text not null check (standing in ('open', 'over')),
  opened_at timestamptz(3) not null,
  pay_by timestamptz(3) not null,
  paid_at timestamptz(3),
  escalate_at timestamptz(3),
  settled_at timestamptz(3),
  ended text check (ended in ('released', 'cancelled', 'timed-out', 'ruled-payer', 'ruled-seller')),
  cancel_reason text check (cancel_reason in (
    'changed-mind', 'wrong-order', 'cannot-pay', 'other', 'seller-account-wrong', 'seller-asks-more',
    'seller-asked-to-cancel', 'seller-silent'
  )),
  fault text not null check (fault in ('none', 'claimed', 'accepted', 'contested')),
  fault_until timestamptz(3),
  appealed_at timestamptz(3),
  appeal_by text check (appeal_by in ('payer', 'seller')),
  appeal_reason text check (appeal_reason in (
    'paid-not-released', 'not-paid', 'paid-less', 'other-payer', 'account-frozen', 'paid-after-timeout',
    'silent', 'other'
  )),
  withdrawal_by text check (withdrawal_by in ('payer', 'seller')),
  ruling_for text check (ruling_for in ('payer', 'seller')),
  ruled_by bigint,
  seconded_by bigint check (seconded_by <> ruled_by),
  compensation numeric(38,8) not null check (compensation >= 0),
  events bigint not null check (events > 0),
  head text not null,
  check ((state in ('unpaid', 'paid', 'appealed')) = (settled_at is null)),
  check ((settled_at is null) = (ended is null)),
  check ((state = 'completed') = (coalesce(ended, '') in ('released', 'ruled-payer'))),
  check (state not in ('unpaid', 'paid', 'appealed', 'disputed') or standing = 'open'),
  check (state <> 'paid' or paid_at is not null),
  check ((state = 'paid') = (escalate_at is not null)),
  check (state not in ('appealed', 'disputed') or appealed_at is not null)
);
create index c2c_orders_by_taker on c2c_orders (taker, id);
create index c2c_orders_by_advertiser on c2c_orders (advertiser, id);
create index c2c_orders_open on c2c_orders (state, id) where standing = 'open';
create index c2c_orders_by_ad on c2c_orders (ad, id);
create index c2c_orders_settled on c2c_orders (settled_at) where settled_at is not null;
create index c2c_orders_appealed on c2c_orders (appealed_at) where appealed_at is not null;
create index c2c_orders_ruled on c2c_orders (id) where ruling_for is not null;

create table c2c_events (
  "order" bigint not null,
  number bigint not null check (number > 0),
  at timestamptz(3) not null,
  event text not null check (event in (
    'locked', 'paid', 'released', 'cancelled', 'timed-out', 'fault-claimed', 'fault-accepted',
    'fault-contested', 'appealed', 'evidence', 'appeal-taken', 'evidence-asked', 'withdrawal-offered',
    'appeal-withdrawn', 'ruling-proposed', 'ruled', 'compensated', 'message', 'picture', 'reminded',
    'escalated', 'paused', 'closed'
  )),
  actor text not null check (actor in ('payer', 'seller', 'staff', 'system')),
  by bigint,
  detail text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key ("order", number)
);

create table c2c_days (
  owner bigint primary key,
  day timestamptz(3) not null,
  cancels bigint not null check (cancels >= 0),
  value numeric(38,8) not null check (value >= 0)
);

create table c2c_clock (
  id bigint primary key check (id = 1),
  beat_at timestamptz(3) not null
);
`;
