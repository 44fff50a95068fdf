import { alice, bob } from '@quay/cast';
import { LIVE_PATH, type LiveMessage, SEQ_HEADER } from '@quay/contract';
import { liveTicket, logout } from '@quay/contract/identity';
import {
  cancelOrder,
  cancelOrders,
  type Order,
  openOrders,
  orderDetail,
  type Placed,
  placeOrder,
  placeOrders,
} from '@quay/contract/spot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Answer, dataOf, Serving, seqOf } from './serving.ts';

let serving: Serving;
let alices: string;
let bobs: string;
let live: Awaited<ReturnType<typeof socketOf>>;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  serving = await Serving.start();
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  live = await socketOf(alices);
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await serving.end();
});

type Reply = Extract<LiveMessage, { id?: string }>;

/** A socket of somebody, which is asked and answers. */
async function socketOf(token: string) {
  const socket = new WebSocket(serving.url.replace('http', 'ws') + LIVE_PATH);
  sockets.push(socket);
  const waiting = new Map<string, (reply: Reply) => void>();
  let loggedIn: () => void = () => {};
  socket.on('message', (data) => {
    const reply = JSON.parse(data.toString()) as LiveMessage;
    if ('op' in reply && reply.op === 'in') loggedIn();
    if ('id' in reply && reply.id !== undefined) waiting.get(reply.id)?.(reply as Reply);
  });
  await new Promise((opened) => socket.once('open', opened));
  const { ticket } = await serving.get<{ ticket: string }>(liveTicket, {}, { token });
  const isIn = new Promise<void>((done) => {
    loggedIn = done;
  });
  socket.send(JSON.stringify({ op: 'login', ticket }));
  await isIn;
  let request = 0;
  const ask = (op: string, what: object): Promise<Reply> =>
    new Promise((answered) => {
      request += 1;
      const id = `${op} ${request}`;
      waiting.set(id, answered);
      socket.send(JSON.stringify({ op, id, ...what }));
    });
  const results = async (op: string, what: object): Promise<readonly Placed[]> => {
    const reply = await ask(op, what);
    if (!('results' in reply)) throw new Error(JSON.stringify(reply));
    return reply.results;
  };
  return { socket, ask, results };
}

const limit = { symbol: 'BTC', side: 'buy', type: 'limit', price: '64000', quantity: '0.001' };

/** What HTTP says of one order, in the words of an order among many. */
function inShort({ envelope }: Answer): object {
  if (envelope.code !== 0) return { code: envelope.code, ...(envelope.data as object) };
  const { status, filledQuantity, filledAmount } = envelope.data as Order;
  return { code: 0, status, filledQuantity, filledAmount };
}

describe('an order is judged alike, whichever way it comes', () => {
  const stop = { ...limit, type: 'stop-limit', stopPrice: '65000', price: '65100' };
  test.each<[string, object]>([
    ['a good one', limit],
    ['a stop', stop],
    ['one that takes or goes', { ...limit, timeInForce: 'ioc' }],
    ['one that must be whole', { ...limit, timeInForce: 'fok' }],
    ['only to rest', { ...limit, timeInForce: 'post-only' }],
    ['a market order without anybody', { ...limit, type: 'market', price: undefined }],
    ['by amount', { symbol: 'BTC', side: 'sell', type: 'market', amount: '100' }],
    ['a wrong name', { ...limit, clientOrderId: 'no blanks' }],
    ['no name', { ...limit, clientOrderId: '' }],
    ['no price', { ...limit, price: undefined }],
    ['price 0', { ...limit, price: '0' }],
    ['a price that is none', { ...limit, price: '64e3' }],
    ['a long price', { ...limit, price: '64000.000000001' }],
    ['a price of another step', { ...limit, price: '64000.05' }],
    ['a price far away', { ...limit, price: '100' }],
    ['a price beyond everything', { ...limit, price: '9999999999999999' }],
    ['a quantity of another step', { ...limit, quantity: '0.00011' }],
    ['a small quantity', { ...limit, quantity: '0' }],
    ['a great quantity', { ...limit, quantity: '201' }],
    ['too much for the purse', { ...limit, quantity: '150' }],
    ['an amount that is none', { ...limit, amount: '-1' }],
    ['an amount too many', { ...limit, amount: '1' }],
    ['a stop price that is none', { ...stop, stopPrice: 'x' }],
    ['a stop price too many', { ...limit, stopPrice: '65000' }],
    ['a stop that is only to rest', { ...stop, timeInForce: 'post-only' }],
    ['a market that is not there', { ...limit, symbol: 'GOLD' }],
  ])('%s', async (_what, order) => {
    const overHttp = inShort(await serving.ask(placeOrder, order, { token: alices }));
    const { results } = await serving.get<{ results: Placed[] }>(placeOrders, { orders: [order] }, { token: alices });
    const [overSocket] = await live.results('place', { orders: [order] });
    expect(overSocket).toMatchObject(overHttp);
    expect(results[0]).toMatchObject(overHttp);
    if ('reason' in overSocket!) expect([overSocket, results[0]]).toEqual([overHttp, overHttp]);
  });
});

