import { alice, bob, mallory } from '@quay/cast';
import { type Call, LIVE_PATH, type LiveMessage, TOKEN_HEADER } from '@quay/contract';
import { announcementDetail, announcements } from '@quay/contract/announcement';
import { freeze, liveTicket, logout } from '@quay/contract/identity';
import {
  answer,
  audit,
  cannedAnswers,
  conversation,
  conversations,
  deleteAnnouncement,
  deleteCanned,
  editedAnnouncements,
  recall,
  saveAnnouncement,
  saveCanned,
  staffTyping,
} from '@quay/contract/staff';
import { type Chat, chat, MESSAGE_MAX, type Message, readMessages, sendMessage, typing } from '@quay/contract/support';
import { type Uploaded, uploadGuest, uploadLocal } from '@quay/contract/upload';
import { languages } from '@quay/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { PER_MINUTE } from '../src/areas/support/support.ts';
import { beginning } from '../src/system/system-settings.ts';
import { picture } from '../src/vault/testing/pictures.ts';
import { Clock, MINUTE } from './account.ts';
import { Console } from './console.ts';
import { supportReasons } from './reached/support.ts';
import { type Answer, dataOf, type How, reasonOf, Serving } from './serving.ts';

const clock = new Clock();
let serving: Serving;
let admin: Console;
/** Two who answer. */
let ada: Console;
let ben: Console;
/** Who may not. */
let iris: Console;
const tokens = { alice: '', bob: '', mallory: '' };
const ids = { alice: 0, bob: 0, mallory: 0 };
const people = { alice, bob, mallory };
type Name = keyof typeof people;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  admin = await Console.first(serving);
  ada = await admin.colleague('ada.bell', 'Support');
  ben = await admin.colleague('ben.okoro', 'Support');
  iris = await admin.colleague('iris.roy', 'Auditor');
  for (const name of Object.keys(people) as Name[]) {
    const { token, member } = await serving.register(people[name]);
    tokens[name] = token;
    ids[name] = member.id;
  }
});
afterAll(() => serving.end());

type AnyCall = Call<never, unknown>;
const guestNamed = (name: string): How => ({ headers: { 'guest-token': name } });
const GUEST = guestNamed('a-guest-of-the-tests-1');
const as = (name: Name): How => ({ token: tokens[name] });

let named = 0;
/** Writes, under a name that was not used before unless one is given. */
function write(how: How, text: string | undefined, more: { picture?: string; clientId?: string } = {}) {
  named += 1;
  return serving.ask(sendMessage, { text, clientId: `message-${named}`, ...more }, how);
}
const written = async (how: How, text: string) => dataOf<Message>(await write(how, text));
const chatOf = (how: How, request = {}) => serving.get<Chat>(chat as AnyCall as Call<never, Chat>, request, how);
const textsOf = async (how: How) => (await chatOf(how)).messages.map(({ text }) => text);
const whyOf = (answered: Answer) => [reasonOf(answered), (answered.envelope.data as { field?: string } | null)?.field];

async function conversationOf(userId: number): Promise<number> {
  const found = (await ada.get(conversations)).find((one) => one.userId === userId);
  if (!found) throw new Error(`user ${userId} has no conversation`);
  return found.conversationId;
}
const answerTo = (conversationId: number, text: string, by = ada) => {
  named += 1;
  return by.get(answer, { conversationId, text, clientId: `answer-${named}` });
};

/** A picture for a conversation. */
async function uploaded(how: How, purpose = 'chat'): Promise<Uploaded> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(await picture('jpeg'))]), 'wallet.jpg');
  const headers = { ...how.headers, ...(how.token && { [TOKEN_HEADER]: how.token }) };
  const { path } = how.token ? uploadLocal : uploadGuest;
  return dataOf<Uploaded>(await serving.fetch(path, { method: 'POST', body: form, headers }));
}

test('who works at the console and may not answer is not there for customers', async () => {
  clock.forward(6 * MINUTE);
  await iris.get(audit);
  expect((await chatOf(guestNamed('a-guest-of-the-morning-1'))).present).toBe(false);
  await ada.get(conversations);
  expect((await chatOf(guestNamed('a-guest-of-the-morning-1'))).present).toBe(true);
});

