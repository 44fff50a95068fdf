import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, LIVE_PATH, type LiveMessage } from '@quay/contract';
import {
  type Ad,
  type C2cEvent,
  type C2cOrder,
  CHAT_MESSAGE_MAX,
  type ChatByPeer,
  type ChatMessage,
  cancel,
  chatByPeer,
  readChat,
  type TimelineDocument,
  type TimelineExport,
  timeline,
  timelineKey,
  writeMessage,
} from '@quay/contract/c2c';
import { liveTicket } from '@quay/contract/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { verify } from '../../../tools/verify-timeline.mjs';
import { MESSAGES_PER_MINUTE } from '../src/areas/c2c/chat/chat.ts';
import { Clock, MINUTE } from './account.ts';
import { uploaded } from './applicant.ts';
import { byHand } from './by-hand.ts';
import { chatReasons } from './reached/c2c-people.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';
import { Trader } from './trader.ts';

let serving: Serving;
const clock = new Clock();
/** A merchant, who is paid. */
let alice: Trader;
/** Pays. */
let bob: Trader;
let mallory: Trader;
let ad: Ad;
let order: C2cOrder;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  alice = await Trader.merchant(serving, clock, 'Alice Liddell');
  bob = await Trader.verified(serving, clock, 'Bob Miller');
  mallory = await Trader.verified(serving, clock, 'Mallory Black');
  const { methodId } = await alice.method();
  ad = await alice.ad({ methodIds: [methodId], autoReply: 'Please pay from your own account.' });
  order = await bob.buys(ad);
});
afterAll(() => serving.end());

let written = 0;
const page = (who: Trader, of = order) => who.get(chatByPeer as Call<never, ChatByPeer>, { orderId: of.orderId });
const write = (who: Trader, more: object, of = order) => {
  written += 1;
  return who.ask(writeMessage, { orderId: of.orderId, clientId: `m-${written}`, ...more });
};
const says = async (who: Trader, text: string, of = order) => dataOf<ChatMessage>(await write(who, { text }, of));
const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes);

/** Asks again until it is as it should be; what follows the core takes a moment. */
async function until<Value>(ask: () => Promise<Value>, isSo: (value: Value) => boolean, what: string): Promise<Value> {
  for (const end = Date.now() + 15_000; ; await sleep(50)) {
    const value = await ask();
    if (isSo(value)) return value;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
  }
}
const eventsOf = async (who: Trader, event: C2cEvent, of = order) =>
  (await who.order(of.orderId)).timeline.filter((one) => one.event === event);

