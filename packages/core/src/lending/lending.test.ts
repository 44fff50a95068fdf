import { ONE, units } from '@quay/money';
import { expect, test } from 'vitest';
import {
  type Accruing,
  borrowable,
  debtOf,
  HOUR_MS,
  hoursUntilRate,
  interestOf,
  isAtRate,
  isWarnedAtOnce,
  paidOf,
  pledgeRate,
  priceAtRate,
  productIsPossible,
  type Saleable,
  saleOf,
  soldOf,
  startedHours,
  type Terms,
  yearlyCost,
} from './index.ts';

const START = Date.UTC(2026, 0, 1);
const loan = (said: Partial<Accruing> = {}): Accruing => ({
  ...{ principal: units('1000'), owed: 0n, hourlyRate: units('0.002'), lateMultiple: 3n * ONE },
  ...{ openedAt: START, countedTo: START, dueAt: START + 24 * HOUR_MS, hourMs: HOUR_MS, ...said },
});
const usdt = (price: string) => ({ asset: ONE, pledge: units(price) });

test('started hours: 1 s is 1, 3,600 s are 1, 3,601 s are 2, and the first begins with the loan', () => {
  const hours = (seconds: number) => startedHours(loan(), START + seconds * 1000);
  expect([0, 1, 3600, 3601, 7200, 7201].map(hours)).toEqual([1, 1, 1, 2, 2, 3]);
});

test('where a product counts shorter hours, these cost what others do', () => {
  const short = loan({ hourMs: 60_000, dueAt: START + 24 * 60_000 });
  expect([1, 60, 61].map((seconds) => startedHours(short, START + seconds * 1000))).toEqual([1, 1, 2]);
  expect(interestOf(short, START + 24 * 60_000 + 1)).toBe(units('54'));
});

test('an hour that is counted is not counted again, not at its end either', () => {
  const counted = loan({ countedTo: START + HOUR_MS });
  expect([1, 3600, 3601].map((seconds) => startedHours(counted, START + seconds * 1000))).toEqual([0, 0, 1]);
});

test('interest is 0.2 % of the principal an hour, simple, rounded up, and three times that after the due time', () => {
  expect(interestOf(loan(), START + 1)).toBe(units('2'));
  expect(interestOf(loan(), START + 24 * HOUR_MS)).toBe(units('48'));
  expect(interestOf(loan(), START + 24 * HOUR_MS + 1)).toBe(units('54'));
  expect(interestOf(loan({ countedTo: START + 25 * HOUR_MS }), START + 26 * HOUR_MS)).toBe(units('6'));
  expect(interestOf(loan({ principal: 1n }), START + 1)).toBe(1n);
  expect(debtOf(loan({ owed: 5n }), START + 1)).toBe(units('1002') + 5n);
});

test('a payment pays interest first', () => {
  const at = START + 3 * HOUR_MS;
  expect(paidOf(loan(), units('4'), at)).toEqual({ interest: units('4'), principal: 0n });
  expect(paidOf(loan(), units('106'), at)).toEqual({ interest: units('6'), principal: units('100') });
});

test('from 50 % a loan is at 60 % after 100 hours and at 85 % after 350, by interest alone; late hours bring it nearer', () => {
  const until = (rate: string, said: Partial<Accruing> = {}, at = START) =>
    hoursUntilRate(loan({ dueAt: START + 400 * HOUR_MS, ...said }), ONE, usdt('2000'), units(rate), at);
  expect([until('0.6'), until('0.85'), until('0.5')]).toEqual([100, 350, 0]);
  // 168 hours in time, and the other 182 in 61 that cost three times as much.
  expect(until('0.85', { dueAt: START + 168 * HOUR_MS })).toBe(229);
  expect(until('0.6', {}, START + 40 * HOUR_MS)).toBe(60);
  expect(until('0.6', { hourlyRate: 1n })).toBe(undefined);
  expect(yearlyCost(units('0.002'))).toBe(units('17.52'));
});

test('a price of warning or liquidation is the highest at which the rate is reached', () => {
  const [debt, pledge] = [units('850'), units('1.1')];
  const price = priceAtRate(debt, pledge, ONE, units('0.85'));
  expect(price).toBe(90_909_090_909n);
  const isAt = (at: bigint) => isAtRate(debt, pledge, { asset: ONE, pledge: at }, units('0.85'));
  expect([isAt(price), isAt(price + 1n)]).toEqual([true, false]);
  expect(borrowable(pledge, usdt('1000'), units('0.5'))).toBe(units('550'));
  expect(pledgeRate(units('1'), units('3'), usdt('1'))).toBe(33_333_334n);
  expect(pledgeRate(1n, 0n, usdt('1'))).toBe(undefined);
});

const saleable = (said: Partial<Saleable> = {}): Saleable => ({
  ...{ principal: units('850'), interest: 0n, pledge: ONE, lot: 1n, initialRate: units('0.5'), feeRate: 0n },
  ...said,
});

