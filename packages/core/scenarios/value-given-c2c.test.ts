import { text, units } from '@quay/money';
import { beforeEach, expect, test } from 'vitest';
import { MemoryStore } from '../simulation/memory-store.ts';
import type { Ad, Outcome, ValueCase } from '../src/index.ts';

const [ALICE, MALLORY] = [1001, 1004];
const DAY = 86_400_000;
/** Fiat for one USDT. */
const REFERENCE = units('7');

let store: MemoryStore;
let cases: ValueCase[];
let at: number;
let requests: number;

beforeEach(() => {
  cases = [];
  requests = 0;
  store = new MemoryStore({ practice: { user: [['USDT', units('100000')]], desk: [] } }, (changes) => {
    for (const { table, row } of changes) if (table.name === 'value_cases') cases.push(row as ValueCase);
  });
  at = Date.UTC(2026, 0, 1, 12);
  for (const owner of [ALICE, MALLORY]) send('wallet/open-account', { owner, kind: 'user' });
});

function send(name: string, input: object): Outcome {
  const { outcome } = store.send(name, input, at++);
  expect(outcome.ok, `${name} ${JSON.stringify(outcome.ok ? '' : outcome.refusal)}`).toBe(true);
  expect(store.core.engine.broken()).toEqual([]);
  return outcome;
}

const value = <Value>(outcome: Outcome): Value => (outcome as { value: Value }).value;

/** An order of a quantity of USDT, paid. Mallory posts the ad, Alice takes it. */
function begin(aliceSells: boolean, price: string, quantity: string, reference = REFERENCE): number {
  const request = () => ({ requestId: `value-${requests++}`, said: 'it' });
  const demands = { demandVerified: false, demandDays: 0, demandHoldings: 0n };
  const prices = {
    priceKind: 'fixed',
    index: 0n,
    price: units(price),
    min: units('1'),
    max: units('1000000'),
  } as const;
  const paid = { kinds: 'alipay', methods: '11', minutes: 15, terms: '', autoReply: '' };
  const side = aliceSells ? 'buy' : 'sell';
  const ad = {
    owner: MALLORY,
    side,
    asset: 'USDT',
    fiat: 'CNY',
    total: units(quantity),
    ...prices,
    ...paid,
    ...demands,
  };
  const posted = send('c2c/create-ad', { ...ad, ...request(), onShelf: true, adsMax: 100 });
  const taken = send('c2c/take-ad', {
    ...{ taker: ALICE, ad: value<Ad>(posted).id, ...request(), money: 0n, quantity: units(quantity), reference },
    ...{ seen: units(price), kind: 'alipay', method: 11, openMax: 100, dayLimit: units('1000000') },
    ...{ number: String(requests), bankReference: `R${requests}`, detailsDigest: '' },
  });
  const { order } = value<{ order: number }>(taken);
  send('c2c/pay', { owner: aliceSells ? MALLORY : ALICE, order });
  return order;
}

function release(order: number, owner: number): void {
  send('c2c/release', { owner, order, provenBy: 'fund-password' });
}

const sell = (price: string, quantity: string, reference = REFERENCE) =>
  release(begin(true, price, quantity, reference), ALICE);
const buy = (price: string, quantity: string) => release(begin(false, price, quantity), MALLORY);
const seen = () => cases.map(({ owner, counterparty, amount }) => [owner, counterparty, text(amount)]);

test('a seller gives value below the reference, again and again with one counterparty', () => {
  // A tenth below: 300 USDT of 3,000.
  sell('6.3', '3000');
  expect(seen()).toEqual([]);
  store.crash();
  sell('6.3', '3000');
  expect(seen()).toEqual([[ALICE, MALLORY, '600']]);
  expect(store.core.guard.sales.size).toBe(0);
});

test('a payer gives value above the reference, whoever posted the ad', () => {
  buy('7.7', '5000');
  expect(seen()).toEqual([[ALICE, MALLORY, '500']]);
});

test('five per cent are the market’s, and each direction counts alone', () => {
  sell('6.65', '50000');
  buy('7.35', '50000');
  buy('7.7', '4900');
  sell('7.7', '4900');
  expect(seen()).toEqual([]);
  sell('6.6', '10000');
  expect(seen()).toEqual([[ALICE, MALLORY, '1061.42857142']]);
});

test('what was not released gave nothing, and an order without a reference counts for nothing', () => {
  const changedMind = { reason: 'changed-mind', moneySent: 'no', unansweredSince: null };
  send('c2c/cancel', { owner: MALLORY, order: begin(true, '5.6', '5000'), ...changedMind });
  expect(store.core.guard.sales.size).toBe(0);
  sell('5.6', '5000', 0n);
  expect(seen()).toEqual([]);
  expect(store.core.guard.given.size).toBe(0);
});

test('the reference is that of the moment when the order was taken, also after a restart', () => {
  const order = begin(true, '6.3', '5000');
  at += DAY / 2;
  store.crash();
  release(order, ALICE);
  expect(seen()).toEqual([[ALICE, MALLORY, '500']]);
});

test('a ruling for the payer counts as a release: an appeal is no way round', () => {
  const order = begin(true, '5.6', '2500');
  send('c2c/appeal', { owner: MALLORY, order, reason: 'paid-not-released', detail: '{}' });
  send('c2c/rule', { staff: 7, order, for: 'payer', detail: '{"reason":"ab"}', compensation: 0n });
  expect(seen()).toEqual([[ALICE, MALLORY, '500']]);
});
