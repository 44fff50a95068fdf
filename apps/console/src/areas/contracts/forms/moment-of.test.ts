import { expect, test } from 'vitest';
import { momentOf } from './moment-of.ts';

test('a moment is read as UTC, nothing is as soon as it can be, and what is no moment is none', () => {
  expect(momentOf('2027-01-31 08:00')).toBe(Date.UTC(2027, 0, 31, 8));
  expect(momentOf('  ')).toBe(0);
  for (const wrong of ['2027-02-31 08:00', '2027-01-31', '31.1.2027 08:00', '2027-01-31 24:30', 'soon']) {
    expect(momentOf(wrong)).toBeUndefined();
  }
});