describe('a conversation', () => {
  test('goes both ways, with who answered, what was read, and the customer’s own word on what staff write', async () => {
    await serving.withReads((reads) => reads.identity.setAntiPhishing(ids.alice, 'blue lantern'));
    const first = await written(as('alice'), 'My deposit did not come.');
    expect(first).toMatchObject({ from: 'customer', author: null, antiPhishing: null, recalled: false });
    const [waiting] = await ada.get(conversations, { waiting: 'yes' });
    expect(waiting).toMatchObject({ userId: ids.alice, unread: 1, lastText: 'My deposit did not come.' });
    expect(waiting?.waitingSince).toBe(first.at);
    expect((await chatOf(as('alice'))).readByStaff).toBeNull();

    const id = await conversationOf(ids.alice);
    await ada.get(conversation, { conversationId: String(id) });
    expect((await chatOf(as('alice'))).readByStaff).toBe(first.messageId);
    const said = await answerTo(id, 'Which network was it?');
    const after = await chatOf(as('alice'));
    expect(after).toMatchObject({ unread: 1, open: true, opensAt: null });
    // A first name, and nothing to look somebody up by.
    expect(after.messages[0]).toMatchObject({ messageId: said.messageId, from: 'staff', author: 'ada.bell' });
    expect(after.messages[0]).toMatchObject({ antiPhishing: 'blue lantern', text: 'Which network was it?' });
    expect((await ada.get(conversations, { waiting: 'yes' })).some(({ userId }) => userId === ids.alice)).toBe(false);

    await serving.get(readMessages, { upTo: said.messageId }, as('alice'));
    expect((await chatOf(as('alice'))).unread).toBe(0);
    const seen = await ada.get(conversation, { conversationId: String(id) });
    expect(seen).toMatchObject({ readByCustomer: said.messageId, conversation: { answeredBy: 'ada.bell of Support' } });
    expect(seen.messages.map(({ own }) => own)).toEqual([true, false]);
    expect((await ben.get(conversation, { conversationId: String(id) })).messages.map(({ own }) => own)).toEqual([
      false,
      false,
    ]);
  });

  test('belongs to one customer: nobody else sees a word of it, whatever they name', async () => {
    expect(await textsOf(as('bob'))).toEqual([]);
    expect(await textsOf(GUEST)).toEqual([]);
    // A name for a browser is no name of a user; a session is stronger than it.
    const both = { token: tokens.bob, headers: { 'guest-token': 'a-guest-of-the-tests-1' } };
    await written(both, 'It is me.');
    expect([await textsOf(as('bob')), await textsOf(GUEST)]).toEqual([['It is me.'], []]);
    // Marks of reading stay inside of the conversation.
    const [last] = (await chatOf(as('alice'))).messages;
    await serving.get(readMessages, { upTo: last!.messageId + 1000 }, as('bob'));
    await answerTo(await conversationOf(ids.bob), 'Hello.');
    expect((await chatOf(as('bob'))).unread).toBe(1);
  });

  test('is read a page at a time, back to its beginning', async () => {
    const how = guestNamed('a-guest-with-much-to-say');
    for (let n = 1; n <= 52; n += 1) {
      await written(how, `line ${n}`);
      clock.forward(4_000);
    }
    const newest = (await chatOf(how)).messages;
    expect([newest.length, newest[0]?.text, newest.at(-1)?.text]).toEqual([50, 'line 52', 'line 3']);
    const rest = (await chatOf(how, { before: String(newest.at(-1)?.messageId) })).messages;
    expect([rest.length, rest[0]?.text, rest.at(-1)?.text]).toEqual([2, 'line 2', 'line 1']);
  });

  test('of a guest needs the name of a browser', async () => {
    for (const how of [{}, guestNamed('short'), guestNamed(`'; drop table messages; --`)]) {
      for (const [call, request] of [
        [chat, {}],
        [sendMessage, { text: 'Hello', clientId: 'x' }],
        [readMessages, { upTo: 1 }],
        [typing, {}],
      ] as const) {
        expect(reasonOf(await serving.ask(call as AnyCall, request, how))).toBe('support/guest-unnamed');
      }
    }
  });

  test('shows for five seconds that somebody writes', async () => {
    const id = await conversationOf(ids.alice);
    await serving.get(typing, {}, as('alice'));
    await ada.get(staffTyping, { conversationId: id });
    expect((await chatOf(as('alice'))).staffTyping).toBe(true);
    expect((await ada.get(conversation, { conversationId: String(id) })).customerTyping).toBe(true);
    clock.forward(5_001);
    expect((await chatOf(as('alice'))).staffTyping).toBe(false);
    expect((await ada.get(conversation, { conversationId: String(id) })).customerTyping).toBe(false);
  });

  test('is open to somebody who has frozen the account', async () => {
    await serving.get(freeze, {}, as('mallory'));
    tokens.mallory = (await serving.login(mallory)).token;
    await written(as('mallory'), 'My phone was stolen.');
    expect(await textsOf(as('mallory'))).toEqual(['My phone was stolen.']);
    const { fileId } = await uploaded(as('mallory'));
    await serving.get(typing, {}, as('mallory'));
    expect(reasonOf(await write(as('mallory'), undefined, { picture: fileId }))).toBeUndefined();
  });
});

