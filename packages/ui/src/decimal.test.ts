import { describe, expect, it } from 'vitest';
import { compareDecimals } from './decimal.ts';

describe('compareDecimals', () => {
  it.each([
    ['0.1', '0.10', 0],
    ['0.3', '0.29999999999999999999', 1],
    ['-1', '0', -1],
    ['9007199254740993', '9007199254740992', 1],
  ])('%s against %s', (a, b, expected) => expect(compareDecimals(a, b)).toBe(expected));
});
