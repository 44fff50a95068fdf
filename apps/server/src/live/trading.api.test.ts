import { setTimeout as sleep } from 'node:timers/promises';
import { markets } from '@quay/cast';
import { edge, type LiveMessage } from '@quay/contract';
import { placed as placedShape, spot } from '@quay/contract/spot';
import type { Order, Outcome } from '@quay/core';
import { text, units } from '@quay/money';
import { afterEach, describe, expect, it } from 'vitest';
import { CoreBusy, type CorePort, CoreStopped } from '../core-host/port.ts';
import { createGate, limits } from '../edge/limits.ts';
import { placedOnWire } from '../trading/placed.ts';
import { ALICE, BOB, type Client, endAll, startLive, until } from './testing/live.ts';
import { IN_FLIGHT_MAX, manyText } from './trading.ts';

afterEach(endAll);

const started = (settings: Parameters<typeof startLive>[1] = {}) => startLive(markets, settings);
type Live = Awaited<ReturnType<typeof started>>;
type Done = Extract<LiveMessage, { op: 'placed' | 'cancelled' }>;
type Wrong = Extract<LiveMessage, { op: 'error' }>;

const price = (ticks: number) => {
  const { referencePrice, tick } = markets.find(({ symbol }) => symbol === 'SOL')!;
  return text(referencePrice + tick * BigInt(ticks));
};
const order = (more: object = {}) => ({
  symbol: 'SOL',
  side: 'buy' as const,
  type: 'limit' as const,
  price: price(-10),
  quantity: '1',
  ...more,
});

async function trader(live: Live, user = ALICE): Promise<Client> {
  const client = await live.join();
  client.say({ op: 'login', ticket: live.tickets.issue(user) });
  await until(() => client.op('in') !== undefined, 'logged in');
  return client;
}

/** The answer to the message of that name. */
async function answerTo<Answered extends LiveMessage = Done>(client: Client, id: string): Promise<Answered> {
  const named = () => client.received.find((one) => 'id' in one && one.id === id);
  await until(() => named() !== undefined, `the answer to ${id}`);
  return named() as Answered;
}

const place = (client: Client, id: string, orders: readonly object[]) =>
  client.say(JSON.stringify({ op: 'place', id, orders }));

/** Cancels all open orders of somebody; gives their ids. */
async function takenBack(live: Live, owner: number): Promise<number[]> {
  const { outcome } = await live.port.submit<number[]>('spot/cancel-all', { owner, symbol: null });
  return outcome.ok ? outcome.value : [];
}

type SubmitAll = CorePort['submitAll'];

/** A core that takes many commands in another way. */
const withSubmitAll =
  (submitAll: (real: CorePort, orders: Parameters<SubmitAll>[0]) => ReturnType<SubmitAll>) =>
  (real: CorePort): CorePort => ({
    submit: (name, input) => real.submit(name, input),
    submitAll: (orders) => submitAll(real, orders),
    follow: () => () => undefined,
    onCommitted: (listener) => real.onCommitted(listener),
    get seq() {
      return real.seq;
    },
    digest: () => real.digest(),
  });

