import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@quay/contract';
import {
  type Ad,
  addPush,
  type ChatByPeer,
  chatByPeer,
  type Notices,
  noticeEvents,
  notices,
  readChat,
  removePush,
  saveNotices,
  writeMessage,
} from '@quay/contract/c2c';
import { savePreferences } from '@quay/contract/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyCall, Clock } from './account.ts';
import { PushService } from './push-service.ts';
import { noticeReasons } from './reached/c2c-notices.ts';
import { Serving } from './serving.ts';
import { Trader } from './trader.ts';

const clock = new Clock();
/** As in the product, only sooner. */
const waits = { settle: 100, message: 500, between: 2_000 };
let service: PushService;
let serving: Serving;
let mia: Trader;
let bob: Trader;
let ad: Ad;

beforeAll(async () => {
  service = await PushService.start();
  serving = await Serving.start({ now: clock.now, notices: { waits, pushServices: [service.origin] } });
  mia = await Trader.merchant(serving, clock, 'Mia Stone');
  bob = await Trader.verified(serving, clock, 'Bob Miller');
  ad = await mia.ad({ methodIds: [(await mia.method()).methodId] });
});
afterAll(async () => {
  await serving.end();
  await service.close();
});

const get = (who: Trader) => who.get(notices as Call<never, Notices>);
const save = (who: Trader, orders: string[], appeals = orders) =>
  who.get(saveNotices as Call<never, Notices>, { orders, appeals });

/** Letters about orders, newest first. */
const letters = async (who: Trader) =>
  (await serving.mailTo(who.email)).filter(({ text }) => text?.includes('/tradeOrderDetail') || text?.includes('C2C'));

async function until<Value>(look: () => Promise<Value> | Value, good: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 600; tries += 1) {
    const value = await look();
    if (good(value)) return value;
    await sleep(100);
  }
  throw new Error(`not in time: ${JSON.stringify(await look())}`);
}
/** Whatever happened has been told after this. */
async function allNotified(): Promise<void> {
  // From its commit to the rows, and from the rows into a letter, is a moment each.
  await sleep(1_000);
  await until(
    () => serving.withReads(({ c2c }) => c2c.noticesWait()),
    (waits) => !waits,
  );
  await sleep(500);
}

test('everybody hears by app and e-mail, until they choose', async () => {
  expect(await get(bob)).toMatchObject({
    orders: ['app', 'email'],
    appeals: ['app', 'email'],
    bound: ['app', 'email'],
    devices: 0,
  });
  expect(Buffer.from((await get(bob)).pushKey, 'base64url')).toHaveLength(65);
  const choose = (orders: string[], appeals: string[]) => bob.reason(saveNotices as AnyCall, { orders, appeals });
  expect(await choose(['app'], [])).toBe('c2c/channel-needed');
  expect(await choose([], ['email'])).toBe('c2c/channel-needed');
  expect(await choose(['app', 'sms'], ['app'])).toBe('c2c/channel-not-bound');
  expect(await get(bob)).toMatchObject({ orders: ['app', 'email'] });
  expect(await save(bob, ['email', 'email'], ['app'])).toMatchObject({ orders: ['email'], appeals: ['app'] });
  expect(await get(bob)).toMatchObject({ orders: ['email'], appeals: ['app'] });
  expect(await get(mia)).toMatchObject({ orders: ['app', 'email'] });
  await save(bob, ['app', 'email']);
});

