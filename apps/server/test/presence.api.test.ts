import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@quay/contract';
import { LIVE_PATH } from '@quay/contract';
import { type Advertiser, advertiser, advertiserReviews, type C2cReview, offers } from '@quay/contract/c2c';
import {
  liveTicket,
  login,
  loginVerify,
  logout,
  type Member,
  memberInfo,
  type SessionOpened,
  setNickname,
} from '@quay/contract/identity';
import { type UserOfConsole, users } from '@quay/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Clock, MINUTE } from './account.ts';
import { Console } from './console.ts';
import { presenceReasons } from './reached/identity-security.ts';
import { Serving } from './serving.ts';
import { Trader } from './trader.ts';

const clock = new Clock();
const DAY = 24 * 60 * MINUTE;
let serving: Serving;
let mia: Trader;
let bob: Trader;
let admin: Console;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  admin = await Console.first(serving);
  mia = await Trader.merchant(serving, clock, 'Mia Ericson');
  bob = await Trader.verified(serving, clock, 'Bob Ericson');
});
afterAll(() => serving.end());

/** What another process, which has the rows alone, knows of when somebody was here last. */
const seenAt = (who: Trader) =>
  serving.withReads(async (reads) => (await reads.c2c.traders([who.id]))[0]!.seenAt ?? Number.NEGATIVE_INFINITY);
const page = () => serving.get(advertiser as Call<never, Advertiser>, { userId: mia.id });
async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 15_000; !(await holds()); await sleep(50)) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
  }
}

test('staff find somebody by the name that others see, and see both', async () => {
  const { username, nickname } = await mia.get<Member>(memberInfo);
  const found = await admin.get(users as Call<never, UserOfConsole[]>, { search: nickname.toLowerCase() });
  expect(found).toMatchObject([{ userId: mia.id, username, nickname }]);
});

/** With her second factor, which every merchant has. */
async function miaLogsIn(): Promise<void> {
  const password = 'tall harbour 42';
  const { ticket } = await serving.get(login as Call<never, { ticket: string }>, { username: mia.email, password });
  const second = { ticket, ...mia.proof() };
  const { token } = await serving.get(loginVerify as Call<never, SessionOpened>, second);
  mia.account.token = token;
}

describe('somebody is here', () => {
  test('by any call of a session, for five minutes', async () => {
    clock.forward(10 * MINUTE);
    expect((await page()).online).toBe(false);
    // No call of C2C.
    await mia.get(memberInfo);
    await until(async () => clock.now() - (await seenAt(mia)) < MINUTE, 'the rows know it');
    expect((await page()).online).toBe(true);
    clock.forward(5 * MINUTE - 2_000);
    expect((await page()).online).toBe(true);
    clock.forward(3_000);
    expect((await page()).online).toBe(false);
  });

  test('as long as a connection is open, without any call', async () => {
    const { ticket } = await mia.get<{ ticket: string }>(liveTicket as Call<never, { ticket: string }>);
    const socket = new WebSocket(serving.url.replace('http', 'ws') + LIVE_PATH);
    await new Promise((opened) => socket.once('open', opened));
    socket.send(JSON.stringify({ op: 'login', ticket }));
    clock.forward(10 * MINUTE);
    await until(async () => clock.now() - (await seenAt(mia)) < MINUTE, 'the connection is noted');
    expect((await page()).online).toBe(true);
    const closed = new Promise((done) => socket.once('close', done));
    socket.close();
    await closed;
    clock.forward(5 * MINUTE + 1_000);
    expect((await page()).online).toBe(false);
  });

  test('and not after the last session was left', async () => {
    await mia.get(memberInfo);
    await until(async () => (await page()).online, 'she is here');
    await mia.get(logout);
    await until(async () => (await seenAt(mia)) === Number.NEGATIVE_INFINITY, 'the rows know that she left');
    await until(async () => !(await page()).online, 'she is gone');
    await miaLogsIn();
  });
});

describe('a nickname', () => {
  const member = (who: Trader) => who.get<Member>(memberInfo);
  const choose = (who: Trader, nickname: string) => who.reason(setNickname, { nickname });

  test('is drawn for everybody, and tells nothing of what somebody logs in with', async () => {
    const { nickname, nicknameChangeFrom, username } = await member(mia);
    expect(nickname).toMatch(/^Trader [0-9A-F]{7}$/);
    expect(nicknameChangeFrom).toBeNull();
    expect(nickname).not.toContain(username);
    expect((await page()).name).toBe(nickname);
    expect((await member(bob)).nickname).not.toBe(nickname);
  });

  test('is refused where it misleads, or is somebody else’s', async () => {
    const { username } = await member(mia);
    expect(await choose(mia, 'a')).toBe('identity/nickname-malformed');
    expect(await choose(mia, 'Аlice')).toBe('identity/nickname-malformed');
    expect(await choose(mia, 'Quay Support')).toBe('identity/nickname-reserved');
    expect(await choose(mia, (await member(bob)).nickname)).toBe('identity/nickname-reserved');
    expect(await choose(mia, username)).toBe('identity/nickname-reserved');
    expect(await choose(bob, 'Lighthouse')).toBeUndefined();
    expect(await choose(mia, 'light_HOUSE')).toBe('identity/nickname-taken');
  });

  test('is what others see from then on, stays for thirty days', async () => {
    expect(await choose(mia, '  Harbour   Desk ')).toBeUndefined();
    expect(await member(mia)).toMatchObject({ nickname: 'Harbour Desk' });
    expect(await choose(mia, 'Harbour Light')).toBe('identity/nickname-too-soon');
    clock.forward(30 * DAY - MINUTE);
    await miaLogsIn();
    expect(await choose(mia, 'Harbour Light')).toBe('identity/nickname-too-soon');
    clock.forward(MINUTE);
    expect(await choose(mia, 'Harbour Light')).toBeUndefined();
  });

  test('stands wherever the login name stood: ad, order, chat, review, timeline', async () => {
    const { token } = await serving.login({ username: bob.email, password: 'tall harbour 42' });
    bob.account.token = token;
    const names = await Promise.all([member(mia), member(bob)]);
    const { methodId } = await mia.method();
    const ad = await mia.ad({ methodIds: [methodId] });
    const texts: string[] = [];
    const read = async (call: unknown, request: object, who?: Trader) => {
      const answer = await serving.ask(call as Call<never, unknown>, request, { token: who?.account.token });
      texts.push(answer.text);
      return answer.text;
    };
    expect(await read(offers, { side: 'buy', symbol: 'USDT', fiat: 'CNY' }, bob)).toContain('Harbour Light');
    const order = await bob.buys(ad);
    expect(order.counterparty.name).toBe('Harbour Light');
    const { chatByPeer, orderDetail, orders, reviewOrder, timeline } = await import('@quay/contract/c2c');
    expect(await read(orderDetail, { orderId: String(order.orderId) }, mia)).toContain('Lighthouse');
    expect(await read(orders, {}, bob)).toContain('Harbour Light');
    await read(chatByPeer, { orderId: String(order.orderId) }, mia);
    await bob.pays(order);
    await mia.releases(order);
    await read(timeline, { orderId: String(order.orderId) }, bob);
    await bob.ask(reviewOrder, { orderId: order.orderId, good: true, text: 'Quick' });
    const reviews = await serving.get(advertiserReviews as Call<never, C2cReview[]>, { userId: mia.id });
    expect(reviews).toMatchObject([{ name: 'Lighthouse' }]);
    for (const { username } of names) expect(texts.join('\n')).not.toContain(username);
  });
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...presenceReasons]));
});
