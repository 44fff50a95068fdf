import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { type ContractKind, MARK_MAX, tradeValue } from './contract.ts';
import { exact, rounded } from './exact.ts';
import {
  fundInventoryMax,
  fundMayTake,
  isTakenOver,
  type LadderTerms,
  liquidationFee,
  reduction,
  reductionLimit,
  slice,
} from './ladder.ts';
import {
  bankruptcyPrice,
  compareRisk,
  equityOf,
  equityShare,
  isLiquidatable,
  liquidationPrice,
  maintenanceOf,
  restOf,
} from './liquidation.ts';
import { FLAT, filled } from './position.ts';
import { tierTable } from './tiers.ts';

const flat = (rate: string) =>
  tierTable([{ floor: 0n, maintenanceRate: units(rate), initialRate: units('0.9') }], units('1000000000'));
const marked = (kind: ContractKind, side: string, quantity: string, entry: string, rate = '0.005', mark = entry) => {
  const fill = { buys: side === 'long', quantity: units(quantity), price: units(entry) };
  return { kind, tiers: flat(rate), position: filled(kind, FLAT, fill).position, mark: units(mark) };
};
const cents = (price: bigint | undefined): bigint => price! - (price! % units('0.01'));

test.each([
  ['linear', 'long', '1', '20000', '400', '0.005', '19698.49246231'],
  ['linear', 'short', '1', '20000', '400', '0.005', '20298.50746269'],
  ['inverse', 'long', '60000', '50000', '0.12', '0.005', '45681.81818181'],
  ['inverse', 'short', '60000', '50000', '0.12', '0.005', '55277.77777778'],
  ['linear', 'long', '1', '50000', '5000', '0.0125', '45569.62025316'],
] as const)('a liquidation price as venues publish it, %s %s', (kind, side, quantity, entry, margin, rate, price) => {
  const one = marked(kind, side, quantity, entry, rate);
  expect(liquidationPrice(one, exact(units(margin)))).toBe(units(price));
});

describe('a liquidation price at the ends', () => {
  test('none for what cannot be liquidated', () => {
    expect(liquidationPrice(marked('inverse', 'short', '50000', '50000'), exact(units('1')))).toBeUndefined();
    expect(liquidationPrice(marked('linear', 'long', '1', '100'), exact(units('100')))).toBeUndefined();
    const rich = exact(units('1000000000'));
    expect(liquidationPrice(marked('linear', 'short', '1', '100'), rich)).toBeUndefined();
  });

  test('the last mark of all where every mark liquidates', () => {
    const lost = exact(-units('1000'));
    expect(liquidationPrice(marked('inverse', 'long', '50000', '50000'), lost)).toBe(MARK_MAX);
    expect(liquidationPrice(marked('linear', 'short', '1', '100'), lost)).toBe(1n);
    expect(liquidationPrice(marked('linear', 'long', '0.00000001', '100'), lost)).toBe(MARK_MAX);
  });
});

test('a long that was opened in one tier and dies in the one below', () => {
  const rows = ['0', '50000', '250000'].map((floor, n) => ({
    floor: units(floor),
    maintenanceRate: units(['0.004', '0.005', '0.01'][n]!),
    initialRate: units(['0.008', '0.01', '0.02'][n]!),
  }));
  const one = { ...marked('linear', 'long', '8.5', '30000'), tiers: tierTable(rows, units('1000000')) };
  const price = liquidationPrice(one, exact(units('25500')))!;
  // (255,000 − 25,500 − 50)/(8.5 · 0.995), by the second tier; by the third, where it was opened, it would be lower.
  expect(price).toBe((units('229450') * 10_000n) / 84_575n);
  const at = (mark: bigint) => isLiquidatable({ wallet: units('25500'), positions: [{ ...one, mark }] });
  expect([at(price), at(price + 1n)]).toEqual([true, false]);
  // A short rises into the tier above: (249,000 + 24,900 + 1,300)/(8.3 · 1.01), and by no other tier so early.
  const short = { ...marked('linear', 'short', '8.3', '30000'), tiers: one.tiers };
  const risen = liquidationPrice(short, exact(units('24900')))!;
  expect(risen).toBe((units('275200') * 1000n) / 8_383n + 1n);
});