describe('orders in a frame', () => {
  it('have each a result of its own, in their order, and are pushed like any other', async () => {
    const live = await started();
    const alice = await trader(live);
    alice.say({ op: 'subscribe', channels: ['orders'] });
    place(alice, 'first', [
      order({ side: 'sell', price: price(3), quantity: '2' }),
      order({ price: '1,5' }),
      order({ symbol: 'NOPE' }),
      order({ quantity: '0.0000001' }),
      order({ quantity: '0.5', clientOrderId: 'a-1' }),
    ]);
    const { seq, at, results } = await answerTo(alice, 'first');
    expect(seq).toBe(live.port.seq);
    expect(Math.abs(at - Date.now())).toBeLessThan(5_000);
    expect(results.map((result) => placedShape.safeParse(result).success)).toEqual(Array(5).fill(true));
    expect(results).toMatchObject([
      { code: 0, status: 'open', filledQuantity: '0', filledAmount: '0' },
      { code: spot['price-malformed'].code, reason: 'spot/price-malformed', params: {}, field: 'price' },
      { reason: 'trading/symbol-unknown', params: { symbol: 'NOPE' }, field: 'symbol' },
      { reason: 'spot/quantity-off-lot', field: 'quantity' },
      { code: 0, status: 'open' },
    ]);
    await until(() => alice.pushes('orders').length > 0, 'the push');
    expect(alice.pushes<object[]>('orders')[0]!.data).toHaveLength(2);

    const bob = await trader(live, BOB);
    place(bob, 'taker', [order({ price: price(3), quantity: '1.5' })]);
    const filled = units(price(3)) + units(price(3)) / 2n;
    expect((await answerTo(bob, 'taker')).results).toMatchObject([
      { code: 0, status: 'filled', filledQuantity: '1.5', filledAmount: text(filled) },
    ]);
  });

  it('are answered frame by frame in the order in which they came, whatever is in them', async () => {
    const live = await started();
    const alice = await trader(live);
    const names = Array.from({ length: 60 }, (_, n) => `f${n}`);
    for (const [n, id] of names.entries()) {
      if (n % 3 === 0) alice.say({ op: 'cancel', id, orderIds: [999_999] });
      else place(alice, id, n % 3 === 1 ? [order({ price: 'no' })] : [order()]);
    }
    await answerTo(alice, 'f59');
    expect(alice.received.flatMap((one) => ('results' in one ? [one.id] : []))).toEqual(names);
  });

  it('sent again by their own name happen once, also on another connection', async () => {
    const live = await started();
    const alice = await trader(live);
    const request = order({ clientOrderId: 'only-once' });
    place(alice, 'a', [request, request]);
    place(alice, 'b', [request]);
    const first = (await answerTo(alice, 'a')).results;
    expect(first[0]).toMatchObject({ code: 0 });
    expect(first[1]).toEqual(first[0]);
    expect((await answerTo(alice, 'b')).results).toEqual([first[0]]);
    alice.ws.terminate();
    const again = await trader(live);
    place(again, 'c', [request, { ...request, quantity: '2' }]);
    expect((await answerTo(again, 'c')).results).toMatchObject([first[0]!, { reason: 'spot/client-id-reused' }]);
    place(again, 'd', [request]);
    await answerTo(again, 'd');
    expect(await takenBack(live, ALICE)).toHaveLength(1);
  });

  it('that the core has no room for are all turned away by name, and the client stays', async () => {
    const busy = withSubmitAll(() => Promise.reject(new CoreBusy('too much')));
    const full = await startLive(markets, {}, busy);
    const alice = await trader(full);
    for (let n = 0; n < 8; n++) place(alice, `b${n}`, [order()]);
    expect(await answerTo<Wrong>(alice, 'b7')).toEqual({
      op: 'error',
      code: 503,
      reason: 'edge/busy',
      id: 'b7',
    });
    // Orders with an id of their own may have been done when they came before.
    place(alice, 'again', [order(), order({ clientOrderId: 'mine-1' })]);
    expect(await answerTo<Wrong>(alice, 'again')).toMatchObject({ code: 504, reason: 'edge/outcome-unknown' });
    expect(alice.closed).toBeUndefined();
  });

  it('are not taken without bound: beyond so many at once they are turned away before the core hears of them', async () => {
    let query = 0;
    const letGo: (() => void)[] = [];
    const slow = withSubmitAll(async (real, orders) => {
      query += 1;
      await new Promise<void>((done) => letGo.push(done));
      return real.submitAll(orders);
    });
    const held = await startLive(markets, {}, slow);
    const alice = await trader(held);
    for (let n = 0; n < IN_FLIGHT_MAX + 5; n++) place(alice, `n${n}`, [order()]);
    const early = await answerTo<Wrong>(alice, `n${IN_FLIGHT_MAX + 4}`);
    expect(early.reason).toBe('edge/busy');
    expect([query, alice.errors().length]).toEqual([IN_FLIGHT_MAX, 5]);
    for (const go of letGo.reverse()) go();
    await answerTo(alice, `n${IN_FLIGHT_MAX - 1}`);
    const answered = alice.received.flatMap((one) => ('results' in one ? [one.id] : []));
    expect(answered).toEqual(Array.from({ length: IN_FLIGHT_MAX }, (_, n) => `n${n}`));
    place(alice, 'room again', [order()]);
    await until(() => letGo.length === IN_FLIGHT_MAX + 1, 'the core hears it');
    letGo.at(-1)!();
    expect((await answerTo(alice, 'room again')).results).toHaveLength(1);
  });

  it('of which nobody knows what became are answered with just that, and the line is closed', async () => {
    const gone = withSubmitAll(() => Promise.reject(new CoreStopped('gone')));
    const broken = await startLive(markets, {}, gone);
    const alice = await trader(broken);
    place(alice, 'lost', [order()]);
    expect(await answerTo<Wrong>(alice, 'lost')).toEqual({
      op: 'error',
      code: 504,
      reason: 'edge/outcome-unknown',
      id: 'lost',
    });
    await until(() => alice.closed !== undefined, 'the end');
  });
});

