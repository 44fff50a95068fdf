import { intervals } from '@quay/contract/market';
import { describe, expect, test } from 'vitest';
import { closesAt, intervalOf, leftUntil, periods } from './periods.ts';

test('every interval is found again by its period', () => {
  for (const interval of intervals) expect(intervalOf(periods[interval])).toBe(interval);
  expect(() => intervalOf({ type: 'minute', span: 7 })).toThrow();
});

describe('close of a candle', () => {
  test.each([
    ['5m', '2026-11-21T03:35:00Z', '2026-11-21T03:40:00Z'],
    ['4h', '2026-11-21T20:00:00Z', '2026-11-22T00:00:00Z'],
    ['1w', '2026-12-28T00:00:00Z', '2027-01-04T00:00:00Z'],
    ['1M', '2028-02-01T00:00:00Z', '2028-03-01T00:00:00Z'],
    ['1M', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ] as const)('%s that opened %s', (interval, open, close) => {
    expect(closesAt(Date.parse(open), interval)).toBe(Date.parse(close));
  });
});

test('time to the close', () => {
  const words = (days: number, hours: number) => `${days} d ${hours} h`;
  expect(leftUntil(2_292_000, 0, words)).toBe('38:12');
  expect(leftUntil(2_291_001, 0, words)).toBe('38:12');
  expect(leftUntil(5_000, 0, words)).toBe('00:05');
  expect(leftUntil(13_092_000, 0, words)).toBe('3:38:12');
  expect(leftUntil(86_400_000 * 14 + 3_600_000 * 11, 0, words)).toBe('14 d 11 h');
  expect(leftUntil(0, 5_000, words)).toBe('00:00');
});
