import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signedValue, tradeValue } from '../../src/margin/contract.ts';
import { delivered } from '../../src/margin/delivery.ts';
import {
  covered,
  coverPlan,
  exactProfit,
  FLAT,
  filled,
  type Position,
  profitAt,
  releasedMargin,
  sizeOf,
} from '../../src/margin/position.ts';
import { big, type Case, cases, contractOf, fraction, heldOf, kinds, modelOf, positionOf, RUNS } from './cases.ts';
import { type Account, coverNeed, settled, trade } from './model/account.ts';
import { Fraction, ZERO } from './model/fraction.ts';
import { fill, type Position as ModelPosition, unrealised } from './model/position.ts';

const fills = (kind: (typeof kinds)[number]) =>
  fc.record({
    first: cases(kind),
    more: fc.array(fc.record({ buys: fc.boolean(), part: big(1, 300), pricePart: big(5000, 20_000) }), {
      maxLength: 12,
    }),
  });

/** Every fill of a life: part of the first quantity in whole lots, at a price in whole ticks. */
const livesOf = ({
  first,
  more,
}: {
  first: Case;
  more: readonly { buys: boolean; part: bigint; pricePart: bigint }[];
}) => [
  { buys: first.buys, quantity: first.quantity, price: first.price },
  ...more.map(({ buys, part, pricePart }) => {
    const { tick, lot } = first.terms;
    const quantity = ((first.quantity * part) / (100n * lot)) * lot + lot;
    return { buys, quantity, price: ((first.price * pricePart) / (10_000n * tick)) * tick + tick };
  }),
];

