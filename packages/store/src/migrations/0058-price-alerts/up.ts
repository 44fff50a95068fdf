import { extendedSet } from '../extended-set.ts';

/** Prices that users are told of, and by which ways. */
export const priceAlerts = /* sql */ `
create table price_alerts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  product text not null,
  market text not null,
  kind text not null check (kind in ('rises-above', 'falls-below', 'moves')),
  price numeric(38,8) check (price > 0),
  rate numeric(38,8) check (rate > 0 and rate < 1),
  within text check (within in ('5m', '15m', '1h', '4h', '24h')),
  base_price numeric(38,8) not null check (base_price > 0),
  base_high numeric(38,8) not null,
  base_low numeric(38,8) not null,
  set_at timestamptz(3) not null,
  checked_to timestamptz(3) not null check (checked_to >= set_at),
  -- Its place among all that fired, by which users are told of each once.
  fired bigint unique,
  fired_at timestamptz(3),
  fired_price numeric(38,8),
  check ((kind = 'moves') = (price is null)),
  check ((price is null) = (rate is not null and within is not null)),
  check (num_nulls(fired, fired_at, fired_price) in (0, 3))
);
create index price_alerts_wait on price_alerts (user_id) where fired is null;

${extendedSet('perpetual_notices', 'event', ['price-above', 'price-below', 'price-moved'])}
${extendedSet('perpetual_notice_marks', 'kind', ['priceAlerts'])}
insert into perpetual_notice_marks (kind, upto) values ('priceAlerts', 0);
alter table perpetual_notice_choices add column alerts text[] not null default '{app}';
alter table perpetual_notice_choices alter column alerts drop default;
`;