describe('cancels', () => {
  it('say of each order what became of it', async () => {
    const finished = 4_242;
    const request: unknown[] = [];
    const live = await started({
      async known(owner, ids, atLeast) {
        request.push([owner, ids, atLeast > 0]);
        return atLeast > 0 ? [finished] : [];
      },
    });
    const alice = await trader(live);
    place(alice, 'p', [order(), order({ price: price(-11) })]);
    const ids = (await answerTo(alice, 'p')).results.map((result) => ('orderId' in result ? result.orderId : 0));
    const bobs = await live.place(BOB, 'buy', -12, '1');
    const another = (bobs.outcome as Extract<Outcome<Order>, { ok: true }>).value.id;
    alice.say({ op: 'cancel', id: 'c', orderIds: [ids[0]!, finished, another, ids[1]!, ids[0]!] });
    const { results } = await answerTo(alice, 'c');
    expect(results.map((result) => ('reason' in result ? result.reason : result.status))).toEqual([
      'cancelled',
      'spot/order-finished',
      'spot/order-not-found',
      'cancelled',
      'spot/order-not-found',
    ]);
    // The rows are asked as they are, then as new as the answer.
    const missing = [finished, another, ids[0]];
    expect(request).toEqual([
      [ALICE, missing, false],
      [ALICE, missing, true],
    ]);
  });

  it('take back all orders of one market or of all, and nobody else’s', async () => {
    const live = await started();
    const alice = await trader(live);
    await live.place(BOB, 'buy', -12, '1');
    place(alice, 'p', [order(), order(), order({ symbol: 'BTC', price: '64000', quantity: '0.01' })]);
    const ids = (await answerTo(alice, 'p')).results.map((result) => ('orderId' in result ? result.orderId : 0));
    alice.say({ op: 'cancel-all', id: 'sol', symbol: 'SOL' });
    expect(await answerTo<LiveMessage>(alice, 'sol')).toMatchObject({ op: 'cancelled-all', orderIds: ids.slice(0, 2) });
    alice.say({ op: 'cancel-all', id: 'all' });
    expect(await answerTo<LiveMessage>(alice, 'all')).toMatchObject({ op: 'cancelled-all', orderIds: ids.slice(2) });
    alice.say({ op: 'cancel-all', id: 'none', symbol: 'NOPE' });
    expect(await answerTo<Wrong>(alice, 'none')).toMatchObject({ op: 'error', reason: 'trading/symbol-unknown' });
    expect(await takenBack(live, BOB)).toHaveLength(1);
  });
});

