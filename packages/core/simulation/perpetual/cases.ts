import fc from 'fast-check';
import { inject } from 'vitest';
import { type ContractKind, exactNotional, signedValue, tradeValue } from '../../src/margin/contract.ts';
import type { Group } from '../../src/margin/liquidation.ts';
import type { Position } from '../../src/margin/position.ts';
import { type Held, notionalAt } from '../../src/margin/requirements.ts';
import { initialRate, type TierTable, tierTable } from '../../src/margin/tiers.ts';
import type { Contract } from './model/contract.ts';
import { Fraction } from './model/fraction.ts';
import type { Group as ModelGroup } from './model/liquidation.ts';
import type { Held as ModelHeld, Position as ModelPosition } from './model/position.ts';

/** Random contracts, positions and accounts, as the core counts them and as the second model does. */

export const kinds = ['linear', 'inverse'] as const;
export const RUNS = { numRuns: inject('isLong') ? 2000 : 500 };

const UNITS = 10n ** 8n;
/** Floors of tiers and rates in steps whose product is whole units. */
const FLOOR_STEP = 10n ** 6n;
const RATE_STEP = 1000n;

/** Units as the model has them. */
export const fraction = (units: bigint): Fraction => new Fraction(units, UNITS);
export const big = (min: number, max: number): fc.Arbitrary<bigint> => fc.integer({ min, max }).map(BigInt);

export type Terms = {
  readonly kind: ContractKind;
  readonly tick: bigint;
  readonly lot: bigint;
  readonly tiers: TierTable;
};

export const contractOf = ({ kind, tick, lot, tiers }: Terms): Contract => ({
  kind,
  tick: fraction(tick),
  lot: fraction(lot),
  tiers: tiers.tiers.map(({ floor, maintenanceRate, initialRate }) => ({
    floor: fraction(floor),
    maintenance: fraction(maintenanceRate),
    initial: fraction(initialRate),
  })),
});

/** A position of a contract, opened at one price and seen at a mark. */
export type Case = {
  readonly terms: Terms;
  readonly buys: boolean;
  readonly quantity: bigint;
  readonly price: bigint;
  readonly mark: bigint;
  readonly leverage: bigint;
};

/** Sizes from one lot on, and tiers that end near the position's notional. */
export const cases = (kind: ContractKind, lotsMax = 1_000_000): fc.Arbitrary<Case> =>
  fc
    .record({
      tickPower: big(4, 6),
      lotPower: big(0, 3),
      ticks: big(1000, 10_000_000),
      lots: fc.oneof(big(1, Math.min(lotsMax, 50)), big(1, lotsMax)),
      buys: fc.boolean(),
      leverage: big(1, 125),
      // Most near the entry, some far from it.
      markPart: fc.oneof(big(9000, 11_000), big(9900, 10_100), big(1000, 30_000)),
      markUnits: big(0, 999),
      tiers: fc.array(fc.record({ part: big(1, 15), rate: big(100, 4000) }), { minLength: 1, maxLength: 5 }),
    })
    .map(({ tickPower, lotPower, ticks, lots, buys, leverage, markPart, markUnits, tiers: steps }) => {
      const tick = 10n ** tickPower;
      const lot = kind === 'linear' ? 10n ** (8n - tickPower + lotPower) : 10n * UNITS;
      const [price, quantity] = [ticks * tick, lots * lot];
      const { numerator, denominator } = exactNotional(kind, quantity, price);
      let [floor, rate] = [0n, 0n];
      const rows = steps.map((step, n) => {
        const width = ((numerator * step.part) / (denominator * 10n * FLOOR_STEP) + 1n) * FLOOR_STEP;
        floor = n === 0 ? 0n : floor + width;
        rate += step.rate * RATE_STEP;
        return { floor, maintenanceRate: rate, initialRate: 2n * rate };
      });
      const tiers = tierTable(rows, floor + 10n ** 20n);
      const mark = (price * markPart) / 10_000n + markUnits;
      return { terms: { kind, tick, lot, tiers }, buys, quantity, price, mark, leverage };
    });

export function positionOf({ terms: { kind }, buys, quantity, price }: Case): Position {
  const openValue = signedValue(kind, buys, tradeValue(kind, quantity, price));
  return { quantity: buys ? quantity : -quantity, openValue };
}

export const heldOf = (one: Case): Held => {
  const marked = { kind: one.terms.kind, tiers: one.terms.tiers, position: positionOf(one), mark: one.mark };
  return { ...marked, leverage: one.leverage, initialRate: initialRate(marked.tiers, notionalAt(marked), 0n) };
};

/** The model's position of the core's. */
export function modelOf(terms: Terms, { quantity, openValue }: Position): ModelPosition {
  const positive = (units: bigint) => fraction(units < 0n ? -units : units);
  const side = quantity > 0n ? 'long' : 'short';
  return { contract: contractOf(terms), side, quantity: positive(quantity), entryValue: positive(openValue) };
}

export const modelHeldOf = (one: Case): ModelHeld => ({
  position: modelOf(one.terms, positionOf(one)),
  mark: fraction(one.mark),
  leverage: new Fraction(one.leverage),
});

/** Positions behind one wallet: `isolated` has one. The wallet is what the leverages ask for, more or less. */
export const groups = (kind: ContractKind, mode: 'cross' | 'isolated', lotsMax?: number) =>
  fc
    .record({
      all: fc.array(cases(kind, lotsMax), { minLength: mode === 'cross' ? 2 : 1, maxLength: mode === 'cross' ? 4 : 1 }),
      walletPart: fc.oneof(big(80, 120), big(0, 400)),
    })
    .map(({ all, walletPart }) => {
      const opened = all.map(
        ({ terms, quantity, price, leverage }) => tradeValue(terms.kind, quantity, price) / leverage,
      );
      const wallet = (opened.reduce((sum, one) => sum + one, 0n) * walletPart) / 100n;
      return { all, ...twins(wallet, all) };
    });

/** The same group twice. */
export function twins(wallet: bigint, all: readonly Case[]): { readonly group: Group; readonly model: ModelGroup } {
  return {
    group: { wallet, positions: all.map(heldOf) },
    model: { wallet: fraction(wallet), positions: all.map(modelHeldOf) },
  };
}
