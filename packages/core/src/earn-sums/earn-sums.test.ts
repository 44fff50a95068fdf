import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import {
  bonusOf,
  coveredBy,
  dailyIncome,
  daysLeft,
  daysOver,
  endOf,
  firstShareAt,
  freeOf,
  incomeAt,
  incomeOf,
  incomeTimes,
  leftOf,
  machineTier,
  paidRate,
  payoutFrom,
  payoutUntil,
  penaltyOf,
  rateNow,
  redemptionDueAt,
  redemptionFrom,
  reserveOf,
  saversPart,
  shareOf,
  utilisation,
  weightAt,
  yearlyRate,
} from './index.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour, minute);

describe('the clock', () => {
  test('the trial of the pictures: bought on the 21st at 14:04, it pays on the 23rd, 24th and 25th at 04:00', () => {
    const term = { boughtAt: at(21, 14, 4), days: 3, dayMs: DAY };
    expect(incomeTimes(term)).toEqual([at(23, 4), at(24, 4), at(25, 4)]);
    expect(endOf(term)).toBe(at(24, 14, 4));
    expect(incomeAt(term, 1)).toBe(at(23, 4));
  });

  test('04:00 itself is a moment of payment, a millisecond later is not', () => {
    expect(payoutFrom(at(21, 4), DAY)).toBe(at(21, 4));
    expect(payoutFrom(at(21, 4) + 1, DAY)).toBe(at(22, 4));
    expect(payoutUntil(at(21, 4), DAY)).toBe(at(21, 4));
    expect(payoutUntil(at(21, 4) - 1, DAY)).toBe(at(20, 4));
    expect(payoutFrom(at(21, 0), DAY)).toBe(at(21, 4));
    expect(payoutUntil(at(21, 3), DAY)).toBe(at(20, 4));
  });

  test('days that are over and left: the one that has begun is left', () => {
    const term = { boughtAt: at(21, 14), days: 3, dayMs: DAY };
    const results = [0, DAY - 1, DAY, 3 * DAY - 1, 3 * DAY, 9 * DAY, -5].map((after) => [
      daysOver(term, term.boughtAt + after),
      daysLeft(term, term.boughtAt + after),
    ]);
    expect(results).toEqual([
      [0, 3],
      [0, 3],
      [1, 2],
      [2, 1],
      [3, 0],
      [3, 0],
      [0, 3],
    ]);
  });

  test('savings have income from the first 04:00 that is a day after they began', () => {
    expect(firstShareAt(at(21, 4), DAY)).toBe(at(22, 4));
    expect(firstShareAt(at(21, 5), DAY)).toBe(at(23, 4));
    expect(redemptionFrom(at(21, 5), DAY)).toBe(at(21, 5, 30));
    expect(redemptionDueAt(at(21, 5), DAY)).toBe(at(21, 6));
  });

  test('a day of a minute has its 04:00 after ten seconds', () => {
    expect(payoutFrom(60_001, 60_000)).toBe(70_000);
    expect(payoutUntil(129_999, 60_000)).toBe(70_000);
    expect(redemptionDueAt(0, 60_000)).toBe(2500);
  });
});

