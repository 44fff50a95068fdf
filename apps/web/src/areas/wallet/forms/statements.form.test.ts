import { expect, test } from 'vitest';
import { monthsBefore, spanOfYear, yearsBefore } from './statements.form.ts';

const now = Date.UTC(2026, 0, 31, 23, 59);

test('months and years go back from now, UTC', () => {
  expect(monthsBefore(now).slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(new Set(monthsBefore(now)).size).toBe(24);
  expect(yearsBefore(now).slice(0, 2)).toEqual(['2026', '2025']);
});

test('a year ends where the next one begins', () => {
  expect(spanOfYear('2025').to).toBe(spanOfYear('2026').from);
  expect(new Date(Number(spanOfYear('2026').from)).toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(spanOfYear('')).toEqual({});
});
