import { type Call, call } from '@quay/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, type RequestContext } from './client.ts';
import { HTTP, NETWORK, Refusal, TIMEOUT } from './refusal.ts';

const wire = <Request>(spec: Partial<Pick<Call<never, never>, 'method' | 'path' | 'file'>> = {}) =>
  call<Request, unknown>({
    name: 'test/call',
    method: 'GET',
    path: '/thing',
    permission: 'guest',
    refusals: [],
    about: 'A call of this test.',
    ...spec,
  });
const read = wire<object>();
const write = wire<object>({ method: 'POST', path: '/thing/add' });
const LIMIT_MS = 5_000;

let sent: { url: string; init: RequestInit; headers: Headers }[];
let answers: ((init: RequestInit) => Response | Promise<Response>)[];
let responses: number;

const envelope = (code: number, data: unknown = null, extra: { message?: string; headers?: HeadersInit } = {}) =>
  new Response(JSON.stringify({ code, message: extra.message ?? '', data }), { headers: extra.headers ?? {} });
/** A request that ends only when it is aborted. */
const never = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

const context: RequestContext = {
  fetch: async (url, init = {}) => {
    sent.push({ url: String(url), init, headers: new Headers(init.headers) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return answer(init);
  },
  timeoutMs: () => LIMIT_MS,
  headers: () => ({ lang: 'en_US' }),
  words: () => ({
    network: 'network',
    timeout: 'timeout',
    system: 'system',
    http: (status, url) => `${status} ${url}`,
  }),
  refusalWords: async (reason, params) => (reason === 'test/known' ? `known ${params.what}` : undefined),
  onResponse: () => {
    responses += 1;
  },
};
const send = createClient(context);

beforeEach(() => {
  sent = [];
  answers = [];
  responses = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = async (promise: Promise<unknown>): Promise<Refusal> => {
  const failure = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(failure).toBeInstanceOf(Refusal);
  return failure as Refusal;
};

test('code 0 gives the data', async () => {
  answers = [() => envelope(0, { a: '1' })];
  expect(await send(read, {})).toEqual({ a: '1' });
  expect(sent[0]?.init.body).toBeUndefined();
  expect(responses).toBe(1);
});

test('a POST carries JSON, a form leaves the content type to the browser, and both carry the headers of the app', async () => {
  answers = [() => envelope(0), () => envelope(0)];
  const form = new FormData();
  await send(write, { symbol: 'BTC' });
  await send(wire<FormData>({ method: 'POST' }), form);
  expect(sent[0]?.url).toBe('/thing/add');
  expect(sent[0]?.init.body).toBe('{"symbol":"BTC"}');
  expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual(['application/json', null]);
  expect(sent[1]?.init.body).toBe(form);
  expect(sent.map(({ headers }) => headers.get('lang'))).toEqual(['en_US', 'en_US']);
});

test('a file comes as its text; a refusal of it comes in the envelope, and a page in its place is no file', async () => {
  const file = wire<object>({ path: '/fills.csv', file: 'fills.csv' });
  const csv = (text: string, type: string) => () => new Response(text, { headers: { 'content-type': type } });
  answers = [
    csv('"Trade","Price"\r\n1,2\r\n', 'text/csv; charset=utf-8'),
    () => envelope(13_001, { reason: 'test/known', params: { what: 'period' } }),
    csv('<p>Log in to this network</p>', 'text/html'),
  ];
  expect(await send(file, {})).toBe('"Trade","Price"\r\n1,2\r\n');
  expect((await refused(send(file, {}))).words).toBe('known period');
  expect((await refused(send(file, {}))).reason).toBe(HTTP);
});

test('the highest sequence seen is sent back, so that users read their own writes', async () => {
  const at = (seq: string) => () => envelope(0, null, { headers: { 'quay-seq': seq } });
  answers = [at('70'), at('69'), at('71'), () => envelope(0)];
  for (let turn = 0; turn < 4; turn += 1) await send(read, {});
  expect(sent.slice(1).map(({ headers }) => headers.get('quay-seq'))).toEqual(['70', '70', '71']);
});

test('a refusal carries its code, its parameters, its field and words in the language of the user', async () => {
  answers = [
    () => envelope(13009, { reason: 'test/known', params: { what: 'fault' }, field: 'price' }),
    () => envelope(13099, { reason: 'test/new', params: {} }, { message: 'Something new.' }),
  ];
  expect(await refused(send(write, {}))).toMatchObject({
    code: 13009,
    reason: 'test/known',
    params: { what: 'fault' },
    field: 'price',
    words: 'known fault',
  });
  // A reason that this version does not know is worded by the server.
  expect((await refused(send(write, {}))).words).toBe('Something new.');
});

test('an envelope is believed whatever the HTTP status says', async () => {
  answers = [() => new Response(JSON.stringify({ code: 13001, message: 'Said.', data: null }), { status: 422 })];
  expect(await refused(send(read, {}))).toMatchObject({ code: 13001, words: 'Said.' });
});

test('an answer without an envelope is worded by its status, and a page of a network in between is a system error', async () => {
  answers = [() => new Response('<html>', { status: 502 }), () => new Response('<html>welcome to the train</html>')];
  expect(await refused(send(read, {}))).toMatchObject({ code: 502, reason: HTTP, words: '502 /thing' });
  expect(await refused(send(read, {}))).toMatchObject({ code: 0, reason: HTTP, words: 'system' });
});

test('a server that is not reached is said to be so', async () => {
  expect(await refused(send(read, {}))).toMatchObject({ code: 0, reason: NETWORK, words: 'network' });
  expect(responses).toBe(0);
});

test('a request has its time and then is given up', async () => {
  vi.useFakeTimers();
  answers = [never];
  let failure: Refusal | undefined;
  const outcome = refused(send(read, {})).then((found) => {
    failure = found;
  });
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(failure).toMatchObject({ reason: TIMEOUT, words: 'timeout' });
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

test('whoever cancels gets the cancellation back', async () => {
  answers = [never];
  const control = new AbortController();
  const request = send(read, {}, control.signal);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  control.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});
