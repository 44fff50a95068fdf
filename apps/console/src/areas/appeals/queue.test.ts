import type { AppealRow } from '@quay/contract/staff';
import { expect, test } from 'vitest';
import { appealAfter, latestOf } from './queue.ts';

const row = (orderId: number, more: Partial<AppealRow> = {}): AppealRow => ({
  orderId,
  symbol: 'USDT',
  fiat: 'EUR',
  quantity: '69.15',
  money: '64.20',
  value: '69.15',
  state: 'appealed',
  reason: 'paid-not-released',
  by: 'payer',
  payer: 'bob',
  seller: 'alice',
  appealedAt: orderId * 1000,
  dueAt: orderId * 2000,
  takenBy: null,
  needsTwo: false,
  proposed: null,
  ...more,
});

test('the next appeal is one that nobody else has, from the top again behind the last', () => {
  const rows = [row(1), row(2, { takenBy: 'trent' }), row(3, { takenBy: 'mallory' }), row(4, { state: 'completed' })];
  expect(appealAfter(rows, 1, 'mallory')?.orderId).toBe(3);
  expect(appealAfter(rows, 3, 'mallory')?.orderId).toBe(1);
  expect(appealAfter(rows, 99, 'mallory')?.orderId).toBe(1);
  expect(appealAfter([row(1)], 1, 'mallory')).toBeUndefined();
});

test('a ruling waits for whoever is not the first', () => {
  const rows = [row(1), row(2, { takenBy: 'trent', proposed: { for: 'payer', by: 'trent' } })];
  expect(appealAfter(rows, 1, 'mallory')?.orderId).toBe(2);
  expect(appealAfter(rows, 1, 'trent')).toBeUndefined();
});

test('the latest is the one that came in last, wherever it stands', () => {
  expect(latestOf([row(2), row(7), row(3)])).toBe(7000);
  expect(latestOf([])).toBe(0);
});
