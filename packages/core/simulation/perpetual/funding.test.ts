import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adlLamps, adlScore, compareRank, ranked, type Target, takenFrom } from '../../src/margin/adl.ts';
import { fundingRate, fundingReceived, markAfterFunding } from '../../src/margin/funding.ts';
import { equityShare, liquidationPrice, restOf } from '../../src/margin/liquidation.ts';
import { sizeOf } from '../../src/margin/position.ts';
import { impactPrice, premiumSample } from '../../src/prices/premium.ts';
import { big, cases, contractOf, fraction, groups, heldOf, kinds, modelOf, positionOf, RUNS } from './cases.ts';
import { adlQueue, fifths, type Target as ModelTarget, adlScore as modelScore, taken } from './model/adl.ts';
import { Fraction, UNIT } from './model/fraction.ts';
import * as model from './model/funding.ts';
import { equityOf, equityShare as modelShare } from './model/liquidation.ts';

const signed = (max: number) => fc.integer({ min: -max, max }).map(BigInt);

test('a funding rate is what the model says', () => {
  const terms = fc.record({
    hours: fc.constantFrom(1n, 4n, 8n),
    interest: signed(30_000),
    damp: big(0, 100_000),
    cap: big(0, 2_000_000),
  });
  const samples = fc.array(fc.oneof(signed(100_000), signed(5_000_000)), { maxLength: 30 });
  fc.assert(
    fc.property(terms, samples, big(0, 5), (one, all, missing) => {
      const due = BigInt(all.length) + missing + (all.length === 0 ? 1n : 0n);
      const sum = all.reduce((total, sample) => total + sample, 0n);
      const twin = model.fundingRate(all.map(fraction), due, {
        hours: new Fraction(one.hours),
        interest: fraction(one.interest),
        damp: fraction(one.damp),
        cap: fraction(one.cap),
      });
      expect(fraction(fundingRate({ sum, due }, one))).toEqual(twin);
    }),
    RUNS,
  );
});

