import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactNotional } from '../../src/margin/contract.ts';
import { isLiquidatable } from '../../src/margin/liquidation.ts';
import {
  freeMargin,
  initialMargin,
  maintenanceAt,
  movable,
  notionalAt,
  orderHold,
  removableMargin,
} from '../../src/margin/requirements.ts';
import { initialRate, maintenanceMargin, notionalLimit, openInterestRate, tierOf } from '../../src/margin/tiers.ts';
import { big, cases, contractOf, fraction, groups, heldOf, kinds, modelHeldOf, RUNS } from './cases.ts';
import * as tiers from './model/contract.ts';
import { Fraction, UNIT } from './model/fraction.ts';
import * as model from './model/position.ts';

describe.each(kinds)('what a %s contract requires', (kind) => {
  test('maintenance is the sum of its slices, and the rate that of the tier reached', () => {
    fc.assert(
      fc.property(cases(kind), (one) => {
        const held = heldOf(one);
        const contract = contractOf(one.terms);
        const worth = tiers.notional(contract, fraction(one.quantity), fraction(one.mark));
        const expected = tiers.maintenanceOf(contract, worth);
        const { numerator, denominator } = maintenanceAt(held);
        expect(new Fraction(numerator, denominator * 10n ** 8n)).toEqual(expected);
        expect(fraction(maintenanceMargin(held.tiers, notionalAt(held)))).toEqual(expected.ceilTo(UNIT));
        expect(fraction(held.initialRate)).toEqual(tiers.initialRateOf(contract, worth));
        expect(initialRate(held.tiers, notionalAt(held), 90_000_000n)).toBe(90_000_000n);
      }),
      RUNS,
    );
  });

  test('the requirement has no jump at a floor, and a floor belongs to the tier below', () => {
    fc.assert(
      fc.property(cases(kind), (one) => {
        const { tiers: table } = one.terms;
        table.tiers.forEach(({ floor, maintenanceRate, cumulative }, n) => {
          if (n === 0) return;
          const at = { numerator: floor, denominator: 1n };
          const below = table.tiers[n - 1]!;
          expect(tierOf(table, at)).toBe(below);
          expect(floor * maintenanceRate - cumulative * 10n ** 8n).toBe(
            floor * below.maintenanceRate - below.cumulative * 10n ** 8n,
          );
        });
      }),
      RUNS,
    );
  });

  test('the largest notional of a leverage is what its initial margin reaches for', () => {
    fc.assert(
      fc.property(cases(kind), ({ terms: { tiers: table }, leverage }) => {
        const limit = notionalLimit(table, leverage);
        const rate = (notional: bigint) => tierOf(table, { numerator: notional, denominator: 1n }).initialRate;
        if (limit > 0n) expect(rate(limit) * leverage <= 10n ** 8n).toBe(true);
        if (limit < table.cap) expect(rate(limit + 1n) * leverage > 10n ** 8n).toBe(true);
      }),
      RUNS,
    );
  });

  test('an order holds what the model says', () => {
    fc.assert(
      fc.property(cases(kind), big(0, 3_000_000), (one, taker) => {
        const { buys, quantity, price, mark, leverage } = one;
        const notional = exactNotional(kind, quantity, price);
        const rate = initialRate(one.terms.tiers, notional, 0n);
        const order = { kind, buys, quantity, price, mark, leverage, initialRate: rate, takerRate: taker };
        const twin = model.orderHold(contractOf(one.terms), {
          buys,
          quantity: fraction(quantity),
          price: fraction(price),
          mark: fraction(mark),
          leverage: new Fraction(leverage),
          rate: fraction(rate),
          taker: fraction(taker),
        });
        expect(fraction(orderHold(order))).toEqual(twin);
        const worth = tiers.notional(contractOf(one.terms), fraction(quantity), fraction(price));
        const margin = model.initialMargin(worth, new Fraction(leverage), fraction(rate));
        expect(fraction(initialMargin(notional, order))).toEqual(margin);
      }),
      RUNS,
    );
  });

  test('a filled order of its hold is not liquidated at the mark it was judged by', () => {
    fc.assert(
      fc.property(cases(kind), (one) => {
        const held = heldOf(one);
        const rate = initialRate(held.tiers, exactNotional(kind, one.quantity, one.price), 0n);
        const rates = { leverage: one.leverage, initialRate: rate > held.initialRate ? rate : held.initialRate };
        const atMark = initialMargin(notionalAt(held), { ...rates, leverage: 125n });
        const wallet = orderHold({ ...one, kind, ...rates, takerRate: 0n });
        fc.pre(atMark <= initialMargin(exactNotional(kind, one.quantity, one.price), rates));
        expect(isLiquidatable({ wallet, positions: [held] })).toBe(false);
      }),
      RUNS,
    );
  });

  test('free, movable and removable are what the model says', () => {
    fc.assert(
      fc.property(groups(kind, 'cross'), big(0, 100), ({ all, group }, part) => {
        const held = all.map(heldOf);
        const twins = all.map(modelHeldOf);
        const available = (group.wallet * part) / 100n;
        const [free, wallet] = [fraction(available), fraction(group.wallet)];
        expect(fraction(freeMargin(available, held))).toEqual(model.free(free, twins));
        expect(fraction(movable(available, group.wallet, held))).toEqual(model.movable(free, wallet, twins));
        expect(fraction(removableMargin(group.wallet, held[0]!))).toEqual(model.removable(twins[0]!, wallet));
      }),
      RUNS,
    );
  });

  test('a profit frees nothing, and what may leave never makes an account liquidatable', () => {
    fc.assert(
      fc.property(groups(kind, 'cross'), ({ all, group }) => {
        const held = all.map(heldOf);
        const margins = held.reduce((sum, one) => sum + initialMargin(notionalAt(one), one), 0n);
        expect(freeMargin(group.wallet, held) <= group.wallet - margins).toBe(true);
        const leaves = movable(group.wallet, group.wallet, held);
        expect(leaves <= group.wallet).toBe(true);
        if (leaves > 0n) expect(isLiquidatable({ ...group, wallet: group.wallet - leaves })).toBe(false);
      }),
      RUNS,
    );
  });

  test('what may be taken out of an isolated margin leaves the position safe', () => {
    fc.assert(
      fc.property(groups(kind, 'isolated'), ({ all, group }) => {
        const held = heldOf(all[0]!);
        const taken = removableMargin(group.wallet, held);
        if (taken > 0n) expect(isLiquidatable({ ...group, wallet: group.wallet - taken })).toBe(false);
      }),
      RUNS,
    );
  });
});

test('the rate of the open interest is what the model says, up', () => {
  const terms = fc.tuple(big(0, 99_999_999), big(0, 10 ** 9), big(1, 10 ** 9), big(0, 2 ** 31 - 1));
  fc.assert(
    fc.property(terms, ([base, lower, width, openInterest]) => {
      const upper = lower + width;
      const twin = tiers.openInterestRate(fraction(base), fraction(openInterest), fraction(lower), fraction(upper));
      expect(fraction(openInterestRate({ base, lower, upper }, openInterest))).toEqual(twin.ceilTo(UNIT));
    }),
    RUNS,
  );
});
