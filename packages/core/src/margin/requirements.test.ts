import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { exact } from './exact.ts';
import {
  assumedPrice,
  freeMargin,
  type Held,
  initialMargin,
  movable,
  type OpeningOrder,
  orderHold,
  removableMargin,
} from './requirements.ts';
import { tierTable } from './tiers.ts';

const tiers = tierTable([{ floor: 0n, maintenanceRate: units('0.005'), initialRate: units('0.01') }], units('1000000'));
const held = (openValue: string, leverage = 10n): Held => ({
  kind: 'linear',
  tiers,
  position: { quantity: units('1'), openValue: units(openValue) },
  mark: units('1000'),
  leverage,
  initialRate: units('0.01'),
});

test('an order holds margin, the loss that it would show at once, and its fee', () => {
  const order: OpeningOrder = {
    ...{ kind: 'linear' as const, buys: false, quantity: units('1'), price: units('9253.30'), mark: units('9259.84') },
    ...{ leverage: 20n, initialRate: units('0.01'), takerRate: 0n },
  };
  expect(orderHold(order)).toBe(units('462.665') + units('6.54'));
  expect(orderHold({ ...order, buys: true })).toBe(units('462.665'));
  expect(orderHold({ ...order, takerRate: units('0.0005') })).toBe(units('469.205') + units('4.62665'));
});

test('an initial margin is rounded up, by leverage and by rate', () => {
  expect(initialMargin(exact(10n), { leverage: 3n, initialRate: 0n })).toBe(4n);
  expect(initialMargin(exact(10n), { leverage: 10n, initialRate: units('0.11') })).toBe(2n);
});

test('an order is judged at the price that its fills may make it larger by', () => {
  const order = { limit: 100n, last: 105n, mark: 110n, edge: 120n };
  const at = (kind: 'linear' | 'inverse', buys: boolean, limit: bigint | undefined, more = {}) =>
    assumedPrice({ ...order, kind, buys, limit, ...more });
  expect([at('linear', true, 100n), at('linear', true, undefined)]).toEqual([100n, 120n]);
  expect([at('linear', false, 100n), at('linear', false, 115n), at('linear', false, undefined)]).toEqual([
    110n,
    115n,
    110n,
  ]);
  expect(at('linear', false, undefined, { last: 111n })).toBe(111n);
  expect([at('inverse', false, 100n), at('inverse', false, undefined)]).toEqual([100n, 120n]);
  expect([at('inverse', true, 100n), at('inverse', true, 115n), at('inverse', true, undefined)]).toEqual([
    100n,
    110n,
    105n,
  ]);
});

test('losses and margins take from what is free, and profits add nothing', () => {
  expect(freeMargin(units('500'), [held('1000')])).toBe(units('400'));
  expect(freeMargin(units('500'), [held('1050')])).toBe(units('350'));
  expect(freeMargin(units('500'), [held('200')])).toBe(units('400'));
});

test('what may leave keeps initial margins and a tenth of the notional', () => {
  expect(movable(units('500'), units('500'), [])).toBe(units('500'));
  expect(movable(units('500'), units('500'), [held('1000')])).toBe(units('400'));
  // At 50 times the margin is 20, and the tenth of the notional 100.
  expect(movable(units('500'), units('500'), [held('1000', 50n)])).toBe(units('400'));
  expect(movable(units('500'), units('500'), [held('1000', 2n)])).toBe(0n);
  // The rest of the wallet stands behind orders: it counts as equity and cannot leave.
  expect(movable(units('150'), units('500'), [held('1000', 50n)])).toBe(units('130'));
  expect(movable(0n, units('500'), [held('1000', 50n)])).toBe(0n);
});

test('an isolated margin may be taken out down to what opens and what keeps its position', () => {
  expect(removableMargin(units('150'), held('1000'))).toBe(units('50'));
  expect(removableMargin(units('150'), held('1020'))).toBe(units('30'));
  expect(removableMargin(units('150'), held('900'))).toBe(units('50'));
  expect(removableMargin(units('90'), held('1000'))).toBe(0n);
});