describe('a message', () => {
  test('has words or a picture, and not too many words', async () => {
    const invisible = '\u200b\u2066\u202e \u0000';
    for (const text of [undefined, '', ' \n\t', invisible]) {
      expect(whyOf(await write(as('bob'), text))).toEqual(['support/message-empty', 'text']);
    }
    expect(whyOf(await write(as('bob'), 'x'.repeat(MESSAGE_MAX + 1)))).toEqual(['support/message-too-long', 'text']);
    // Counted as people count: one of these is two for the machine.
    expect(whyOf(await write(as('bob'), '👋'.repeat(MESSAGE_MAX)))).toEqual([undefined, undefined]);
    for (const request of [
      { text: 'Hello' },
      { text: 'Hello', clientId: '' },
      { text: 'Hello', clientId: '../x' },
      { text: 'x'.repeat(20_001), clientId: 'x' },
      { text: 'Hello', clientId: 'x', from: 'staff' },
      { text: 'Hello', clientId: 'x', antiPhishing: 'blue lantern' },
    ]) {
      expect(reasonOf(await serving.ask(sendMessage, request, as('bob')))).toBe('edge/bad-request');
    }
  });

  test('is text: markup stays what was typed, and nothing in it turns or hides', async () => {
    const markup = '<img src=x onerror=alert(1)><script>fetch("//evil")</script> [a](javascript:alert(1))';
    expect((await written(as('bob'), markup)).text).toBe(markup);
    const turned = await written(as('bob'), 'send to \u202etset\u202c\u200b 0001\u0007');
    expect(turned.text).toBe('send to tset 0001');
    const id = await conversationOf(ids.bob);
    expect((await answerTo(id, `\u2067${markup}\u2069`)).text).toBe(markup);
    expect((await ada.get(conversation, { conversationId: String(id) })).messages[1]?.text).toBe('send to tset 0001');
  });

  test('that is sent again adds nothing, at once or later', async () => {
    const again = () => write(as('alice'), 'Sent twice', { clientId: 'twice' });
    const all = (await Promise.all(Array.from({ length: 8 }, again))).map((one) => dataOf<Message>(one).messageId);
    clock.forward(2 * MINUTE);
    expect(new Set([...all, dataOf<Message>(await again()).messageId]).size).toBe(1);
    expect((await textsOf(as('alice'))).filter((text) => text === 'Sent twice')).toHaveLength(1);
    // The name is the customer's own: another customer's is another message.
    await written(as('bob'), 'Mine');
    expect(dataOf<Message>(await write(as('bob'), 'Mine', { clientId: 'twice' })).messageId).not.toBe(all[0]);
    // Two first messages at once begin one conversation.
    const fresh = guestNamed('a-guest-in-a-great-hurry');
    await Promise.all([written(fresh, 'One'), written(fresh, 'Two')]);
    expect((await textsOf(fresh)).sort()).toEqual(['One', 'Two']);
  });

  test('is one of twenty in a minute, however they come', async () => {
    const how = guestNamed('a-guest-without-patience');
    const sent = await Promise.all(Array.from({ length: PER_MINUTE + 9 }, (_, n) => write(how, `now ${n}`)));
    expect(sent.filter((one) => reasonOf(one) === undefined)).toHaveLength(PER_MINUTE);
    const late = sent.filter((one) => reasonOf(one) === 'edge/too-many-requests');
    expect(late).toHaveLength(9);
    expect([late[0]?.status, late[0]?.headers.get('retry-after')]).toEqual([429, '60']);
    // What was taken is still answered under its name.
    const [first] = (await chatOf(how)).messages;
    const place = sent.findIndex((one) => reasonOf(one) === undefined && dataOf<Message>(one).text === first?.text);
    const clientId = `message-${named - PER_MINUTE - 8 + place}`;
    expect(dataOf<Message>(await write(how, first!.text!, { clientId })).messageId).toBe(first?.messageId);
    // The others are not meant.
    await written(as('alice'), 'I may');
    clock.forward(MINUTE + 1);
    await written(how, 'and now I may too');
  });
});

