import { alice, bob } from '@quay/cast';
import { SEQ_HEADER } from '@quay/contract';
import { memberInfo } from '@quay/contract/identity';
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
import { type Balance, walletOf, wallets } from '@quay/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, dataOf, reasonOf, Serving, seqOf } from './serving.ts';

let serving: Serving;
let alices: string;
let bobs: string;

beforeAll(async () => {
  serving = await Serving.start();
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
});
afterAll(() => serving.end());

const limit = (side: 'buy' | 'sell', price: string, quantity: string, more: object = {}) => ({
  symbol: 'BTC',
  side,
  type: 'limit',
  price,
  quantity,
  ...more,
});
const place = (token: string, request: object) => serving.ask(placeOrder, request, { token });
const after = (answer: Answer, token: string) => ({ token, headers: { [SEQ_HEADER]: String(seqOf(answer)) } });
const balance = async (answer: Answer, token: string, symbol: string) =>
  serving.get<Balance>(walletOf, { symbol }, after(answer, token));

test('an order rests, holds what it may cost, and is seen at once by its owner', async () => {
  const answer = await place(alices, limit('buy', '60000', '0.5', { clientOrderId: 'first-1' }));
  const placed = dataOf<Order>(answer);
  expect(placed).toMatchObject({
    clientOrderId: 'first-1',
    symbol: 'BTC',
    price: '60000',
    quantity: '0.5',
    amount: null,
    filledQuantity: '0',
    averagePrice: null,
    feeCoin: 'BTC',
    status: 'open',
  });
  expect(await serving.get<Order[]>(openOrders, {}, after(answer, alices))).toEqual([placed]);
  expect(await balance(answer, alices, 'USDT')).toEqual({
    book: 'spot',
    symbol: 'USDT',
    available: '70000',
    frozen: '30000',
  });

  const cancelled = await serving.ask(cancelOrder, { orderId: placed.orderId }, { token: alices });
  expect(dataOf<Order>(cancelled).status).toBe('cancelled');
  expect(await serving.get<Order[]>(openOrders, {}, after(cancelled, alices))).toEqual([]);
  expect((await serving.get<Order[]>(orderHistory, {}, after(cancelled, alices)))[0]?.orderId).toBe(placed.orderId);
  expect((await balance(cancelled, alices, 'USDT')).available).toBe('100000');
  const again = await serving.ask(cancelOrder, { orderId: placed.orderId }, { token: alices });
  expect(reasonOf(again)).toBe('spot/order-finished');
});

test('two people trade: price of the maker, a fee from each, and both see it in every list', async () => {
  await place(alices, limit('sell', '64100', '0.2'));
  const answer = await place(bobs, limit('buy', '64200', '0.2'));
  const bought = dataOf<Order>(answer);
  expect(bought).toMatchObject({
    status: 'filled',
    filledQuantity: '0.2',
    filledAmount: '12820',
    averagePrice: '64100',
    fee: '0.0002',
    feeCoin: 'BTC',
  });
  const [fillOfBob] = await serving.get<Fill[]>(fills, {}, after(answer, bobs));
  const [fillOfAlice] = await serving.get<Fill[]>(fills, {}, after(answer, alices));
  expect(fillOfBob).toMatchObject({ side: 'buy', role: 'taker', price: '64100', fee: '0.0002', feeCoin: 'BTC' });
  expect(fillOfAlice).toMatchObject({ side: 'sell', role: 'maker', amount: '12820', fee: '12.82', feeCoin: 'USDT' });
  expect(fillOfAlice?.tradeId).toBe(fillOfBob?.tradeId);

  const detail = await serving.get<OrderDetail>(orderDetail, { orderId: String(bought.orderId) }, after(answer, bobs));
  expect(detail).toEqual({ order: bought, fills: [fillOfBob] });
  expect((await balance(answer, bobs, 'BTC')).available).toBe('10.1998');
  expect((await balance(answer, bobs, 'USDT')).available).toBe('87180');
  expect((await balance(answer, alices, 'USDT')).available).toBe('112807.18');
  const all = await serving.get<Balance[]>(wallets, {}, after(answer, alices));
  expect(all.find(({ symbol }) => symbol === 'BTC')).toMatchObject({ available: '9.8', frozen: '0' });
  expect(all.find(({ symbol }) => symbol === 'SHIB')).toMatchObject({ available: '0', frozen: '0' });
});

test('a market order that names its worst price trades nothing beyond it, and is read back with it', async () => {
  const near = dataOf<Order>(await place(alices, limit('sell', '64000', '0.01')));
  const far = dataOf<Order>(await place(alices, limit('sell', '64500', '0.01')));
  const order = { symbol: 'BTC', side: 'buy', type: 'market', price: '64100', quantity: '0.02' };
  const answer = await place(bobs, order);
  const bought = dataOf<Order>(answer);
  expect(bought).toMatchObject({ status: 'expired', ended: 'no-more-offers', price: '64100', filledAmount: '640' });
  expect((await serving.get<Order[]>(orderHistory, {}, after(answer, bobs)))[0]).toEqual(bought);
  expect(near.orderId).toBeLessThan(far.orderId);
  await serving.ask(cancelOrder, { orderId: far.orderId }, { token: alices });
});

