import { expect, test } from 'vitest';
import { planOf } from '../plan.ts';
import { simulate } from '../workload.ts';

/**
 * A thief with the login, the mailbox and the phone begins a sale, changes the fund password and releases: 8,392 USDT once
 * left so within a minute, the hold being active. Seeds that stay: in each the thief is refused in every way, and the
 * auditor, which shares no code with the guard, finds that nothing left.
 */
const seedsThatStay = [1, 2, 3, 4, 5, 6, 10];

const tried = [
  'wallet/withdrawals-held',
  'wallet/deposit-held',
  'c2c/sales-held',
  'c2c/seller-held',
  'c2c/release-held',
  'spot/far-price-held',
  'identity/account-frozen',
];

test('whoever is held or stopped loses nothing, and every way was tried', () => {
  const times = new Map<string, number>();
  let given = 0;
  for (const seed of seedsThatStay) {
    const { holds, cases, refused } = simulate({ ...planOf(seed, 25_000), users: 6, days: 35, alone: 50 });
    expect(holds).toBeGreaterThan(20);
    given += cases;
    for (const reason of tried) times.set(reason, (times.get(reason) ?? 0) + (refused[reason] ?? 0));
  }
  for (const reason of tried) expect(times.get(reason), reason).toBeGreaterThan(2);
  expect(given).toBeGreaterThan(0);
});
