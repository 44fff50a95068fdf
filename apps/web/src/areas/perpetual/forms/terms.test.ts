import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { positionIn } from '../sums/account.ts';
import { marginAfter, marginRefusal, mostOf } from './change-margin.form.ts';
import { accountOf, bitcoin, facts, longOf, orderOf } from './example-contract.ts';
import { restingOf } from './resting.ts';
import { greatestLeverage, termsFigures } from './set-leverage.form.ts';

const isolated = accountOf('100', [longOf('0.1', { mode: 'isolated', margin: '600' })]);
const position = positionIn(isolated, bitcoin.symbol)!;
const most = units('200');
const rate = units('0.0005');

test('more leverage opens more, up to the limit of its tier', () => {
  const at = (leverage: number) => termsFigures(facts(), { mode: 'cross', leverage }, most, rate);
  expect([10, 20].map((leverage) => text(at(leverage).largest!))).toEqual(['9950', '19800']);
  expect([100, 125].map((leverage) => text(at(leverage).limit!))).toEqual(['1000000', '50000']);
  expect(at(10).position).toBeNull();
});

test('with a position where it is liquidated and what it requires are shown for what is chosen', () => {
  const held = facts({ account: isolated, mode: 'isolated' });
  const at = (leverage: number) => termsFigures(held, { mode: 'isolated', leverage }, most, rate);
  expect([at(10).required, at(20).required].map((one) => text(one!))).toEqual(['500', '250']);
  // 0.1 at 50,000 with 600 behind it; 5 times moves 500 more there.
  expect(at(20).position!.liquidation).toBe(at(10).position!.liquidation);
  expect(text(at(5).position!.margin)).toBe('1100');
  expect([greatestLeverage(facts()), greatestLeverage(held)]).toEqual([100, 100]);
});

test('margin moves as far as it is free, and comes back as far as it is not required', () => {
  expect([mostOf('add', isolated, position), mostOf('remove', isolated, position)].map(text)).toEqual(['100', '100']);
  expect(marginRefusal('add', '100', isolated, position)).toBeNull();
  expect(marginRefusal('add', '100.01', isolated, position)?.reason).toBe('perpetual/balance-too-small');
  expect(marginRefusal('remove', '100.01', isolated, position)?.reason).toBe('perpetual/margin-not-removable');
  expect(marginRefusal('add', 'x', isolated, position)?.reason).toBe('perpetual/amount-malformed');
  expect(marginRefusal('add', '', isolated, position)).toBeNull();
  expect(text(marginAfter('add', '100', isolated, position)!.margin)).toBe('700');
  expect(text(marginAfter('remove', '100', isolated, position)!.margin)).toBe('500');
  expect(marginAfter('add', '101', isolated, position)).toBeNull();
});

test('what orders would open counts, and what they would close does not', () => {
  expect(restingOf([])).toBeNull();
  expect(restingOf([orderOf('close-long', '1')])).toBeNull();
  const some = [orderOf('open-short', '1'), orderOf('close-long', '5'), orderOf('open-short', '0.5')];
  expect(restingOf(some)).toEqual({ buys: false, quantity: units('1.5') });
});