describe('a picture', () => {
  test('is seen by who sent it and by staff who look, each by a link of their own', async () => {
    const { fileId } = await uploaded(as('alice'));
    const sent = dataOf<Message>(await write(as('alice'), undefined, { picture: fileId }));
    expect(sent.text).toBeNull();
    expect((await fetch(serving.url + sent.picture)).status).toBe(200);
    const id = await conversationOf(ids.alice);
    const [seen] = (await ada.get(conversation, { conversationId: String(id) })).messages;
    expect((await fetch(serving.url + seen!.picture, { headers: ada.headers })).status).toBe(200);
    expect((await fetch(serving.url + seen!.picture)).status).not.toBe(200);
    expect((await fetch(serving.url + seen!.picture, { headers: ben.headers })).status).not.toBe(200);
  });

  test('of somebody else, for something else, or that is not there is not sent', async () => {
    const alices = (await uploaded(as('alice'))).fileId;
    const guests = (await uploaded(GUEST)).fileId;
    const document = (await uploaded(as('bob'), 'identity')).fileId;
    const cases: [How, string][] = [
      [as('bob'), alices],
      [as('bob'), guests],
      [as('bob'), document],
      [as('bob'), 'f'.repeat(32)],
      [as('bob'), '../../etc/passwd'],
      [GUEST, alices],
      [guestNamed('another-guest-of-tests'), guests],
    ];
    for (const [how, fileId] of cases) {
      expect(whyOf(await write(how, 'Look', { picture: fileId }))).toEqual(['support/picture-unknown', 'picture']);
    }
    expect(reasonOf(await write(GUEST, 'Look', { picture: guests }))).toBeUndefined();
  });
});

