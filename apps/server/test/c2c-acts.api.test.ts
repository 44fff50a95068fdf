import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, LIVE_PATH, type LiveMessage } from '@quay/contract';
import { answerFault, buy, type C2cOrder, type C2cPush, cancel } from '@quay/contract/c2c';
import { liveTicket } from '@quay/contract/identity';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Clock } from './account.ts';
import { Serving } from './serving.ts';
import { Trader, takeOf } from './trader.ts';

/** The driver by which the store asks. */
const { prototype: client } = (
  createRequire(new URL('../../../packages/store/package.json', import.meta.url))('pg') as {
    readonly Client: { readonly prototype: { query(...args: unknown[]): unknown } };
  }
).Client;
const clock = new Clock();
let serving: Serving;
let mia: Trader;
let bob: Trader;
let sockets: WebSocket[] = [];
/** What each of the two was pushed since it was looked last. */
const pushes: Record<'mia' | 'bob', C2cPush['data'][]> = { mia: [], bob: [] };
/** The reads of the database that answer for an order. */
const reads: string[] = [];

beforeAll(async () => {
  const plain = client.query;
  vi.spyOn(client, 'query').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const [request] = args as [string | { readonly text?: string }];
    const text = typeof request === 'string' ? request : (request?.text ?? '');
    if (/^\s*select\b/i.test(text)) reads.push(text.replaceAll(/\s+/g, ' ').trim());
    return plain.apply(this, args);
  });
  serving = await Serving.start({ now: clock.now });
  mia = await Trader.merchant(serving, clock, 'Mia Merchant');
  bob = await Trader.verified(serving, clock, 'Bob Buyer');
  await Promise.all([listen(mia, pushes.mia), listen(bob, pushes.bob)]);
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await serving.end();
  vi.restoreAllMocks();
});

async function listen(who: Trader, received: C2cPush['data'][]): Promise<void> {
  const { ticket } = await who.get(liveTicket as Call<never, { ticket: string }>);
  const socket = new WebSocket(serving.url.replace('http', 'ws') + LIVE_PATH);
  sockets = [...sockets, socket];
  await new Promise<void>((subscribed) => {
    socket.on('open', () => socket.send(JSON.stringify({ op: 'login', ticket })));
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as LiveMessage;
      if ('op' in message && message.op === 'in') socket.send(JSON.stringify({ op: 'subscribe', channels: ['c2c'] }));
      if ('op' in message && message.op === 'subscribed') subscribed();
      if ('channel' in message && message.channel === 'c2c') received.push(message.data);
    });
  });
}

/** What the server reads of orders, people and methods while something is asked, and what it pushes to each after it. */
async function counted<Value>(work: () => Promise<Value>) {
  await settled();
  for (const received of Object.values(pushes)) received.length = 0;
  reads.length = 0;
  const value = await work();
  const request = reads.filter((text) => OF_ORDERS.test(text) && !BACKGROUND.test(text));
  await settled();
  return { value, reads: request, pushed: { mia: [...pushes.mia], bob: [...pushes.bob] } };
}
const OF_ORDERS = /\b(c2c_\w+|payment_methods|reviews|account_holds|merchants)\b/;
/** What the event handler, the notifier and the reminders read behind the answer. */
const BACKGROUND = /c2c_notices|c2c_messages\b(?!.*c2c_reads)|c2c_ads/;
const settled = () => pause(1_500);

/** One push to each of the two, which says how the order is now, and which events are new. */
function expectOnePush(
  { pushed }: Awaited<ReturnType<typeof counted>>,
  order: object,
  events: readonly string[],
): void {
  for (const received of [pushed.mia, pushed.bob]) {
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ what: 'order', order });
    expect(received[0]!.events!.map(({ event }) => event)).toEqual(events);
  }
}

test('an act answers with one read, waits for no rows, and is pushed once to each', async () => {
  const { methodId } = await mia.method();
  const ad = await mia.ad({ methodIds: [methodId] });
  const taken = await counted(() => bob.buys(ad));
  const order = taken.value;
  const { orderId } = order;
  expect(order).toMatchObject({ state: 'unpaid', waitsForMe: true, payTo: { account: mia.email } });
  expect(order.timeline.map(({ event }) => event)).toEqual(['locked']);
  // Who has the order not yet asks for it.
  for (const received of Object.values(taken.pushed)) expect(received).toMatchObject([{ orderId, what: 'order' }]);
  expect(taken.pushed.mia[0]).not.toHaveProperty('order');

  const paid = await counted(() => bob.pays(order));
  expect(paid.reads).toHaveLength(1);
  expectOnePush(paid, { state: 'paid' }, ['paid']);
  expect([paid.pushed.bob, paid.pushed.mia].map(([heard]) => heard!.order!.waitsForMe)).toEqual([false, true]);
  const { timeline, head } = paid.value;
  expect(timeline.map(({ event }) => event)).toEqual(['locked', 'paid']);
  expect(head).toBe(timeline.at(-1)!.hash);
  expect(paid.value.payerName).toBe('Bob Buyer');

  const released = await counted(() => mia.releases(order));
  // Besides it whether a hold keeps the seller from it.
  expect(released.reads).toHaveLength(2);
  expectOnePush(released, { state: 'completed', ended: 'released', waitsForMe: false }, ['released']);
  expect(released.value).toEqual(await mia.order(orderId));
  expect(await bob.order(orderId)).toMatchObject(released.pushed.bob[0]!.order!);

  const { orderId: other } = await bob.buys(ad);
  const words = { orderId: other, reason: 'seller-asks-more', moneySent: 'no' };
  const cancelled = await counted(() => bob.get(cancel as Call<never, C2cOrder>, words));
  expect(cancelled.reads).toHaveLength(1);
  expectOnePush(cancelled, { state: 'cancelled', fault: 'claimed' }, ['cancelled', 'fault-claimed']);
  const answer = { orderId: other, accept: true };
  const answered = await counted(() => mia.get(answerFault as Call<never, C2cOrder>, answer));
  expect(answered.reads).toHaveLength(1);
  expectOnePush(answered, { state: 'cancelled', fault: 'accepted' }, ['fault-accepted']);
  expect(answered.value).toEqual(await mia.order(other));
});

test('an act answers from the rows where this process has not heard of the order', async () => {
  const { methodId } = await mia.method({ kind: 'wechat' });
  const ad = await mia.ad({ methodIds: [methodId], quantity: '200', max: '1440' });
  const request = takeOf(ad);
  const order = await bob.get(buy as Call<never, C2cOrder>, request);
  await serving.close();
  await serving.open();
  // The same request again: the order was made by an earlier start.
  expect(await bob.get(buy as Call<never, C2cOrder>, request)).toMatchObject({
    orderId: order.orderId,
    head: order.head,
  });
  expect((await bob.pays(order)).timeline.map(({ event }) => event)).toEqual(['locked', 'paid']);
});