test('a market order spends an amount, and what it cannot spend is free again', async () => {
  await place(alices, limit('sell', '64000', '0.1'));
  const answer = await place(bobs, { symbol: 'BTC', side: 'buy', type: 'market', amount: '1000' });
  const bought = dataOf<Order>(answer);
  expect(bought).toMatchObject({ status: 'filled', type: 'market', price: null, quantity: null, amount: '1000' });
  expect(bought.filledQuantity).toBe('0.0156');
  expect(bought.filledAmount).toBe('998.4');
  expect((await balance(answer, bobs, 'USDT')).frozen).toBe('0');
  await serving.get(cancelAll, { symbol: 'BTC' }, { token: alices });
});

test('the same client id with the same order is answered with the same bytes, and happens once', async () => {
  const request = limit('buy', '61000', '0.01', { clientOrderId: 'again_1' });
  const first = await place(alices, request);
  const copies = await Promise.all(Array.from({ length: 20 }, () => place(alices, request)));
  for (const copy of copies) expect(copy.text).toBe(first.text);
  // However it is written: 61000.0 is the same price.
  expect((await place(alices, { ...request, price: '61000.0' })).text).toBe(first.text);
  expect(await serving.get<Order[]>(openOrders, {}, after(copies[0]!, alices))).toHaveLength(1);

  const other = await place(alices, { ...request, quantity: '0.02' });
  expect(other.envelope).toMatchObject({
    code: 13002,
    data: { reason: 'spot/client-id-reused', field: 'clientOrderId' },
  });
  // Ids are each user's own.
  expect(dataOf<Order>(await place(bobs, request)).orderId).not.toBe(dataOf<Order>(first).orderId);

  // After its cancel the id still means the first order.
  await serving.get(cancelAll, {}, { token: alices });
  await serving.get(cancelAll, {}, { token: bobs });
  expect((await place(alices, request)).text).toBe(first.text);
});

test('twenty at once with one new client id make one order', async () => {
  const request = limit('buy', '61000', '0.01', { clientOrderId: 'race-1' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(alices, request)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const cancelled = await serving.get<{ cancelled: number[] }>(cancelAll, {}, { token: alices });
  expect(cancelled.cancelled).toEqual([dataOf<Order>(answers[0]!).orderId]);
});

test('lists come in pages, newest first', async () => {
  const placed: Order[] = [];
  for (const price of ['61000', '61001', '61002', '61003', '61004']) {
    placed.push(dataOf<Order>(await place(bobs, { ...limit('buy', price, '0.001') })));
  }
  const ended = await serving.ask(cancelAll, {}, { token: bobs });
  const newest = placed.map(({ orderId }) => orderId).reverse();
  const page = async (query: object) =>
    (await serving.get<Order[]>(orderHistory, query, after(ended, bobs))).map(({ orderId }) => orderId);
  expect(await page({ size: '2' })).toEqual(newest.slice(0, 2));
  expect(await page({ size: '2', before: String(newest[1]) })).toEqual(newest.slice(2, 4));
  expect(await page({ symbol: 'ETH' })).toEqual([]);
});

test('who sends back a seq reads their own writes, every time', async () => {
  for (let n = 0; n < 60; n += 1) {
    const answer = await place(alices, limit('buy', '60500', '0.001'));
    const open = await serving.get<Order[]>(openOrders, {}, after(answer, alices));
    expect(open.map(({ orderId }) => orderId)).toContain(dataOf<Order>(answer).orderId);
  }
  await serving.get(cancelAll, {}, { token: alices });
});

test('a seq that nobody can have seen delays nothing', async () => {
  const started = performance.now();
  const headers = { [SEQ_HEADER]: '999999999999' };
  expect((await serving.ask(openOrders, {}, { token: alices, headers })).envelope.code).toBe(0);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('two thousand orders from one machine are all answered', async () => {
  const answers: Answer[] = [];
  for (let round = 0; round < 20; round += 1) {
    const batch = Array.from({ length: 50 }, (_, n) => {
      const price = `${64_000 + (n % 5)}`;
      return [place(alices, limit('sell', price, '0.001')), place(bobs, limit('buy', price, '0.001'))];
    });
    answers.push(...(await Promise.all(batch.flat())));
  }
  const codes = new Set(answers.map(({ envelope }) => envelope.code));
  expect(answers).toHaveLength(2_000);
  expect([...codes]).toEqual([0]);
  await serving.get(cancelAll, {}, { token: alices });
  await serving.get(cancelAll, {}, { token: bobs });
});

test('a restart keeps sessions, orders, balances and client ids', async () => {
  const request = limit('buy', '60123.4', '0.0321', { clientOrderId: 'kept-1' });
  const placed = await place(alices, request);
  const before = await serving.get<Balance[]>(wallets, {}, after(placed, alices));
  const history = await serving.get<Order[]>(orderHistory, {}, after(placed, alices));

  await serving.close();
  await serving.open();

  const member = await serving.get<{ username: string }>(memberInfo, {}, { token: alices });
  expect(member.username).toBe(alice.username);
  expect(await serving.get<Order[]>(openOrders, {}, { token: alices })).toEqual([dataOf<Order>(placed)]);
  expect(await serving.get<Balance[]>(wallets, {}, { token: alices })).toEqual(before);
  expect(await serving.get<Order[]>(orderHistory, {}, { token: alices })).toEqual(history);
  expect((await place(alices, request)).text).toBe(placed.text);
});