describe('a conversation', () => {
  test('begins with what happened and the ad’s own words', async () => {
    const { messages } = await until(
      () => page(bob),
      (chat) => chat.messages.length === 2,
      'the auto-reply',
    );
    expect(messages.toReversed()).toMatchObject([
      { from: 'system', line: 'opened', text: null, mine: false },
      { from: 'seller', line: 'auto-reply', text: 'Please pay from your own account.', mine: false },
    ]);
    expect((await page(alice)).messages[0]).toMatchObject({ line: 'auto-reply', mine: true });
  });

  test('shows each side what the other wrote, until when it was read, and what was not', async () => {
    const hello = await says(bob, '  Hello\u202e Alice\u0000 ');
    expect(hello).toMatchObject({ from: 'payer', mine: true, text: 'Hello Alice', warnings: [], readByOther: false });
    const alices = await page(alice);
    expect(alices).toMatchObject({ unread: 1, open: true });
    expect(alices.messages[0]).toMatchObject({ messageId: hello.messageId, mine: false, text: 'Hello Alice' });
    expect((await alice.order(order.orderId)).unread).toBe(1);

    const answer = await says(alice, 'Hello Bob');
    await alice.get(readChat, { orderId: order.orderId, upTo: hello.messageId });
    expect(await page(alice)).toMatchObject({ unread: 0 });
    expect((await page(bob)).messages.find(({ messageId }) => messageId === hello.messageId)?.readByOther).toBe(true);
    // A mark never goes back, nor beyond what there is.
    await bob.get(readChat, { orderId: order.orderId, upTo: 9_000_000 });
    await bob.get(readChat, { orderId: order.orderId, upTo: 1 });
    expect(await page(bob)).toMatchObject({ unread: 0 });
    const later = await says(alice, 'Are you there?');
    expect(later.messageId).toBeGreaterThan(answer.messageId);
    expect(await page(bob)).toMatchObject({ unread: 1 });
  });

  test('takes a message once, however often it is sent', async () => {
    const request = { orderId: order.orderId, clientId: 'once', text: 'Paying now' };
    const [first, second] = await Promise.all([1, 2].map(() => bob.ask(writeMessage, request)));
    const again = await bob.ask(writeMessage, { ...request, text: 'Something else' });
    const ids = [first!, second!, again].map((answer) => dataOf<ChatMessage>(answer).messageId);
    expect(new Set(ids).size).toBe(1);
    expect((await page(bob)).messages.filter(({ text }) => text === 'Paying now')).toHaveLength(1);
    expect(dataOf<ChatMessage>(again).text).toBe('Paying now');
    const digests = async () =>
      (await eventsOf(bob, 'message')).filter(({ detail }) => detail.includes(sha256('Paying now')));
    expect(await until(digests, (found) => found.length > 0, 'the digest')).toHaveLength(1);
  });

  test('shows pictures to the two of them, whose digest stands on the timeline', async () => {
    const picture = await uploaded(serving, bob.account.token, 'c2c-chat');
    const sent = dataOf<ChatMessage>(await write(bob, { picture }));
    expect(sent).toMatchObject({ text: null, warnings: ['receipt-is-no-proof'] });
    const shown = (await page(alice)).messages[0]!;
    const { url } = serving;
    const bytes = Buffer.from(await (await fetch(url + shown.picture)).arrayBuffer());
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    const [event] = await until(
      () => eventsOf(alice, 'picture'),
      (found) => found.length > 0,
      'the digest of the picture',
    );
    expect(JSON.parse(event!.detail)).toEqual({ digest: sha256(bytes) });
    // One's own, and for this purpose.
    const other = await uploaded(serving, alice.account.token, 'c2c-chat');
    const evidence = await uploaded(serving, bob.account.token, 'evidence');
    for (const wrong of [other, evidence, 'x'])
      expect(reasonOf(await write(bob, { picture: wrong }))).toBe('c2c/picture-unknown');
  });

  test('warns both of what is no good', async () => {
    expect((await says(bob, 'Add me on WhatsApp +44 7700 900123')).warnings).toEqual(['off-platform']);
    expect((await says(bob, 'please release first, here is the receipt')).warnings).toEqual([
      'release-first',
      'receipt-is-no-proof',
    ]);
    expect((await page(alice)).messages[0]!.warnings).toEqual(['release-first', 'receipt-is-no-proof']);
  });

  test('refuses what is empty, too long, both at once, or too much', async () => {
    expect(reasonOf(await write(bob, { text: ' \u200b ' }))).toBe('c2c/message-empty');
    expect(reasonOf(await write(bob, { text: '银'.repeat(CHAT_MESSAGE_MAX + 1) }))).toBe('c2c/message-too-long');
    expect((await write(bob, { text: 'a', picture: 'b' })).status).toBe(400);
    clock.forward(2 * MINUTE);
    const many = await Promise.all(
      Array.from({ length: MESSAGES_PER_MINUTE + 3 }, (_, n) => write(alice, { text: `${n}` })),
    );
    expect(many.map(reasonOf).filter((reason) => reason === 'c2c/messages-too-many')).toHaveLength(3);
    // The other side is not counted, and a minute later there is room.
    expect(reasonOf(await write(bob, { text: 'still here' }))).toBeUndefined();
    clock.forward(2 * MINUTE);
    expect(reasonOf(await write(alice, { text: 'slower now' }))).toBeUndefined();
  });

  test('and everything else of an order is nothing to a stranger', async () => {
    const { orderId } = order;
    const ask = (call: Call<never, unknown>, more: object = {}) => mallory.reason(call, { orderId, ...more });
    expect(await ask(chatByPeer)).toBe('c2c/order-unknown');
    expect(await ask(writeMessage, { text: 'hello', clientId: 'm' })).toBe('c2c/order-unknown');
    expect(await ask(readChat, { upTo: 1 })).toBe('c2c/order-unknown');
    expect(await ask(timeline)).toBe('c2c/order-unknown');
    const [picture] = (await page(bob)).messages.flatMap((message) => message.picture ?? []);
    expect((await serving.fetch(picture!.replace(/user%20\d+|user\+\d+/, `user+${mallory.id}`))).status).toBe(404);
  });

  test('tells the sockets of both', async () => {
    const { ticket } = await alice.get<{ ticket: string }>(liveTicket as Call<never, { ticket: string }>);
    const socket = new WebSocket(serving.url.replace('http', 'ws') + LIVE_PATH);
    const received: string[] = [];
    try {
      await new Promise<void>((subscribed) => {
        socket.on('open', () => socket.send(JSON.stringify({ op: 'login', ticket })));
        socket.on('message', (data) => {
          const message = JSON.parse(data.toString()) as LiveMessage;
          if ('op' in message && message.op === 'in') {
            socket.send(JSON.stringify({ op: 'subscribe', channels: ['c2c'] }));
          }
          if ('op' in message && message.op === 'subscribed') subscribed();
          if ('channel' in message && message.channel === 'c2c') received.push(message.data.what);
        });
      });
      const { messageId } = await says(bob, 'Do you hear me?');
      await alice.get(readChat, { orderId: order.orderId, upTo: messageId });
      const all = async () => received;
      await until(all, (what) => what.includes('read'), 'the pushes');
      // Each of them once: what is written is no change of the order besides.
      expect(received).toEqual(['message', 'read']);
    } finally {
      socket.terminate();
    }
  });
});

