import type { EarnOrder } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { dayIncomeOf, evenAfter, exitOf, leavingWith, partOf, passedOf, stepsOf, termOf } from './sums.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 21, 14, 4);
const terms = { rate: '0.003', days: 30, dayMs: DAY_MS, penaltyRate: '0.004' };
const order: EarnOrder = {
  ...{ order: 7, product: 1, name: 'USDT 30 days', asset: 'USDT' },
  ...({ kind: 'fixed', payer: 'product', status: 'holding' } as const),
  ...{ amount: '1000', rate: '0.003', days: 30, dayMs: DAY_MS, penaltyRate: '0.004', since: START },
  ...{ endsAt: START + 30 * DAY_MS, income: '81', scheduled: '0', lastIncome: '3', lastPaidAt: null },
  ...{ nextIncomeAt: null, paidDays: 27, toTakeOut: '0', takeOutAt: null, redemptions: [], frozenFor: null },
  ...{ frozenUntil: null, endedAt: null, returned: '0', penalty: '0' },
};

test('a term of 1,000 at 0.3 % for 30 days brings 3 a day and 1,090 in all, first at 04:00 after a day', () => {
  const term = termOf(terms, units('1000'), START);
  expect([text(term.daily), text(term.all), text(term.back)]).toEqual(['3', '90', '1090']);
  expect(term.endsAt).toBe(START + 30 * DAY_MS);
  expect(new Date(term.firstAt).toISOString()).toBe('2026-11-23T04:00:00.000Z');
  expect(termOf({ rate: '0.0017', days: null, dayMs: DAY_MS }, units('1000'), START)).toMatchObject({ all: 0n });
});

test('with three days left 1,000 cost 12, and waiting brings 21 more', () => {
  const exit = exitOf(order, START + 27 * DAY_MS);
  expect(exit).toMatchObject({ left: 3, penalty: units('12'), refund: units('988'), paid: units('81') });
  expect([text(exit.toCome), text(exit.waited - exit.refund)]).toEqual(['9', '21']);
});

test('the table of leaving early goes from the first day to the last, and says from when one loses nothing', () => {
  expect(stepsOf(30)).toEqual([29, 25, 15, 11, 3]);
  expect(stepsOf(1)).toEqual([]);
  expect(leavingWith(terms, units('1000'), 25)).toMatchObject({ penalty: units('100'), have: units('915') });
  // 3 a day against 4 for each that is left: 120 are made good after 18.
  expect(evenAfter(terms, units('1000'))).toBe(18);
  expect(evenAfter({ rate: '0', days: 3, penaltyRate: '0.1' }, units('1000'))).toBe(3);
});

test('a day brings what the terms say, of savings what the last day paid, and nothing once it is not held', () => {
  expect(text(dayIncomeOf(order, []))).toBe('3');
  expect(text(dayIncomeOf({ ...order, rate: null }, [{ product: 1, rate: '0.0017' }]))).toBe('1.7');
  expect(dayIncomeOf({ ...order, rate: null }, [])).toBe(0n);
  expect(dayIncomeOf({ ...order, endedAt: START }, [])).toBe(0n);
});

test('parts for scales stay within them', () => {
  expect([partOf('1', '4'), partOf('5', '4'), partOf('1', '0'), partOf(1n, 3n)]).toEqual([0.25, 1, 0, 0.33333]);
  expect(passedOf(order, START + 15 * DAY_MS)).toBe(0.5);
  expect(passedOf(order, 0)).toBe(0);
  expect(passedOf({ since: START, endsAt: null }, START)).toBe(0);
});