test('equality liquidates', () => {
  const one = marked('linear', 'long', '1', '100', '0.01', '99');
  const group = (wallet: bigint) => ({ wallet, positions: [one] });
  expect(isLiquidatable(group(units('1.99')))).toBe(true);
  expect(isLiquidatable(group(units('1.99') + 1n))).toBe(false);
});

test('others of a cross account stand behind a position, with their profit and without their maintenance', () => {
  const winner = marked('linear', 'long', '1', '100', '0.01', '120');
  const loser = marked('linear', 'short', '10', '10', '0.005');
  const group = { wallet: units('5'), positions: [winner, loser] };
  expect(rounded(restOf(group, 1), 'down')).toBe(units('5') + units('20') - units('1.2'));
  // (23.8 + 100)/(10 · 1.005)
  expect(cents(liquidationPrice(loser, restOf(group, 1)))).toBe(units('12.31'));
  expect(rounded(equityOf(group), 'down')).toBe(units('25'));
  expect(rounded(maintenanceOf(group), 'down')).toBe(units('1.7'));
});

test.each([
  ['linear', 'short', '1', '28000', '280', '28280'],
  ['inverse', 'long', '28000', '28000', '0.02', '27450.98'],
  ['linear', 'long', '100', '500', '1100', '489'],
  ['linear', 'short', '500', '1', '100', '1.2'],
] as const)('a bankruptcy price as venues publish it, %s %s', (kind, side, quantity, entry, margin, price) => {
  const one = marked(kind, side, quantity, entry);
  expect(cents(bankruptcyPrice(one, exact(units(margin)), 1n))).toBe(units(price));
});

test('a bankruptcy price is a tick towards the side that costs nobody else anything', () => {
  const tick = units('0.5');
  expect(bankruptcyPrice(marked('linear', 'long', '3', '100'), exact(units('10')), tick)).toBe(units('97'));
  expect(bankruptcyPrice(marked('linear', 'short', '3', '100'), exact(units('10')), tick)).toBe(units('103'));
  expect(bankruptcyPrice(marked('linear', 'long', '1', '100'), exact(units('100')), tick)).toBeUndefined();
  expect(bankruptcyPrice(marked('inverse', 'short', '100', '100'), exact(units('1')), tick)).toBeUndefined();
  expect(bankruptcyPrice(marked('linear', 'short', '1', '100'), exact(units('100000000')), tick)).toBeUndefined();
});

test('closing an inverse short there costs its equity and no unit more', () => {
  const one = marked('inverse', 'short', '140', '3191.191', '0.00105', '3159.27909');
  const share = exact(100_001n);
  const price = bankruptcyPrice(one, share, 100_000n)!;
  const value = tradeValue('inverse', units('140'), price);
  const now = rounded({ numerator: units('140') * units('1'), denominator: one.mark }, 'up');
  expect(value).toBeGreaterThanOrEqual(now - 100_001n);
});

test('equity is shared by what each position requires', () => {
  const group = {
    wallet: units('30'),
    positions: [marked('linear', 'long', '1', '100', '0.01'), marked('linear', 'long', '1', '100', '0.02')],
  };
  expect([0, 1].map((which) => rounded(equityShare(group, which), 'down'))).toEqual([units('10'), units('20')]);
});

const TERMS: LadderTerms = {
  restoredRatio: units('0.8'),
  band: units('0.01'),
  largeFrom: units('100000'),
  slice: units('0.2'),
  feeRate: units('0.005'),
};

test('a reduction is the least that is enough, in lots, and all where the fee eats what it frees', () => {
  const group = { wallet: units('60'), positions: [marked('linear', 'long', '0.1', '20000', '0.01', '19590')] };
  // 19.59 − 195.9 n ≤ 0.8 (19 − 9.795 n), so n is at least 0.02334.
  expect(reduction(group, 0, units('0.001'), units('0.0005'), TERMS)).toBe(units('0.024'));
  expect(reduction(group, 0, units('0.1'), units('0.0005'), TERMS)).toBe(units('0.1'));
  expect(reduction(group, 0, units('0.001'), units('0.02'), TERMS)).toBe(units('0.1'));
  // Nothing is left to require anything of: 0.105 would be needed of 0.1.
  expect(reduction({ ...group, wallet: units('41') }, 0, units('0.001'), units('0.0005'), TERMS)).toBe(units('0.1'));
});