test('a sale restores the initial rate: 850 against 1 at 1,000 sells 0.7, and with a fee of 1 % 0.71428572', () => {
  expect(saleOf(saleable(), usdt('1000'), 'restore')).toBe(units('0.7'));
  expect(saleOf(saleable({ feeRate: units('0.01') }), usdt('1000'), 'restore')).toBe(71_428_572n);
  expect(saleOf(saleable({ lot: units('0.01'), feeRate: units('0.01') }), usdt('1000'), 'restore')).toBe(units('0.72'));
});

test('1,200 against 1 at 1,000 with a fee of 1 % sells all, and 210 are missing', () => {
  const of = saleable({ principal: units('1200'), feeRate: units('0.01') });
  expect(saleOf(of, usdt('1000'), 'restore')).toBe(ONE);
  const sold = soldOf(of, ONE, usdt('1000'));
  expect(sold).toMatchObject({ fee: units('10'), principal: units('990'), shortfall: units('210'), over: 0n });
});

test('where all is sold and too little comes in, principal is paid before interest; else interest is', () => {
  const of = saleable({ principal: units('900'), interest: units('200') });
  expect(soldOf(of, ONE, usdt('1000'))).toMatchObject({
    ...{ principal: units('900'), interest: units('100'), shortfall: 0n, unpaidInterest: units('100') },
  });
  expect(soldOf(of, units('0.5'), usdt('1000'))).toMatchObject({ principal: units('300'), interest: units('200') });
});

test('a sale that closes sells just enough, and what is over is the owner’s', () => {
  const of = saleable({ principal: units('333'), lot: units('0.1') });
  expect(saleOf(of, usdt('1000'), 'close')).toBe(units('0.4'));
  expect(soldOf(of, units('0.4'), usdt('1000'))).toMatchObject({ principal: units('333'), over: units('67') });
});

test('one lot less would not be enough, whatever the figures', () => {
  let seed = 7n;
  const random = (most: bigint) => {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    return 1n + ((seed >> 11n) % most);
  };
  for (let n = 0; n < 2000; n++) {
    const prices = { asset: n % 3 === 0 ? random(10n ** 12n) : ONE, pledge: random(10n ** 13n) };
    const pledge = random(10n ** 12n);
    const lot = random(pledge);
    const debt = (pledge * prices.pledge * (85n + random(20n))) / (prices.asset * 100n);
    if (debt === 0n) continue;
    const interest = random(debt) / 10n;
    const feeRate = random(1_000_000n);
    const of = { principal: debt - interest, interest, pledge, lot, initialRate: units('0.5'), feeRate };
    const quantity = saleOf(of, prices, 'restore');
    const rateAfter = (sold: bigint) => {
      const done = soldOf(of, sold, prices);
      const left = debt - done.principal - done.interest;
      return [left * prices.asset * 2n, (pledge - sold) * prices.pledge] as const;
    };
    if (quantity < pledge) {
      const [left, half] = rateAfter(quantity);
      expect(left <= half).toBe(true);
    }
    const less = quantity % lot === 0n ? quantity - lot : quantity - (quantity % lot);
    if (less > 0n) {
      const [left, half] = rateAfter(less);
      expect(left > half).toBe(true);
    }
  }
});

const terms: Terms = {
  ...{ asset: 'USDT', pledge: 'BTC', days: 7, hourlyRate: units('0.002'), initialRate: units('0.5') },
  ...{ lateMultiple: 3n * ONE, saleFeeRate: units('0.01'), lot: 1n, minAmount: ONE, lentMax: ONE, pledgedMax: ONE },
  hourMs: HOUR_MS,
};

test('terms of a product: each out of its bounds is refused, and those that warn on the first day', () => {
  expect(productIsPossible(terms)).toBe(true);
  const wrong: Partial<Terms>[] = [
    { pledge: 'USDT' },
    { days: 0 },
    { days: 366 },
    { hourlyRate: 0n },
    { hourlyRate: ONE },
    { initialRate: 0n },
    { initialRate: units('0.85') },
    { lateMultiple: ONE - 1n },
    { saleFeeRate: -1n },
    { saleFeeRate: units('0.01') + 1n },
    { lot: 0n },
    { minAmount: 0n },
    { lentMax: 0n },
    { pledgedMax: 0n },
    { hourMs: HOUR_MS + 1 },
    { hourMs: 999 },
    { hourMs: 1500 },
  ];
  for (const said of wrong) expect(productIsPossible({ ...terms, ...said }), Object.keys(said)[0]).toBe(false);
  // 57.25 % · 1.048 is 59.998 %, and 57.26 % · 1.048 is 60.008 %.
  expect(isWarnedAtOnce({ ...terms, initialRate: units('0.5725') })).toBe(false);
  expect(isWarnedAtOnce({ ...terms, initialRate: units('0.5726') })).toBe(true);
});
