import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { figuresOf, freeOf } from './account.ts';
import { leverageLimit, requiredAt, withLeverage } from './changes.ts';
import { bandOf, breakEvenOf, closingOf, worstClose } from './closing.ts';
import { accountNow, contractNow, positionNow } from './example-account.ts';

const bitcoin = contractNow('BTCUSDT-PERP', '64216.9', '0.004');
const rate = units('0.0005');
const cents = (value: bigint | undefined, decimals = 2) => text(value! - (value! % 10n ** BigInt(8 - decimals)));

test('closing half brings its profit less the fee, and moves the liquidation price of the rest', () => {
  const long = positionNow(bitcoin, 'long', '0.25', '63420');
  const account = accountNow('2177.48', long);
  const closed = closingOf(account, long, [{ quantity: units('0.125'), price: units('64218.3') }], rate);
  expect([closed.profit, closed.fee, closed.net].map((one) => cents(one))).toEqual(['99.78', '4.01', '95.77']);
  expect(text(closed.position.position.quantity)).toBe('0.125');
  expect(cents(figuresOf(closed.account, closed.position).liquidation, 1)).toBe('45415.7');
  expect(cents(freeOf(closed.account) - freeOf(account) - closed.net)).toBe('802.71');
});

test('of an isolated position its part of the margin comes back, and a loss takes from it first', () => {
  const short = positionNow(bitcoin, 'short', '0.2', '64000', { mode: 'isolated', margin: '1280' });
  const account = accountNow('10', short);
  const half = closingOf(account, short, [{ quantity: units('0.1'), price: units('64300') }], 0n);
  expect([half.net, half.freed, half.position.margin].map(text)).toEqual(['-30', '640', '640']);
  expect(text(half.account.available)).toBe('620');
  const dear = closingOf(account, short, [{ quantity: units('0.1'), price: units('72000') }], 0n);
  expect([dear.net, dear.freed, dear.position.margin].map(text)).toEqual(['-800', '800', '480']);
  expect(dear.account.isolatedHeld).toBe(units('480'));
});

test('nobody closes further from the mark than the band, nor beyond what stands behind the position', () => {
  expect(Object.values(bandOf(bitcoin, units('0.05'))).map(text)).toEqual(['61006.1', '67427.7']);
  const rich = positionNow(bitcoin, 'long', '0.25', '63420');
  expect(text(worstClose(accountNow('2177.48', rich), rich, units('0.05')))).toBe('61006.1');
  const poor = positionNow(bitcoin, 'short', '0.25', '63420', { mode: 'isolated', margin: '500' });
  expect(text(worstClose(accountNow('9', poor), poor, units('0.05')))).toBe('65420');
});

test('a position is even where closing it pays for its fees, long and short', () => {
  const long = positionNow(bitcoin, 'long', '0.05', '64150');
  const short = positionNow(bitcoin, 'short', '0.05', '64150');
  expect(text(breakEvenOf(long, units('1.60375'), rate)!)).toBe('64214.2');
  expect(text(breakEvenOf(short, units('1.60375'), rate)!)).toBe('64085.8');
  expect(breakEvenOf(short, units('4000'), rate)).toBeUndefined();
});

test('less leverage moves what is missing behind an isolated position, more of it moves nothing', () => {
  const one = positionNow(bitcoin, 'long', '0.1', '64216.9', { mode: 'isolated', margin: '642.169' });
  const account = accountNow('1000', one);
  expect(text(requiredAt(one, 5n) - requiredAt(one, 10n))).toBe('642.169');
  const less = withLeverage(account, one, 5n);
  expect([less.added, less.position.margin, less.account.available].map(text)).toEqual([
    '642.169',
    '1284.338',
    '357.831',
  ]);
  const more = withLeverage(account, one, 20n);
  expect([more.added, more.position.margin].map(text)).toEqual(['0', '642.169']);
});

test('the leverage ends with the contract, or with the tier of the position', () => {
  const one = positionNow(bitcoin, 'long', '0.1', '64216.9');
  expect([leverageLimit(one, 50), leverageLimit(one, 125)]).toEqual([50, 100]);
});
