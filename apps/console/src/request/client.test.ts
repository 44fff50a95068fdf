import { type Call, call, type Permission } from '@quay/contract';
import { isUnreached, NETWORK, Refusal } from '@quay/web-kit/request';
import { beforeEach, expect, test } from 'vitest';
import { words as english } from '../shell/words/en_US.ts';
import { type ConsoleContext, createAsk } from './client.ts';

const wire = <Request>(
  method: 'GET' | 'POST',
  path: string,
  permission: Permission = 'staff',
): Call<Request, unknown> =>
  call<Request, unknown>({ name: 'test/call', method, path, permission, refusals: [], about: 'A call of this test.' });
const read = wire<Record<string, string | undefined>>('GET', '/console/api/things/:thingId');
const write = wire<object>('POST', '/console/api/things/change', 'staff:users-lock');

let sent: { url: string; init: RequestInit; headers: Headers }[];
let answers: (() => Response)[];
let signedOut: number;
let forbidden: number;
let touched: boolean;

const envelope =
  (code: number, data: unknown = null, message = '') =>
  () =>
    new Response(JSON.stringify({ code, message, data }), { status: code === 401 ? 401 : 200 });

const context: ConsoleContext = {
  fetch: async (url, init = {}) => {
    sent.push({ url: String(url), init, headers: new Headers(init.headers) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  },
  language: () => 'en_US',
  touched: () => touched,
  words: () => english.request,
  rights: () => english.rights,
  refusalWords: async (reason, params) => (reason === 'staff/known' ? `known ${params.what}` : undefined),
  signedOut: () => {
    signedOut += 1;
  },
  forbidden: () => {
    forbidden += 1;
  },
};
const ask = createAsk(context);

beforeEach(() => {
  sent = [];
  answers = [];
  signedOut = 0;
  forbidden = 0;
  touched = true;
});

const refused = async (promise: Promise<unknown>): Promise<Refusal> => {
  const failure = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(failure).toBeInstanceOf(Refusal);
  return failure as Refusal;
};

test('the header of the console says whether somebody is there; an act always has somebody', async () => {
  answers = [envelope(0), envelope(0), envelope(0)];
  await ask(read, { thingId: '1' });
  touched = false;
  await ask(read, { thingId: '1' });
  await ask(write, {});
  expect(sent.map(({ headers }) => headers.get('quay-console'))).toEqual(['1', 'poll', '1']);
});

test('a refusal has the words of the console, and those of the server for a reason it does not know', async () => {
  answers = [
    envelope(18_099, { reason: 'staff/known', params: { what: 'fault' }, field: 'name' }),
    envelope(18_098, { reason: 'staff/newer', params: {} }, 'In newer words.'),
  ];
  expect(await refused(ask(write, {}))).toMatchObject({ code: 18_099, words: 'known fault', field: 'name' });
  expect(await refused(ask(write, {}))).toMatchObject({ words: 'In newer words.', field: undefined });
  expect([signedOut, forbidden]).toEqual([0, 0]);
});

test('an ended session leads to the login', async () => {
  answers = [envelope(401, { reason: 'edge/unauthorized', params: {} })];
  await refused(ask(read, { thingId: '1' }));
  expect([signedOut, forbidden]).toEqual([1, 0]);
});

test('a missing right is named and ends no session', async () => {
  answers = [envelope(403, { reason: 'edge/forbidden', params: {} })];
  expect((await refused(ask(write, {}))).words).toBe('Your role does not have the right “Lock and unlock users”.');
  expect([signedOut, forbidden]).toEqual([0, 1]);
});

test('a server that is not reached is said to be so', async () => {
  const failure = await refused(ask(read, { thingId: '1' }));
  expect(failure.reason).toBe(NETWORK);
  expect(isUnreached(failure)).toBe(true);
  expect(signedOut).toBe(0);
});