describe.each(kinds)('a %s position', (kind) => {
  test('lives as the model says: it opens, grows, shrinks, closes and turns round', () => {
    fc.assert(
      fc.property(fills(kind), (life) => {
        const contract = contractOf(life.first.terms);
        let position = FLAT;
        let model: ModelPosition | undefined;
        for (const one of livesOf(life)) {
          const core = filled(kind, position, one);
          const twin = fill(contract, model, {
            buys: one.buys,
            quantity: fraction(one.quantity),
            price: fraction(one.price),
          });
          expect(fraction(core.profit)).toEqual(twin.profit);
          position = core.position;
          model = twin.position;
          if (position.quantity === 0n) {
            expect(position.openValue).toBe(0n);
            expect(model).toBeUndefined();
          } else expect(modelOf(life.first.terms, position)).toEqual(model);
        }
      }),
      RUNS,
    );
  });

  test('profits of both sides of every trade and what is left open add up to nothing, at any price', () => {
    fc.assert(
      fc.property(fills(kind), big(1, 2 ** 31 - 1), (life, price) => {
        const holders: Position[] = [FLAT, FLAT, FLAT];
        let clearing = 0n;
        livesOf(life).forEach((one, n) => {
          for (const [holder, buys] of [
            [n % 3, one.buys],
            [(n + 1) % 3, !one.buys],
          ] as const) {
            const { position, profit } = filled(kind, holders[holder]!, { ...one, buys });
            holders[holder] = position;
            clearing -= profit;
          }
        });
        expect(holders.reduce((sum, { quantity }) => sum + quantity, 0n)).toBe(0n);
        expect(clearing).toBe(-holders.reduce((sum, { openValue }) => sum + openValue, 0n));
        const exact = holders.map((one) => exactProfit(kind, one, price));
        expect(exact.reduce((sum, { numerator }) => sum + numerator, 0n)).toBe(clearing * exact[0]!.denominator);
      }),
      RUNS,
    );
  });

  test('closing in parts gains no more than a unit for each of them', () => {
    fc.assert(
      fc.property(cases(kind, 500), big(1, 4), (one, parts) => {
        const close = { buys: !one.buys, price: one.mark - (one.mark % one.terms.tick) + one.terms.tick };
        const whole = filled(kind, positionOf(one), { ...close, quantity: one.quantity }).profit;
        const part = (one.quantity / (parts * one.terms.lot)) * one.terms.lot;
        fc.pre(part > 0n);
        let position = positionOf(one);
        let [profit, count] = [0n, 0n];
        for (; sizeOf(position) > 0n; count++) {
          const left = sizeOf(position);
          const step = filled(kind, position, { ...close, quantity: part < left ? part : left });
          profit += step.profit;
          position = step.position;
        }
        expect(profit - whole <= count && whole - profit <= count).toBe(true);
      }),
      RUNS,
    );
  });

  test('is worth what the model says, and gives its margin back in proportion', () => {
    fc.assert(
      fc.property(cases(kind), big(0, 10 ** 9), big(0, 100), (one, margin, part) => {
        const position = positionOf(one);
        const twin = modelOf(one.terms, position);
        const { numerator, denominator } = exactProfit(kind, position, one.mark);
        const profit = unrealised(twin, fraction(one.mark));
        expect(new Fraction(numerator, denominator * 10n ** 8n)).toEqual(profit);
        expect(fraction(profitAt(kind, position, one.mark))).toEqual(profit.floorTo(fraction(1n)));
        const closed = (((one.quantity / one.terms.lot) * part) / 100n) * one.terms.lot;
        const account: Account = {
          wallet: ZERO,
          positions: [{ position: twin, name: 'it', margin: fraction(margin) }],
        };
        if (closed > 0n && closed < one.quantity) {
          const order = { buys: !one.buys, quantity: fraction(closed), price: fraction(one.price) };
          trade(account, 'it', twin.contract, order, ZERO);
          const left = fraction(margin - releasedMargin(margin, closed, one.quantity));
          expect(account.positions[0]!.margin).toEqual(left);
        }
      }),
      RUNS,
    );
  });

  test('is settled as the model says', () => {
    fc.assert(
      fc.property(cases(kind), big(0, 10_000_000), (one, fee) => {
        const core = delivered(kind, positionOf(one), one.mark, fee);
        const twin = settled(modelOf(one.terms, positionOf(one)), fraction(one.mark), fraction(fee));
        expect({ profit: fraction(core.profit), fee: fraction(core.fee) }).toEqual(twin);
      }),
      RUNS,
    );
  });

  test('covers as the model does, and equity stays to the unit', () => {
    const accounts = fc.record({ all: fc.array(cases(kind), { minLength: 1, maxLength: 4 }), part: big(1, 150) });
    fc.assert(
      fc.property(accounts, ({ all, part }) => {
        const names = all.map((_, n) => `C${n}`);
        const winners = all.map((one, n) => ({ name: names[n]!, ...heldOf(one) }));
        const gains = winners.map((one) => profitAt(kind, one.position, one.mark)).filter((profit) => profit > 0n);
        const needed = (gains.reduce((sum, one) => sum + one, 0n) * part) / 100n + 1n;
        const positions = all.map((one, n) => ({
          position: modelOf(one.terms, positionOf(one)),
          name: names[n]!,
          margin: undefined,
        }));
        const account: Account = { wallet: ZERO, positions };
        const missing = coverNeed(account, fraction(needed), (name) => fraction(all[names.indexOf(name)]!.mark));
        const plan = coverPlan(winners, needed);
        expect(fraction(needed - plan.reduce((sum, { profit }) => sum + profit, 0n))).toEqual(missing);
        all.forEach((one, n) => {
          const profit = plan.find(({ name }) => name === names[n])?.profit ?? 0n;
          const after = covered(positionOf(one), profit);
          expect(modelOf(one.terms, after)).toEqual(positions[n]!.position);
          for (const price of [1n, one.mark, one.mark * 10n ** 6n]) {
            const worth = profitAt(kind, positionOf(one), price);
            expect(profitAt(kind, after, price) + profit).toBe(worth);
          }
        });
      }),
      RUNS,
    );
  });

  test('both sides of a trade have one value', () => {
    fc.assert(
      fc.property(cases(kind), (one) => {
        const value = tradeValue(kind, one.quantity, one.price);
        expect(signedValue(kind, true, value) + signedValue(kind, false, value)).toBe(0n);
        if (kind === 'linear') expect(value * 10n ** 8n).toBe(one.quantity * one.price);
      }),
      RUNS,
    );
  });
});