describe('at the desk', () => {
  test('only what was written by oneself is taken back, for ten minutes; the log keeps it', async () => {
    const id = await conversationOf(ids.bob);
    const wrong = await answerTo(id, 'Your code is 4711.');
    const old = await answerTo(id, 'Good evening.');
    const own = await written(as('bob'), 'Thank you.');
    const take = (messageId: number, by = ada) => by.ask(recall, { messageId });

    expect(reasonOf(await take(wrong.messageId, ben))).toBe('support/not-own-message');
    expect(reasonOf(await take(wrong.messageId, admin))).toBe('support/not-own-message');
    for (const messageId of [own.messageId, 999_999]) {
      expect(reasonOf(await take(messageId))).toBe('support/message-unknown');
    }
    const both = (await Promise.all([take(wrong.messageId), take(wrong.messageId)])).map(reasonOf);
    expect(both.sort()).toEqual(['support/message-unknown', undefined]);
    expect(reasonOf(await take(wrong.messageId))).toBe('support/message-unknown');

    const seen = (await chatOf(as('bob'))).messages.find(({ messageId }) => messageId === wrong.messageId);
    expect(seen).toMatchObject({ recalled: true, text: null, picture: null });
    const ofStaff = await ben.get(conversation, { conversationId: String(id) });
    expect(JSON.stringify([ofStaff, await ben.get(conversations)])).not.toContain('4711');
    const [logged] = await admin.get(audit, { act: 'recall-message' });
    expect(logged).toMatchObject({ by: 'ada.bell', subject: `conversation ${id}` });
    expect(logged?.details).toEqual({ message: String(wrong.messageId), text: 'Your code is 4711.' });

    clock.forward(10 * MINUTE + 1);
    expect((await take(old.messageId)).envelope.data).toMatchObject({
      reason: 'support/recall-too-late',
      params: { minutes: '10' },
    });
    expect(await textsOf(as('bob'))).toContain('Good evening.');
  });

  test('a conversation that is not there is neither read, answered nor typed in', async () => {
    for (const [call, request] of [
      [conversation, { conversationId: '999999' }],
      [answer, { conversationId: 999_999, text: 'Hello', clientId: 'x' }],
      [staffTyping, { conversationId: 999_999 }],
    ] as const) {
      expect(reasonOf(await ada.ask(call as AnyCall, request))).toBe('support/conversation-unknown');
    }
    const conversationId = await conversationOf(ids.alice);
    for (const [text, reason] of [
      [' \u202e ', 'support/message-empty'],
      ['x'.repeat(MESSAGE_MAX + 1), 'support/message-too-long'],
    ] as const) {
      expect(whyOf(await ada.ask(answer, { conversationId, text, clientId: 'x' }))).toEqual([reason, 'text']);
    }
    const twice = await Promise.all(
      [1, 2].map(() => ada.get(answer, { conversationId, text: 'Once', clientId: 'once' })),
    );
    expect(twice[0]?.messageId).toBe(twice[1]?.messageId);
  });

  test('ready answers are kept by all who answer', async () => {
    const words = { title: 'Greeting', text: 'Good morning. How can I help?', language: 'en_US' };
    const saved = await ada.get(saveCanned, words);
    const changed = await ben.get(saveCanned, { ...words, cannedId: saved.cannedId, title: 'Hello' });
    expect(changed).toEqual({ ...words, cannedId: saved.cannedId, title: 'Hello' });
    expect(await ada.get(cannedAnswers)).toEqual([changed]);
    await ben.get(deleteCanned, { cannedId: saved.cannedId });
    expect(await ada.get(cannedAnswers)).toEqual([]);
    expect(reasonOf(await ada.ask(deleteCanned, { cannedId: saved.cannedId }))).toBe('staff/canned-unknown');
    expect(reasonOf(await ada.ask(saveCanned, { ...words, cannedId: saved.cannedId }))).toBe('staff/canned-unknown');
  });

  test('who waits longest stands first', async () => {
    const early = guestNamed('a-guest-who-came-early');
    const late = guestNamed('a-guest-who-came-late1');
    await written(early, 'First');
    clock.forward(MINUTE);
    await written(late, 'Second');
    clock.forward(MINUTE);
    await written(early, 'Still there?');
    const waiting = (await ada.get(conversations, { waiting: 'yes' })).map(({ lastText }) => lastText);
    expect(waiting.indexOf('Still there?')).toBeLessThan(waiting.indexOf('Second'));
    const [first] = await ada.get(conversations, { waiting: 'yes' });
    expect(first?.name).toMatch(/^guest [A-Za-z0-9_-]{6}$|^[a-z0-9]+$/i);
  });
});

