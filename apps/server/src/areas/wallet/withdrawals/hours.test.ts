import { expect, test } from 'vitest';
import { isWithin } from './hours.ts';

const at = (clock: string): number => Date.parse(`2026-03-01T${clock}Z`);

const cases: [string, string, string, boolean][] = [
  ['00:00', '00:00', '13:37:00', true],
  ['09:00', '09:00', '08:59:59', true],
  ['09:00', '18:00', '08:59:59', false],
  ['09:00', '18:00', '09:00:00', true],
  ['09:00', '18:00', '17:59:59', true],
  ['09:00', '18:00', '18:00:00', false],
  ['22:00', '06:30', '21:59:59', false],
  ['22:00', '06:30', '22:00:00', true],
  ['22:00', '06:30', '00:00:00', true],
  ['22:00', '06:30', '06:29:59', true],
  ['22:00', '06:30', '06:30:00', false],
];

test.each(cases)('from %s to %s, at %s: %s', (from, to, clock, within) => {
  expect(isWithin({ from, to }, at(clock))).toBe(within);
});
