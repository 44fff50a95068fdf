import { merchants } from '@quay/cast';
import { describe, expect, it } from 'vitest';
import { habitsOf, isNight, ordersOn, pastOf } from './c2c-past.ts';
import { mean, quantile } from './testing/statistics.ts';

const NOW = Date.UTC(2026, 6, 17, 9, 43);
const DAY_MS = 24 * 60 * 60_000;
const MEDIAN_MS = 20_000;

describe('the past of simulated merchants', () => {
  it('is what their orders of ninety days come to', () => {
    const today = Math.floor(NOW / DAY_MS);
    for (const merchant of merchants) {
      const past = pastOf(merchant, NOW, MEDIAN_MS);
      const all = Array.from({ length: 91 }, (_, ago) => ordersOn(merchant, today - ago, MEDIAN_MS))
        .flat()
        .filter(({ at }) => at < NOW);
      expect(past.orders).toBe(all.filter(({ completed }) => completed).length);
      const recent = all.filter(({ at }) => at >= NOW - 30 * DAY_MS);
      expect(past.orders30 + past.faults30).toBe(recent.length);
      const released = recent.filter(({ completed, sold }) => completed && sold);
      expect(past.releaseSeconds).toBe(Math.round(mean(released.map(({ tookMs }) => tookMs)) / 1_000));
      expect(past.counterparties).toBeGreaterThan(10);
    }
  });

  it('has differing merchants: some busy, some fast, all mostly reliable', () => {
    const pasts = merchants.map((merchant) => pastOf(merchant, NOW, MEDIAN_MS));
    const orders = pasts.map(({ orders30 }) => orders30);
    expect(Math.min(...orders)).toBeGreaterThan(40);
    expect(Math.max(...orders)).toBeLessThan(1_200);
    expect(Math.max(...orders) / Math.min(...orders)).toBeGreaterThan(3);
    for (const { orders30, faults30 } of pasts) expect(orders30 / (orders30 + faults30)).toBeGreaterThan(0.9);
    const releases = pasts.map(({ releaseSeconds }) => releaseSeconds!);
    expect(Math.max(...releases) / Math.min(...releases)).toBeGreaterThan(1.5);
  });

  it('goes on with time, and says the same of the same moment', () => {
    const [merchant] = merchants;
    expect(pastOf(merchant!, NOW, MEDIAN_MS)).toEqual(pastOf(merchant!, NOW, MEDIAN_MS));
    const later = pastOf(merchant!, NOW + 45 * DAY_MS, MEDIAN_MS);
    expect(later.orders30).toBeGreaterThan(0);
    expect(later).not.toEqual(pastOf(merchant!, NOW, MEDIAN_MS));
  });

  it('takes longer at night, and half of the orders less than the median', () => {
    const [merchant] = merchants;
    const { pace } = habitsOf(merchant!);
    const orders = Array.from({ length: 400 }, (_, day) => ordersOn(merchant!, 20_000 + day, MEDIAN_MS)).flat();
    const took = (night: boolean) =>
      quantile(
        orders.filter(({ at }) => isNight(merchant!, at) === night).map(({ tookMs }) => tookMs),
        0.5,
      );
    expect(took(true) / took(false)).toBeGreaterThan(1.3);
    expect(took(false) / (MEDIAN_MS * pace)).toBeGreaterThan(0.8);
    expect(took(false) / (MEDIAN_MS * pace)).toBeLessThan(1.25);
  });
});