describe('the socket', () => {
  test('tells the customer of each change, and nobody else', async () => {
    const alices = await socketOf('alice');
    const bobs = await socketOf('bob');
    const id = await conversationOf(ids.alice);
    const said = await alices.receives(() => answerTo(id, 'Here is an answer.'));
    expect(said).toEqual({ changedAt: expect.any(Number) });
    await alices.receives(() => ada.get(staffTyping, { conversationId: id }));
    await alices.receives(async () => {
      const { messageId } = await answerTo(id, 'Not this');
      await ada.get(recall, { messageId });
    });
    await alices.receives(async () => {
      await written(as('alice'), 'From another device');
    });
    expect(bobs.received()).toBe(0);
    await bobs.receives(() => conversationOf(ids.bob).then((of) => answerTo(of, 'And you too')));
    for (const { socket } of [alices, bobs]) socket.terminate();
  });

  async function socketOf(name: Name) {
    const socket = new WebSocket(serving.url.replace('http', 'ws') + LIVE_PATH);
    let count = 0;
    let last: unknown;
    let received: () => void = () => undefined;
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as LiveMessage;
      if ('op' in message && (message.op === 'in' || message.op === 'subscribed')) received();
      if (!('channel' in message) || message.channel !== 'support') return;
      count += 1;
      last = message.data;
      received();
    });
    const next = () =>
      new Promise<void>((done) => {
        received = done;
      });
    await new Promise((opened) => socket.once('open', opened));
    const { ticket } = await serving.get<{ ticket: string }>(liveTicket, {}, as(name));
    const isIn = next();
    socket.send(JSON.stringify({ op: 'login', ticket }));
    await isIn;
    socket.send(JSON.stringify({ op: 'subscribe', channels: ['support'] }));
    return {
      socket,
      received: () => count,
      /** Does something, and waits until the socket has told of it. */
      async receives(act: () => Promise<unknown>): Promise<unknown> {
        const before = count;
        await act();
        const until = Date.now() + 5_000;
        while (count === before) {
          if (Date.now() > until) throw new Error('the socket told nothing');
          await new Promise((done) => setTimeout(done, 10));
        }
        return last;
      },
    };
  }
});

describe('announcements', () => {
  const wordsOf = (title: string) =>
    Object.fromEntries(
      languages.map((language) => [language, { title: `${title} ${language}`, text: 'One.\n\nTwo.' }]),
    );
  const list = (request: object = {}, lang = 'en_US') =>
    serving.get<{ announcementId: number; title: string; pinned: boolean }[]>(
      announcements as AnyCall as never,
      request,
      {
        headers: { lang },
      },
    );
  const titles = async (request: object = {}) => (await list(request)).map(({ title }) => title);

  test('are published when English has its words and no language has half of them, and until then nobody sees them', async () => {
    const draft = { pinned: false, published: false, words: { en_US: { title: 'Maintenance', text: '' } } };
    const { announcementId } = await admin.get(saveAnnouncement, draft);
    expect(await titles()).toEqual([]);
    const detail = (id: number) => serving.ask(announcementDetail, { id: String(id) });
    expect(reasonOf(await detail(announcementId))).toBe('announcement/announcement-unknown');
    const publish = (words: object) =>
      admin.ask(saveAnnouncement, { announcementId, pinned: false, published: true, words });
    const half = { en_US: wordsOf('').en_US, zh_CN: { title: '维护', text: '' } };
    for (const words of [{}, { en_US: { title: 'Maintenance', text: ' ' } }, half, { zh_CN: wordsOf('').zh_CN }]) {
      expect(reasonOf(await publish(words))).toBe('staff/words-missing');
    }
    expect(await titles()).toEqual([]);
    // Two write two languages at once: both stay.
    await Promise.all(
      languages.map((language) =>
        admin.get(saveAnnouncement, {
          announcementId,
          pinned: false,
          published: false,
          words: { [language]: { title: `<b>${language}</b>`, text: 'One.\n\nTwo.' } },
        }),
      ),
    );
    dataOf(await publish({}));
    for (const language of languages) {
      expect((await list({}, language)).map(({ title }) => title)).toEqual([`<b>${language}</b>`]);
    }
    expect(dataOf(await detail(announcementId))).toMatchObject({ title: '<b>en_US</b>', text: 'One.\n\nTwo.' });
    const [edited] = await admin.get(editedAnnouncements);
    expect(edited).toMatchObject({ announcementId, published: true, by: 'admin' });

    await admin.get(deleteAnnouncement, { announcementId });
    expect(await titles()).toEqual([]);
    for (const [call, request] of [
      [deleteAnnouncement, { announcementId }],
      [saveAnnouncement, { announcementId, pinned: false, published: false, words: {} }],
    ] as const) {
      expect(reasonOf(await admin.ask(call as AnyCall, request))).toBe('staff/announcement-unknown');
    }
    const acts = (await admin.get(audit)).map(({ act }) => act);
    expect(acts.slice(0, 2)).toEqual(['delete-announcement', 'save-announcement']);
  });

  test('are read in English where nobody has written them in the language of who reads', async () => {
    const words = { en_US: { title: 'Maintenance', text: 'On Sunday.' }, zh_CN: { title: '维护', text: '周日。' } };
    const { announcementId } = await admin.get(saveAnnouncement, { pinned: false, published: true, words });
    const read = async (lang: string) => (await list({}, lang)).map(({ title }) => title);
    expect(await read('zh_CN')).toEqual(['维护']);
    expect(await read('zh_TW')).toEqual(['Maintenance']);
    expect(await read('en_US')).toEqual(['Maintenance']);
    const left = { ...words, zh_CN: { title: '', text: '' } };
    await admin.get(saveAnnouncement, { announcementId, pinned: false, published: true, words: left });
    expect(await read('zh_CN')).toEqual(['Maintenance']);
    await admin.get(deleteAnnouncement, { announcementId });
  });

  test('stand with the pinned ones first, and every page goes on where the one before ended', async () => {
    for (const [title, pinned] of [
      ['1', true],
      ['2', false],
      ['3', true],
      ['4', false],
      ['5', true],
      ['6', false],
    ] as const) {
      await admin.get(saveAnnouncement, { pinned, published: true, words: wordsOf(title) });
    }
    const inOrder = ['5', '3', '1', '6', '4', '2'];
    for (const size of [1, 2, 4]) {
      const read: string[] = [];
      let before: string | undefined;
      for (;;) {
        const page = await list({ size: String(size), before });
        if (page.length === 0) break;
        read.push(...page.map(({ title }) => title[0]!));
        before = String(page.at(-1)?.announcementId);
      }
      expect(read).toEqual(inOrder);
    }
  });

  test('are written by nobody but who may', async () => {
    for (const call of [saveAnnouncement, deleteAnnouncement, editedAnnouncements]) {
      expect(reasonOf(await ada.ask(call as AnyCall, {}))).toBe('edge/forbidden');
      expect(reasonOf(await serving.ask(call as AnyCall, {}, as('alice')))).toMatch(/^edge\/(forbidden|unauthorized)$/);
    }
  });
});

