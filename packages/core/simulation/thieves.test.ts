import { expect, test } from 'vitest';
import { planOf } from './plan.ts';
import { simulate } from './workload.ts';

/**
 * A thief with the login, the mailbox and the phone begins a sale, changes the fund password and releases: 8,392 USDT once
 * left so within a minute, the hold being active. Seeds that stay: in each the thief is refused in every way, and the
 * auditor, which shares no code with the guard, finds that nothing left.
 */
test.each([1, 2, 3])('seed %i: whoever is held or stopped loses nothing, and every way was tried', (seed) => {
  const { holds, refused } = simulate({ ...planOf(seed, 25_000), users: 6, days: 35, alone: 50 });
  expect(holds).toBeGreaterThan(20);
  for (const reason of ['wallet/withdrawals-held', 'wallet/deposit-held', 'c2c/sales-held', 'c2c/seller-held']) {
    expect(refused[reason], reason).toBeGreaterThan(3);
  }
  expect(refused['c2c/release-held'], 'c2c/release-held').toBeGreaterThan(0);
  expect(refused['identity/account-frozen'], 'identity/account-frozen').toBeGreaterThan(0);
});
