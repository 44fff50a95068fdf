import { expect, test } from 'vitest';
import { workingDaysAfter } from './working-days.ts';

const after = (at: string, days: number) => new Date(workingDaysAfter(Date.parse(at), days)).toISOString();

test('weekends do not count', () => {
  expect(after('2026-11-02T10:00:00Z', 3)).toBe('2026-11-05T10:00:00.000Z'); // Monday to Thursday
  expect(after('2026-11-05T10:00:00Z', 3)).toBe('2026-11-10T10:00:00.000Z'); // Thursday to Tuesday
  expect(after('2026-11-07T10:00:00Z', 3)).toBe('2026-11-11T10:00:00.000Z'); // Saturday to Wednesday
  expect(after('2026-11-08T10:00:00Z', 1)).toBe('2026-11-09T10:00:00.000Z');
});
