import { missingOf } from '@quay/contract/verification';
import { books, type CoinNetwork, type SavedAddress, type Transfer, type WithdrawalTerms } from '@quay/contract/wallet';
import { type MerchantDeposit, systemAccounts, type UserTransfer, type Withdrawal } from '@quay/core';
import { format, text, units } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transferCoinsRoute } from '../../apps/server/src/areas/wallet/routes/transfer-coins.ts';
import { withdrawalOnWire } from '../../apps/server/src/areas/wallet/withdrawals/on-wire.ts';
import { validateRisk } from '../../apps/server/src/areas/wallet/withdrawals/risk.ts';
import type { Reply } from '../../apps/server/src/edge/route.ts';
import { amountAsSent, mostToSend, wrongSending } from '../../apps/web/src/areas/wallet/forms/send-to-user.form.ts';
import {
  refusalOf,
  remaining,
  type TransferDraft,
  transferOf,
} from '../../apps/web/src/areas/wallet/forms/transfer-coins.form.ts';
import { asSent, mostOf, receivedOf, wrongWith } from '../../apps/web/src/areas/wallet/forms/withdraw.form.ts';
import { answerOf, coreOfSheets, OFFERER, PERSON, refusalIn } from './testing/core-of-sheets.ts';

const LAST = units('64218.4');
const has = { USDT: units('30000'), BTC: units('0.5') };
/** Of any size up to a little more than there is, with every digit that may be typed. */
const amounts = (most: bigint, decimals = 8) => fc.bigInt(0n, most).map((amount) => format(amount, decimals));
const rounds = { numRuns: 300, seed: 20261123 };

describe('a transfer', () => {
  const steps = fc.array(
    fc.record({
      from: fc.constantFrom(...books),
      to: fc.constantFrom(...books),
      symbol: fc.constantFrom('USDT', 'BTC'),
      // Mostly of what came before.
      amount: fc.oneof(amounts(units('0.6')), amounts(units('31000')), amounts(units('9000'), 2)),
    }),
    { minLength: 1, maxLength: 6 },
  );

  test('leaves, arrives and stays as its sheet says, or is refused as it says', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (drafts) => {
        const { asking: context, balance, balances } = await coreOfSheets(has, LAST);
        const server = context({
          market: { markets: () => [{ base: 'BTC', quote: 'USDT' }] },
          chain: { networks: [] },
        });
        for (const [index, step] of drafts.entries()) {
          const draft: TransferDraft = { ...step, unanswered: null };
          const { from, to, symbol } = draft;
          const before = { from: balance(PERSON, from, symbol), to: balance(PERSON, to, symbol) };
          const early = refusalOf(draft, balances(PERSON));
          const stays = remaining(draft, balances(PERSON));
          seen.add(early?.reason ?? 'moved');
          const request = transferOf(draft, () => `transfer-${index}`);
          const moved: Reply<Transfer> = await transferCoinsRoute(server)(request, server);
          expect(refusalIn(moved)?.reason ?? null).toBe(early?.reason ?? null);
          if (early) {
            expect(refusalIn(moved)?.params).toEqual(early.params);
            continue;
          }
          expect(answerOf(moved)).toMatchObject({ from, to, symbol, amount: request.amount });
          expect(text(balance(PERSON, from, symbol).available)).toBe(stays);
          expect(text(before.from.available - balance(PERSON, from, symbol).available)).toBe(request.amount);
          expect(text(balance(PERSON, to, symbol).available - before.to.available)).toBe(request.amount);
          expect(balance(PERSON, to, symbol).frozen).toBe(0n);
        }
      }),
      rounds,
    );
    expect([...seen].sort()).toEqual([
      'moved',
      'wallet/amount-malformed',
      'wallet/balance-too-small',
      'wallet/same-book',
    ]);
  });
});

