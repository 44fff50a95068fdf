import { marketOf } from '@quay/cast';
import { units } from '@quay/money';
import { beforeEach, expect, test } from 'vitest';
import { MemoryStore } from '../simulation/memory-store.ts';
import { type Order, type Outcome, plainLimit, plainMarket } from '../src/index.ts';

const [ALICE, MALLORY] = [1001, 1004];
const HOUR = 3_600_000;
const funds = [['USDT', units('1000000')] as const, ['BTC', units('100')] as const];

let store: MemoryStore;
let at: number;

beforeEach(() => {
  store = new MemoryStore({ practice: { user: funds, desk: funds } });
  at = Date.UTC(2026, 0, 1, 12);
  send('market/list-market', { ...marketOf('BTC'), referencePrice: units('60000') });
  for (const owner of [ALICE, MALLORY]) send('wallet/open-account', { owner, kind: 'user' });
});

function send(name: string, input: object): Outcome {
  const { outcome } = store.send(name, input, at++);
  expect(store.core.engine.broken()).toEqual([]);
  return outcome;
}

type OrderRequest = { price?: string; quantity?: string; amount?: string; stopPrice?: string };
type Kind = 'limit' | 'market' | 'stop-limit' | 'stop-market';

function place(owner: number, side: 'buy' | 'sell', type: Kind, request: OrderRequest): Outcome {
  const plain = type === 'limit' || type === 'stop-limit' ? plainLimit : plainMarket;
  const given = (text: string | undefined) => (text === undefined ? null : units(text));
  const { price, amount, stopPrice } = request;
  const quantity = amount === undefined ? (request.quantity ?? '0.1') : undefined;
  const sizes = { price: given(price), quantity: given(quantity), amount: given(amount), stopPrice: given(stopPrice) };
  return send('spot/place-order', { ...plain, owner, clientId: null, market: 'BTC', side, type, ...sizes });
}

const hold = (until = at + 24 * HOUR) =>
  send('guard/place-hold', { owner: ALICE, reason: 'fund-password-changed', until });
const reason = (outcome: Outcome) => (outcome.ok ? 'taken' : outcome.refusal.reason);
const HELD = 'spot/far-price-held';

test.each([
  ['sell', '58799', HELD],
  ['sell', '58800', 'taken'],
  ['sell', '65000', 'taken'],
  ['buy', '61201', HELD],
  ['buy', '61200', 'taken'],
  ['buy', '55000', 'taken'],
] as const)('a held owner may %s at %s: %s', (side, price, becomes) => {
  hold();
  expect(reason(place(ALICE, side, 'limit', { price }))).toBe(becomes);
  expect(reason(place(MALLORY, side, 'limit', { price }))).toBe('taken');
});

test('a hold that ends lets far orders pass, to the millisecond, and says how long it lasts', () => {
  hold(at + 90 * 60_000);
  expect(place(ALICE, 'sell', 'limit', { price: '57000' })).toMatchObject({ params: { hours: '2' } });
  store.crash();
  at += 90 * 60_000 - 4;
  expect(reason(place(ALICE, 'sell', 'limit', { price: '57000' }))).toBe(HELD);
  at += 4;
  expect(reason(place(ALICE, 'sell', 'limit', { price: '57000' }))).toBe('taken');
});

test('a market order is held when an offer that it would take is far, and passes when none is', () => {
  place(MALLORY, 'buy', 'limit', { price: '59500', quantity: '0.1' });
  place(MALLORY, 'buy', 'limit', { price: '57000', quantity: '5' });
  place(MALLORY, 'sell', 'limit', { price: '60500', quantity: '0.1' });
  place(MALLORY, 'sell', 'limit', { price: '63000', quantity: '5' });
  hold();
  expect(reason(place(ALICE, 'sell', 'market', { quantity: '0.2' }))).toBe(HELD);
  expect(reason(place(ALICE, 'buy', 'market', { quantity: '0.2' }))).toBe(HELD);
  expect(reason(place(ALICE, 'buy', 'market', { amount: '6051' }))).toBe(HELD);
  expect(reason(place(ALICE, 'buy', 'market', { amount: '6050' }))).toBe('taken');
  expect(reason(place(ALICE, 'sell', 'market', { quantity: '0.1' }))).toBe('taken');
});

test('own offers that give way to a market order do not keep it near', () => {
  place(ALICE, 'buy', 'limit', { price: '59900', quantity: '1' });
  place(ALICE, 'sell', 'limit', { price: '60100', quantity: '1' });
  place(MALLORY, 'buy', 'limit', { price: '57000', quantity: '5' });
  place(MALLORY, 'sell', 'limit', { price: '63000', quantity: '5' });
  hold();
  const passes = (side: 'buy' | 'sell', sizes: object, selfTrade: string) =>
    reason(
      send('spot/place-order', {
        ...plainMarket,
        ...{ owner: ALICE, clientId: null, market: 'BTC', side, type: 'market', selfTrade },
        ...{ price: null, stopPrice: null, quantity: null, amount: null, ...sizes },
      }),
    );
  expect(passes('sell', { quantity: units('0.1') }, 'cancel-maker')).toBe(HELD);
  expect(passes('buy', { quantity: units('0.1') }, 'cancel-maker')).toBe(HELD);
  expect(passes('buy', { amount: units('6000') }, 'cancel-maker')).toBe(HELD);
  // Whoever gives way to an own offer ends there.
  expect(passes('sell', { quantity: units('0.1') }, 'cancel-taker')).toBe('taken');
  expect(passes('buy', { quantity: units('0.1') }, 'cancel-taker')).toBe('taken');
});

test('a stop order is measured from its stop price; one without a limit waits for the end of the hold', () => {
  hold();
  expect(reason(place(ALICE, 'sell', 'stop-limit', { stopPrice: '57000', price: '55859' }))).toBe(HELD);
  expect(reason(place(ALICE, 'sell', 'stop-limit', { stopPrice: '57000', price: '55860' }))).toBe('taken');
  expect(reason(place(ALICE, 'sell', 'stop-market', { stopPrice: '57000' }))).toBe(HELD);
});

test('an order that rests is not amended to a far price', () => {
  const resting = place(ALICE, 'sell', 'limit', { price: '60000', quantity: '0.2' });
  const { id: order } = (resting as { value: Order }).value;
  const amend = (price: string) =>
    reason(send('spot/amend-order', { owner: ALICE, order, price: units(price), quantity: null }));
  hold();
  expect(amend('58000')).toBe(HELD);
  expect(amend('61800')).toBe('taken');
  // The last price is 61,800 from here on.
  place(MALLORY, 'buy', 'limit', { price: '61800', quantity: '0.01' });
  expect(amend('60000')).toBe(HELD);
  expect(amend('60600')).toBe('taken');
});

test('a frozen account places no far order either', () => {
  send('guard/freeze-account', { owner: ALICE, by: 'owner' });
  expect(reason(place(ALICE, 'sell', 'limit', { price: '57000' }))).toBe('identity/account-frozen');
  expect(reason(place(ALICE, 'sell', 'limit', { price: '59000' }))).toBe('taken');
});