test('a reduction counts what the other positions require', () => {
  const other = marked('linear', 'short', '1', '200', '0.01');
  const group = { wallet: units('61'), positions: [marked('linear', 'long', '0.1', '20000', '0.01', '19590'), other] };
  // 19.59 + 2 − 195.9 n ≤ 0.8 (20 − 9.795 n), so n is at least 0.02973.
  expect(reduction(group, 0, units('0.001'), units('0.0005'), TERMS)).toBe(units('0.03'));
});

test('a large position goes in slices', () => {
  const large = marked('linear', 'long', '6', '20000');
  expect(slice(large, units('5'), units('0.7'), TERMS)).toBe(units('0.7'));
  expect(slice(large, units('0.5'), units('0.1'), TERMS)).toBe(units('0.5'));
  expect(slice(large, units('6'), units('2'), TERMS)).toBe(units('2'));
  expect(slice(marked('linear', 'long', '5', '20000'), units('5'), units('0.1'), TERMS)).toBe(units('5'));
});

test('a reduction trades down to the band or the bankruptcy price, whichever is further', () => {
  const long = marked('linear', 'long', '1', '100.3');
  const short = marked('linear', 'short', '1', '100.3');
  const tick = units('0.5');
  expect(reductionLimit(long, units('98'), tick, TERMS)).toBe(units('98'));
  expect(reductionLimit(long, units('100'), tick, TERMS)).toBe(units('99.5'));
  expect(reductionLimit(long, undefined, tick, TERMS)).toBe(units('99.5'));
  expect(reductionLimit(short, units('103'), tick, TERMS)).toBe(units('103'));
  expect(reductionLimit(short, units('100.5'), tick, TERMS)).toBe(units('101'));
  expect(reductionLimit(short, undefined, tick, TERMS)).toBe(units('101'));
});

test('below two thirds of its maintenance a position is taken over', () => {
  const group = (wallet: string) => ({
    wallet: units(wallet),
    positions: [marked('linear', 'long', '3', '100', '0.01')],
  });
  expect([isTakenOver(group('2')), isTakenOver(group('1.99999999'))]).toEqual([false, true]);
});

test('the worst off come first', () => {
  const group = (wallet: string) => ({ wallet: units(wallet), positions: [marked('linear', 'long', '1', '100')] });
  const all = ['0.3', '-1', '0.1', '0.2'].map(group);
  expect(all.sort(compareRisk).map(({ wallet }) => wallet)).toEqual(['-1', '0.1', '0.2', '0.3'].map(units));
  // More equity, but for a position that requires ten times as much.
  const large = { wallet: units('2'), positions: [marked('linear', 'long', '10', '100')] };
  expect(compareRisk(large, group('1'))).toBe(-1);
});

test('the fee of a liquidation is up, and at most the equity that is left', () => {
  expect(liquidationFee(units('411.39'), exact(units('19')), TERMS)).toBe(units('2.05695'));
  expect(liquidationFee(1n, exact(units('19')), TERMS)).toBe(1n);
  expect(liquidationFee(units('411.39'), { numerator: 5n, denominator: 2n }, TERMS)).toBe(2n);
  expect(liquidationFee(units('411.39'), exact(-3n), TERMS)).toBe(0n);
});

test('the fund takes over while seven tenths of its peak stay, and within what it may hold', () => {
  const fund = { balance: units('100'), peak: units('120'), inventory: units('40'), inventoryMax: units('50') };
  const taken = { loss: units('10'), maintenance: units('6'), notional: units('10') };
  expect(fundMayTake(fund, taken)).toBe(true);
  expect(fundMayTake(fund, { ...taken, loss: taken.loss + 1n })).toBe(false);
  expect(fundMayTake(fund, { ...taken, maintenance: taken.maintenance + 1n })).toBe(false);
  expect(fundMayTake(fund, { ...taken, notional: taken.notional + 1n })).toBe(false);
  expect(fundInventoryMax(units('1000'), 50n)).toBe(units('500'));
});
