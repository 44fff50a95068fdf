import { exact, filled, notionalAt, rounded, tierTable } from '@quay/core/margin';
import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { figuresOf, freeOf, heldOf } from './account.ts';
import { breakEvenOf } from './closing.ts';
import { accountNow, contractNow, positionNow } from './example-account.ts';
import { afterOpening, greatestThat, largestOf, marginOf, type OpeningPlan } from './opening.ts';

const bitcoin = contractNow('BTCUSDT-PERP', '64216.9', '0.004');
const plan = (of: Partial<OpeningPlan>): OpeningPlan => ({
  contract: bitcoin,
  buys: true,
  quantity: units('0.05'),
  limit: units('64150'),
  worst: units('64150'),
  leverage: 10n,
  mode: 'cross',
  takerRate: units('0.0005'),
  resting: 0n,
  ...of,
});
const cents = (value: bigint | undefined, decimals = 2) => text(value! - (value! % 10n ** BigInt(8 - decimals)));

describe('an order that adds to a long', () => {
  const account = accountNow('2177.48', positionNow(bitcoin, 'long', '0.25', '63420'));

  test('holds its margin and a taker fee', () => {
    expect(text(marginOf(account, plan({})).hold)).toBe('322.35375');
  });

  test('moves the liquidation price of the position', () => {
    const after = afterOpening(account, plan({}), [{ quantity: plan({}).quantity, price: units('64150') }]);
    const { liquidation, entry, size } = figuresOf(after.account, after.position);
    expect([text(size), cents(entry, 1), cents(liquidation, 1)]).toEqual(['0.3', '63541.6', '56514.9']);
    expect(after.account.available).toBe(units('2177.48') - units('1.60375'));
  });
});

test('a short below the mark holds the loss that it would show, as the venue publishes it', () => {
  const contract = contractNow('BTCUSDT-PERP', '9259.84', '0.004', { tick: '0.01', lot: '0.001' });
  const short = plan({
    contract,
    buys: false,
    quantity: units('1'),
    limit: units('9253.30'),
    worst: units('9253.30'),
    leverage: 20n,
    takerRate: 0n,
  });
  // The margin is at the mark, 462.992; the loss 6.54.
  expect(text(marginOf(accountNow('1000'), short).hold)).toBe('469.532');
});

test('isolated: margin and loss stand behind the position, and it is liquidated by them', () => {
  const contract = contractNow('SOLUSDT-PERP', '168.30', '0.005', { tick: '0.01', lot: '0.1' });
  const at = (leverage: bigint) => {
    const opened = plan({
      ...{ contract, leverage, mode: 'isolated', quantity: units('30') },
      ...{ limit: units('168.30'), worst: units('168.30') },
    });
    const { account, position } = afterOpening(accountNow('1000'), opened, [
      { quantity: opened.quantity, price: units('168.30') },
    ]);
    return { position, account, figures: figuresOf(account, position) };
  };
  const [ten, twenty] = [at(10n), at(20n)];
  expect([ten, twenty].map(({ figures }) => cents(figures.liquidation))).toEqual(['152.24', '160.69']);
  expect([ten, twenty].map(({ position }) => text(position.margin))).toEqual(['504.9', '252.45']);
  expect(ten.account.isolatedHeld).toBe(units('504.9'));
  expect(ten.account.available).toBe(units('1000') - units('504.9') - units('2.5245'));
});

test('the largest order fits what is free, and one lot more does not', () => {
  const account = accountNow('322.36');
  const { quantity: _, ...open } = plan({});
  const largest = largestOf(account, open, units('200'));
  expect(text(largest)).toBe('0.05');
  expect(marginOf(account, { ...open, quantity: largest }).hold).toBeLessThanOrEqual(freeOf(account));
  expect(marginOf(account, { ...open, quantity: largest + bitcoin.lot }).hold).toBeGreaterThan(freeOf(account));
  expect(largestOf(accountNow('0'), open, units('200'))).toBe(0n);
});

test('the largest order ends where the tiers end, however much is free', () => {
  const small = { ...bitcoin, tiers: tierTable([{ floor: 0n, maintenanceRate: 1n, initialRate: 2n }], units('6415')) };
  const { quantity: _, ...open } = plan({ contract: small });
  expect(text(largestOf(accountNow('1000000'), open, units('200')))).toBe('0.1');
  expect(text(largestOf(accountNow('1000000'), { ...open, resting: units('0.04') }, units('200')))).toBe('0.06');
});

test('an order is even where it has paid for opening and closing it', () => {
  const quantity = units('0.05');
  const position = filled('linear', { quantity: 0n, openValue: 0n }, { buys: true, quantity, price: units('64150') });
  const one = { ...positionNow(bitcoin, 'long', '0.05', '64150'), position: position.position };
  expect(text(breakEvenOf(one, units('1.60375'), units('0.0005'))!)).toBe('64214.2');
  expect(rounded(notionalAt(heldOf(one)), 'down')).toBeGreaterThan(rounded(exact(0n), 'down'));
});

test('the greatest of a row that holds', () => {
  expect(greatestThat((count) => count * count <= 50n, 100n)).toBe(7n);
  expect([greatestThat(() => false, 9n), greatestThat(() => true, 9n)]).toEqual([0n, 9n]);
});
