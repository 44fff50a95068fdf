import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { INDEX_TERMS, indexPrice, medianOf } from './index-price.ts';
import { agree, MARK_TERMS, type MarkInputs, markPrice, nextMark, withBasis } from './mark-price.ts';
import { impactNotional, impactPrice, premiumSample } from './premium.ts';
import { glidingMark, hasEnough, settlementPrice } from './settlement-price.ts';
import { type SourcePrice, withSource } from './sources.ts';

const NOW = 1_000_000;
const source = (name: string, price: string, at = NOW, weight = 1n): SourcePrice => ({
  ...{ source: name, price: units(price), weight, at },
});

describe('sources', () => {
  test('there is one fact of each, by name, and the newer one stays', () => {
    const facts = [source('b', '2'), source('a', '1', NOW - 5), source('c', '3'), source('a', '4', NOW - 3)];
    const all = facts.reduce<readonly SourcePrice[]>((sources, fact) => withSource(sources, fact, NOW), []);
    expect(all.map(({ source: name, price }) => `${name} ${price / units('1')}`)).toEqual(['a 4', 'b 2', 'c 3']);
    expect(withSource(all, source('a', '9', NOW - 4), NOW)).toBe(all);
    expect(withSource(all, source('a', '9', NOW - 3), NOW)[0]!.price).toBe(units('9'));
  });

  test('a fast clock says nothing about the future', () => {
    expect(withSource([], source('a', '1', NOW + 60_000), NOW)[0]!.at).toBe(NOW);
  });
});

describe('an index', () => {
  const price = (...sources: SourcePrice[]) => indexPrice(sources, INDEX_TERMS, NOW)?.price;

  test('is the weighted mean of its sources', () => {
    expect(price(source('a', '100'), source('b', '101', NOW, 2n), source('c', '100'))).toBe(units('100.5'));
    expect(medianOf([4n, 1n, 3n])).toBe(3n);
    expect(medianOf([8n, 1n, 4n, 3n])).toBe(3n);
  });

  test('clips what is far from the median, as venues publish it', () => {
    const clipped = (...prices: string[]) =>
      indexPrice(
        prices.map((one, n) => source(`s${n}`, one)),
        { ...INDEX_TERMS, clip: units('0.03') },
        NOW,
      )!.sources.map(({ counted }) => counted);
    expect(clipped('20000', '21400', '18800')).toEqual(['20000', '20600', '19400'].map(units));
  });

  test('a lying source moves it by its part of two percent, and no further', () => {
    const honest = ['a', 'b', 'c', 'd'].map((name) => source(name, '100'));
    expect(price(...honest, source('e', '1000000'))).toBe(units('100.4'));
    expect(price(...honest, source('e', '0.01'))).toBe(units('99.6'));
  });

  test('a frozen source counts for ten seconds', () => {
    const honest = ['a', 'b', 'c'].map((name) => source(name, '100'));
    expect(price(...honest, source('d', '101', NOW - 10_000))).toBe(units('100.25'));
    expect(price(...honest, source('d', '101', NOW - 10_001))).toBe(units('100'));
  });

  test('needs three fresh sources', () => {
    expect(price(source('a', '1'), source('b', '1'), source('c', '1', NOW - 20_000))).toBeUndefined();
    expect(price(source('a', '1'), source('b', '1'), source('c', '1'))).toBe(units('1'));
  });

  test('says what it was made of', () => {
    const all = [source('a', '100'), source('b', '110'), source('c', '101')];
    expect(indexPrice(all, INDEX_TERMS, NOW)).toMatchObject({ median: units('101'), at: NOW, sources: all });
  });
});

describe('a basis', () => {
  const book = { bid: units('101'), ask: units('102') };
  const index = units('100');

  test('is sampled every five seconds, from a book with both sides, and counts for 150 s', () => {
    const first = withBasis([], book, index, MARK_TERMS, NOW);
    expect(first).toEqual([{ at: NOW, basis: units('1.5') }]);
    expect(withBasis(first, book, index, MARK_TERMS, NOW + 4_999)).toEqual(first);
    expect(withBasis(first, book, index, MARK_TERMS, NOW + 5_000)).toHaveLength(2);
    expect(withBasis(first, undefined, index, MARK_TERMS, NOW + 5_000)).toEqual(first);
    expect(withBasis(first, undefined, index, MARK_TERMS, NOW + 149_999)).toEqual(first);
    expect(withBasis(first, undefined, index, MARK_TERMS, NOW + 150_000)).toEqual([]);
  });

  test('thirty samples are kept at most', () => {
    let samples = withBasis([], book, index, MARK_TERMS, 0);
    for (let at = 1; at < 400; at++) samples = withBasis(samples, book, index, MARK_TERMS, at * 1000);
    expect(samples).toHaveLength(30);
  });
});

