import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Marlene Kessler', 'MK'],
  ['alice01', 'AL'],
  ['bob.trader', 'BT'],
  ['王小明', '王'],
  ['x', 'X'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
