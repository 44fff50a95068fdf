import { units } from '@quay/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryStore } from '../simulation/memory-store.ts';
import type { MerchantDeposit, Outcome } from '../src/index.ts';

const ALICE = 1001;
const BOB = 1002;
const DAY = 86_400_000;

let store: MemoryStore;
let at: number;

beforeEach(() => {
  store = new MemoryStore({ practice: { user: [['USDT', units('20000')]], desk: [] } });
  at = Date.UTC(2026, 0, 1);
  for (const owner of [ALICE, BOB]) send('wallet/open-account', { owner, kind: 'user' });
});

/** Every invariant is checked after each command. */
function send(name: string, input: object): Outcome {
  const { outcome } = store.send(name, input, at++);
  expect(store.core.engine.broken()).toEqual([]);
  return outcome;
}
const pay = (owner: number, amount: string) => send('c2c/pay-deposit', { owner, asset: 'USDT', amount: units(amount) });
const giveBack = (deposit: number) => send('c2c/return-deposit', { deposit });
const reasonOf = (outcome: Outcome) => (outcome.ok ? undefined : outcome.refusal.reason);
const depositOf = (outcome: Outcome) => (outcome as { value: MerchantDeposit }).value;
const holds = (owner: number) => {
  const { available, frozen } = store.core.ledger.balance(owner, 'spot', 'USDT');
  return [available / units('1'), frozen / units('1')];
};

describe('a merchant deposit', () => {
  test('is frozen when it is paid, and free when it is given back', () => {
    const paid = depositOf(pay(ALICE, '15000'));
    expect(paid).toEqual({
      id: 1,
      owner: ALICE,
      asset: 'USDT',
      amount: units('15000'),
      state: 'held',
      paidAt: at - 1,
      refundedAt: null,
    });
    expect(holds(ALICE)).toEqual([5_000n, 15_000n]);
    expect(holds(BOB)).toEqual([20_000n, 0n]);
    at += DAY;
    expect(depositOf(giveBack(1))).toEqual({ ...paid, state: 'refunded', refundedAt: at - 1 });
    expect(holds(ALICE)).toEqual([20_000n, 0n]);
  });

  test('is paid once and given back once, however often that is asked', () => {
    for (const amount of ['15000', '15000', '14000']) expect(depositOf(pay(ALICE, amount)).id).toBe(1);
    expect(holds(ALICE)).toEqual([5_000n, 15_000n]);
    const first = depositOf(giveBack(1));
    at += DAY;
    expect(depositOf(giveBack(1))).toEqual(first);
    expect(holds(ALICE)).toEqual([20_000n, 0n]);
  });

  test('is topped up by what is missing, and given back in its parts', () => {
    pay(ALICE, '15000');
    expect(depositOf(pay(ALICE, '18000'))).toMatchObject({ id: 2, amount: units('3000') });
    expect(holds(ALICE)).toEqual([2_000n, 18_000n]);
    giveBack(1);
    expect(holds(ALICE)).toEqual([17_000n, 3_000n]);
    expect(depositOf(pay(ALICE, '15000'))).toMatchObject({ id: 3, amount: units('12000') });
    expect(holds(ALICE)).toEqual([5_000n, 15_000n]);
  });

  test('is refused, without a trace, when less is available than is missing', () => {
    const outcome = pay(ALICE, '20000.00000001');
    expect(outcome).toMatchObject({ ok: false, params: { amount: '20000.00000001', available: '20000' } });
    expect(reasonOf(outcome)).toBe('verification/deposit-insufficient');
    pay(ALICE, '15000');
    const topUp = pay(ALICE, '20000.00000001');
    expect(topUp).toMatchObject({ params: { amount: '20000.00000001', available: '5000' } });
    expect(reasonOf(send('c2c/pay-deposit', { owner: ALICE, asset: 'GOLD', amount: 1n }))).toBe(
      'verification/deposit-insufficient',
    );
    expect(holds(ALICE)).toEqual([5_000n, 15_000n]);
    expect([...store.core.c2c.deposits.values()]).toHaveLength(1);
  });

  test('that is not there is not given back', () => {
    expect(reasonOf(giveBack(1))).toBe('verification/merchant-none');
  });

  test('cannot be traded with', () => {
    pay(ALICE, '19000');
    const outcome = send('market/list-market', listing);
    expect(outcome.ok).toBe(true);
    const order = { owner: ALICE, clientId: null, market: 'BTC', side: 'buy', type: 'limit', amount: null };
    const terms = { timeInForce: 'gtc', selfTrade: 'cancel-taker', stopPrice: null };
    const request = { ...order, ...terms, price: units('64000'), quantity: units('0.02') };
    expect(reasonOf(send('spot/place-order', request))).toBe('spot/balance-too-small');
    giveBack(1);
    expect(send('spot/place-order', request).ok).toBe(true);
    expect(holds(ALICE)).toEqual([18_720n, 1_280n]);
    // What an order holds is no deposit, nor the other way round.
    expect(reasonOf(pay(ALICE, '18721'))).toBe('verification/deposit-insufficient');
    expect(pay(ALICE, '18720').ok).toBe(true);
    expect(holds(ALICE)).toEqual([0n, 20_000n]);
  });

  test('is there again after a restart, from rows and journal, held and given back', () => {
    pay(ALICE, '15000');
    pay(BOB, '1000');
    store.project(store.batches.length);
    pay(BOB, '2000');
    giveBack(2);
    const before = store.core.engine.digest();
    store.crash();
    expect(store.core.engine.digest()).toBe(before);
    expect(store.core.engine.broken()).toEqual([]);
    expect(depositOf(pay(BOB, '1000')).id).toBe(3);
    expect(depositOf(pay(ALICE, '15000')).id).toBe(1);
    expect(depositOf(giveBack(2)).state).toBe('refunded');
    expect(holds(BOB)).toEqual([19_000n, 1_000n]);
  });
});

const listing = {
  symbol: 'BTC',
  base: 'BTC',
  quote: 'USDT',
  name: 'Bitcoin',
  hot: 1,
  tick: units('0.1'),
  lot: units('0.0001'),
  minQuantity: units('0.0001'),
  maxQuantity: units('200'),
  minNotional: units('5'),
  priceBand: units('0.1'),
  maxOpenOrders: 200,
  makerFeeRate: units('0.001'),
  takerFeeRate: units('0.001'),
  referencePrice: units('64000'),
};