describe('a withdrawal', () => {
  const address = '0x58DEAA677FF61609c9F333e63724bb42F6F8429e';
  const saved = { address, network: 'ERC20', usableFrom: 0 } as SavedAddress;
  const circumstances = fc.record({
    fee: amounts(units('30'), 2),
    min: amounts(units('40'), 2),
    max: amounts(units('40000'), 2),
    decimals: fc.constantFrom(2, 6, 8, 18),
    dayLimit: fc.constantFrom('2000', '50000'),
  });
  const query = fc.record({
    amount: fc.oneof(amounts(units('31000'), 2), amounts(units('1100')), amounts(units('60'), 2)),
    most: fc.boolean(),
    paid: fc.boolean(),
  });

  test('freezes what its sheet says leaves, and brings what it says arrives', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(circumstances, query, async ({ fee, min, max, decimals, dayLimit }, { amount, most, paid }) => {
        const { run, balance } = await coreOfSheets(has, LAST);
        const network = {
          ...{ network: 'ERC20', decimals, withdrawOpen: true },
          ...{ withdrawFee: fee, withdrawMin: min, withdrawMax: max },
        } as CoinNetwork;
        const terms = {
          ...{ symbol: 'USDT', available: text(has.USDT), dayLimit, dayLeft: dayLimit, dayCount: 10, dayCountLeft: 10 },
          byRules: '1000',
        } as WithdrawalTerms;
        const typed = { network: 'ERC20', address, amount: most ? mostOf({ terms, network }) : amount };
        const received = receivedOf(typed.amount, network);
        const wrong = wrongWith(typed, { terms, network, saved, now: 1 });
        if (wrong) {
          seen.add('reason' in wrong ? wrong.reason : 'too fine');
          return;
        }

        const leaves = units(asSent(typed).amount);
        // Nothing unusual: then it is the amount alone that asks for a person.
        const { needs } = validateRisk({
          ...{ amount: leaves, today: 0n, paidBefore: 1, newDevice: false, looksAlike: false, ofOthers: false },
          ...{ sinceDeposit: undefined, securityChanged: false, ofLastHour: 0n, hotHigh: units('1000000') },
        });
        expect(needs === 0).toBe(leaves <= units(terms.byRules));
        const request = { owner: PERSON, requestId: 'one', asset: 'USDT', network: 'ERC20', address, provenBy: 'totp' };
        const outcome = await run<{ withdrawal: number }>('wallet/request-withdrawal', {
          ...{ ...request, amount: leaves, fee: units(fee), needs: 0, dayLimit: units(dayLimit), dayCount: 10 },
        });
        if (!outcome.ok) throw new Error(outcome.refusal.reason);
        expect(balance(PERSON, 'spot', 'USDT')).toMatchObject({ available: has.USDT - leaves, frozen: leaves });

        const { withdrawal } = outcome.value;
        const outside = balance(systemAccounts.outside, 'spot', 'USDT').available;
        const fees = balance(systemAccounts.networkFees, 'spot', 'USDT').available;
        const signed = { withdrawal, nonce: 0, txHash: '0x1', raw: '0x2' };
        await run('wallet/sign-withdrawal', signed);
        const settled = await run<Withdrawal>('wallet/settle-withdrawal', {
          withdrawal,
          txHash: '0x1',
          block: 9,
          paid,
        });
        if (!settled.ok) throw new Error(settled.refusal.reason);
        const wire = withdrawalOnWire(settled.value, { label: null, again: false, confirmations: 0, needed: 0 });
        expect(wire).toMatchObject({ amount: text(leaves), received, fee: text(units(fee)) });
        seen.add(paid ? 'paid' : 'failed');
        const gone = paid ? leaves : 0n;
        expect(balance(PERSON, 'spot', 'USDT')).toMatchObject({ available: has.USDT - gone, frozen: 0n });
        if (!paid) return;
        expect(text(balance(systemAccounts.outside, 'spot', 'USDT').available - outside)).toBe(received);
        expect(text(balance(systemAccounts.networkFees, 'spot', 'USDT').available - fees)).toBe(text(units(fee)));
      }),
      rounds,
    );
    for (const one of ['paid', 'failed', 'too fine', 'wallet/amount-below-min', 'wallet/day-amount-used']) {
      expect(seen).toContain(one);
    }
  });

  test('of more than there is, or than the day allows, is refused by the core as by the sheet', async () => {
    const { run } = await coreOfSheets(has, LAST);
    const network = {
      ...{
        network: 'ERC20',
        decimals: 6,
        withdrawOpen: true,
        withdrawFee: '1',
        withdrawMin: '10',
        withdrawMax: '90000',
      },
    } as CoinNetwork;
    const of = (dayLimit: string, amount: string) => {
      const terms = { symbol: 'USDT', available: '30000', dayLeft: dayLimit, dayCount: 10, dayCountLeft: 10 };
      const typed = { network: 'ERC20', address, amount };
      return wrongWith(typed, { terms: terms as WithdrawalTerms, network, saved, now: 1 });
    };
    const request = { owner: PERSON, asset: 'USDT', network: 'ERC20', address, provenBy: 'totp', fee: units('1') };
    for (const [dayLimit, amount] of [
      ['2000', '2000.01'],
      ['50000', '30000.01'],
    ] as const) {
      const input = { ...request, requestId: amount, amount: units(amount), needs: 0, dayCount: 10 };
      const outcome = await run('wallet/request-withdrawal', { ...input, dayLimit: units(dayLimit) });
      const early = of(dayLimit, amount);
      if (outcome.ok || !early || !('reason' in early)) throw new Error('not refused');
      expect(outcome.refusal.reason).toBe(early.reason);
      expect(outcome.params).toEqual(early.params);
    }
  });
});

