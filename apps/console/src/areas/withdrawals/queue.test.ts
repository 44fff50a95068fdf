import type { WithdrawalRow } from '@quay/contract/staff';
import { expect, test } from 'vitest';
import { withdrawalAfter } from './queue.ts';

const row = (withdrawalId: number, approvedBy: string[] = []): WithdrawalRow => ({
  withdrawalId,
  userId: 1000 + withdrawalId,
  username: 'alice',
  symbol: 'USDT',
  network: 'ERC20',
  address: '0x4F1bC70e93A2d5E86b0D17c4A8f2930E5dB6719a',
  amount: '60000',
  state: 'reviewing',
  signals: ['above-limit'],
  needs: 2,
  approvedBy,
  requestedAt: withdrawalId * 1000,
});

test('the next withdrawal is one that I have not approved, from the top again behind the last', () => {
  const rows = [row(1), row(2, ['mallory']), row(3, ['bob']), row(4, ['mallory'])];
  expect(withdrawalAfter(rows, 1, 'mallory')?.withdrawalId).toBe(3);
  expect(withdrawalAfter(rows, 3, 'mallory')?.withdrawalId).toBe(1);
  expect(withdrawalAfter(rows, 99, 'mallory')?.withdrawalId).toBe(1);
  expect(withdrawalAfter(rows, 1, 'bob')?.withdrawalId).toBe(2);
  expect(withdrawalAfter([row(1)], 1, 'bob')).toBeUndefined();
});
