import { marketOf } from '@quay/cast';
import { text, units } from '@quay/money';
import { beforeEach, expect, test } from 'vitest';
import { MemoryStore } from '../simulation/memory-store.ts';
import { type Outcome, plainLimit, type ValueCase } from '../src/index.ts';

const [ALICE, MALLORY, MARKET_MAKER] = [1001, 1004, 100];
const DAY = 86_400_000;
const funds = [['USDT', units('1000000')] as const, ['BTC', units('100')] as const];

let store: MemoryStore;
let cases: ValueCase[];
let at: number;

beforeEach(() => {
  cases = [];
  store = new MemoryStore({ practice: { user: funds, desk: funds } }, (changes) => {
    for (const { table, row } of changes) if (table.name === 'value_cases') cases.push(row as ValueCase);
  });
  at = Date.UTC(2026, 0, 1, 12);
  send('market/list-market', { ...marketOf('BTC'), referencePrice: units('60000') });
  for (const owner of [ALICE, MALLORY]) send('wallet/open-account', { owner, kind: 'user' });
  send('wallet/open-account', { owner: MARKET_MAKER, kind: 'desk' });
});

function send(name: string, input: object): Outcome {
  const { outcome } = store.send(name, input, at++);
  expect(outcome.ok, name).toBe(true);
  expect(store.core.engine.broken()).toEqual([]);
  return outcome;
}

/** One sells to the other, and a market maker's trade brings the last price back to 60,000. */
function trade(seller: number, buyer: number, price: string, quantity: string): void {
  const plain = { ...plainLimit, clientId: null, market: 'BTC', type: 'limit', amount: null };
  const order = { ...plain, price: units(price), quantity: units(quantity) };
  send('spot/place-order', { ...order, owner: seller, side: 'sell' });
  send('spot/place-order', { ...order, owner: buyer, side: 'buy' });
  if (price === '60000') return;
  const back = { ...plain, price: units('60000'), quantity: units('0.01') };
  send('spot/place-order', { ...back, owner: MALLORY, side: 'sell' });
  send('spot/place-order', { ...back, owner: MARKET_MAKER, side: 'buy' });
}

const casesFound = () => cases.map(({ owner, counterparty, amount }) => [owner, counterparty, text(amount)]);

test('trades off the last price, again and again with one counterparty, are a case for staff', () => {
  // 3,000 below the last price: 300 USDT for each tenth of a coin.
  trade(ALICE, MALLORY, '57000', '0.1');
  expect(casesFound()).toEqual([]);
  trade(ALICE, MALLORY, '57000', '0.1');
  expect(casesFound()).toEqual([[ALICE, MALLORY, '600']]);
  trade(ALICE, MALLORY, '57000', '0.1');
  expect(casesFound()).toHaveLength(1);
  store.crash();
  trade(ALICE, MALLORY, '57000', '0.1');
  expect(casesFound()[1]).toEqual([ALICE, MALLORY, '1200']);
});

test('above the last price who buys gives; each direction counts alone', () => {
  trade(MALLORY, ALICE, '63000', '0.1');
  trade(ALICE, MALLORY, '63000', '0.1');
  expect(casesFound()).toEqual([]);
  trade(MALLORY, ALICE, '63000', '0.1');
  expect(casesFound()).toEqual([[ALICE, MALLORY, '600']]);
});

test('two per cent are the market’s, a desk is nobody’s accomplice, and a new day begins at nothing', () => {
  trade(ALICE, MALLORY, '58800', '5');
  trade(ALICE, MARKET_MAKER, '57000', '5');
  trade(ALICE, MALLORY, '57000', '0.1');
  at += DAY;
  trade(ALICE, MALLORY, '57000', '0.1');
  expect(casesFound()).toEqual([]);
  expect(store.core.guard.given.size).toBe(1);
  // 1,201 below is further than two per cent.
  trade(ALICE, MALLORY, '58799', '1');
  expect(casesFound()).toEqual([[ALICE, MALLORY, '1501']]);
});
