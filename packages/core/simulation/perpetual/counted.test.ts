import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Opening, openingMargin } from '../../src/margin/opening.ts';
import { profitAt } from '../../src/margin/position.ts';
import { freeMargin, type Held, notionalAt, orderHold } from '../../src/margin/requirements.ts';
import {
  guardPrice,
  roughGuardOfOne,
  roughOf,
  roughTaken,
  roughTermsOf,
  SHARED,
  surplusOver,
} from '../../src/margin/rough.ts';
import { COUNTED_MAX, dividedUp, OpeningSteps, shareUp, stepsHold } from '../../src/margin/steps.ts';
import { big, cases, heldOf, kinds, RUNS } from './cases.ts';

const ONE = 10n ** 8n;
const up = (a: bigint, b: bigint) => (a + b - 1n) / b;
const amounts = fc.oneof(fc.integer({ min: 0, max: COUNTED_MAX }), fc.integer({ min: 0, max: 10 ** 9 }));

test('quotients and shares of whole units are exact, and up', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 125 }), fc.integer({ min: 0, max: 80_000_000 }), (n, by, rate) => {
      expect(BigInt(dividedUp(n, by))).toBe(up(BigInt(n), BigInt(by)));
      expect(BigInt(dividedUp(n - (n % by), by))).toBe(BigInt(n - (n % by)) / BigInt(by));
      expect(BigInt(shareUp(n, rate))).toBe(up(BigInt(n) * BigInt(rate), ONE));
    }),
    RUNS,
  );
});

/** Orders of a linear contract that open, round a position and other orders; some of them beyond what is counted. */
const openings = fc
  .record({
    one: fc.oneof(cases('linear'), cases('linear', 2 ** 40)),
    others: fc.oneof(big(0, 50), big(0, 10 ** 6)),
    limitPart: big(9_000, 11_000),
    worstPart: big(10_000, 10_500),
    isMarket: fc.boolean(),
    takerRate: fc.integer({ min: 0, max: 300_000 }),
  })
  .map(({ one, others, limitPart, worstPart, isMarket, takerRate }) => {
    const { terms, buys, quantity, price, mark, leverage } = one;
    const { tick, lot, tiers } = terms;
    const toTick = (value: bigint) => (value < tick ? tick : (value / tick) * tick);
    const limit = toTick((price * limitPart) / 10_000n);
    const worst = isMarket ? toTick((limit * (buys ? worstPart : 20_000n - worstPart)) / 10_000n) : limit;
    const opening: Opening = {
      ...{ kind: 'linear', tick, tiers, buys, quantity, mark, worst, leverage },
      ...{ limit: isMarket ? undefined : limit, others: others * lot, takerRate: BigInt(takerRate) },
    };
    const steps = {
      ...{ unitsOf: Number((tick * lot) / ONE), tiers: roughTermsOf('linear', tiers).tiers, buys, takerRate },
      ...{ lots: Number(quantity / lot), others: Number(others), leverage: Number(leverage) },
      ...{ limit: Number(worst / tick), worst: Number(worst / tick) },
      ...{ markDown: Number(mark / tick), markUp: Number(up(mark, tick)) },
    };
    return { opening, steps };
  });

test('an order that opens comes to the same in ticks and lots', () => {
  let counted = 0;
  fc.assert(
    fc.property(openings, ({ opening, steps }) => {
      const register = new OpeningSteps();
      const exact = openingMargin(opening);
      if (!register.count(steps)) return;
      counted += 1;
      const { tick } = opening;
      expect([BigInt(register.price) * tick, BigInt(register.mark) * tick]).toEqual([exact.price, exact.mark]);
      expect(BigInt(register.worth) * exact.worth.denominator).toBe(exact.worth.numerator);
      expect(BigInt(register.reached) * exact.reached.denominator).toBe(exact.reached.numerator);
      expect(BigInt(register.hold)).toBe(exact.hold);
      const { leverage, initialRate } = exact.terms;
      expect(BigInt(register.margin)).toBe(initialRate * leverage > ONE ? -initialRate : leverage);
    }),
    RUNS,
  );
  expect(counted).toBeGreaterThan(RUNS.numRuns / 2);
});

test('what an order holds for a part of it is the same in ticks and lots, or is not counted', () => {
  fc.assert(
    fc.property(openings, fc.boolean(), ({ opening, steps }, isBeyond) => {
      const { kind, buys, tick, worst, leverage, takerRate } = opening;
      const mark = BigInt(steps.markDown) * tick;
      const lots = isBeyond ? 2 ** 50 : steps.lots;
      const quantity = (opening.quantity / BigInt(steps.lots)) * BigInt(lots);
      const held = stepsHold(
        ...([steps.unitsOf, buys, lots, steps.limit, steps.worst, steps.markDown] as const),
        ...([Number(leverage), steps.takerRate] as const),
      );
      if (Number.isNaN(held)) return;
      const terms = { leverage, initialRate: 0n };
      expect(BigInt(held)).toBe(orderHold({ kind, buys, quantity, price: worst, worst, mark, takerRate, ...terms }));
    }),
    RUNS,
  );
});

const taken = (held: Held): bigint => -freeMargin(0n, [held]);

describe.each(kinds)('doubles of a %s contract', (kind) => {
  test('what a position takes of what is free is no less than it is, and hardly more', () => {
    fc.assert(
      fc.property(cases(kind), (one) => {
        const held = heldOf(one);
        const { position, tiers, mark, leverage } = held;
        const { quantity, openValue } = position;
        const rough = roughTaken(
          ...([roughTermsOf(kind, tiers), Number(mark), Number(quantity)] as const),
          ...([Number(openValue), Number(leverage)] as const),
        );
        const exact = Number(taken(held));
        const { numerator, denominator } = notionalAt(held);
        expect(rough).toBeGreaterThanOrEqual(exact);
        // A notional at the floor of a tier may be counted with the rate of that one.
        const isAtFloor = tiers.tiers.some(
          ({ floor }) => floor > 0n && Math.abs(Number(floor * denominator) / Number(numerator) - 1) < 1e-9,
        );
        if (!isAtFloor)
          expect(rough).toBeLessThanOrEqual(exact * (1 + 1e-9) + Number(numerator / denominator) * 1e-9 + 4);
        expect(profitAt(kind, position, mark) >= 0n || exact > 0).toBe(true);
      }),
      RUNS,
    );
  });

  test('one position has the same guard, whether its figures are taken from its row or not', () => {
    fc.assert(
      fc.property(cases(kind), big(0, 10 ** 9), (one, wallet) => {
        const held = heldOf(one);
        const { position, tiers, mark } = held;
        const terms = roughTermsOf(kind, tiers);
        const quantity = Number(position.quantity);
        const open = Number(position.openValue);
        const rough = roughOf(Number(wallet), [{ terms, mark: Number(mark), quantity, open }]);
        const { notional } = rough.positions[0]!;
        const surplus = surplusOver(rough, 0.8) - rough.off / 0.8;
        const guard = roughGuardOfOne(terms, Number(mark), Number(wallet), quantity, open, 0.8);
        const expected = guardPrice(terms, Number(mark), quantity, notional, surplus * SHARED, 0.8);
        expect(guard).toBe(surplus > 0 ? expected : Number.NaN);
      }),
      RUNS,
    );
  });
});
