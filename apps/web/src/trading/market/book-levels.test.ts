import type { Level } from '@quay/contract/market';
import { ONE, text, units } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bidPercent, bookRows, spread } from './book-levels.ts';

const tick = units('0.1');
const asks: Level[] = [
  ['64218.9', '0.1904'],
  ['64219.4', '0.8800'],
  ['64220.0', '0.3000'],
  ['64220.1', '0.0516'],
];
const bids: Level[] = [
  ['64218.3', '0.4120'],
  ['64217.9', '1.0350'],
  ['64217.2', '0.2208'],
];
const shown = (rows: ReturnType<typeof bookRows>) =>
  rows.map((row) => [text(row.price), text(row.quantity), text(row.sum)]);

describe('rows of the book', () => {
  test('on the tick each level is a row, and the sum runs from the middle outwards', () => {
    expect(shown(bookRows(bids, 'bids', tick, 8))).toEqual([
      ['64218.3', '0.412', '0.412'],
      ['64217.9', '1.035', '1.447'],
      ['64217.2', '0.2208', '1.6678'],
    ]);
  });

  test('in steps of ten ticks bids go down and asks go up', () => {
    expect(shown(bookRows(bids, 'bids', tick * 10n, 8))).toEqual([
      ['64218', '0.412', '0.412'],
      ['64217', '1.2558', '1.6678'],
    ]);
    expect(shown(bookRows(asks, 'asks', tick * 10n, 8))).toEqual([
      ['64219', '0.1904', '0.1904'],
      ['64220', '1.18', '1.3704'],
      ['64221', '0.0516', '1.422'],
    ]);
  });

  test('gives no more rows than asked for, and the last is whole', () => {
    expect(shown(bookRows(asks, 'asks', tick * 10n, 2))).toEqual([
      ['64219', '0.1904', '0.1904'],
      ['64220', '1.18', '1.3704'],
    ]);
    expect(bookRows([], 'asks', tick, 8)).toEqual([]);
  });

  test('no grouping loses or makes quantity, and none promises a better price', () => {
    const side = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 10_000 })), {
        selector: ([price]) => price,
        minLength: 1,
        maxLength: 60,
      })
      .map((levels) => levels.sort(([a], [b]) => a - b));
    fc.assert(
      fc.property(side, fc.constantFrom(1n, 10n, 100n), (levels, ticks) => {
        const up = levels.map(([price, quantity]): Level => [text(BigInt(price) * tick), text(BigInt(quantity) * ONE)]);
        const total = up.reduce((sum, level) => sum + units(level[1]), 0n);
        const step = tick * ticks;
        const grouped = bookRows(up, 'asks', step, 1000);
        expect(grouped.at(-1)?.sum).toBe(total);
        expect(grouped.reduce((sum, row) => sum + row.quantity, 0n)).toBe(total);
        expect(grouped[0]!.price >= units(up[0]![0])).toBe(true);
        expect(grouped.every((row) => row.price % step === 0n)).toBe(true);
        const down = bookRows(up.toReversed(), 'bids', step, 1000);
        expect(down.at(-1)?.sum).toBe(total);
        expect(down[0]!.price <= units(up.at(-1)![0])).toBe(true);
        expect(down.every((row, index) => index === 0 || row.price < down[index - 1]!.price)).toBe(true);
      }),
    );
  });
});

test('spread needs both sides', () => {
  expect(spread(bids, asks)).toBe(units('0.6'));
  expect(spread([], asks)).toBeUndefined();
});

test('the share of the bids is rounded to whole percent', () => {
  const row = (sum: bigint) => [{ price: 1n, quantity: sum, sum }];
  expect(bidPercent(row(54n), row(46n))).toBe(54);
  expect(bidPercent(row(1n), row(2n))).toBe(33);
  expect(bidPercent(row(2n), row(1n))).toBe(67);
  expect(bidPercent([], row(5n))).toBe(0);
  expect(bidPercent([], [])).toBeUndefined();
});
