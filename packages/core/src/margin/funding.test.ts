import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { adlLamps, compareRank, ranked, type Target, takenFrom } from './adl.ts';
import { exact } from './exact.ts';
import { defaultFundingCap, fundingRate, fundingReceived } from './funding.ts';
import { tierTable } from './tiers.ts';

const TERMS = { hours: 8n, interest: units('0.0001'), damp: units('0.0005'), cap: units('0.01') };
const tiers = tierTable([{ floor: 0n, maintenanceRate: units('0.005'), initialRate: units('0.01') }], units('1000000'));

test('funding rates as venues publish them', () => {
  const rate = (premium: string, terms = TERMS) => fundingRate({ sum: units(premium), due: 1n }, terms);
  expect(['0.01', '0.0003', '0.002', '-0.002'].map((premium) => rate(premium))).toEqual(
    ['0.0095', '0.0001', '0.0015', '-0.0015'].map(units),
  );
  expect(rate('0.01', { ...TERMS, hours: 1n })).toBe(units('0.0011875'));
  expect([rate('0.03'), rate('-0.03')]).toEqual([units('0.01'), -units('0.01')]);
});

test('a sample that is missing counts as zero, and what is left over is cut towards zero', () => {
  expect(fundingRate({ sum: 0n, due: 5760n }, TERMS)).toBe(units('0.0001'));
  expect(fundingRate({ sum: 100_000n * 2880n, due: 5760n }, TERMS)).toBe(units('0.0001'));
  const bare = { ...TERMS, interest: 0n, damp: 0n };
  expect([fundingRate({ sum: 5n, due: 3n }, bare), fundingRate({ sum: -5n, due: 3n }, bare)]).toEqual([1n, -1n]);
  expect(defaultFundingCap(tiers)).toBe(units('0.00375'));
});

test('who pays pays up, and who receives receives down', () => {
  const inverse = fundingReceived('inverse', -units('100000'), units('7000'), units('0.0001785'));
  expect(inverse).toBe(units('0.00255'));
  expect(fundingReceived('inverse', units('100000'), units('7000'), units('0.0001785'))).toBe(-units('0.00255'));
  const third = (quantity: bigint, rate: bigint) => fundingReceived('linear', quantity, units('1'), rate);
  expect([third(10n, units('0.33')), third(-10n, units('0.33'))]).toEqual([-4n, 3n]);
  expect([third(10n, -units('0.33')), third(-10n, -units('0.33'))]).toEqual([3n, -4n]);
});

test('ADL by score and quantity, with lamps in fifths of the quantity', () => {
  const scores = [3, 6, 1, 4, 5, 2];
  const targets = [10, 10, 20, 30, 20, 10].map((quantity, owner): Target => {
    const size = units(String(quantity));
    // Everybody has doubled: who has less equity has more leverage.
    const equity = { numerator: 2n * size, denominator: BigInt(scores[owner]!) };
    return { kind: 'linear', tiers, position: { quantity: size, openValue: size }, mark: units('2'), owner, equity };
  });
  const queue = targets.map(ranked).sort(compareRank);
  expect(queue.map(({ target }) => target.owner)).toEqual([1, 4, 3, 0, 5, 2]);
  let reached = 0n;
  const lamps = queue.map(({ target }) => {
    reached += target.position.quantity;
    return adlLamps(reached, units('100'));
  });
  // The published percentiles are 20, 40, 60, 80, 80 and 100.
  expect(lamps).toEqual([5, 4, 3, 2, 2, 1]);
  const quantities = queue.map(({ target }) => target.position.quantity);
  expect(takenFrom(quantities, units('20')).slice(0, 3)).toEqual([units('10'), units('10'), 0n]);
});

test('equal scores go by the larger quantity, then by the lower number', () => {
  const target = (owner: number, quantity: string, equity: string): Target => ({
    ...{ kind: 'linear', tiers, mark: units('2'), owner, equity: exact(units(equity)) },
    position: { quantity: units(quantity), openValue: units(quantity) },
  });
  const all = [
    target(4, '10', '10'),
    target(3, '10', '10'),
    target(2, '20', '20'),
    target(1, '5', '0'),
    target(0, '6', '-1'),
  ];
  expect(
    all
      .map(ranked)
      .sort(compareRank)
      .map(({ target }) => target.owner),
  ).toEqual([0, 1, 2, 3, 4]);
});

test('a loss ranks below every profit, and lower the more equity is behind it', () => {
  const target = (owner: number, mark: string, equity: string): Target => ({
    ...{ kind: 'linear', tiers, mark: units(mark), owner, equity: exact(units(equity)) },
    position: { quantity: -units('10'), openValue: -units('10') },
  });
  const all = [target(1, '1.1', '10'), target(2, '0.999', '100'), target(3, '1.1', '1'), target(4, '1.1', '-100')];
  expect(
    all
      .map(ranked)
      .sort(compareRank)
      .map(({ target }) => target.owner),
  ).toEqual([2, 4, 3, 1]);
});
