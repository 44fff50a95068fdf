import type { SimulatedShift } from '@quay/store';
import { expect, test } from 'vitest';
import { createShifts } from './shifts.ts';

/** The rows of a database, as far as shifts are concerned. */
function kept() {
  const rows = new Map<string, SimulatedShift>();
  return {
    simulatedShifts: async () => [...rows.values()],
    saveSimulatedShift: async (shift: SimulatedShift) => void rows.set(shift.symbol, shift),
  };
}

test('a coin moves evenly by a share of its price, stays there, and goes on from there', async () => {
  const shifts = await createShifts(kept());
  expect(shifts.factor('BTC', 0)).toBe(1);
  await shifts.move('BTC', -0.2, 1000, 0);
  expect(shifts.factor('BTC', 0)).toBe(1);
  expect(shifts.factor('BTC', 500)).toBeCloseTo(Math.sqrt(0.8), 9);
  expect(shifts.factor('BTC', 1000)).toBeCloseTo(0.8, 9);
  expect(shifts.factor('BTC', 9000)).toBeCloseTo(0.8, 9);
  expect(shifts.factor('ETH', 9000)).toBe(1);
  await shifts.move('BTC', 0.25, 1000, 9000);
  expect(shifts.factor('BTC', 10_000)).toBeCloseTo(1, 9);
});

test('a start finds coins where they were moved to, and those that are on their way go on', async () => {
  const rows = kept();
  const before = await createShifts(rows);
  await before.move('BTC', -0.2, 1000, 0);
  await before.move('ETH', 0.5, 1000, 0);
  const after = await createShifts(rows);
  for (const at of [0, 500, 2000]) {
    expect(after.factor('BTC', at)).toBe(before.factor('BTC', at));
    expect(after.factor('ETH', at)).toBe(before.factor('ETH', at));
  }
});
