import type { C2cOrder, C2cOrderChange, C2cOrderRow, C2cPush } from '@quay/contract/c2c';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { isListed, showChange, withChange } from './changes.ts';

const event = (number: number) => ({ number, event: 'paid', hash: `hash ${number}` }) as C2cOrder['timeline'][number];
const order = {
  orderId: 7,
  state: 'unpaid',
  waitsForMe: true,
  head: 'hash 1',
  payTo: { account: 'a' },
  timeline: [event(1)],
} as unknown as C2cOrder;
const paid = { state: 'paid', status: 2, waitsForMe: false, head: 'hash 2' } as C2cOrderChange;
const push = (more: Partial<C2cPush['data']> = {}): C2cPush['data'] => ({
  ...{ orderId: 7, changedAt: 1, what: 'order', order: paid, events: [event(2)] },
  ...more,
});

/** A page with these answers on it; gives which of them were asked for anew. */
async function shown(data: Readonly<Record<string, unknown>>, ...changes: C2cPush['data'][]) {
  const client = new QueryClient();
  const query: string[] = [];
  const observers = Object.entries(data).map(([name, initialData]) => {
    const queryKey = JSON.parse(name) as unknown[];
    const queryFn = () => {
      query.push(name);
      return initialData;
    };
    return new QueryObserver(client, { queryKey, queryFn, initialData, staleTime: Infinity }).subscribe(() => {});
  });
  for (const change of changes) showChange(client, change);
  await new Promise((done) => setTimeout(done, 5));
  for (const stop of observers) stop();
  return { requested: query.sort(), get: (key: unknown[]) => client.getQueryData<never>(key) };
}

const page = {
  '["c2c","order",7]': order,
  '["c2c","order",8]': { ...order, orderId: 8 },
  '["c2c","orders",{}]': { pages: [[{ orderId: 7, state: 'unpaid' }]], pageParams: [] },
  '["c2c","chat",7]': {},
  '["c2c","me"]': {},
  '["c2c","ads",[]]': {},
  '["c2c","statistics"]': {},
  '["c2c","methods"]': [],
};

it('shows what a push says, and asks for the conversation and the counts alone', async () => {
  const { requested: query, get } = await shown(page, push());
  expect(query).toEqual(['["c2c","chat",7]', '["c2c","me"]']);
  expect(get(['c2c', 'order', 7])).toMatchObject({ state: 'paid', head: 'hash 2', timeline: [event(1), event(2)] });
  expect(get(['c2c', 'orders', {}])).toMatchObject({ pages: [[{ orderId: 7, state: 'paid', waitsForMe: false }]] });
});

it('asks once for a push that several parts of a screen hear, and for little after the answer to an own act', async () => {
  const change = push();
  expect((await shown(page, change, change)).requested).toHaveLength(2);
  const acted = { ...page, '["c2c","order",7]': { ...order, head: 'hash 2' } };
  expect((await shown(acted, push())).requested).toEqual(['["c2c","chat",7]']);
});

it('asks for an order whose events are missing, and for one that the push does not describe', async () => {
  const { requested: query } = await shown(page, push({ events: [event(4)] }));
  expect(query).toContain('["c2c","order",7]');
  const { order: _order, events: _events, ...bare } = push();
  const all = (await shown(page, bare)).requested;
  expect(all).toEqual([
    '["c2c","ads",[]]',
    '["c2c","chat",7]',
    '["c2c","me"]',
    '["c2c","order",7]',
    '["c2c","orders",{}]',
  ]);
});

it('asks for what an order that is over has changed besides', async () => {
  const over = { ...paid, state: 'completed', ended: 'released' } as C2cOrderChange;
  const { requested: query, get } = await shown(page, push({ order: over }));
  expect(query).toEqual([
    '["c2c","ads",[]]',
    '["c2c","chat",7]',
    '["c2c","me"]',
    '["c2c","methods"]',
    '["c2c","statistics"]',
  ]);
  expect(get(['c2c', 'order', 7])).toMatchObject({ payTo: null });
});

it('asks for a list that gains or loses the order', async () => {
  const row = { orderId: 7, state: 'unpaid', waitsForMe: true } as C2cOrderRow;
  const lists = {
    '["c2c","orders","waiting"]': [row],
    '["c2c","orders","desk"]': [row],
    '["c2c","orders","ad",3]': [row],
  };
  expect((await shown(lists, push())).requested).toEqual(['["c2c","orders","waiting"]']);
  expect((await shown({ '["c2c","orders","desk"]': [] }, push())).requested).toEqual(['["c2c","orders","desk"]']);
  const filter = (states: string[]) => ['c2c', 'orders', { states }];
  expect(isListed(filter(['paid']), paid)).toBe('surely');
  expect(isListed(filter(['unpaid']), paid)).toBe('no');
  expect(isListed(['c2c', 'orders', {}], paid)).toBe('maybe');
});

it('leaves events that are known already', () => {
  expect(withChange(order, paid, [event(1), event(2)])?.timeline).toEqual([event(1), event(2)]);
});
