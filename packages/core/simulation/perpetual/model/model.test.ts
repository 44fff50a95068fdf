import { describe, expect, test } from 'vitest';
import { type Account, coverNeed, settled, trade } from './account.ts';
import { adlQueue, adlScore, fifths, type Target, taken } from './adl.ts';
import { type Contract, maintenanceOf, notional, openInterestRate } from './contract.ts';
import { decimal as d, Fraction, UNIT, WHOLE, ZERO } from './fraction.ts';
import { fundingRate, fundingReceived, impactPrice, premium } from './funding.ts';
import {
  bankruptcyPrice,
  closed,
  equityOf,
  type Group,
  isLiquidated,
  liquidationFee,
  liquidationPrice,
  reduction,
} from './liquidation.ts';
import { fill, orderHold, type Position, unrealised } from './position.ts';
import { indexOf, markOf, settlementPrice } from './prices.ts';

const MARK_MAX = 2n ** 52n - 1n;
const flat = (kind: Contract['kind'], maintenance: string): Contract => ({
  kind,
  tick: UNIT,
  lot: kind === 'linear' ? UNIT : d('1'),
  tiers: [{ floor: ZERO, maintenance: d(maintenance), initial: d('0.1') }],
});
const opened = (contract: Contract, side: Position['side'], quantity: string, price: string): Position => ({
  contract,
  side,
  quantity: d(quantity),
  entryValue: notional(contract, d(quantity), d(price)),
});
const alone = (position: Position, wallet: Fraction, mark: string): Group => ({
  wallet,
  positions: [{ position, mark: d(mark) }],
});
const at = (value: Fraction | undefined, decimals: number): string => {
  const step = new Fraction(1n, 10n ** BigInt(decimals));
  const units = value!.floorTo(step).over(step).numerator;
  return `${units / 10n ** BigInt(decimals)}.${(units % 10n ** BigInt(decimals)).toString().padStart(decimals, '0')}`;
};

