import { describe, expect, it } from 'vitest';
import { compareDecimals, plainDecimal, stepDecimal } from './decimal.ts';

describe('stepDecimal', () => {
  it.each([
    ['64150.0', '0.1', 1, '64150.1'],
    ['64150.0', '0.1', -1, '64149.9'],
    ['64150.03', '0.1', 1, '64150.1'],
    ['64150.03', '0.1', -1, '64150.0'],
    ['', '0.5', 1, '0.5'],
    ['0', '0.5', -1, '0.0'],
    ['0.2', '0.5', -1, '0.0'],
    ['0.1', '0.0001', 1, '0.1001'],
    ['7', '5', 1, '10'],
    ['999999999999999999.99', '0.01', 1, '1000000000000000000.00'],
    ['0.00000012', '0.00000001', -1, '0.00000011'],
  ] as const)('%s by %s in direction %i is %s', (value, step, direction, expected) => {
    expect(stepDecimal(value, step, direction)).toBe(expected);
  });

  it('refuses a step that is not above zero', () => {
    expect(() => stepDecimal('1', '0', 1)).toThrow(RangeError);
    expect(() => stepDecimal('1', 'tick', 1)).toThrow(RangeError);
  });
});

describe('compareDecimals', () => {
  it.each([
    ['0.1', '0.10', 0],
    ['0.3', '0.29999999999999999999', 1],
    ['-1', '0', -1],
    ['9007199254740993', '9007199254740992', 1],
  ])('%s against %s', (a, b, expected) => expect(compareDecimals(a, b)).toBe(expected));
});

describe('plainDecimal', () => {
  it.each([
    ['64,150.5', '64150.5'],
    ['64.150,5', '64150.5'],
    ['64 150,5', '64150.5'],
    ['1’000', '1000'],
    ['0,', '0.'],
    ['12a', '12'],
  ])('%s is %s', (typed, expected) => expect(plainDecimal(typed)).toBe(expected));
});
