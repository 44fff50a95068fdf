import { FLAT, filled } from '@quay/core/margin';
import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { liquidationOf } from './account.ts';
import { accountNow, contractNow, positionNow } from './example-account.ts';
import { afterStamp, rateSoFar, receivedAt } from './funding.ts';

const bitcoin = contractNow('BTCUSDT-PERP', '64216.9', '0.004');
const soFar = (premiumSum: string, due: number) => ({ premiumSum, due, interest: '0.0001', damp: '0.0005' });

describe('the rate so far', () => {
  test('is the interest while the premium is within the damp, and follows it beyond', () => {
    expect(text(rateSoFar(soFar('0', 100), bitcoin.tiers))).toBe('0.0001');
    expect(text(rateSoFar(soFar('0.05', 100), bitcoin.tiers))).toBe('0.0001');
    // A mean of 0.1 %: half a permille less.
    expect(text(rateSoFar(soFar('0.1', 100), bitcoin.tiers))).toBe('0.0005');
    expect(text(rateSoFar(soFar('-0.1', 100), bitcoin.tiers))).toBe('-0.0005');
  });

  test('counts samples that are missing as zero, and stays within three quarters of the first maintenance rate', () => {
    expect(text(rateSoFar(soFar('0.1', 50), bitcoin.tiers))).toBe('0.0015');
    expect(text(rateSoFar(soFar('10', 100), bitcoin.tiers))).toBe('0.003');
  });
});

test('who pays pays up, who receives receives down', () => {
  const { position } = filled('linear', FLAT, { buys: true, quantity: units('0.0001'), price: units('1') });
  const rate = units('0.00001234');
  const mark = units('64216.9');
  expect(receivedAt('linear', position, mark, rate)).toBe(-7925n);
  expect(receivedAt('linear', { quantity: -position.quantity }, mark, rate)).toBe(7924n);
});

describe('after the stamp', () => {
  const rate = units('0.001');
  const own = (mode: 'cross' | 'isolated') => {
    const position = positionNow(bitcoin, 'long', '0.25', '63420', {
      mode,
      margin: mode === 'isolated' ? '1600' : '0',
    });
    const account = accountNow('2177.48', position);
    return { account, position };
  };

  test('a cross account has less, and its long is liquidated sooner', () => {
    const { account, position } = own('cross');
    const after = afterStamp(account, () => rate)!;
    expect(account.available - after.available).toBe(-receivedAt('linear', position.position, bitcoin.mark, rate));
    expect(liquidationOf(after, position)! > liquidationOf(account, position)!).toBe(true);
  });

  test('an isolated position pays from its margin alone', () => {
    const { account, position } = own('isolated');
    const after = afterStamp(account, () => rate)!;
    const [paid] = after.positions;
    expect(after.available).toBe(account.available);
    expect(position.margin - paid!.margin).toBe(account.isolatedHeld - after.isolatedHeld);
    expect(liquidationOf(after, paid!)! > liquidationOf(account, position)!).toBe(true);
  });

  test('nothing is said where an isolated margin would not be enough', () => {
    const position = positionNow(bitcoin, 'long', '0.25', '63420', { mode: 'isolated', margin: '1' });
    expect(afterStamp(accountNow('0', position), () => rate)).toBeUndefined();
  });

  test('who receives has more', () => {
    const position = positionNow(bitcoin, 'short', '0.25', '63420');
    const account = accountNow('2177.48', position);
    expect(afterStamp(account, () => rate)!.available > account.available).toBe(true);
  });
});