describe('who may trade, and how much', () => {
  it('nobody without a ticket, and nobody after the session ended', async () => {
    const live = await started();
    const guest = await live.join();
    place(guest, 'g', [order()]);
    guest.say({ op: 'cancel-all', id: 'h' });
    expect(await answerTo<Wrong>(guest, 'g')).toEqual({ op: 'error', code: 401, reason: 'edge/unauthorized', id: 'g' });
    expect((await answerTo<Wrong>(guest, 'h')).reason).toBe('edge/unauthorized');
    const alice = await trader(live);
    live.hub.sessionEnded(ALICE);
    place(alice, 'late', [order()]);
    await until(() => alice.closed !== undefined, 'the end');
    expect(await takenBack(live, ALICE)).toHaveLength(0);
  });

  it('nobody while the server does not take orders', async () => {
    const live = await started({ closed: () => true });
    const alice = await trader(live);
    for (let n = 0; n < 7; n++) place(alice, `c${n}`, [order()]);
    expect((await answerTo<Wrong>(alice, 'c6')).reason).toBe('edge/busy');
    place(alice, 'sent again', [order({ clientOrderId: 'mine-1' })]);
    expect((await answerTo<Wrong>(alice, 'sent again')).reason).toBe('edge/outcome-unknown');
    expect(alice.closed).toBeUndefined();
  });

  it('an order each out of the user’s bucket, on all connections together; cancels are never starved by it', async () => {
    const slow = { perSecond: 0.001, burst: 10 };
    const wide = { perSecond: 1e6, burst: 1e6 };
    const gate = createGate({ ...limits, address: wide, trade: slow, cancel: { perSecond: 0.001, burst: 4 } });
    const live = await started({ gate });
    const [one, other] = [await trader(live), await trader(live)];
    place(one, 'six', Array(6).fill(order()));
    const { results } = await answerTo(one, 'six');
    expect(results).toHaveLength(6);
    place(other, 'five', Array(5).fill(order()));
    expect(await answerTo<Wrong>(other, 'five')).toEqual({
      op: 'error',
      code: 429,
      reason: 'edge/too-many-requests',
      id: 'five',
    });
    place(other, 'four', Array(4).fill(order()));
    await answerTo(other, 'four');
    for (let n = 0; n < 9; n++) place(other, `over${n}`, [order()]);
    expect((await answerTo<Wrong>(other, 'over8')).reason).toBe('edge/too-many-requests');
    expect(other.closed).toBeUndefined();
    const id = 'orderId' in results[0]! ? results[0].orderId : 0;
    one.say({ op: 'cancel', id: 'back', orderIds: [id] });
    expect((await answerTo(one, 'back')).results).toMatchObject([{ status: 'cancelled' }]);
    one.say({ op: 'cancel-all', id: 'all' });
    expect(await answerTo<LiveMessage>(one, 'all')).toMatchObject({ op: 'cancelled-all' });
    one.say({ op: 'cancel', id: 'too many', orderIds: [1, 2, 3] });
    expect((await answerTo<Wrong>(one, 'too many')).reason).toBe('edge/too-many-requests');
    const bob = await trader(live, BOB);
    place(bob, 'his own', [order()]);
    expect((await answerTo(bob, 'his own')).results).toMatchObject([{ code: 0 }]);
  });

  it('an address that floods is turned away, then let go', async () => {
    const live = await started({ gate: createGate({ ...limits, address: { perSecond: 0.001, burst: 3 } }) });
    const alice = await trader(live);
    for (let n = 0; n < 8; n++) place(alice, `n${n}`, [order()]);
    await until(() => alice.closed !== undefined, 'the end');
    expect(alice.closed!.reason).toBe('edge/too-many-requests');
    expect(await answerTo<Wrong>(alice, 'n2')).toMatchObject({ reason: 'edge/too-many-requests' });
  });
});