describe.each(kinds)('%s', (kind) => {
  test('what a holder receives is what the model says', () => {
    fc.assert(
      fc.property(cases(kind), signed(2_000_000), (one, rate) => {
        const position = positionOf(one);
        const received = fundingReceived(kind, position.quantity, one.mark, rate);
        const twin = model.fundingReceived(modelOf(one.terms, position), fraction(one.mark), fraction(rate));
        expect(fraction(received)).toEqual(twin);
      }),
      RUNS,
    );
  });

  test('P10: over all holders of a contract less than a unit for each is left', () => {
    const lots = fc.array(big(1, 10 ** 9), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(lots, lots, big(1, 2 ** 31 - 1), signed(2_000_000), (some, others, mark, rate) => {
        const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);
        const rest = sum(some) - sum(others);
        const quantities = [...some, ...others.map((one) => -one), -rest];
        const residue = -sum(quantities.map((quantity) => fundingReceived(kind, quantity, mark, rate)));
        expect(residue >= 0n && residue < BigInt(quantities.length)).toBe(true);
      }),
      RUNS,
    );
  });

  test('who would be liquidated by paying is found at the mark that is shifted by it, and who receives at the mark', () => {
    fc.assert(
      fc.property(groups(kind, 'isolated'), signed(2_000_000), big(900, 1100), ({ all: [one], group }, rate, part) => {
        const [held] = group.positions;
        const { quantity } = held!.position;
        const markPrice = (one!.mark * part) / 1000n;
        const before = liquidationPrice(held!, restOf(group, 0));
        const paid = { ...group, wallet: group.wallet + fundingReceived(kind, quantity, markPrice, rate) };
        const after = liquidationPrice(held!, restOf(paid, 0));
        fc.pre(before !== undefined && after !== undefined);
        const { maintenanceRate } = one!.terms.tiers.tiers.at(-1)!;
        const pending = { kind, rate, markPrice, maintenanceRate, minQuantity: one!.terms.lot };
        const isLong = quantity > 0n;
        // The first mark that liquidates after the payment: before it, the guard must have been reached.
        const looked = markAfterFunding(pending, isLong, after!);
        expect(isLong ? looked <= before! : looked >= before!).toBe(true);
        if (rate !== 0n && isLong !== rate > 0n) expect(looked).toBe(after);
      }),
      RUNS,
    );
  });

  test('impact price and premium are what the model says', () => {
    const levels = fc.array(fc.record({ step: big(0, 50), lots: big(1, 1000) }), { maxLength: 8 });
    fc.assert(
      fc.property(cases(kind), levels, levels, big(1, 2000), big(-100, 100), (one, bids, asks, part, distance) => {
        const { tick, lot } = one.terms;
        const down = (n: number) => bids.slice(0, n + 1).reduce((sum, { step }) => sum + step, 0n);
        const up = (n: number) => asks.slice(0, n + 1).reduce((sum, { step }) => sum + step, 0n);
        const bidLevels = bids.map(({ lots }, n) => ({ price: one.price - down(n) * tick, quantity: lots * lot }));
        const askLevels = asks.map(({ lots }, n) => ({ price: one.price + up(n) * tick, quantity: lots * lot }));
        const unit = kind === 'linear' ? (lot * one.price) / 10n ** 8n : (lot * 10n ** 8n) / one.price;
        const worth = unit * part + 1n;
        const index = one.price + distance * tick;
        const bid = impactPrice(kind, 'bid', bidLevels, worth);
        const ask = impactPrice(kind, 'ask', askLevels, worth);
        const twinOf = (all: typeof bidLevels) =>
          model.impactPrice(
            contractOf(one.terms),
            all.map(({ price, quantity }) => ({ price: fraction(price), quantity: fraction(quantity) })),
            fraction(worth),
          );
        const [twinBid, twinAsk] = [twinOf(bidLevels), twinOf(askLevels)];
        expect(bid === undefined ? undefined : fraction(bid)).toEqual(twinBid?.floorTo(UNIT));
        expect(ask === undefined ? undefined : fraction(ask)).toEqual(twinAsk?.ceilTo(UNIT));
        expect(fraction(premiumSample(index, bid, ask))).toEqual(model.premium(fraction(index), twinBid, twinAsk));
      }),
      RUNS,
    );
  });

  test('the queue of ADL, its lamps and what it takes are what the model says', () => {
    fc.assert(
      fc.property(fc.array(groups(kind, 'isolated'), { minLength: 1, maxLength: 6 }), big(1, 120), (all, part) => {
        const healthy = all.filter(({ model: twin }) => equityOf(twin).numerator > 0n);
        fc.pre(healthy.length > 0);
        const targets = healthy.map(({ all: [one], group }, owner): Target => {
          return { ...heldOf(one!), owner, equity: equityShare(group, 0) };
        });
        const twins = healthy.map(({ all: [one], model: twin }, owner): ModelTarget => {
          const position = modelOf(one!.terms, positionOf(one!));
          return { owner, position, mark: fraction(one!.mark), equity: modelShare(twin, 0) };
        });
        targets.forEach((target, n) => {
          const { numerator, denominator } = adlScore(target);
          expect(new Fraction(numerator, denominator)).toEqual(modelScore(twins[n]!));
        });
        const queue = targets.map(ranked).sort(compareRank);
        const twin = adlQueue(twins);
        expect(queue.map(({ target }) => target.owner)).toEqual(twin.map(({ owner }) => owner));
        const sizes = queue.map(({ target }) => sizeOf(target.position));
        const whole = sizes.reduce((sum, size) => sum + size, 0n);
        let reached = 0n;
        const lamps = sizes.map((size) => {
          reached += size;
          return adlLamps(reached, whole);
        });
        expect(lamps).toEqual(fifths(twin).map((fifth) => 6 - Number(fifth)));
        const needed = (whole * part) / 100n;
        expect(takenFrom(sizes, needed).map(fraction)).toEqual(taken(twin, fraction(needed)));
      }),
      RUNS,
    );
  });
});