describe('a mark', () => {
  const inputs: MarkInputs = {
    index: units('100'),
    fundingRate: units('0.01'),
    toFundingMs: 4 * 60 * 60 * 1000,
    basis: [
      { at: 1, basis: units('1') },
      { at: 2, basis: units('3') },
    ],
    last: units('103'),
  };
  const price = (more: Partial<MarkInputs>) => markPrice({ ...inputs, ...more }, MARK_TERMS, NOW).price;

  test('is the middle one of its three components', () => {
    expect(markPrice(inputs, MARK_TERMS, NOW)).toEqual({
      ...{ price: units('102'), at: NOW, index: units('100') },
      ...{ byFunding: units('100.5'), byBasis: units('102'), last: units('103') },
    });
    expect(price({ last: units('101') })).toBe(units('101'));
    expect(price({ last: units('1') })).toBe(units('100.5'));
    expect(price({ last: units('100000') })).toBe(units('102'));
  });

  test('has the index for what is not there', () => {
    expect(price({ last: undefined })).toBe(units('100.5'));
    expect(price({ basis: [] })).toBe(units('100.5'));
    expect(price({ basis: [], last: undefined })).toBe(units('100'));
  });

  test('stays within five percent of the index', () => {
    const far = (basis: string) => [{ at: 1, basis: units(basis) }];
    expect(price({ basis: far('20'), last: units('130') })).toBe(units('105'));
    expect(price({ basis: far('-20'), last: units('70') })).toBe(units('95'));
  });

  test('is rounded down, the components too', () => {
    const small = {
      index: 1000n,
      fundingRate: -units('0.0001'),
      basis: [
        { at: 1, basis: -3n },
        { at: 2, basis: -4n },
      ],
    };
    const mark = markPrice({ ...inputs, ...small }, MARK_TERMS, NOW);
    expect([mark.byFunding, mark.byBasis]).toEqual([999n, 996n]);
    const low = { ...small, index: 1001n, basis: [{ at: 1, basis: -500n }], last: 1n };
    const high = { ...small, index: 1001n, basis: [{ at: 1, basis: 500n }], last: 5000n };
    expect([price(low), price(high)]).toEqual([951n, 1051n]);
  });

  test('changes once a second at most, and is frozen without an index', () => {
    const before = markPrice(inputs, MARK_TERMS, NOW);
    expect(nextMark(before, { ...inputs, index: units('99') }, MARK_TERMS, NOW + 999)).toBe(before);
    expect(nextMark(before, { ...inputs, index: units('99') }, MARK_TERMS, NOW + 1000)!.index).toBe(units('99'));
    expect(nextMark(before, { ...inputs, index: undefined }, MARK_TERMS, NOW + 9000)).toBe(before);
    expect(nextMark(undefined, { ...inputs, index: undefined }, MARK_TERMS, NOW)).toBeUndefined();
    expect(nextMark(undefined, inputs, MARK_TERMS, NOW)).toEqual(before);
  });

  test('two in a row agree within two percent', () => {
    const at = (mark: string) => ({ ...markPrice(inputs, MARK_TERMS, NOW), price: units(mark) });
    expect([agree(at('100'), at('102')), agree(at('100'), at('98'))]).toEqual([true, true]);
    expect([agree(at('100'), at('102.01')), agree(at('100'), at('97.99'))]).toEqual([false, false]);
  });
});

describe('a premium', () => {
  const levels = [
    { price: units('100'), quantity: units('10') },
    { price: units('99'), quantity: units('100') },
  ];

  test('is over the notional that two hundred of margin open', () => {
    expect(impactNotional(units('200'), units('0.05'))).toBe(units('4000'));
  });

  test('is taken from the mean price of an amount, the bid down and the ask up', () => {
    expect(impactPrice('linear', 'bid', levels, units('4000'))).toBe(9_924_812_030n);
    expect(impactPrice('linear', 'ask', levels, units('4000'))).toBe(9_924_812_031n);
    expect(impactPrice('linear', 'bid', levels, units('1000'))).toBe(units('100'));
    expect(impactPrice('linear', 'bid', levels, units('10901'))).toBeUndefined();
    expect(impactPrice('linear', 'bid', [], units('1'))).toBeUndefined();
    // Coins for contracts: 0.1 of 10 at 100, and 0.4 of 39.6 at 99.
    expect(impactPrice('inverse', 'ask', levels, units('0.5'))).toBe(units('99.2'));
  });

  test('counts bids above the index and asks below it', () => {
    expect(premiumSample(units('98'), units('99'), units('101'))).toBe(1_020_408n);
    expect(premiumSample(units('98'), units('95'), units('97'))).toBe(-1_020_408n);
    expect(premiumSample(units('98'), units('97'), units('99'))).toBe(0n);
    expect(premiumSample(units('98'), undefined, undefined)).toBe(0n);
  });
});

describe('a settlement', () => {
  const samples = (...all: string[]) => ({
    sum: all.reduce((sum, one) => sum + units(one), 0n),
    count: BigInt(all.length),
  });

  test('is the mean to the nearest tick, half way to the even one', () => {
    expect(settlementPrice(samples('1', '1.5'), units('0.5'))).toBe(units('1'));
    expect(settlementPrice(samples('1.5', '2'), units('0.5'))).toBe(units('2'));
    expect(settlementPrice(samples('1', '1.2'), units('0.5'))).toBe(units('1'));
    expect(settlementPrice(samples('1', '1.6'), units('0.5'))).toBe(units('1.5'));
  });

  test('is glided into', () => {
    expect(glidingMark(samples('100', '102'), units('200'), 0n)).toBe(units('101'));
    expect(glidingMark(samples('100', '102'), units('200'), 2n)).toBe(units('150.5'));
    expect(glidingMark(samples(), units('200'), 1800n)).toBe(units('200'));
  });

  test('one second of sixty percent moves it by a thirtieth of a percent', () => {
    const price = glidingMark({ sum: units('100') * 1799n + units('160'), count: 1800n }, units('100'), 0n);
    expect(price).toBe(10_003_333_333n);
  });

  test('needs nine seconds of ten', () => {
    expect([hasEnough({ count: 1620n }, 1800n), hasEnough({ count: 1619n }, 1800n)]).toEqual([true, false]);
  });
});
