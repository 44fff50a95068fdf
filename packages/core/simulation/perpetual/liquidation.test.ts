import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARK_MAX } from '../../src/margin/contract.ts';
import { compare, type Exact } from '../../src/margin/exact.ts';
import { isTakenOver, type LadderTerms, liquidationFee, reduction, slice } from '../../src/margin/ladder.ts';
import {
  bankruptcyPrice,
  compareRisk,
  equityOf,
  equityShare,
  isLiquidatable,
  liquidationPrice,
  maintenanceOf,
  restOf,
} from '../../src/margin/liquidation.ts';
import { filled, sizeOf } from '../../src/margin/position.ts';
import { isRoughlyLiquidatable, roughOf, roughRatio, roughTermsOf } from '../../src/margin/rough.ts';
import { big, fraction, groups, kinds, RUNS } from './cases.ts';
import { Fraction } from './model/fraction.ts';
import * as model from './model/liquidation.ts';

const modes = ['isolated', 'cross'] as const;
const exactOf = ({ numerator, denominator }: Exact) => new Fraction(numerator, denominator * 10n ** 8n);
const TERMS: LadderTerms = {
  restoredRatio: 80_000_000n,
  band: 1_000_000n,
  largeFrom: 10n ** 10n,
  slice: 20_000_000n,
  feeRate: 500_000n,
};

describe.each(kinds.flatMap((kind) => modes.map((mode) => [kind, mode] as const)))('%s, %s', (kind, mode) => {
  test('equity, maintenance and who is liquidated are what the model says', () => {
    fc.assert(
      fc.property(groups(kind, mode), ({ group, model: twin }) => {
        expect(exactOf(equityOf(group))).toEqual(model.equityOf(twin));
        expect(exactOf(maintenanceOf(group))).toEqual(model.maintenanceOfGroup(twin));
        expect(isLiquidatable(group)).toBe(model.isLiquidated(twin));
        expect(isTakenOver(group)).toBe(model.isLost(twin));
      }),
      RUNS,
    );
  });

  test('doubles say who is liquidatable where that is clear, and of one position the same without its rows', () => {
    fc.assert(
      fc.property(groups(kind, mode), ({ group }) => {
        const positions = group.positions.map(({ position, mark, tiers }) => {
          const [quantity, open] = [Number(position.quantity), Number(position.openValue)];
          return { terms: roughTermsOf(kind, tiers), mark: Number(mark), quantity, open };
        });
        const rough = roughOf(Number(group.wallet), positions);
        const found = isRoughlyLiquidatable(rough);
        if (found !== undefined) expect(found).toBe(isLiquidatable(group));
        const [only, second] = positions;
        if (second) return;
        const { terms, mark, quantity, open } = only!;
        const ratio = roughRatio(terms, mark, Number(group.wallet), quantity, open);
        expect(ratio).toBe(found ? rough.equity / rough.maintenance : Number.NaN);
      }),
      RUNS,
    );
  });

  test('P17: the price shown is the first mark that liquidates', () => {
    fc.assert(
      fc.property(groups(kind, mode), ({ group, model: twin }) => {
        const marked = group.positions[0]!;
        const price = liquidationPrice(marked, restOf(group, 0));
        const isHit = (mark: bigint) =>
          isLiquidatable({ ...group, positions: [{ ...marked, mark }, ...group.positions.slice(1)] });
        const isLong = marked.position.quantity > 0n;
        if (price !== undefined) {
          expect(isHit(price)).toBe(true);
          const before = isLong ? price + 1n : price - 1n;
          if (before >= 1n && before <= MARK_MAX) expect(isHit(before)).toBe(false);
        } else expect([isHit(1n), isHit(MARK_MAX)]).toEqual([false, false]);
        expect(price === undefined ? undefined : fraction(price)).toEqual(model.liquidationPrice(twin, 0, MARK_MAX));
      }),
      RUNS,
    );
  });

  test('the bankruptcy price is the last at which closing costs no more than the share of the equity', () => {
    fc.assert(
      fc.property(groups(kind, mode), ({ all, group, model: twin }) => {
        const share = equityShare(group, 0);
        expect(exactOf(share)).toEqual(model.equityShare(twin, 0));
        const price = bankruptcyPrice(group.positions[0]!, share, all[0]!.terms.tick);
        expect(price === undefined ? undefined : fraction(price)).toEqual(model.bankruptcyPrice(twin, 0, MARK_MAX));
      }),
      RUNS,
    );
  });

  test('closing everything at the bankruptcy prices takes nothing from anybody else', () => {
    fc.assert(
      fc.property(groups(kind, mode), ({ all, group }) => {
        const prices = all.map(({ terms }, n) =>
          bankruptcyPrice(group.positions[n]!, equityShare(group, n), terms.tick),
        );
        fc.pre(prices.every((price) => price !== undefined));
        const profits = group.positions.map(({ position }, n) => {
          const fill = { buys: position.quantity < 0n, quantity: sizeOf(position), price: prices[n]! };
          return filled(kind, position, fill).profit;
        });
        expect(profits.reduce((sum, profit) => sum + profit, group.wallet)).toBeGreaterThanOrEqual(0n);
      }),
      RUNS,
    );
  });

  test('a reduction is the least number of lots that is enough', () => {
    const takers = fc.oneof(big(0, 100_000), big(0, 3_000_000));
    fc.assert(
      fc.property(groups(kind, mode, 60), takers, ({ all, group, model: twin }, taker) => {
        fc.pre(isLiquidatable(group));
        const quantity = reduction(group, 0, all[0]!.terms.lot, taker, TERMS);
        expect(fraction(quantity)).toEqual(model.reduction(twin, 0, fraction(taker)));
        const [marked, { position, mark }] = [group.positions[0]!, twin.positions[0]!];
        expect(fraction(slice(marked, quantity, all[0]!.terms.lot, TERMS))).toEqual(
          model.slice(position, mark, fraction(quantity), fraction(TERMS.largeFrom)),
        );
      }),
      RUNS,
    );
  });

  test('the fee takes no more than the equity, and the worst off come first', () => {
    fc.assert(
      fc.property(groups(kind, mode), groups(kind, mode), big(0, 2 ** 31 - 1), (one, other, value) => {
        const fee = liquidationFee(value, equityOf(one.group), TERMS);
        expect(fraction(fee)).toEqual(
          model.liquidationFee(fraction(value), fraction(TERMS.feeRate), model.equityOf(one.model)),
        );
        const ratio = (group: model.Group) => model.equityOf(group).over(model.maintenanceOfGroup(group));
        const worse = ratio(one.model).compare(ratio(other.model));
        expect(compareRisk(one.group, other.group)).toBe(worse);
      }),
      RUNS,
    );
  });
});

test('exact numbers compare, also those that are divided by nothing', () => {
  const endless = { numerator: 3n, denominator: 0n };
  expect(compare(endless, { numerator: 5n, denominator: 2n })).toBe(1);
  expect(compare({ numerator: -5n, denominator: 2n }, endless)).toBe(-1);
  expect(compare(endless, { numerator: 4n, denominator: 0n })).toBe(0);
});
