import { expect, test } from 'vitest';
import type { MerchantDeposit } from '../../src/index.ts';
import { Deposits } from './deposits.ts';

const paid: MerchantDeposit = {
  id: 1,
  owner: 1_001,
  asset: 'USDT',
  amount: 500n,
  state: 'held',
  paidAt: 10,
  refundedAt: null,
};
const back: MerchantDeposit = { ...paid, state: 'refunded', refundedAt: 20 };

test('a deposit claims what it holds, and nothing when it is back', () => {
  const deposits = new Deposits();
  expect(deposits.take('put', paid, 5, 10)).toBe(500n);
  expect(deposits.take('put', { ...paid, id: 2, amount: 7n, state: 'refunded', refundedAt: 10 }, 5, 10)).toBe(0n);
  expect(deposits.take('put', back, 15, 20)).toBe(-500n);
  expect(deposits.last).toBe(2);
});

test.each<[string, Partial<MerchantDeposit>, RegExp]>([
  ['skips a number', { id: 2 }, /follows 0/],
  ['is of nothing', { amount: 0n }, /is held and of 0/],
  ['is of less than nothing', { amount: -1n, state: 'used' }, /is used and of -1/],
  ['is used and not used up', { state: 'used' }, /is used and of 500/],
  ['is of another time', { paidAt: 4 }, /another time/],
  ['is held and back', { refundedAt: 10 }, /was given back at 10/],
  ['is back at no time', { state: 'refunded' }, /was given back at null/],
])('a new one that %s is wrong', (_, more, objection) => {
  expect(() => new Deposits().take('put', { ...paid, ...more }, 5, 10)).toThrow(objection);
});

test.each<[string, Partial<MerchantDeposit>, RegExp]>([
  ['has another owner', { owner: 1_002 }, /another one/],
  ['has grown', { amount: 501n }, /grew to 501/],
  ['is of another coin', { asset: 'BTC' }, /another one/],
  ['is back at another time', { refundedAt: 3 }, /another time/],
])('one that comes back and %s is wrong', (_, more, objection) => {
  const deposits = new Deposits();
  deposits.take('put', paid, 5, 10);
  expect(() => deposits.take('put', { ...back, ...more }, 15, 20)).toThrow(objection);
});

test('one that is dropped, or comes back twice, is wrong', () => {
  const deposits = new Deposits();
  deposits.take('put', paid, 5, 10);
  expect(() => deposits.take('drop', paid, 5, 10)).toThrow(/dropped/);
  deposits.take('put', back, 15, 20);
  expect(() => deposits.take('put', back, 15, 20)).toThrow(/written again/);
});

test('one that shrinks pays for exactly what was ruled', () => {
  const observed = (more: Partial<MerchantDeposit>, due: bigint) => () => {
    const deposits = new Deposits();
    deposits.take('put', paid, 5, 10);
    deposits.validate(new Map());
    expect(deposits.take('put', { ...paid, ...more }, 15, 20)).toBe((more.amount ?? 500n) - 500n);
    deposits.validate(new Map([[paid.owner, due]]));
  };
  expect(observed({ amount: 400n }, 100n)).not.toThrow();
  expect(observed({ amount: 0n, state: 'used' }, 500n)).not.toThrow();
  expect(observed({ amount: 400n }, 99n)).toThrow('the deposits of 1001 paid 100, not 99');
  expect(observed({}, 1n)).toThrow('paid 0, not 1');
});