describe('the timeline', () => {
  test('is the same file for both, and anybody can check it', async () => {
    const exported = (who: Trader) => who.get(timeline as Call<never, TimelineExport>, { orderId: order.orderId });
    const [bobs, alices] = await Promise.all([exported(bob), exported(alice)]);
    expect(JSON.stringify(bobs)).toBe(JSON.stringify(alices));
    const { publicKey } = await serving.get(timelineKey as Call<never, { publicKey: string }>);
    const file = JSON.stringify(bobs);
    expect(verify(file, publicKey)).toMatchObject({ publicKey });
    expect(verify(file.replace('Paying now', 'Paying NOW'), publicKey).wrong).toContain('signature');

    const document = JSON.parse(bobs.signed) as TimelineDocument;
    const { head, timeline: events } = await bob.order(order.orderId);
    expect(document).toMatchObject({ head, events, order: { quantity: '100', money: '720', rules: 1 } });
    expect(document.messages.map(({ text }) => text)).toContain('Please pay from your own account.');
    const noted = events.filter(({ event }) => event === 'message' || event === 'picture');
    expect(document.messages.map(({ number }) => number)).toEqual(noted.map(({ number }) => number));
  });
});

describe('after a stop', () => {
  test('what was written and not noted, or happened and was not told, is found again', async () => {
    const text = 'Written in the last moment';
    const mine = { orderId: order.orderId, actor: 'seller', userId: alice.id, clientId: 'last' } as const;
    const plain = { staffId: null, line: null, picture: null, warnings: [], event: null, at: clock.now() } as const;
    await serving.withReads(({ c2c }) => c2c.addOrderMessage({ ...mine, ...plain, text, digest: sha256(text) }));
    expect((await page(bob)).messages.map((message) => message.text)).not.toContain(text);
    await serving.close();
    // Committed, and then nobody was there to tell of it.
    const input = { owner: bob.id, order: order.orderId };
    await serving.withDatabase((url) =>
      byHand(url, ({ engine }) => engine.submit({ name: 'c2c/pay', at: Date.now(), input }, () => undefined)),
    );
    await serving.open();
    const { messages } = await until(
      () => page(bob),
      (chat) => chat.messages.some(({ line }) => line === 'paid'),
      'the line “paid”',
    );
    expect(messages.filter(({ line }) => line === 'paid')).toHaveLength(1);
    expect(messages.filter((message) => message.text === text)).toHaveLength(1);
    const noted = async () => (await eventsOf(bob, 'message')).at(-1)!.detail;
    await until(noted, (detail) => detail.includes(sha256(text)), 'the digest');
    const again = await alice.ask(writeMessage, { orderId: order.orderId, clientId: 'last', text: 'again' });
    expect(dataOf<ChatMessage>(again).text).toBe(text);
  });
});

describe('reminders', () => {
  test('go to the payer when a third of the time is left, and to the seller who lets a payment wait; once', async () => {
    const second = await bob.buys(ad);
    clock.forward(21 * MINUTE);
    const [toPayer] = await until(
      () => eventsOf(bob, 'reminded', second),
      (events) => events.length > 0,
      'the payer is reminded',
    );
    expect(toPayer).toMatchObject({ actor: 'system', detail: '{"to":"payer"}' });
    await bob.pays(second);
    // By now more than a quarter of an hour has gone for the first one, too.
    await until(
      () => eventsOf(bob, 'reminded', second),
      (events) => events.length === 2,
      'the seller is reminded',
    );
    await until(
      () => page(alice, second),
      ({ messages }) => messages.filter(({ line }) => line === 'reminded').length === 2,
      'the conversation says so',
    );
    await sleep(6_000);
    expect(await eventsOf(bob, 'reminded', second)).toHaveLength(2);
    expect((await eventsOf(bob, 'reminded')).map(({ detail }) => detail)).toEqual(['{"to":"seller"}']);
    await bob.get(cancel, { orderId: second.orderId, reason: 'changed-mind' });
  });
});

test('once the order is settled nothing more can be written', async () => {
  await alice.releases(order);
  expect(reasonOf(await write(bob, { text: 'Thank you' }))).toBe('c2c/chat-closed');
  const closed = await until(
    () => page(bob),
    ({ messages }) => messages[0]?.line === 'released',
    'the line “released”',
  );
  expect(closed.open).toBe(false);
});

test('every refusal was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...chatReasons]));
});
