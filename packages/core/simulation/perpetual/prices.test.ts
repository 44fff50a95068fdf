import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexPrice } from '../../src/prices/index-price.ts';
import { MARK_TERMS, markPrice } from '../../src/prices/mark-price.ts';
import { glidingMark, settlementPrice } from '../../src/prices/settlement-price.ts';
import { big, fraction, RUNS } from './cases.ts';
import { Fraction } from './model/fraction.ts';
import * as model from './model/prices.ts';

const EIGHT_HOURS = 8 * 60 * 60 * 1000;
const signed = (max: number) => fc.integer({ min: -max, max }).map(BigInt);

test('an index is what the model says', () => {
  const source = fc.record({
    price: fc.oneof(big(1, 10 ** 9), big(10 ** 8, 103_000_000)),
    weight: big(1, 9),
    age: fc.oneof(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 20_000 })),
  });
  const terms = { maxAgeMs: 10_000, minSources: 3, clip: 2_000_000n };
  fc.assert(
    fc.property(fc.array(source, { maxLength: 8 }), (all) => {
      const now = 1_000_000;
      const facts = all.map(({ price, weight, age }, n) => ({ source: `s${n}`, price, weight, at: now - age }));
      const twin = model.indexOf(
        all.map(({ price, weight, age }) => ({ price: fraction(price), weight: new Fraction(weight), age })),
        { maxAge: 10_000, minSources: 3, clip: fraction(terms.clip) },
      );
      const index = indexPrice(facts, terms, now);
      expect(index === undefined ? undefined : fraction(index.price)).toEqual(twin);
    }),
    RUNS,
  );
});

test('one source of at least three, whatever it says, moves an index by no more than its part of the clip and of the median', () => {
  const honest = fc.array(big(10 ** 10, 10_010_000_000), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(honest, fc.oneof(big(1, 10 ** 9), big(2 * 10 ** 10, 2 ** 40)), (prices, lie) => {
      const facts = [...prices, lie].map((price, n) => ({ source: `s${n}`, price, weight: 1n, at: 0 }));
      const { price } = indexPrice(facts, { maxAgeMs: 10_000, minSources: 3, clip: 2_000_000n }, 0)!;
      const low = prices.reduce((a, b) => (a < b ? a : b));
      const high = prices.reduce((a, b) => (a > b ? a : b));
      const part = (high * 2n) / (100n * BigInt(facts.length)) + 1n;
      expect(price >= low - part - 1n && price <= high + part).toBe(true);
    }),
    RUNS,
  );
});

test('a mark is what the model says, and never outside of its band', () => {
  const inputs = fc.record({
    index: big(1000, 10 ** 9),
    fundingRate: signed(2_000_000),
    toFundingMs: fc.integer({ min: 0, max: EIGHT_HOURS }),
    basis: fc.array(signed(10 ** 6), { maxLength: 30 }),
    lastPart: fc.option(big(9000, 11_000), { nil: undefined }),
  });
  fc.assert(
    fc.property(inputs, ({ index, fundingRate, toFundingMs, basis, lastPart }) => {
      const last = lastPart === undefined ? undefined : (index * lastPart) / 10_000n;
      const samples = basis.map((one, n) => ({ at: n, basis: one }));
      const mark = markPrice({ index, fundingRate, toFundingMs, basis: samples, last }, MARK_TERMS, 5);
      const twin = model.markOf({
        index: fraction(index),
        fundingRate: fraction(fundingRate),
        left: new Fraction(BigInt(toFundingMs), BigInt(EIGHT_HOURS)),
        basis: basis.map(fraction),
        last: last === undefined ? undefined : fraction(last),
        band: fraction(MARK_TERMS.band),
      });
      expect(fraction(mark.price)).toEqual(twin);
      const distance = mark.price > index ? mark.price - index : index - mark.price;
      expect(distance * 100n <= index * 5n).toBe(true);
    }),
    RUNS,
  );
});

test('a settlement price and the marks that glide into it are what the model says', () => {
  const samples = fc.array(big(1, 10 ** 9), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(samples, big(1, 1000), big(0, 1800), big(1, 10 ** 9), (all, tick, left, index) => {
      const taken = { sum: all.reduce((sum, one) => sum + one, 0n), count: BigInt(all.length) };
      const mark = glidingMark(taken, index, left);
      expect(fraction(mark)).toEqual(model.glidingMark(all.map(fraction), fraction(index), left));
      expect(fraction(settlementPrice(taken, tick))).toEqual(model.settlementPrice(all.map(fraction), fraction(tick)));
      expect(glidingMark(taken, index, 0n)).toBe(taken.sum / taken.count);
    }),
    RUNS,
  );
});