describe('terms', () => {
  test('income of a day is rounded down, that of a term is as many times that', () => {
    expect(dailyIncome(units('1000'), units('0.003'))).toBe(units('3'));
    expect(dailyIncome(units('0.00000333'), units('0.003'))).toBe(0n);
    expect(incomeOf(units('50.00000001'), 33_333_333n, 3)).toBe(3n * 1_666_666_650n);
  });

  test('1,000 with three days left at 0.4 % costs 12; a penalty is rounded up and at most the sum', () => {
    expect(penaltyOf(units('1000'), units('0.004'), 3)).toBe(units('12'));
    expect(penaltyOf(units('1000'), units('0.004'), 300)).toBe(units('1000'));
    expect(penaltyOf(1n, 1n, 1)).toBe(1n);
    expect(penaltyOf(units('1000'), 0n, 3)).toBe(0n);
  });

  test('what is free covers whole terms: one unit more does not fit', () => {
    for (const [free, rate, days] of [
      [units('25'), units('0.005'), 5],
      [units('0.9'), units('0.003'), 3],
      [units('17.31'), 33_333_333n, 7],
      [1n, 1n, 1],
      [0n, 7n, 30],
    ] as const) {
      const most = coveredBy(free, rate, days, units('1000000000'));
      expect(incomeOf(most, rate, days)).toBeLessThanOrEqual(free);
      if (most < units('1000000000')) expect(incomeOf(most + 1n, rate, days)).toBeGreaterThan(free);
    }
    expect(coveredBy(0n, 0n, 5, 77n)).toBe(77n);
    expect(coveredBy(units('1000'), units('0.5'), 1, 77n)).toBe(77n);
  });

  test('what is left to buy is the less of quota and cover', () => {
    const product = { quota: units('1000'), held: units('900'), rate: units('0.01'), days: 10 };
    expect(leftOf(product, { funded: units('100'), promised: 0n })).toBe(units('100'));
    expect(leftOf(product, { funded: units('100'), promised: units('95') })).toBe(50_00000099n);
    expect(leftOf({ ...product, held: units('2000') }, { funded: units('100'), promised: 0n })).toBe(0n);
    expect(freeOf({ funded: 1n, promised: 2n })).toBe(0n);
    expect(yearlyRate(units('0.003'))).toBe(units('1.095'));
  });
});

describe('savings', () => {
  test('the figures of the pictures: 9,100.45 of interest a day on 4,812,000 are 0.1702 % a day', () => {
    const rate = rateNow(units('9100.45'), units('4812000'));
    expect(rate).toBe(170_207n);
    expect(yearlyRate(rate)).toBe(62_125_555n);
    expect(utilisation(units('189592.8'), units('4622407.2'))).toBe(3_940_000n);
    expect(rateNow(units('1'), 0n)).toBe(0n);
    expect(utilisation(0n, 0n)).toBe(0n);
    expect(saversPart(units('9100.45'))).toBe(units('8190.405'));
    expect(saversPart(9n)).toBe(8n);
  });

  test('balance over time counts each unit for each millisecond', () => {
    expect(weightAt({ principal: 5n, weight: 7n, countedTo: 1000 }, 1010)).toBe(57n);
  });

  test('a share is rounded down; nothing is shared between nobody', () => {
    expect(shareOf(10n, 2n, 3n)).toBe(6n);
    expect(shareOf(10n, 0n, 0n)).toBe(0n);
  });

  test('the rate that was paid is income by balance over time, of several days the mean by that', () => {
    const day = (shared: string, saved: string) => ({ shared: units(shared), weight: units(saved) * BigInt(DAY) });
    expect(paidRate([day('1.7', '1000')], DAY)).toBe(units('0.0017'));
    expect(paidRate([day('1.7', '1000'), day('0', '3000')], DAY)).toBe(units('0.000425'));
    expect(paidRate([], DAY)).toBe(0n);
    expect(paidRate([{ shared: units('0.1'), weight: units('1000') * BigInt(HOUR) }], HOUR)).toBe(units('0.0001'));
  });

  test('what is not lent: all that was asked back, and a part of what is saved, up', () => {
    expect(reserveOf(units('1000'), units('0.1'), units('500'))).toBe(units('600'));
    expect(reserveOf(1n, 1n, 0n)).toBe(1n);
    expect(reserveOf(0n, units('0.1'), 0n)).toBe(0n);
  });
});

describe('machines', () => {
  test('tiers begin at 50, 1,500, 5,000, 10,000 and 1,000,000 USDT; other coins have none', () => {
    const tiers = ['49.99999999', '50', '1499.99999999', '1500', '4999', '5000', '9999', '10000', '999999', '1000000'];
    expect(tiers.map((sum) => machineTier(units(sum), 'USDT'))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
    expect(machineTier(units('2000'), 'BTC')).toBe(0);
  });

  test('lines get 20, 10 and 5 % of an income, down', () => {
    expect([0, 1, 2].map((level) => bonusOf(units('42'), level))).toEqual([units('8.4'), units('4.2'), units('2.1')]);
    expect([bonusOf(4n, 0), bonusOf(5n, 0), bonusOf(39n, 2)]).toEqual([0n, 1n, 1n]);
  });
});