test('a session that is over writes for nobody', async () => {
  const { token } = await serving.login(bob);
  const before = (await textsOf(as('bob'))).length;
  await serving.ask(logout, {}, { token });
  expect(reasonOf(await write({ token }, 'From a stolen device'))).toBe('support/guest-unnamed');
  expect((await textsOf(as('bob'))).length).toBe(before);
});

test('somebody is here while somebody of staff who answers works at the console, whatever the hours are', async () => {
  const how = guestNamed('a-guest-who-looks-around-1');
  const isPresent = async () => (await chatOf(how)).present;
  clock.forward(31_000);
  await ada.get(conversations);
  expect(await isPresent()).toBe(true);
  clock.forward(5 * MINUTE - 1_000);
  expect(await isPresent()).toBe(true);
  clock.forward(2_000);
  expect(await chatOf(how)).toMatchObject({ present: false, open: true });
  await ada.get(conversations);
  expect(await isPresent()).toBe(true);
});

test('outside of the hours it is said so once a day, and when somebody answers again', async () => {
  const save = (open: boolean) =>
    serving.withReads((reads) =>
      reads.staff.saveSystemSettings({ ...beginning, supportDays: open ? [0, 1, 2, 3, 4, 5, 6] : [] }),
    );
  const how = guestNamed('a-guest-in-the-night-1');
  clock.forward(6 * MINUTE);
  await save(false);
  await written(how, 'Is somebody there?');
  await written(how, 'Hello?');
  const night = await chatOf(how);
  expect([night.open, night.opensAt, night.unread]).toEqual([false, null, 0]);
  expect(night.messages.map(({ from, text }) => [from, text])).toEqual([
    ['customer', 'Hello?'],
    ['system', 'outside-hours'],
    ['customer', 'Is somebody there?'],
  ]);
  clock.forward(24 * 60 * MINUTE);
  await written(how, 'And today?');
  expect((await textsOf(how)).filter((text) => text === 'outside-hours')).toHaveLength(2);
  await save(true);
  expect(await chatOf(how)).toMatchObject({ open: true, opensAt: null });
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...supportReasons]));
});
