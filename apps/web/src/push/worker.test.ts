import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

type Shown = { title: string; body: string; tag: string; data: { path: string } };
type Page = { visibilityState: string; focused: boolean; said: unknown[] };

const script = readFileSync(join(import.meta.dirname, '../../public/push.js'), 'utf8');

let shown: Shown[];
let opened: string[];
let pages: Page[];
let listener: Map<string, (event: object) => void>;

/** The worker's own script, in a world that has only what it uses. */
beforeEach(() => {
  shown = [];
  opened = [];
  pages = [];
  listener = new Map();
  const self = {
    addEventListener: (name: string, received: (event: object) => void) => listener.set(name, received),
    registration: {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => void shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () =>
        pages.map((page) => ({
          visibilityState: page.visibilityState,
          focus: async () => {
            page.focused = true;
          },
          postMessage: (message: unknown) => page.said.push(message),
        })),
      openWindow: async (path: string) => void opened.push(path),
    },
  };
  runInContext(script, createContext({ self }));
});

async function push(payload: string | undefined): Promise<Shown> {
  const under: Promise<unknown>[] = [];
  listener.get('push')?.({
    data: payload === undefined ? null : { json: () => JSON.parse(payload) as unknown },
    waitUntil: (work: Promise<unknown>) => under.push(work),
  });
  await Promise.all(under);
  return shown.at(-1)!;
}

async function tap(path: string): Promise<boolean> {
  const under: Promise<unknown>[] = [];
  let closed = false;
  listener.get('notificationclick')?.({
    notification: { data: { path }, close: () => (closed = true) },
    waitUntil: (work: Promise<unknown>) => under.push(work),
  });
  await Promise.all(under);
  return closed;
}

test('a notice says what the exchange wrote and leads to its order', async () => {
  const shown = await push(
    JSON.stringify({ title: 'Paid', body: 'bob says so', orderId: 7, topic: 'orders', count: 1 }),
  );
  expect(shown).toMatchObject({
    title: 'Paid',
    body: 'bob says so',
    tag: 'c2c-7',
    data: { path: '/tradeOrderDetail?orderId=7' },
  });
});

test('a notice of following leads to whom one follows or to who follows one, and nowhere else', async () => {
  const followed = await push(JSON.stringify({ area: 'following', page: '/leading', title: 'Approved', body: '' }));
  expect(followed).toMatchObject({ tag: 'following/leading', data: { path: '/leading' } });
  const lent = await push(JSON.stringify({ area: 'loans', page: '/pledgeLoanOrder', title: 'Warning', body: '' }));
  expect(lent).toMatchObject({ tag: 'loans/pledgeLoanOrder', data: { path: '/pledgeLoanOrder' } });
  const earned = await push(JSON.stringify({ area: 'earn', page: '/financialHistory', title: 'Income', body: '' }));
  expect(earned).toMatchObject({ tag: 'earn/financialHistory', data: { path: '/financialHistory' } });
  const priced = await push(JSON.stringify({ area: 'market', page: '/trendDetails/BTC', title: 'Price', body: '' }));
  expect(priced).toMatchObject({ tag: 'market/trendDetails/BTC', data: { path: '/trendDetails/BTC' } });
  const astray = await push(JSON.stringify({ area: 'market', page: '/trendDetails/../evil', title: '', body: '' }));
  expect(astray).toMatchObject({ data: { path: '/wantBuy/c2cOrderList' } });
  const elsewhere = await push(JSON.stringify({ area: 'following', page: '//evil', title: '', body: '' }));
  expect(elsewhere).toMatchObject({ data: { path: '/wantBuy/c2cOrderList' } });
});

test('several orders at once lead to the list', async () => {
  const shown = await push(JSON.stringify({ title: '4 orders', body: '', orderId: null, count: 4 }));
  expect(shown).toMatchObject({ tag: 'c2c-many', data: { path: '/wantBuy/c2cOrderList' } });
});

test.each([
  JSON.stringify({ title: 5, body: {}, orderId: '7/../../evil' }),
  JSON.stringify({ orderId: -1 }),
  JSON.stringify({ orderId: 1.5 }),
  'no json',
  undefined,
])('what is not as it should be leads nowhere else: %s', async (payload) => {
  expect(await push(payload)).toMatchObject({ title: 'Quay', body: '', data: { path: '/wantBuy/c2cOrderList' } });
});

test('a text without end is cut', async () => {
  const shown = await push(JSON.stringify({ title: 'a'.repeat(900), body: 'b'.repeat(9_000), orderId: 1 }));
  expect([shown.title.length, shown.body.length]).toEqual([120, 300]);
});

test('a tap opens the app, or goes there in the one that is open', async () => {
  expect(await tap('/tradeOrderDetail?orderId=7')).toBe(true);
  expect(opened).toEqual(['/tradeOrderDetail?orderId=7']);
  const hidden = { visibilityState: 'hidden', focused: false, said: [] };
  const seen = { visibilityState: 'visible', focused: false, said: [] };
  pages = [hidden, seen];
  await tap('/tradeOrderDetail?orderId=8');
  expect(opened).toHaveLength(1);
  expect(seen).toMatchObject({ focused: true, said: [{ type: 'GO', path: '/tradeOrderDetail?orderId=8' }] });
  expect(hidden.focused).toBe(false);
});