test('a name that was used over HTTP is known over the socket, and the other way round', async () => {
  const { results } = await socketOf(bobs);
  const mine = { ...limit, clientOrderId: 'one-intent' };
  const { orderId } = dataOf<Order>(await serving.ask(placeOrder, mine, { token: bobs }));
  expect(await results('place', { orders: [mine] })).toMatchObject([{ code: 0, orderId }]);
  const other = { ...limit, clientOrderId: 'another-intent' };
  const [first] = await results('place', { orders: [other] });
  const again = dataOf<Order>(await serving.ask(placeOrder, other, { token: bobs }));
  expect(first).toMatchObject({ code: 0, orderId: again.orderId });
  const reused = await results('place', { orders: [{ ...mine, quantity: '0.002' }] });
  expect(reused).toMatchObject([{ reason: 'spot/client-id-reused', field: 'clientOrderId' }]);
  const all = { [SEQ_HEADER]: String(seqOf(await serving.ask(placeOrder, other, { token: bobs }))) };
  const open = await serving.get<Order[]>(openOrders, {}, { token: bobs, headers: all });
  expect(open.filter((one) => one.clientOrderId !== null)).toHaveLength(2);
});

test('a cancel that comes too late says so, alone or among many, over HTTP and the socket', async () => {
  const { results, ask } = await socketOf(alices);
  const placed = await results('place', { orders: [limit, limit, limit] });
  const ids = placed.map((one) => ('orderId' in one ? one.orderId : 0));
  const otherUsers = dataOf<Order>(await serving.ask(placeOrder, limit, { token: bobs })).orderId;
  await serving.get(cancelOrder, { orderId: ids[0]! }, { token: alices });
  const orderIds = [ids[0]!, ids[1]!, otherUsers, 999_999];
  const reasons = (reply: readonly Placed[]) => reply.map((one) => ('reason' in one ? one.reason : one.status));
  expect(reasons(await results('cancel', { orderIds }))).toEqual([
    'spot/order-finished',
    'cancelled',
    'spot/order-not-found',
    'spot/order-not-found',
  ]);
  const many = await serving.get<{ results: Placed[] }>(cancelOrders, { orderIds }, { token: alices });
  expect(reasons(many.results)).toEqual([
    'spot/order-finished',
    'spot/order-finished',
    'spot/order-not-found',
    'spot/order-not-found',
  ]);
  // An order that is filled at once was never in the rows as open.
  const sold = await serving.ask(
    placeOrder,
    { ...limit, side: 'sell', price: '64000', timeInForce: 'ioc' },
    { token: bobs },
  );
  const { orderId } = dataOf<Order>(sold);
  const bobsSocket = await socketOf(bobs);
  expect(reasons(await bobsSocket.results('cancel', { orderIds: [orderId] }))).toEqual(['spot/order-finished']);
  const all = await ask('cancel-all', { symbol: 'BTC' });
  expect(all).toMatchObject({ op: 'cancelled-all' });
});

test('an answer’s seq is one that rows can be asked at', async () => {
  const { ask } = await socketOf(alices);
  const reply = await ask('place', { orders: [limit] });
  if (!('results' in reply)) throw new Error(JSON.stringify(reply));
  const [placed] = reply.results;
  const id = String('orderId' in placed! ? placed.orderId : 0);
  const headers = { [SEQ_HEADER]: String(reply.seq) };
  const seen = await serving.ask(orderDetail, { orderId: id }, { token: alices, headers });
  expect(dataOf<{ order: Order }>(seen).order.status).toBe('open');
  expect(seqOf(seen)).toBeGreaterThanOrEqual(reply.seq);
});

test('the socket goes with the session', async () => {
  const { socket } = await socketOf(bobs);
  const closed = new Promise((done) => socket.once('close', done));
  await serving.get(logout, {}, { token: bobs });
  await closed;
  expect(socket.readyState).toBe(socket.CLOSED);
});
