import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { exact } from './exact.ts';
import {
  exactMaintenance,
  initialRate,
  maintenanceMargin,
  marginRatio,
  notionalLimit,
  openInterestRate,
  tierOf,
  tierTable,
} from './tiers.ts';

/** Binance's table of 2021. */
const FLOORS = [
  '0',
  '50000',
  '250000',
  '1000000',
  '10000000',
  '20000000',
  '50000000',
  '100000000',
  '200000000',
  '300000000',
];
const MAINTENANCE = ['0.004', '0.005', '0.01', '0.025', '0.05', '0.1', '0.125', '0.15', '0.25', '0.5'];
const INITIAL = ['0.008', '0.01', '0.02', '0.05', '0.1', '0.2', '0.25', '0.333', '0.5', '1'];
const CUMULATIVE = ['0', '50', '1300', '16300', '266300', '1266300', '2516300', '5016300', '25016300', '100016300'];

const rows = FLOORS.map((floor, n) => ({
  floor: units(floor),
  maintenanceRate: units(MAINTENANCE[n]!),
  initialRate: units(INITIAL[n]!),
}));
const table = tierTable(rows, units('500000000'));

test('the cumulative amounts are those that were published', () => {
  expect(table.tiers.map(({ cumulative }) => cumulative)).toEqual(CUMULATIVE.map(units));
});

test('maintenance of a notional, up to a unit', () => {
  const maintenance = (notional: string) => maintenanceMargin(table, exact(units(notional)));
  expect(maintenance('250000')).toBe(units('1200'));
  expect(maintenance('260000')).toBe(units('1300'));
  expect(maintenance('0.00000001')).toBe(1n);
  expect(exactMaintenance(table, exact(0n)).numerator).toBe(0n);
});

test('a notional that ends at a floor has not reached the tier above', () => {
  expect(tierOf(table, exact(units('50000')))).toBe(table.tiers[0]);
  expect(tierOf(table, exact(units('50000') + 1n))).toBe(table.tiers[1]);
  expect(tierOf(table, { numerator: units('50000') * 3n + 1n, denominator: 3n })).toBe(table.tiers[1]);
  expect(tierOf(table, exact(units('400000000')))).toBe(table.tiers[9]);
});

test('the initial rate is that of the tier or of the open interest, whichever asks for more', () => {
  expect(initialRate(table, exact(units('60000')), 0n)).toBe(units('0.01'));
  expect(initialRate(table, exact(units('60000')), units('0.3'))).toBe(units('0.3'));
});

test('a leverage opens what its margin reaches for', () => {
  expect([125n, 100n, 20n, 2n, 1n].map((leverage) => notionalLimit(table, leverage))).toEqual(
    ['50000', '250000', '10000000', '300000000', '500000000'].map(units),
  );
  expect(notionalLimit(table, 126n)).toBe(0n);
});

test('the rate grows with the open interest', () => {
  const terms = { base: units('0.2'), lower: units('1000000'), upper: units('2000000') };
  const at = (openInterest: string) => openInterestRate(terms, units(openInterest));
  expect(['0', '1000000', '1234567', '2000000', '9000000'].map(at)).toEqual(
    ['0.2', '0.2', '0.3876536', '1', '1'].map(units),
  );
  expect(at('1000000.00000001')).toBe(units('0.20000001'));
});

test('a margin ratio is rounded up and needs equity', () => {
  expect(marginRatio(1n, 3n)).toBe(33_333_334n);
  expect([marginRatio(1n, 0n), marginRatio(1n, -1n)]).toEqual([undefined, undefined]);
});

describe('a table is refused', () => {
  const first = { floor: 0n, maintenanceRate: 400_000n, initialRate: 800_000n };
  const second = { floor: units('10'), maintenanceRate: 500_000n, initialRate: 1_000_000n };
  const cap = units('20');
  test.each([
    ['that begins above zero', [{ ...first, floor: 1n }], cap, 'the first tier begins above zero'],
    ['that keeps what it opens', [{ ...first, maintenanceRate: 800_000n }], cap, 'a tier has impossible rates'],
    ['that requires nothing', [{ ...first, maintenanceRate: 0n }], cap, 'a tier has impossible rates'],
    ['that asks for more than all', [{ ...first, initialRate: 100_000_001n }], cap, 'a tier has impossible rates'],
    ['with a floor twice', [first, { ...second, floor: 0n }], cap, 'tiers do not rise'],
    [
      'with a maintenance rate twice',
      [first, { ...second, maintenanceRate: 400_000n }],
      cap,
      'rates of tiers do not rise',
    ],
    ['with an initial rate twice', [first, { ...second, initialRate: 800_000n }], cap, 'rates of tiers do not rise'],
    [
      'with a part of a unit',
      [first, { ...second, floor: 3n }],
      cap,
      'a cumulative amount is no whole number of units',
    ],
    ['whose last tier has no end', [first, second], units('10'), 'the last tier ends below its floor'],
    ['without tiers', [], cap, 'the last tier ends below its floor'],
  ])('%s', (_, some, end, words) => {
    expect(() => tierTable(some, end)).toThrow(words);
  });
});
