import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { figuresOf } from './account.ts';
import { accountNow, contractNow, positionNow } from './example-account.ts';
import { outcomeAt, priceAtDistance, priceOfResult, roomBeforeLiquidation, trailingPrice } from './outcomes.ts';

const bitcoin = contractNow('BTCUSDT-PERP', '64216.9', '0.004');
const rate = units('0.0005');
const long = positionNow(bitcoin, 'long', '0.25', '63420');
const short = positionNow(bitcoin, 'short', '0.25', '65000');
const account = accountNow('2177.48', long);
const of = (price: string, quantity = '0.25') => outcomeAt(account, long, units(quantity), units(price), rate);

test('what a stop-profit and a stop-loss bring, after the fee', () => {
  expect([of('66000').net, of('62900').net].map(text)).toEqual(['636.75', '-137.8625']);
  expect([of('66000').profit, of('66000').fee].map(text)).toEqual(['645', '8.25']);
  expect(text(of('66000', '0.1').net)).toBe('254.7');
});

test('an isolated position loses no more than what stands behind it, at the mark that triggers', () => {
  const poor = positionNow(bitcoin, 'long', '0.25', '63420', { mode: 'isolated', margin: '500' });
  const own = accountNow('9', poor);
  expect(text(outcomeAt(own, poor, units('0.25'), units('60000'), rate).net)).toBe('-500');
  expect(text(outcomeAt(own, poor, units('0.25'), units('62000'), rate).net)).toBe('-362.75');
});

test('on cross what others of the account gain pays for a loss, valued when the mark is there', () => {
  const ether = positionNow(contractNow('ETHUSDT-PERP', '4000', '0.005'), 'long', '1', '3900');
  const two = accountNow('0', long, ether);
  // 855 are lost and 7.5 are the fee; the gain of 100 in ether is all that can pay.
  expect(text(outcomeAt(two, long, units('0.25'), units('60000'), rate).net)).toBe('-100');
});

describe('a result leads to the first price that brings it, long and short', () => {
  const priceOf = (result: string, one = long) => {
    const own = accountNow('2177.48', one);
    const price = priceOfResult(own, one, units('0.25'), units(result), rate)!;
    const worse = price + (one === long ? -bitcoin.tick : bitcoin.tick);
    const nets = [price, worse].map((at) => outcomeAt(own, one, units('0.25'), at, rate).net >= units(result));
    return [text(price), ...nets];
  };
  test.each([
    ['636.75', long, '66000'],
    ['-137.8625', long, '62900'],
    ['100', short, '64567.7'],
    ['-100', short, '65367.3'],
  ])('%s', (result, one, price) => expect(priceOf(result, one)).toEqual([price, true, false]));

  test('nothing brings more than any price does', () => {
    expect(priceOfResult(accountNow('1', short), short, units('0.25'), units('20000'), rate)).toBeUndefined();
  });
});

test('a share of the mark is the nearest tick, and none below the first', () => {
  const distance = (share: string) => priceAtDistance(units('64216.9'), units(share), units('0.1'));
  expect([distance('0.0278'), distance('-0.0205'), distance('0')].map((one) => text(one!))).toEqual([
    '66002.1',
    '62900.5',
    '64216.9',
  ]);
  expect([distance('-1'), distance('-2')]).toEqual([undefined, undefined]);
});

test('a trailing stop acts at the first tick that is so far behind the best mark', () => {
  expect(text(trailingPrice(true, units('64952.3'), units('0.015'), units('0.1')))).toBe('63978');
  expect(text(trailingPrice(false, units('62706.2'), units('0.015'), units('0.1')))).toBe('63646.8');
});

test('how far a stop-loss is from where the position is liquidated', () => {
  const at = figuresOf(account, long).liquidation!;
  const room = (price: bigint) => roomBeforeLiquidation(account, long, price)!;
  expect([room(at), room(at - bitcoin.tick) < 0n, text(room(units('62900'))).slice(0, 6)]).toEqual([
    0n,
    true,
    '0.1450',
  ]);
  const rich = positionNow(bitcoin, 'long', '0.01', '63420');
  expect(roomBeforeLiquidation(accountNow('2177.48', rich), rich, units('1'))).toBeUndefined();
});