test('browsers subscribe with known push services alone', async () => {
  const { subscription } = service.browser('/x');
  const add = (more: object) => bob.reason(addPush as AnyCall, { ...subscription, ...more });
  expect(await add({ endpoint: 'https://example.com/x' })).toBe('c2c/push-malformed');
  expect(await add({ endpoint: 'http://127.0.0.1:1/x' })).toBe('c2c/push-malformed');
  expect(await add({ endpoint: serving.url })).toBe('c2c/push-malformed');
  expect(await add({ keys: { ...subscription.keys, auth: 'AAAA' } })).toBe('c2c/push-malformed');
  expect(await add({ keys: { ...subscription.keys, p256dh: subscription.keys.auth } })).toBe('c2c/push-malformed');
  expect((await get(bob)).devices).toBe(0);

  expect(await bob.get(addPush as Call<never, Notices>, subscription)).toMatchObject({ devices: 1 });
  expect(await bob.get(addPush as Call<never, Notices>, subscription)).toMatchObject({ devices: 1 });
  // The next one who logs in at the same browser has it.
  expect(await mia.get(addPush as Call<never, Notices>, subscription)).toMatchObject({ devices: 1 });
  expect((await get(bob)).devices).toBe(0);
  const { endpoint } = subscription;
  expect(await bob.get(removePush as Call<never, Notices>, { endpoint })).toMatchObject({ devices: 0 });
  expect((await get(mia)).devices).toBe(1);
  expect(await mia.get(removePush as Call<never, Notices>, { endpoint })).toMatchObject({ devices: 0 });
});

test('the other side of an order hears of each step, once, in their language, and nobody of their own', async () => {
  const hers = service.browser('/mia');
  const his = service.browser('/bob');
  await mia.get(addPush as Call<never, Notices>, hers.subscription);
  await bob.get(addPush as Call<never, Notices>, his.subscription);
  await bob.get(savePreferences as AnyCall, { language: 'zh_CN' });
  await serving.withReads(({ identity }) => identity.setAntiPhishing(mia.id, 'lighthouse'));

  const order = await bob.buys(ad);
  const [opened] = await until(hers.read, ({ length }) => length === 1);
  expect(opened).toEqual({
    topic: 'orders',
    event: 'opened-seller',
    orderId: order.orderId,
    count: 1,
    title: 'Somebody buys your coins',
    body: `100 USDT · 720 CNY · ${await nameOf(bob)}`,
  });
  const first = await until(
    () => letters(mia),
    ({ length }) => length === 1,
  );
  expect(first[0]!.subject).toBe('Somebody buys your coins');
  expect(first[0]!.text).toContain(`Order ${order.number} with ${await nameOf(bob)}: 100 USDT for 720 CNY.`);
  expect(first[0]!.text).toContain(`/tradeOrderDetail?orderId=${order.orderId}`);
  expect(first[0]!.text).toContain('lighthouse');

  await bob.pays(order);
  await until(hers.read, (read) => read.some(({ event }) => event === 'paid'));
  await mia.releases(order);
  const [released] = await until(his.read, ({ length }) => length === 1);
  expect(released).toMatchObject({ event: 'released', title: '卖方已放行', orderId: order.orderId });
  const mails = await until(
    () => letters(bob),
    ({ length }) => length === 1,
  );
  expect(mails[0]!.subject).toBe('卖方已放行');
  await allNotified();
  expect(his.read()).toHaveLength(1);
  expect(hers.read().map(({ event }) => event)).toEqual(['opened-seller', 'paid']);
  expect((await letters(mia)).map(({ subject }) => subject)).toEqual([
    'The buyer says that the money was sent',
    'Somebody buys your coins',
  ]);
  expect(await letters(bob)).toHaveLength(1);

  const [push] = service.taken.filter(({ path }) => path === '/mia');
  expect(push!.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'high',
    topic: `c2c-${order.orderId}`,
    authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/),
  });
  // Between us and the browser nobody reads.
  for (const { body } of service.taken) expect(body.toString('latin1')).not.toContain('USDT');
});

const nameOf = async (who: Trader): Promise<string> =>
  serving.withReads(async ({ identity }) => (await identity.userById(who.id))!.nickname);

test('a start tells nothing again', async () => {
  const [hers, his] = [(await letters(mia)).length, (await letters(bob)).length];
  const pushes = service.taken.length;
  await serving.close();
  await serving.open();
  await allNotified();
  expect([(await letters(mia)).length, (await letters(bob)).length]).toEqual([hers, his]);
  expect(service.taken.length).toBe(pushes);
});

