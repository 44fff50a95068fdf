import { alice, bob, mallory } from '@quay/cast';
import { type Call, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';
import { catalog } from '@quay/contract/catalog';
import { type DemoAccount, demoAccount, startOver } from '@quay/contract/demo';
import { changeMockLogin, type MockLogin, memberInfo } from '@quay/contract/identity';
import {
  cancelAll,
  cancelOrder,
  type Fill,
  fills,
  type Order,
  type OrderDetail,
  openOrders,
  orderDetail,
  orderHistory,
  placeOrder,
} from '@quay/contract/spot';
import { type Balance, wallets } from '@quay/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoReasons } from './reached/demo.ts';
import { type Answer, dataOf, reasonOf, Serving, seqOf } from './serving.ts';

let serving: Serving;
let alices: string;
let bobs: string;
let demo: string;

const change = (token?: string) => serving.get<MockLogin>(changeMockLogin, {}, token === undefined ? {} : { token });
const place = (token: string, request: object) => serving.ask(placeOrder, { symbol: 'BTC', ...request }, { token });
const after = (answer: Answer, token: string) => ({ token, headers: { [SEQ_HEADER]: String(seqOf(answer)) } });
const usdtOf = (balances: readonly Balance[]) =>
  balances.find(({ symbol, book }) => symbol === 'USDT' && book === 'spot')!;

beforeAll(async () => {
  serving = await Serving.start();
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  // The real book: half a bitcoin for sale, half a one wanted.
  await place(bobs, { side: 'sell', type: 'limit', price: '64300', quantity: '0.5' });
  await place(bobs, { side: 'buy', type: 'limit', price: '64100', quantity: '0.5' });
});
afterAll(() => serving.end());

test('a session of the demo takes the place of the real one, which is worth nothing from then on', async () => {
  const placed = await place(alices, { side: 'buy', type: 'limit', price: '60000', quantity: '0.1' });
  await serving.get<Balance[]>(wallets, {}, after(placed, alices));
  const opened = (await change(alices))!;
  expect(opened).toMatchObject({ demo: true, guest: false, member: { username: alice.username } });
  demo = opened.token;
  expect(reasonOf(await serving.ask(memberInfo, {}, { token: alices }))).toBe('edge/unauthorized');
  expect(await serving.get(memberInfo, {}, { token: demo })).toMatchObject({ username: alice.username });
  expect(await serving.get<DemoAccount>(demoAccount, {}, { token: demo })).toMatchObject({
    ...{ coin: 'USDT', funds: '3000', worth: '3000', startOverFrom: null, course: [] },
    real: { available: '94000', openOrders: 1 },
  });
});

test('practice orders are filled by the real book, and nothing real changes', async () => {
  const before = await serving.get<Balance[]>(wallets, {}, { token: bobs });
  expect(reasonOf(await place(demo, { side: 'buy', type: 'limit', price: '64000', quantity: '1' }))).toBe(
    'demo/balance-too-small',
  );
  const answer = await place(demo, { side: 'buy', type: 'market', quantity: '0.01', clientOrderId: 'practice-1' });
  const order = dataOf<Order>(answer);
  expect(order).toMatchObject({ status: 'filled', filledAmount: '643', fee: '0.00001', feeCoin: 'BTC' });
  // Asked again, it is the same one.
  const again = { side: 'buy', type: 'market', quantity: '0.01', clientOrderId: 'practice-1' };
  expect(dataOf<Order>(await place(demo, again))).toEqual(order);
  const how = after(answer, demo);
  expect(usdtOf(await serving.get<Balance[]>(wallets, {}, how))).toMatchObject({ available: '2357', frozen: '0' });
  const detail = await serving.get<OrderDetail>(orderDetail, { orderId: String(order.orderId) }, how);
  expect(detail.fills).toMatchObject([{ price: '64300', quantity: '0.01', role: 'taker' }]);
  expect(await serving.get<Fill[]>(fills, {}, how)).toEqual(detail.fills);
  expect(await serving.get<Order[]>(orderHistory, { symbol: 'BTC', side: 'buy' }, how)).toEqual([order]);
  expect(await serving.get<Balance[]>(wallets, {}, { ...after(answer, bobs) })).toEqual(before);
});

test('an order rests, is listed, and is cancelled once', async () => {
  const answer = await place(demo, { side: 'buy', type: 'limit', price: '60000', quantity: '0.01' });
  const { orderId } = dataOf<Order>(answer);
  expect(await serving.get<Order[]>(openOrders, {}, after(answer, demo))).toMatchObject([{ orderId, status: 'open' }]);
  const cancelled = await serving.ask(cancelOrder, { orderId }, { token: demo });
  expect(dataOf<Order>(cancelled).status).toBe('cancelled');
  expect(reasonOf(await serving.ask(cancelOrder, { orderId }, { token: demo }))).toBe('spot/order-finished');
  expect(reasonOf(await serving.ask(cancelOrder, { orderId: 999_999 }, { token: demo }))).toBe('spot/order-not-found');
  await place(demo, { side: 'buy', type: 'limit', price: '60000', quantity: '0.01' });
  expect((await serving.get<{ cancelled: number[] }>(cancelAll, {}, { token: demo })).cancelled).toHaveLength(1);
});

test('a stop order waits, and is filled by the real book once the real price has come to it', async () => {
  const stop = { side: 'buy', type: 'stop-market', stopPrice: '64300', amount: '100' };
  expect(reasonOf(await place(demo, { ...stop, stopPrice: undefined }))).toBe('spot/stop-price-missing');
  const answer = await place(demo, stop);
  const { orderId } = dataOf<Order>(answer);
  const how = after(answer, demo);
  expect(await serving.get<Order[]>(openOrders, {}, how)).toMatchObject([{ orderId, status: 'waiting' }]);
  // Somebody really trades at its stop price.
  const { token } = await serving.register(mallory);
  expect(dataOf<Order>(await place(token, { side: 'buy', type: 'market', quantity: '0.001' })).status).toBe('filled');
  const detail = () => serving.get<OrderDetail>(orderDetail, { orderId: String(orderId) }, how);
  await expect.poll(async () => (await detail()).order.status).toBe('filled');
  const { order, fills: filled } = await detail();
  expect(order).toMatchObject({ triggeredAt: expect.any(Number), filledAmount: filled[0]!.amount });
  expect(filled).toMatchObject([{ price: '64300', role: 'taker' }]);
});

/** Calls of users that a session of the demo must not reach, and what is sent to each: anything, since none looks at it. */
const real = catalog.filter(({ call }) => call.permission === 'user' && call.inDemo === undefined);

test.each(real.map(({ call }) => [call.name, call] as const))('%s says to leave the demo first', async (_, call) => {
  for (const path of [call.path, ...(call.getTwin ? [call.getTwin] : [])]) {
    const method = path === call.path ? call.method : 'GET';
    const body = method === 'POST' && !call.multipart ? { body: '{}' } : {};
    const headers = { [TOKEN_HEADER]: demo, ...(body.body && { 'content-type': 'application/json' }) };
    const answer = await serving.fetch(path.replaceAll(/:\w+/g, '1'), { method, headers, ...body });
    expect(reasonOf(answer)).toBe('demo/exit-first');
  }
});

test('every call that a demo reaches is one of these, and no other', () => {
  const reached = catalog.filter(({ call }) => call.permission === 'user' && call.inDemo);
  expect(reached.map(({ call }) => `${call.inDemo} ${call.name}`).sort()).toEqual([
    'practice spot/cancel-all',
    'practice spot/cancel-order',
    'practice spot/fills',
    'practice spot/open-orders',
    'practice spot/order-detail',
    'practice spot/order-history',
    'practice spot/place-order',
    'practice wallet/wallets',
    'same demo/demo-account',
    'same demo/start-over',
    'same identity/logout',
    'same identity/member-info',
    'same identity/save-preferences',
    'same market/favor-add',
    'same market/favor-delete',
    'same spot/fee-rates',
  ]);
});

test('one starts over once in a day, without what was before', async () => {
  const answer = await serving.ask(startOver, {}, { token: demo });
  expect(answer.envelope.code).toBe(0);
  const how = after(answer, demo);
  const account = await serving.get<DemoAccount>(demoAccount, {}, how);
  expect(account).toMatchObject({ worth: '3000', course: [] });
  expect(account.startOverFrom).toBeGreaterThan(Date.now());
  expect(await serving.get<Order[]>(orderHistory, {}, how)).toEqual([]);
  expect(await serving.get<Fill[]>(fills, {}, how)).toEqual([]);
  expect(reasonOf(await serving.ask(startOver, {}, { token: demo }))).toBe('demo/started-over');
});

test('who leaves is in the real account again, as it was, and not in the demo', async () => {
  const opened = (await change(demo))!;
  expect(opened).toMatchObject({ demo: false, guest: false });
  alices = opened.token;
  expect(reasonOf(await serving.ask(memberInfo, {}, { token: demo }))).toBe('edge/unauthorized');
  expect(usdtOf(await serving.get<Balance[]>(wallets, {}, { token: alices }))).toMatchObject({
    ...{ available: '94000', frozen: '6000' },
  });
  for (const call of [demoAccount, startOver] as Call<never, unknown>[]) {
    expect(reasonOf(await serving.ask(call, {}, { token: alices }))).toBe('demo/not-in-demo');
  }
});

test('a guest practises without an account, and has nothing to go back to', async () => {
  const opened = (await change())!;
  expect(opened).toMatchObject({ demo: true, guest: true });
  const { token } = opened;
  expect(await serving.get<DemoAccount>(demoAccount, {}, { token })).toMatchObject({ worth: '3000', real: null });
  expect(dataOf<Order>(await place(token, { side: 'buy', type: 'market', amount: '100' })).status).toBe('filled');
  expect(await change(token)).toBeNull();
  expect(reasonOf(await serving.ask(memberInfo, {}, { token }))).toBe('edge/unauthorized');
});

test('whose account is locked, or whose sessions are ended, does not come back through the demo', async () => {
  const { token, member } = (await change(alices))!;
  await serving.lock(member.id);
  expect(reasonOf(await serving.ask(memberInfo, {}, { token }))).toBe('edge/unauthorized');
  const asGuest = (await change(token))!;
  // A token that is worth nothing is a guest's: what opens is a guest's demo, never this account.
  expect(asGuest).toMatchObject({ demo: true, guest: true });
  await serving.unlock(member.id);
});

test('where no demo is offered nobody enters it', async () => {
  await serving.close();
  await serving.open({ demoAccounts: false });
  expect(reasonOf(await serving.ask(changeMockLogin, {}, { token: bobs }))).toBe('demo/not-offered');
  expect(demoReasons.filter((reason) => !serving.reasons.has(reason))).toEqual([]);
});
