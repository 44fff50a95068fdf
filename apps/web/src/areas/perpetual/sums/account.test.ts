import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { crossNow, figuresOf, freeOf, liquidationOf, movableOf, shownLiquidation, worthOf } from './account.ts';
import { withMargin } from './changes.ts';
import { accountNow, contractNow, positionNow } from './example-account.ts';

const bitcoin = contractNow('BTCUSDT-PERP', '64216.9', '0.004');
const ether = contractNow('ETHUSDT-PERP', '3412.10', '0.005', { tick: '0.01', lot: '0.001' });
const long = positionNow(bitcoin, 'long', '0.25', '63420');
const short = positionNow(ether, 'short', '3', '3388.20', { leverage: 5, mode: 'isolated', margin: '2032.92' });
const account = accountNow('2177.48', long, short);
const cents = (value: bigint | undefined, decimals = 2) => text(value! - (value! % 10n ** BigInt(8 - decimals)));

describe.each([
  ['linear', 'long', '1', '20000', '400', '0.005', '19698.49246231'],
  ['linear', 'short', '1', '20000', '400', '0.005', '20298.50746269'],
  ['inverse', 'long', '60000', '50000', '0.12', '0.005', '45681.81818181'],
  ['inverse', 'short', '60000', '50000', '0.12', '0.005', '55277.77777778'],
  ['linear', 'long', '1', '50000', '5000', '0.0125', '45569.62025316'],
] as const)('the published example %s %s', (kind, side, quantity, entry, margin, rate, price) => {
  const contract = contractNow('X', entry, rate, { kind, initial: '0.02' });
  test('is liquidated where the venue says', () => {
    const one = positionNow(contract, side, quantity, entry, { mode: 'isolated', margin });
    expect(text(liquidationOf(accountNow('1', one), one)!)).toBe(price);
  });
});

test('a cross position stands on the account without what is behind isolated ones', () => {
  const figures = figuresOf(account, long);
  expect(text(figures.liquidation!)).toBe('54929.8');
  expect(cents(figures.distance, 4)).toBe('-0.1446');
  expect([figures.profit, figures.worth, figures.margin].map((one) => cents(one))).toEqual([
    '199.22',
    '16054.22',
    '1605.42',
  ]);
  expect(cents(figures.gain, 4)).toBe('0.1256');
  expect(figures.worst).toBe(units('2177.48') + figures.profit);
  expect(figures.entry).toBe(units('63420'));
});

test('an isolated position stands on its margin, and can lose nothing else', () => {
  const figures = figuresOf(account, short);
  expect(text(figures.liquidation!)).toBe('4045.61');
  expect(cents(figures.distance, 4)).toBe('0.1856');
  expect([figures.profit, figures.worst, figures.margin].map(text)).toEqual(['-71.7', '2032.92', '2032.92']);
  expect(figures.removable).toBe(0n);
  const more = withMargin(account, short, units('500'));
  expect(text(figuresOf(more.account, more.position).liquidation!)).toBe('4211.44');
  expect(more.account.available).toBe(units('1677.48'));
  expect(worthOf(more.account)).toBe(worthOf(account));
});

test('a shown liquidation price is a whole tick and never further from the mark than it is', () => {
  const exactly = liquidationOf(account, long)!;
  expect(exactly).toBeGreaterThan(units('54929.7'));
  expect(shownLiquidation(long, units('54929.71'))).toBe(units('54929.8'));
  expect(shownLiquidation(long, units('54929.8'))).toBe(units('54929.8'));
  expect(shownLiquidation(short, units('4045.619'))).toBe(units('4045.61'));
});

test('a profit opens nothing and a loss does, and the ratio is that of the whole account', () => {
  expect(cents(freeOf(account))).toBe('572.05');
  expect(cents(movableOf(account))).toBe('572.05');
  const losing = accountNow('2177.48', positionNow(contractNow('B', '62420', '0.004'), 'long', '0.25', '63420'));
  expect(freeOf(losing)).toBe(units('2177.48') - units('250') - units('1560.5'));
  const { equity, maintenance, ratio } = crossNow(account);
  expect([cents(equity), cents(maintenance), cents(ratio, 3)]).toEqual(['2376.7', '64.21', '0.027']);
});

test('what an account is worth counts isolated margins with their profit', () => {
  expect(cents(worthOf(account))).toBe('4337.92');
});