describe('the worked examples of venues', () => {
  test.each([
    ['linear', 'long', '1', '20000', '400', '0.005', '19698.4924'],
    ['linear', 'short', '1', '20000', '400', '0.005', '20298.5074'],
    ['inverse', 'long', '60000', '50000', '0.12', '0.005', '45681.8181'],
    ['inverse', 'short', '60000', '50000', '0.12', '0.005', '55277.7777'],
    ['linear', 'long', '1', '50000', '5000', '0.0125', '45569.6202'],
  ] as const)('a liquidation price, %s %s', (kind, side, quantity, entry, margin, rate, price) => {
    const position = opened(flat(kind, rate), side, quantity, entry);
    expect(at(liquidationPrice(alone(position, d(margin), entry), 0, MARK_MAX), 4)).toBe(price);
  });

  test('a short of one coin at one time its worth cannot be liquidated', () => {
    const position = opened(flat('inverse', '0.005'), 'short', '50000', '50000');
    expect(liquidationPrice(alone(position, d('1'), '50000'), 0, MARK_MAX)).toBeUndefined();
  });

  test.each([
    ['linear', 'short', '1', '28000', '280', '28280.00'],
    ['inverse', 'long', '28000', '28000', '0.02', '27450.98'],
    ['linear', 'long', '100', '500', '1100', '489.00'],
    ['linear', 'short', '500', '1', '100', '1.20'],
  ] as const)('a bankruptcy price, %s %s', (kind, side, quantity, entry, margin, price) => {
    const position = opened(flat(kind, '0.005'), side, quantity, entry);
    expect(at(bankruptcyPrice(alone(position, d(margin), entry), 0, MARK_MAX), 2)).toBe(price);
  });

  test('maintenance by slices is the notional at the rate of its tier less the amount that is published with it', () => {
    const floors = ['0', '50000', '250000', '1000000', '10000000', '20000000', '50000000', '100000000'];
    const rates = ['0.004', '0.005', '0.01', '0.025', '0.05', '0.1', '0.125', '0.15'];
    const amounts = ['0', '50', '1300', '16300', '266300', '1266300', '2516300', '5016300'];
    const tiers = floors.map((floor, n) => ({ floor: d(floor), maintenance: d(rates[n]!), initial: WHOLE }));
    floors.forEach((floor, n) => {
      const worth = d(floor).plus(d('12345.67'));
      const published = worth.times(d(rates[n]!)).minus(d(amounts[n]!));
      expect(maintenanceOf({ ...flat('linear', '0.004'), tiers }, worth)).toEqual(published);
    });
  });

  test('average entry prices, the harmonic one of an inverse contract too', () => {
    const linear = flat('linear', '0.005');
    const first = fill(linear, undefined, { buys: true, quantity: d('0.5'), price: d('5000') }).position;
    const both = fill(linear, first, { buys: true, quantity: d('0.3'), price: d('6000') }).position!;
    expect(both.entryValue.over(both.quantity)).toEqual(d('5375'));
    const inverse = flat('inverse', '0.005');
    const one = fill(inverse, undefined, { buys: true, quantity: d('1000'), price: d('5000') }).position;
    const two = fill(inverse, one, { buys: true, quantity: d('2000'), price: d('6000') }).position!;
    expect(at(two.quantity.over(two.entryValue), 2)).toBe('5625.00');
    expect(at(unrealised(opened(inverse, 'long', '1000', '50000'), d('55000')), 8)).toBe('0.00181818');
  });

  test('an order holds its margin and the loss that it would show at once', () => {
    const order = { buys: false, quantity: d('1'), price: d('9253.30'), mark: d('9259.84') };
    const rates = { leverage: d('20'), rate: d('0.01'), taker: ZERO };
    expect(orderHold(flat('linear', '0.005'), { ...order, ...rates })).toEqual(d('469.205'));
    expect(openInterestRate(d('0.2'), d('1234567'), d('1000000'), d('2000000'))).toEqual(d('0.3876536'));
  });

  test('funding', () => {
    const terms = { hours: d('8'), interest: d('0.0001'), damp: d('0.0005'), cap: d('0.01') };
    const rate = (p: string) => fundingRate([d(p)], 1n, terms);
    expect([rate('0.01'), rate('0.0003'), rate('0.002')]).toEqual([d('0.0095'), d('0.0001'), d('0.0015')]);
    const position = opened(flat('inverse', '0.005'), 'short', '100000', '7000');
    expect(at(fundingReceived(position, d('7000'), d('0.0001785')), 5)).toBe('0.00255');
    expect(fundingRate([], 5760n, terms)).toEqual(d('0.0001'));
  });

  test('ADL by quantity, in fifths', () => {
    const scores = [3, 6, 1, 4, 5, 2];
    const contract = flat('linear', '0.005');
    const targets = [10, 10, 20, 30, 20, 10].map((quantity, n): Target => {
      const position = { contract, side: 'long' as const, quantity: d(`${quantity}`), entryValue: d(`${quantity}`) };
      // Everybody has doubled: who has less equity has more leverage.
      return { owner: n, position, mark: d('2'), equity: d(`${2 * quantity}`).over(d(`${scores[n]}`)) };
    });
    expect(targets.map((target) => adlScore(target))).toEqual(scores.map((score) => d(`${score}`)));
    const queue = adlQueue(targets);
    const order = queue.map(({ owner }) => owner);
    expect(order).toEqual([1, 4, 3, 0, 5, 2]);
    const places = fifths(queue);
    expect(targets.map((_, n) => Number(places[order.indexOf(n)]) * 20)).toEqual([80, 20, 100, 60, 40, 80]);
    expect(taken(queue, d('20')).map((part) => part.numerator)).toEqual([10n, 10n, 0n, 0n, 0n, 0n]);
  });

  test('an index clips what is far from the median', () => {
    const source = (price: string) => ({ price: d(price), weight: WHOLE, age: 0 });
    const terms = { maxAge: 10, minSources: 3, clip: d('0.03') };
    const three = ['18800', '20000', '21400'].map(source);
    expect(indexOf(three, terms)).toEqual(d('20000'));
    expect(indexOf([source('20000'), source('20000'), source('21400')], terms)).toEqual(d('20200'));
    expect(indexOf(three.slice(1), terms)).toBeUndefined();
  });
});

test('a position of two tiers is liquidated by the requirement where it falls', () => {
  const floors = ['0', '50000', '250000'].map((floor, n) => ({
    floor: d(floor),
    maintenance: d(['0.004', '0.005', '0.01'][n]!),
    initial: d('0.1'),
  }));
  const contract = { ...flat('linear', '0.004'), tiers: floors };
  const position = opened(contract, 'long', '8.5', '30000');
  const group = alone(position, d('25500'), '30000');
  const price = liquidationPrice(group, 0, MARK_MAX)!;
  const hit = (mark: Fraction) => isLiquidated({ ...group, positions: [{ position, mark }] });
  expect([hit(price), hit(price.plus(UNIT))]).toEqual([true, false]);
  expect(notional(contract, position.quantity, price).isBelow(d('250000'))).toBe(true);
});

