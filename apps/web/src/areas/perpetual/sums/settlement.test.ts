import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { accountNow, contractNow, positionNow } from './example-account.ts';
import {
  basisOf,
  curveOf,
  fixedShare,
  paidOutAt,
  priceIf,
  priceSoFar,
  samplesOf,
  type WindowNow,
  wedgeMove,
} from './settlement.ts';

const DAY_MS = 24 * 3_600_000;
const tick = units('0.1');
/** 1,236 of 1,800 seconds with a mean of 63,481.26, and the index at 63,492. */
const window: WindowNow = {
  samples: { sum: units('63481.26') * 1236n, count: 1236n },
  ...{ left: 564n, index: units('63492'), tick },
};
const rate = units('0.0005');
const bitcoin = contractNow('BTCUSDT-1127', '63481.2', '0.004');

describe('the basis', () => {
  test('in points, as a share, and as a share a year', () => {
    const { points, share, yearly } = basisOf(units('64298'), units('64214.7'), 5.75 * DAY_MS);
    expect([points, share, yearly!].map(text)).toEqual(['83.3', '0.00129721', '0.08234468']);
  });

  test('below the index it has a minus, and in the last day no figure a year', () => {
    const { points, share, yearly } = basisOf(units('63490.5'), units('63492'), DAY_MS - 1);
    expect([text(points), text(share), yearly]).toEqual(['-1.5', '-0.00002362', undefined]);
    expect(basisOf(1n, 2n, DAY_MS).yearly).toBe(-units('182.5'));
  });
});

describe('a price that is being settled', () => {
  test('is the mean so far, to the tick; nothing before the first sample', () => {
    expect(text(priceSoFar(window)!)).toBe('63481.3');
    expect(priceSoFar({ samples: { sum: 0n, count: 0n }, tick })).toBeUndefined();
  });

  test('ends where the index takes it for what is left', () => {
    const ends = ['-0.05', '-0.01', '0', '0.01', '0.05'].map((move) => text(priceIf(window, units(move))!));
    expect(ends).toEqual(['62489.9', '63285.7', '63484.6', '63683.6', '64479.3']);
    expect(text(priceIf({ ...window, samples: { sum: 0n, count: 0n }, left: 1800n }, 0n)!)).toBe('63492');
    expect(priceIf({ ...window, samples: { sum: 0n, count: 0n }, left: 0n }, 0n)).toBeUndefined();
  });

  test('is fixed as far as the window is over', () => {
    expect(text(fixedShare(window))).toBe('0.68666666');
    expect([fixedShare({ ...window, left: 0n }), fixedShare({ samples: { sum: 0n, count: 0n }, left: 0n })]).toEqual([
      units('1'),
      0n,
    ]);
  });

  test('has a curve of the index and of the mean so far, without parts that nothing was sampled in', () => {
    const parts = [
      { at: 1, sum: units('300'), count: 3n },
      { at: 2, sum: 0n, count: 0n },
      { at: 3, sum: units('204'), count: 1n },
    ];
    expect(curveOf(parts).map(({ at, index, mean }) => [at, text(index), text(mean)])).toEqual([
      [1, '100', '100'],
      [3, '204', '126'],
    ]);
    // From 100 to 204: more than any move that a picture says.
    expect(text(wedgeMove(curveOf(parts)))).toBe('0.01');
    const calm = ['64184', '64200', '64190'].map((price, n) => ({ at: n, index: units(price), mean: units(price) }));
    expect([wedgeMove(calm), wedgeMove(calm.slice(0, 1)), wedgeMove([])].map(text)).toEqual([
      '0.0002',
      '0.0001',
      '0.0001',
    ]);
    expect(samplesOf(parts)).toEqual({ sum: units('504'), count: 4n });
  });
});

describe('what a holder gets', () => {
  const long = positionNow(bitcoin, 'long', '0.1', '62900', { mode: 'isolated', margin: '1258' });
  const own = accountNow('100', long);

  test('profit less the fee of the value, rounded up', () => {
    const { profit, fee, net } = paidOutAt(own, long, units('63481.3'), rate);
    expect([profit, fee, net].map(text)).toEqual(['58.13', '3.174065', '54.955935']);
  });

  test('an isolated position loses its margin at most, and pays a fee of what that leaves', () => {
    const poor = positionNow(bitcoin, 'long', '0.1', '62900', { mode: 'isolated', margin: '60' });
    const at = (price: string) => Object.values(paidOutAt(accountNow('9', poor), poor, units(price), rate)).map(text);
    expect(at('62310')).toEqual(['-59', '1', '-60']);
    expect(at('62000')).toEqual(['-90', '0', '-60']);
  });

  test('on cross everything that is there pays, with what others of the account gain', () => {
    const ether = positionNow(contractNow('ETHUSDT-1127', '4000', '0.005'), 'long', '1', '3900');
    const cross = positionNow(bitcoin, 'long', '0.1', '62900');
    const { net } = paidOutAt(accountNow('10', cross, ether), cross, units('60000'), rate);
    expect(text(net)).toBe('-110');
  });

  test('an inverse one is rounded down', () => {
    const inverse = contractNow('BTCUSD-1127', '10000', '0.004', { kind: 'inverse', tick: '0.5', lot: '100' });
    const short = positionNow(inverse, 'short', '100', '10000', { mode: 'isolated', margin: '0.01' });
    const { profit, fee, net } = paidOutAt(accountNow('0', short), short, units('10600'), rate);
    expect([profit, fee, net].map(text)).toEqual(['-0.00056604', '0.00000472', '-0.00057076']);
  });
});
