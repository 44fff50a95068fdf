import { describe, expect, it } from 'vitest';
import { Chance } from './chance.ts';
import { PricePath } from './price-path.ts';

const MINUTE = 60_000;
const walk = (seed: string, steps: number, ms = MINUTE) => {
  const path = new PricePath(seed, 0.8);
  return Array.from({ length: steps }, () => path.advance(ms));
};

describe('chance', () => {
  it('is even, normal and exponential as it says', () => {
    const chance = new Chance('harbour');
    const count = 50_000;
    const mean = (draw: () => number) => Array.from({ length: count }, draw).reduce((sum, one) => sum + one, 0) / count;
    expect(mean(() => chance.share())).toBeCloseTo(0.5, 1);
    expect(mean(() => chance.normal())).toBeCloseTo(0, 1);
    expect(mean(() => chance.normal() ** 2)).toBeCloseTo(1, 1);
    expect(mean(() => chance.exponential())).toBeCloseTo(1, 1);
  });
});

describe('a price path', () => {
  it('is the same for the same seed and another for another', () => {
    expect(walk('a', 500)).toEqual(walk('a', 500));
    expect(walk('a', 500)).not.toEqual(walk('b', 500));
  });

  it('moves as much as its volatility says', () => {
    const day = 24 * 60;
    const days = Array.from({ length: 40 }, (_, n) => walk(`day ${n}`, day).at(-1)! ** 2);
    const deviation = Math.sqrt(days.reduce((sum, one) => sum + one, 0) / days.length);
    const expected = 0.8 / Math.sqrt(365);
    expect(deviation).toBeGreaterThan(expected * 0.6);
    expect(deviation).toBeLessThan(expected * 1.6);
  });

  it('is still plausible after years', () => {
    for (let n = 0; n < 10; n++) {
      const far = walk(`year ${n}`, 3 * 365 * 24, 60 * MINUTE).map(Math.abs);
      expect(Math.max(...far)).toBeLessThan(1.6);
    }
  });

  it('has calm and wild times', () => {
    const path = new PricePath('mood', 0.8);
    const deviations = Array.from({ length: 5_000 }, () => {
      path.advance(5 * MINUTE);
      return path.deviation;
    }).sort((a, b) => a - b);
    expect(deviations[4_500]! / deviations[500]!).toBeGreaterThan(1.8);
  });
});
