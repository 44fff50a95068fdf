import type { EarnOrder } from '@quay/contract/earn';
import { expect, test } from 'vitest';
import { savedIn, withSavings } from './holdings.ts';

const order = { kind: 'flexible', asset: 'USDT', amount: '4000', redemptions: [{ amount: '500' }] } as EarnOrder;

test('savings stand in the account of Earn, with what is on its way back and without what is held elsewhere', () => {
  expect(savedIn([order, { ...order, kind: 'fixed' }])).toEqual([
    { book: 'finance', symbol: 'USDT', available: '0', frozen: '4500' },
  ]);
  expect(savedIn([{ ...order, amount: '0', redemptions: [] }])).toEqual([]);
});

test('they are added to what is in the account already, or stand beside it', () => {
  const spot = { book: 'spot' as const, symbol: 'USDT', available: '10', frozen: '0' };
  const held = { book: 'finance' as const, symbol: 'USDT', available: '3', frozen: '1000' };
  const saved = savedIn([order]);
  expect(withSavings([spot, held], saved)).toEqual([spot, { ...held, frozen: '5500' }]);
  expect(withSavings([spot], saved)).toEqual([spot, ...saved]);
});