describe('a message that is no order', () => {
  it.each([
    ['an order with a field that nobody knows', { op: 'place', id: 'x', orders: [order({ owner: 7 })] }],
    ['one that is wrong among good ones', { op: 'place', id: 'x', orders: [order(), order({ side: 'both' })] }],
    ['none', { op: 'place', id: 'x', orders: [] }],
    ['more than fifty', { op: 'place', id: 'x', orders: Array(51).fill(order()) }],
    ['a number for a price', { op: 'place', id: 'x', orders: [order({ price: 168 })] }],
    ['another field beside them', { op: 'place', id: 'x', orders: [order()], owner: 7 }],
    ['an id that is no number', { op: 'cancel', id: 'x', orderIds: ['1'] }],
    ['ids of nothing', { op: 'cancel', id: 'x' }],
    ['a market in small letters', { op: 'cancel-all', id: 'x', symbol: 'sol' }],
  ])('%s: refused as a whole, by name', async (_what, said) => {
    const live = await started();
    const alice = await trader(live);
    alice.say(JSON.stringify(said));
    expect(await answerTo<Wrong>(alice, 'x')).toEqual({
      op: 'error',
      code: edge['bad-request'].code,
      reason: 'edge/bad-request',
      id: 'x',
    });
    expect(await takenBack(live, ALICE)).toHaveLength(0);
  });

  it('five in a row end the connection; one without a name is malformed', async () => {
    const live = await started();
    const alice = await trader(live);
    for (const id of [undefined, '', 7, 'x'.repeat(65)])
      alice.say(JSON.stringify({ op: 'place', id, orders: [order()] }));
    place(alice, 'good', [order()]);
    await answerTo(alice, 'good');
    expect(alice.errors()).toEqual(Array(4).fill('edge/live-message-malformed'));
    for (let n = 0; n < 5; n++) place(alice, `bad${n}`, [{}]);
    await until(() => alice.closed !== undefined, 'the end');
    expect(alice.closed).toEqual({ code: 1008, reason: 'edge/bad-request' });
  });
});

it('a client that sends and does not read is no longer listened to, and loses nothing', async () => {
  let taken = 0;
  const counted = withSubmitAll((real, orders) => {
    taken += 1;
    return real.submitAll(orders);
  });
  const hub = await startLive(markets, {}, counted);
  const alice = await trader(hub);
  alice.ws.pause();
  const long = Array(50).fill(order({ symbol: 'X'.repeat(16) }));
  const FRAMES = 8_000;
  for (let n = 0; n < FRAMES; n++) {
    place(alice, `n${n}`, long);
    if (n % 50 === 0) await sleep(1);
  }
  let before = -1;
  while (before !== taken) {
    before = taken;
    await sleep(300);
  }
  expect(taken).toBeLessThan(FRAMES);
  alice.ws.resume();
  await answerTo(alice, `n${FRAMES - 1}`);
  expect(taken).toBe(FRAMES);
  expect(alice.received.flatMap((one) => ('results' in one ? [one.id] : []))).toEqual(
    Array.from({ length: FRAMES }, (_, n) => `n${n}`),
  );
});

it('an answer put together by hand is what the serialiser would say', () => {
  const row = { id: 12, status: 'open', filledQuantity: 0n, filledAmount: units('0.00000001') } as Order;
  const outcomes: Outcome<Order>[] = [
    { ok: true, value: row },
    { ok: true, value: { ...row, id: 2 ** 53 - 1, status: 'filled', filledQuantity: units('1000000.5') } },
    { ok: false, refusal: spot['price-off-tick'], params: { tick: '0.05' }, field: 'price' },
    { ok: false, refusal: spot['order-not-found'], params: { 'quo"ted': '⚓\n' } },
  ];
  for (const [id, some] of [
    ['7', outcomes],
    ['a "b" \\ ⚓', []],
  ] as const) {
    const text = manyText('placed', id, { outcomes: some, seq: 9 }, placedOnWire);
    const { at } = JSON.parse(text) as { at: number };
    expect(text).toBe(JSON.stringify({ op: 'placed', id, seq: 9, at, results: some.map(placedOnWire) }));
  }
});
