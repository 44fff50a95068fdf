import { type Call, call } from '@quay/contract';
import { DUPLICATE, HTTP, isUnreached, NETWORK, Refusal, TIMEOUT } from '@quay/web-kit/request';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words as english } from '../shell/words/en_US.ts';
import { words as chinese } from '../shell/words/zh_CN.ts';
import { type AppContext, createAsk, FILE_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from './client.ts';

type Spec = Pick<Call<never, never>, 'method' | 'path' | 'permission' | 'file'>;
const wire = <Request>(spec: Partial<Spec> = {}): Call<Request, unknown> =>
  call<Request, unknown>({
    name: 'test/call',
    method: 'GET',
    path: '/thing',
    permission: 'guest',
    refusals: [],
    about: 'A call of this test.',
    ...spec,
  });
const read = wire<Record<string, string | undefined>>();
const write = wire<Record<string, string>>({ method: 'POST', path: '/thing/add' });
const mine = wire<Record<string, never>>({ path: '/mine', permission: 'user' });

const NOW = 1_700_000_000_000;
let token: string | null;
let guest: string | null;
let language: string;
let clock: number;
let sent: { url: string; init: RequestInit; headers: Headers }[];
let answers: ((init: RequestInit) => Response | Promise<Response>)[];
let notices: { words: string; ms: number | undefined }[];
let signedOut: number;
let learnt: number[];

const envelope = (code: number, data: unknown = null, extra: { message?: string; headers?: HeadersInit } = {}) =>
  new Response(JSON.stringify({ code, message: extra.message ?? '', data }), { headers: extra.headers ?? {} });
/** A request that ends only when it is aborted. */
const never = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

const context: AppContext = {
  fetch: async (url, init = {}) => {
    sent.push({ url: String(url), init, headers: new Headers(init.headers) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return answer(init);
  },
  now: () => clock,
  learnTime: (at) => learnt.push(at),
  token: () => token,
  guestToken: () => guest,
  language: () => language,
  words: () => (language === 'zh_CN' ? chinese : english).request,
  refusalWords: async (reason, params) => (reason === 'test/known' ? `known ${params.what}` : undefined),
  signedOut: () => {
    signedOut += 1;
    token = null;
  },
  notify: (words, ms) => notices.push({ words, ms }),
};

let ask: ReturnType<typeof createAsk>;

beforeEach(() => {
  token = 'alice-token';
  guest = null;
  language = 'en_US';
  clock = NOW;
  sent = [];
  answers = [];
  notices = [];
  signedOut = 0;
  learnt = [];
  ask = createAsk(context);
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
  expect(await ask(read, {})).toEqual({ a: '1' });
});

test('every request is signed with an uppercase hash of the current second, and says which second', async () => {
  answers = [() => envelope(0), () => envelope(0), () => envelope(0)];
  await ask(read, {});
  clock = NOW + 999;
  await ask(read, {});
  clock = NOW + 1_000;
  await ask(read, {});
  const signs = sent.map(({ headers }) => headers.get('sign'));
  expect(signs[0]).toMatch(/^[0-9A-F]{64}$/);
  expect(signs[1]).toBe(signs[0]);
  expect(signs[2]).not.toBe(signs[0]);
  expect(sent.map(({ headers }) => headers.get('tissuePaper'))).toEqual(['1700000000', '1700000000', '1700000001']);
});

test('token, guest token and language go along when they are there', async () => {
  answers = [() => envelope(0), () => envelope(0)];
  guest = 'guest-1';
  await ask(read, {});
  expect(sent[0]?.headers.get('access-auth-token')).toBe('alice-token');
  expect(sent[0]?.headers.get('guest-token')).toBe('guest-1');
  expect(sent[0]?.headers.get('lang')).toBe('en_US');
  token = guest = null;
  language = 'zh-CN';
  await ask(read, {});
  expect(sent[1]?.headers.has('access-auth-token')).toBe(false);
  expect(sent[1]?.headers.has('guest-token')).toBe(false);
  expect(sent[1]?.headers.get('lang')).toBe('zh_CN');
});

test('the token never stands in the address', async () => {
  answers = [() => envelope(0)];
  await ask(mine, {});
  expect(sent[0]?.url).toBe('/mine');
});

test('a refusal carries its code, its parameters, its field and words in the user language', async () => {
  answers = [() => envelope(13009, { reason: 'test/known', params: { what: 'fault' }, field: 'price' })];
  const failure = await refused(ask(write, {}));
  expect(failure).toMatchObject({
    code: 13009,
    reason: 'test/known',
    params: { what: 'fault' },
    field: 'price',
    words: 'known fault',
  });
  expect(notices).toEqual([]);
});

test('a refusal of an act that no field caused is announced, unless the form says it itself', async () => {
  const no = () => envelope(13012, { reason: 'test/known', params: { what: 'halt' } });
  answers = [no, no, no];
  await refused(ask(write, {}));
  expect(notices.map(({ words }) => words)).toEqual(['known halt']);
  await refused(ask(write, {}, { quiet: true }));
  await refused(ask(read, {}));
  expect(notices).toHaveLength(1);
});

test.each([401, 403, 3000, 4000])('code %i clears the user and goes to the login', async (code) => {
  answers = [() => envelope(code, { reason: 'edge/unauthorized', params: {} })];
  expect((await refused(ask(read, {}))).code).toBe(code);
  expect(signedOut).toBe(1);
});

test('other codes keep the session', async () => {
  answers = [() => envelope(11009), () => envelope(500), () => envelope(429)];
  for (let turn = 0; turn < 3; turn += 1) await refused(ask(read, {}));
  expect(signedOut).toBe(0);
});

test('an answer to an old session does not end the one opened since', async () => {
  answers = [
    () => {
      token = 'alice-again';
      return envelope(401);
    },
  ];
  await refused(ask(read, {}));
  expect(signedOut).toBe(0);
});

test('a call for members is not sent by a guest', async () => {
  token = null;
  expect((await refused(ask(mine, {}))).code).toBe(401);
  expect(sent).toEqual([]);
  expect(signedOut).toBe(1);
});

test.each([
  [400, 'The request has an error.', '请求错误'],
  [401, 'You are not logged in. Please log in.', '未登录，请先登录'],
  [403, 'You have no access to this.', '拒绝访问'],
  [404, 'There is nothing at this address: /thing', '请求地址不存在：/thing'],
  [408, 'The request took too long.', '请求超时'],
  [500, 'Something broke on the server.', '服务器内部错误'],
  [501, 'The server cannot do this yet.', '服务未实现'],
  [502, 'The gateway got no proper answer.', '网关错误'],
  [503, 'The service is not available right now.', '服务不可用'],
  [504, 'The gateway waited too long for an answer.', '网关超时'],
  [505, 'The server does not speak this version of HTTP.', '不支持的 HTTP 版本'],
  [418, 'The server answered with the unexpected status 418.', '未知的服务器状态：418'],
])('HTTP status %i without an envelope has words in both languages', async (status, inEnglish, inChinese) => {
  const page = () => new Response('<html>', { status });
  answers = [page, page];
  expect(await refused(ask(read, {}))).toMatchObject({ code: status, reason: HTTP, words: inEnglish });
  language = 'zh_CN';
  token = 'alice-token';
  expect((await refused(ask(read, {}))).words).toBe(inChinese);
});

test('a network error is announced for a second', async () => {
  const failure = await refused(ask(read, {}));
  expect(failure.reason).toBe(NETWORK);
  expect(isUnreached(failure)).toBe(true);
  expect(notices).toEqual([{ words: 'Network error. Check your connection.', ms: 1_000 }]);
});

test.each([
  ['a request', () => ask(read, {}), REQUEST_TIMEOUT_MS, 10_000],
  ['an upload', () => ask(wire<FormData>({ method: 'POST' }), new FormData()), FILE_TIMEOUT_MS, 120_000],
])('%s has its time and then is given up', async (_, begin, limit, specified) => {
  vi.useFakeTimers();
  expect(limit).toBe(specified);
  answers = [never];
  let failure: Refusal | undefined;
  const outcome = refused(begin()).then((found) => {
    failure = found;
  });
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(failure?.reason).toBe(TIMEOUT);
  expect(sent[0]?.init.signal?.aborted).toBe(true);
  expect(notices.map(({ words }) => words)).toEqual([
    'The network took too long. Check your connection and try again.',
  ]);
});

test('whoever cancels gets the cancellation back, and nothing is announced', async () => {
  answers = [never];
  const control = new AbortController();
  const query = ask(read, {}, { signal: control.signal });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  control.abort();
  await expect(query).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent[0]?.init.signal?.aborted).toBe(true);
  expect(notices).toEqual([]);
});

test('the same submission is not sent twice at once, another one is, and so is the same one afterwards', async () => {
  let finish = (_: Response) => {};
  answers = [
    () =>
      new Promise<Response>((resolve) => {
        finish = resolve;
      }),
    () => envelope(0),
    () => envelope(0),
  ];
  const first = ask(write, { symbol: 'BTC' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect((await refused(ask(write, { symbol: 'BTC' }))).reason).toBe(DUPLICATE);
  expect(sent).toHaveLength(1);
  await ask(write, { symbol: 'ETH' });
  finish(envelope(0));
  await first;
  await ask(write, { symbol: 'BTC' });
  expect(sent).toHaveLength(3);
});

test('reading the same twice at once is no duplicate', async () => {
  answers = [() => envelope(0), () => envelope(0)];
  await Promise.all([ask(read, {}), ask(read, {})]);
  expect(sent).toHaveLength(2);
});

test('a list that is asked for by POST may be asked for again before its answer is there', async () => {
  answers = [never, () => envelope(0, 'newer')];
  const control = new AbortController();
  const given = ask(write, {}, { signal: control.signal });
  given.catch(() => undefined);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  control.abort();
  expect(await ask(write, {}, { signal: new AbortController().signal })).toBe('newer');
});

test('a device whose clock is off learns the time from the answer and asks once more', async () => {
  const date = new Date(NOW + 3_600_000).toUTCString();
  const off = () => envelope(40002, { reason: 'edge/clock-off', params: {} }, { headers: { date } });
  answers = [off, () => envelope(0, 'in time')];
  expect(await ask(write, {})).toBe('in time');
  expect(learnt[0]).toBe(NOW + 3_600_000);
  answers = [off, off];
  expect((await refused(ask(write, {}))).reason).toBe('edge/clock-off');
  expect(sent).toHaveLength(4);
});
