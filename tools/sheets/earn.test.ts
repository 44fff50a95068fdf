import type { EarnOrder } from '@quay/contract/earn';
import type { EarnOrder as OrderRow } from '@quay/core';
import { text, units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchaseRefusal } from '../../apps/web/src/areas/earn/forms/purchase.form.ts';
import { exitOf, termOf } from '../../apps/web/src/areas/earn/sums.ts';
import { bitcoinTerms, coreOfSheets, PERSON } from './testing/core-of-sheets.ts';

/**
 * The sheets of Earn against the core: what is typed is refused as the core refuses it; what the sheet says that leaves,
 * comes back and is paid, does; leaving early costs what the sheet says; savings come back whole.
 */
const DAY = 86_400_000;
const HOUR = DAY / 24;
const noSheet = {
  ...{ machineType: null, algorithm: '', hashrate: '', power: '', manufacturer: '', size: '' },
  ...{ weight: '', temperature: '', humidity: '' },
} as const;
const products = {
  savings: {
    ...{ kind: 'flexible', asset: 'USDT', days: 0, dayMs: DAY, name: 'USDT savings', fund: '', rate: 0n },
    ...{ min: units('1'), max: units('100000'), perPerson: null, quota: null, penaltyRate: null },
    ...{ reserveRate: units('0.1'), ...noSheet },
  },
  fixed: {
    ...{ kind: 'fixed', asset: 'USDT', days: 30, dayMs: DAY, name: 'USDT 30 days', fund: 'terms' },
    ...{ rate: units('0.003'), min: units('50'), max: units('10000'), perPerson: null, quota: null },
    ...{ penaltyRate: units('0.004'), reserveRate: 0n, ...noSheet },
  },
} as const;
const has = { USDT: units('8000') };
const START = Date.UTC(2026, 0, 1);
const amounts = fc.bigInt(units('30'), units('12000'));

async function earning() {
  const one = await coreOfSheets(has, bitcoinTerms.minNotional * 1_000n, START);
  await one.run('earn/list-product', products.savings);
  await one.run('earn/list-product', products.fixed);
  await one.run('earn/fund', { code: 'terms', asset: 'USDT', amount: units('100000') });
  return one;
}

const termsOf = ({
  asset,
  min,
  max,
  rate,
  penaltyRate,
  days,
  dayMs,
}: typeof products.fixed | typeof products.savings) => ({
  ...{ asset, min: text(min), max: text(max), rate: text(rate), days, dayMs, left: null, open: true },
  penaltyRate: penaltyRate === null ? null : text(penaltyRate),
});

test('a term leaves, pays and comes back as its sheet says, and is refused as its form says', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(amounts, fc.integer({ min: 0, max: 29 }), async (amount, stayed) => {
      const { run, balance, balances, clock } = await earning();
      const fixed = termsOf(products.fixed);
      const early = purchaseRefusal(text(amount), fixed, balances(PERSON));
      seen.set(early?.reason ?? 'bought', (seen.get(early?.reason ?? 'bought') ?? 0) + 1);
      const request = {
        owner: PERSON,
        requestId: 'sheet-0001',
        product: 2,
        version: 1,
        amount,
        book: 'spot',
        sharedBy: null,
      };
      const bought = await run<{ order: number }>('earn/buy', request);
      expect(bought.ok ? null : bought.refusal.reason).toBe(early?.reason ?? null);
      if (!bought.ok) return;
      const sheet = termOf(fixed, amount, clock.now);
      const after = balance(PERSON, 'spot', 'USDT').available;
      expect(has.USDT - after).toBe(amount);

      if (stayed === 0) {
        clock.now = sheet.endsAt + 2 * DAY;
        await run('earn/pay-terms', {});
        const { available, frozen } = balance(PERSON, 'finance', 'USDT');
        expect(frozen).toBe(0n);
        expect(balance(PERSON, 'spot', 'USDT').available + available).toBe(has.USDT + sheet.all);
        expect(sheet.back).toBe(amount + sheet.all);
        return;
      }
      clock.now += stayed * DAY + HOUR;
      await run('earn/pay-terms', {});
      const paid = balance(PERSON, 'finance', 'USDT').available;
      const order = { ...fixed, amount: text(amount), since: START, income: text(paid) } as unknown as EarnOrder;
      const exit = exitOf(order, clock.now);
      const left = await run<OrderRow>('earn/exit-early', {
        ...{ owner: PERSON, order: bought.value.order, penalty: exit.penalty },
      });
      expect(left.ok ? null : left.refusal.reason).toBeNull();
      expect(balance(PERSON, 'spot', 'USDT').available - after).toBe(exit.refund);
    }),
    { numRuns: 120, seed: 20261128 },
  );
  for (const what of ['bought', 'earn/out-of-range', 'wallet/balance-too-small']) {
    expect([what, (seen.get(what) ?? 0) > 0]).toEqual([what, true]);
  }
});

test('savings leave and come back whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt(units('1'), units('8000')), async (amount) => {
      const { run, balance, clock } = await earning();
      const sale = { owner: PERSON, requestId: 'sheet-0002', product: 1, version: 1, amount, book: 'spot' };
      const saved = await run<{ order: number }>('earn/subscribe', sale);
      if (!saved.ok) throw new Error(saved.refusal.reason);
      expect(balance(PERSON, 'spot', 'USDT').available).toBe(has.USDT - amount);
      const back = { owner: PERSON, requestId: 'sheet-0003', order: saved.value.order, amount, book: 'spot' };
      expect((await run('earn/redeem', back)).ok).toBe(true);
      clock.now += HOUR;
      await run('earn/pay-redemptions', {});
      expect(balance(PERSON, 'spot', 'USDT').available).toBe(has.USDT);
    }),
    { numRuns: 30, seed: 20261128 },
  );
});