test('closing at the bankruptcy prices leaves nothing and takes nothing from anybody else', () => {
  const coin = { ...flat('linear', '0.005'), tick: d('0.01'), lot: d('0.001') };
  const other = { ...flat('linear', '0.01'), tick: d('0.0001'), lot: d('1') };
  const group: Group = {
    wallet: d('1000'),
    positions: [
      { position: opened(coin, 'long', '1.5', '20000'), mark: d('19500.37') },
      { position: opened(other, 'short', '3000', '0.5'), mark: d('0.5511') },
    ],
  };
  const prices = [0, 1].map((which) => bankruptcyPrice(group, which, MARK_MAX)!);
  const after = closed(closed(group, 1, prices[1]!), 0, prices[0]!);
  expect(after.positions).toEqual([]);
  expect(after.wallet.isBelow(ZERO)).toBe(false);
  expect(after.wallet.isBelow(d('0.32'))).toBe(true);
});

test('a reduction is the least that is enough, and all where no part is', () => {
  const contract = { ...flat('linear', '0.01'), tick: d('0.1'), lot: d('0.001') };
  const group = alone(opened(contract, 'long', '0.1', '20000'), d('60'), '19600');
  expect(isLiquidated(group)).toBe(false);
  const low = alone(group.positions[0]!.position, d('60'), '19590');
  expect(isLiquidated(low)).toBe(true);
  const least = reduction(low, 0, d('0.0005'));
  // 19.59 − 195.9 n ≤ 0.8 (19 − 9.795 n), so n is at least 0.02334.
  expect(least).toEqual(d('0.024'));
  expect(reduction(low, 0, d('0.02'))).toEqual(d('0.1'));
  expect(liquidationFee(d('411.39'), d('0.005'), equityOf(low))).toEqual(d('2.05695'));
  expect(liquidationFee(d('411.39'), d('0.005'), d('-3'))).toEqual(ZERO);
});

test('what is covered leaves equity as it was, and an account closes with what it gained', () => {
  const contract = { ...flat('linear', '0.005'), tick: d('0.1'), lot: d('0.001') };
  const account: Account = { wallet: d('100'), positions: [] };
  trade(account, 'BTC', contract, { buys: true, quantity: d('0.003'), price: d('20000') }, d('0.0005'));
  expect(account.wallet).toEqual(d('99.97'));
  expect(coverNeed(account, d('5'), () => d('21000'))).toEqual(d('2'));
  expect(account.wallet).toEqual(d('102.97'));
  expect(unrealised(account.positions[0]!.position, d('21000'))).toEqual(ZERO);
  trade(account, 'BTC', contract, { buys: false, quantity: d('0.004'), price: d('21000') }, ZERO);
  expect(account.wallet).toEqual(d('102.97'));
  expect(account.positions[0]!.position.side).toBe('short');
});

test('book, mark and settlement', () => {
  const contract = flat('linear', '0.005');
  const levels = [
    { price: d('100'), quantity: d('10') },
    { price: d('99'), quantity: d('100') },
  ];
  expect(at(impactPrice(contract, levels, d('4000')), 4)).toBe('99.2481');
  expect(impactPrice(contract, levels, d('20000'))).toBeUndefined();
  expect(premium(d('98'), d('99'), d('101'))).toEqual(d('0.01020408'));
  const mark = { index: d('100'), fundingRate: d('0.01'), left: d('0.5'), basis: [d('2')], band: d('0.05') };
  expect(markOf({ ...mark, last: d('120') })).toEqual(d('102'));
  expect(markOf({ ...mark, last: undefined })).toEqual(d('100.5'));
  expect(settlementPrice([d('1'), d('1.5')], d('0.5'))).toEqual(d('1'));
  expect(settlementPrice([d('1.5'), d('2')], d('0.5'))).toEqual(d('2'));
  const held = opened(flat('inverse', '0.005'), 'long', '10000', '10000');
  expect(at(settled(held, d('10600'), d('0.0005')).fee, 7)).toBe('0.0004717');
});