describe('coins for another user', () => {
  const typed = fc.record({
    amount: fc.oneof(amounts(units('31000'), 2), amounts(units('1100'))),
    most: fc.boolean(),
    dayLimit: fc.constantFrom('2000', '50000'),
    dayCount: fc.constantFrom(0, 10),
  });

  test('leave and arrive whole as their sheet says, or are refused as it says', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(typed, async ({ amount, most, dayLimit, dayCount }) => {
        const { run, balance } = await coreOfSheets(has, LAST);
        const terms = {
          ...{
            symbol: 'USDT',
            available: text(has.USDT),
            dayLimit,
            dayLeft: dayLimit,
            dayCount,
            dayCountLeft: dayCount,
          },
        } as WithdrawalTerms;
        const draft = { recipient: String(OFFERER), amount: most ? mostToSend(terms) : amount };
        const early = wrongSending(draft, terms);
        seen.add(early?.reason ?? 'sent');
        const sent = units(amountAsSent(draft.amount));
        // Nothing at all never comes to the core.
        if (sent === 0n) return;
        const outcome = await run<UserTransfer>('wallet/send-to-user', {
          ...{ owner: PERSON, recipient: OFFERER, requestId: 'one', asset: 'USDT', amount: sent, provenBy: 'totp' },
          ...{ dayLimit: units(dayLimit), dayCount },
        });
        const leaves = outcome.ok ? sent : 0n;
        expect(outcome.ok ? null : outcome.refusal.reason).toBe(early?.reason ?? null);
        expect(balance(PERSON, 'spot', 'USDT')).toMatchObject({ available: has.USDT - leaves, frozen: 0n });
        expect(balance(OFFERER, 'spot', 'USDT')).toMatchObject({ available: has.USDT + leaves, frozen: 0n });
      }),
      rounds,
    );
    expect([...seen].sort()).toEqual([
      'sent',
      'wallet/amount-malformed',
      'wallet/balance-too-small',
      'wallet/day-amount-used',
      'wallet/day-count-used',
    ]);
  });
});

describe("a merchant's deposit", () => {
  test('freezes what its sheet says is missing, and comes back whole', async () => {
    const needed = fc.array(fc.bigInt(1n, units('16000')), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(needed, async (amounts) => {
        const { run, balance } = await coreOfSheets(has, LAST);
        let held = 0n;
        const paid = new Set<number>();
        for (const amount of amounts) {
          const leaves = missingOf(amount, held);
          expect(leaves).toBeGreaterThanOrEqual(0n);
          const before = balance(PERSON, 'spot', 'USDT');
          const outcome = await run<MerchantDeposit>('c2c/pay-deposit', { owner: PERSON, asset: 'USDT', amount });
          if (!outcome.ok) throw new Error(outcome.refusal.reason);
          const after = balance(PERSON, 'spot', 'USDT');
          expect(text(before.available - after.available)).toBe(text(leaves));
          expect(text(after.frozen - before.frozen)).toBe(text(leaves));
          held += leaves;
          paid.add(outcome.value.id);
        }
        // “Leaves the deposit, arrives in Spot”: all of it.
        for (const deposit of paid) await run('c2c/return-deposit', { deposit });
        expect(balance(PERSON, 'spot', 'USDT')).toMatchObject({ available: has.USDT, frozen: 0n });
      }),
      rounds,
    );
  });
});
