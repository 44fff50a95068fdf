import type { PositionRow } from '@quay/core';
import { type Held, tierTable } from '@quay/core/margin';
import { ONE, units } from '@quay/money';
import { expect, test } from 'vitest';
import type { Exposed } from './exposures.ts';
import { movesOf } from './moves.ts';

const tiers = tierTable([{ floor: 0n, maintenanceRate: units('0.05'), initialRate: units('0.1') }], units('1000000'));
/** A position of so many coins, opened at 100 and marked at 100. */
const held = (quantity: bigint): Held => ({
  ...{ kind: 'linear', tiers, mark: 100n * ONE, leverage: 10n, initialRate: units('0.1') },
  position: { quantity: quantity * ONE, openValue: quantity * 100n * ONE },
});
const group = (owner: number, wallet: string, ...of: readonly (readonly [string, bigint])[]): Exposed => ({
  ...{ owner, book: 'contract', asset: 'USDT', contract: undefined, isNear: false, isLiquidating: false },
  rows: of.map(([contract]) => ({ contract }) as PositionRow),
  group: { wallet: units(wallet), positions: of.map(([, quantity]) => held(quantity)) },
});
const shown = (groups: readonly Exposed[]) =>
  movesOf(groups, 'A').map(({ move, liquidated, needed }) => [move, liquidated, needed / ONE]);

test('a long lacks what it loses beyond what it has, and a short on the other side', () => {
  // Ten of 100 each: a fifth of their worth is 200.
  expect(shown([group(1, '150', ['A', 10n]), group(2, '150', ['A', -10n])])).toEqual([
    ['-0.4', 1, 250n],
    ['-0.2', 1, 50n],
    ['-0.1', 0, 0n],
    ['0.1', 1, 0n],
    ['0.2', 1, 50n],
    ['0.4', 1, 250n],
  ]);
});

test('marks of other contracts stay, and who does not hold this one is left out', () => {
  const hedged = group(1, '150', ['A', 10n], ['B', -10n]);
  expect(shown([hedged])[0]).toEqual(['-0.4', 1, 250n]);
  expect(shown([group(2, '0', ['B', 10n])]).every(([, liquidated, needed]) => liquidated === 0 && needed === 0n)).toBe(
    true,
  );
});
