import { alice, bob } from '@quay/cast';
import { SEQ_HEADER } from '@quay/contract';
import {
  amendOrder,
  cancelOrder,
  type Order,
  type OrderDetail,
  type OrderLinks,
  openOrders,
  orderDetail,
  orderLinks,
  type PlacedPair,
  placeBracket,
  placeOco,
  placeOrder,
} from '@quay/contract/spot';
import { type Balance, walletOf } from '@quay/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkedOrderReasons } from './reached/linked-orders.ts';
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

const after = (answer: Answer, token: string) => ({ token, headers: { [SEQ_HEADER]: String(seqOf(answer)) } });
const held = async (answer: Answer, token: string, symbol: string) =>
  (await serving.get<Balance>(walletOf, { symbol }, after(answer, token))).frozen;
const limit = (token: string, side: 'buy' | 'sell', price: string, quantity: string) =>
  serving.ask(placeOrder, { symbol: 'BTC', side, type: 'limit', price, quantity }, { token });
const sale = { symbol: 'BTC', side: 'sell', quantity: '0.5', price: '65000', stopPrice: '63000' };
const oco = (more: object = {}) => serving.ask(placeOco, { ...sale, ...more }, { token: alices });
const purchase = {
  ...{ symbol: 'BTC', side: 'buy', type: 'limit', price: '63900', quantity: '0.1' },
  ...{ takeProfit: '66000', stopLoss: '62000' },
};
const bracket = (more: object = {}) => serving.ask(placeBracket, { ...purchase, ...more }, { token: alices });
const links = (answer: Answer, request: object = {}) =>
  serving.get<OrderLinks>(orderLinks, request, after(answer, alices));

test('a pair holds once, is listed as one, and cancelling one cancels both', async () => {
  const answer = await oco({ clientOrderId: 'oco-1' });
  const { limit: rests, stop } = dataOf<PlacedPair>(answer);
  expect(rests).toMatchObject({ type: 'limit', status: 'open', price: '65000', clientOrderId: 'oco-1' });
  expect(stop).toMatchObject({ type: 'stop-market', status: 'waiting', stopPrice: '63000', quantity: '0.5' });
  expect(await held(answer, alices, 'BTC')).toBe('0.5');
  expect(dataOf<PlacedPair>(await oco({ clientOrderId: 'oco-1' }))).toEqual({ limit: rests, stop });
  const pair = { limitOrderId: rests.orderId, stopOrderId: stop.orderId, entryOrderId: null };
  expect(await links(answer)).toEqual({ ocoPairs: [{ ...pair, standing: true }], brackets: [] });

  const amended = await serving.ask(amendOrder, { orderId: rests.orderId, quantity: '0.2' }, { token: alices });
  expect(reasonOf(amended)).toBe('spot/order-linked');
  const cancelled = await serving.ask(cancelOrder, { orderId: stop.orderId }, { token: alices });
  expect(dataOf<Order>(cancelled)).toMatchObject({ status: 'cancelled', ended: 'owner' });
  expect(await serving.get<Order[]>(openOrders, {}, after(cancelled, alices))).toEqual([]);
  expect(await held(cancelled, alices, 'BTC')).toBe('0');
  expect(await links(cancelled)).toEqual({ ocoPairs: [], brackets: [] });
  expect(await links(cancelled, { orderId: String(rests.orderId) })).toEqual({
    ...{ ocoPairs: [{ ...pair, standing: false }], brackets: [] },
  });
  // Nobody else hears of them.
  const bobsLook = serving.get<OrderLinks>(orderLinks, { orderId: String(rests.orderId) }, after(cancelled, bobs));
  expect(await bobsLook).toEqual({ ocoPairs: [], brackets: [] });
});

test('what trades cancels the other, and both say why', async () => {
  const { limit: rests, stop } = dataOf<PlacedPair>(await oco());
  const answer = await limit(bobs, 'buy', '65000', '0.1');
  const orderOf = async ({ orderId }: Order) =>
    (await serving.get<OrderDetail>(orderDetail, { orderId: String(orderId) }, after(answer, alices))).order;
  expect(await orderOf(rests)).toMatchObject({ status: 'open', filledQuantity: '0.1' });
  expect(await orderOf(stop)).toMatchObject({ status: 'cancelled', ended: 'oco' });
  const cancelled = await serving.ask(cancelOrder, { orderId: rests.orderId }, { token: alices });
  expect(await held(cancelled, alices, 'BTC')).toBe('0');
});

test('a purchase that is filled leaves its exits as a pair, and says which they are', async () => {
  // The last price is 65,000 by now.
  const entry = dataOf<Order>(await bracket());
  const answer = await limit(bobs, 'sell', '63900', '0.1');
  const { brackets, ocoPairs } = await links(answer, { orderId: String(entry.orderId) });
  expect(ocoPairs).toEqual([]);
  expect(brackets[0]).toMatchObject({
    orderId: entry.orderId,
    takeProfit: '66000',
    stopLoss: '62000',
    status: 'placed',
  });
  const open = await serving.get<Order[]>(openOrders, {}, after(answer, alices));
  expect(open.map(({ type, quantity, orderId }) => [type, quantity, orderId])).toEqual([
    ['stop-market', '0.0999', brackets[0]!.stopExitId],
    ['limit', '0.0999', brackets[0]!.limitExitId],
  ]);
  expect((await links(answer)).ocoPairs).toMatchObject([{ entryOrderId: entry.orderId, standing: true }]);
  await serving.ask(cancelOrder, { orderId: open[0]!.orderId }, { token: alices });
});

test('each refusal of pairs and exits is reached', async () => {
  // The last price is 63,900 by now.
  const met = new Set<string>();
  const meets = async (answer: Promise<Answer>, reason: string, field?: string) => {
    const given = await answer;
    const { field: named } = given.envelope.data as { field?: string };
    expect([reasonOf(given), named]).toEqual([reason, field]);
    met.add(reason);
  };
  await meets(oco({ clientOrderId: '?' }), 'spot/client-id-malformed', 'clientOrderId');
  await meets(oco({ side: 'buy', price: '60000', stopPrice: '65000' }), 'spot/oco-buy-needs-limit', 'stopLimitPrice');
  await meets(oco({ price: '63900' }), 'spot/oco-limit-not-above', 'price');
  const buy = { side: 'buy', stopLimitPrice: '65000' };
  await meets(oco({ ...buy, price: '63900', stopPrice: '65000' }), 'spot/oco-limit-not-below', 'price');
  await meets(oco({ ...buy, price: '63000', stopPrice: '63899' }), 'spot/oco-stop-not-above', 'stopPrice');
  await meets(oco({ stopPrice: '63901' }), 'spot/oco-stop-not-below', 'stopPrice');
  await meets(bracket({ side: 'sell' }), 'spot/exits-of-purchases', 'side');
  await meets(bracket({ takeProfit: undefined, stopLoss: undefined }), 'spot/exit-missing', 'takeProfit');
  await meets(bracket({ takeProfit: '63900' }), 'spot/take-profit-wrong-side', 'takeProfit');
  await meets(bracket({ stopLoss: '63900' }), 'spot/stop-loss-wrong-side', 'stopLoss');
  await meets(bracket({ quantity: '0.0001' }), 'spot/exits-too-small', 'quantity');
  const pair = dataOf<PlacedPair>(await oco());
  const linked = serving.ask(amendOrder, { orderId: pair.limit.orderId, quantity: '0.2' }, { token: alices });
  await meets(linked, 'spot/order-linked');
  expect(linkedOrderReasons.filter((reason) => !met.has(reason))).toEqual([]);
});
