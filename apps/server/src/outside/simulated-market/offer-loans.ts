import type { FundPool, LoanProduct, SetProduct } from '@quay/core';
import { units } from '@quay/money';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';

/** What the pool of a simulated market begins with, from outside. */
const POOL = { asset: 'USDT', amount: units('2000000') } satisfies FundPool;

/** Coins that are pledged, in lots of what a forced sale sells. */
const PLEDGES = [
  { pledge: 'BTC', lot: units('0.0001'), pledgedMax: units('100') },
  { pledge: 'ETH', lot: units('0.001'), pledgedMax: units('2000') },
] as const;
const DAYS = [7, 14, 30, 90] as const;

const TERMS = {
  ...{ asset: 'USDT', hourlyRate: units('0.002'), lateMultiple: units('3'), initialRate: units('0.5') },
  ...{ saleFeeRate: units('0.01'), minAmount: units('10'), lentMax: units('500000'), isOpen: true },
} as const;

/**
 * The products and the pool of a simulated market: made at the first start that has none, and never filled up again. A
 * start with another length of hours sets it for new loans; those that run keep theirs.
 */
export async function offerLoans({
  core,
  rows,
  hourMs,
}: {
  readonly core: Pick<CorePort, 'submitAll'>;
  readonly rows: Pick<Reads['loans'], 'products'>;
  readonly hourMs: number;
}): Promise<void> {
  const known = await rows.products();
  const products = known.length === 0 ? atFirst(hourMs) : withHour(known, hourMs);
  const funds = known.length === 0 ? [{ name: 'loans/fund-pool', input: POOL }] : [];
  await core.submitAll([...products.map((input) => ({ name: 'loans/set-product', input })), ...funds]);
}

const atFirst = (hourMs: number): SetProduct[] =>
  PLEDGES.flatMap((one) => DAYS.map((days) => ({ ...TERMS, ...one, days, hourMs })));

const withHour = (known: readonly LoanProduct[], hourMs: number): SetProduct[] =>
  known
    .filter((product) => product.hourMs !== hourMs)
    .map(({ lent: _lent, pledged: _pledged, ...terms }) => ({ ...terms, hourMs }));