test('much at once is one letter, and there is a while between two', async () => {
  await allNotified();
  const before = (await letters(mia)).length;
  const order = await bob.buys(ad);
  await allNotified();
  const at = Date.now();
  const events = noticeEvents.filter((event) => event !== 'message');
  await serving.withReads(async ({ c2c }) => {
    const newest = async () => (await c2c.c2cOrdersOf(mia.id, { size: 2 })).map(({ id }) => ({ id }));
    await expect.poll(newest).toContainEqual({ id: order.orderId });
    const known = await newest();
    const all = known.flatMap(({ id }) => events.map((event, n) => ({ orderId: id, event, number: 900 + n })));
    const added = [...all, ...all].map((one) => c2c.addNotice({ ...one, userId: mia.id, topic: 'orders', at }));
    await Promise.all(added);
  });
  await bob.pays(order);
  await allNotified();
  const fresh = (await letters(mia)).slice(0, -before);
  expect(fresh.length).toBeLessThanOrEqual(3);
  const several = fresh.find(({ subject }) => subject === 'News of your C2C orders');
  const [, count] = /news of your C2C orders \((\d+)\)/.exec(several!.text!) ?? [];
  expect(Number(count)).toBeGreaterThanOrEqual(2 * events.length);
  expect(several!.text!.split('\n').filter((line) => /^\d+: /.test(line))).toHaveLength(20);
  expect(several!.text).toContain('…');
  const times = (await letters(mia)).map((letter) => letter.at);
  for (let n = 1; n < times.length; n += 1) expect(times[n - 1]! - times[n]!).toBeGreaterThan(waits.between - 100);
  await mia.releases(order);
  await allNotified();
});

test('what is written is told of who is away, and not of who reads', async () => {
  const order = await bob.buys(ad);
  await allNotified();
  const write = (clientId: string) =>
    bob.get(writeMessage as AnyCall, { orderId: order.orderId, text: 'I pay in a moment.', clientId });
  const readings = () => service.taken.filter(({ path }) => path === '/mia').length;

  const before = readings();
  await write('first');
  const page = await mia.get(chatByPeer as Call<never, ChatByPeer>, { orderId: order.orderId });
  await mia.get(readChat as AnyCall, { orderId: order.orderId, upTo: page.messages[0]!.messageId });
  await allNotified();
  expect(readings()).toBe(before);

  const lettersBefore = (await letters(mia)).length;
  await Promise.all(['second', 'third', 'fourth'].map(write));
  await allNotified();
  const times = service.taken.filter(({ path }) => path === '/mia').slice(before);
  expect([1, 2]).toContain(times.length);
  if (times[1]) expect(times[1].at - times[0]!.at).toBeGreaterThan(waits.between - 100);
  const fresh = (await letters(mia)).slice(0, -lettersBefore);
  expect(new Set(fresh.map(({ subject }) => subject))).toEqual(new Set(['A new message in a C2C order']));
  expect(fresh.length).toBeLessThanOrEqual(2);
  await bob.pays(order);
  await mia.releases(order);
  await allNotified();
});

test('who wants letters alone gets no push; a browser that is gone is forgotten, and nobody is sent elsewhere', async () => {
  await save(mia, ['email']);
  const before = service.taken.length;
  const order = await bob.buys(ad);
  await allNotified();
  expect(service.taken.length).toBe(before);

  await save(mia, ['app']);
  const gone = service.browser('/gone');
  const moved = service.browser('/moved');
  service.answers.set('/gone', { status: 410 });
  service.answers.set('/moved', { status: 307, location: `${service.origin}/elsewhere` });
  for (const { subscription } of [gone, moved]) await mia.get(addPush as Call<never, Notices>, subscription);
  expect((await get(mia)).devices).toBe(3);
  const lettersBefore = (await letters(mia)).length;
  await bob.pays(order);
  await until(
    () => get(mia),
    ({ devices }) => devices === 2,
  );
  expect(gone.read()).toHaveLength(1);
  expect(moved.read()).toHaveLength(1);
  expect(service.taken.some(({ path }) => path === '/elsewhere')).toBe(false);
  await allNotified();
  expect((await letters(mia)).length).toBe(lettersBefore);
  await mia.releases(order);
});

test('every refusal of these calls was met', () => {
  for (const reason of noticeReasons) expect(serving.reasons, reason).toContain(reason);
});
