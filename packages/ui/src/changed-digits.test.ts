import { describe, expect, it } from 'vitest';
import { changedFrom } from './changed-digits.ts';

describe('changedFrom', () => {
  it.each([
    ['64,217.9', '64,218.4', '8.4'],
    ['64,218.3', '64,218.4', '4'],
    ['0.16198', '0.16230', '230'],
    ['999.9', '1,000.0', '1,000.0'],
    ['1,000.0', '999.9', '999.9'],
    ['64.217,9', '65.217,9', '5.217,9'],
    ['12.34', '12.34', ''],
    ['+1.92', '−1.92', '1.92'],
  ])('%s then %s colours "%s"', (previous, next, coloured) => {
    expect(next.slice(changedFrom(previous, next))).toBe(coloured);
  });
});
