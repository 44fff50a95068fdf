import type { Call } from '@quay/contract';
import {
  type Ad,
  addPush,
  answerFault,
  type C2cOrder,
  type C2cOrderRow,
  type CountryRow,
  cancel,
  countries,
  type FiatRow,
  fiats,
  orders,
  pay,
} from '@quay/contract/c2c';
import { catalog, type Entry } from '@quay/contract/catalog';
import { currencies } from '@quay/contract/identity';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Clock } from './account.ts';
import { uploaded } from './applicant.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';
import { adChangeOf, adOf, FUND, requestId, Trader, takeOf } from './trader.ts';

const clock = new Clock();
let serving: Serving;
let mia: Trader;
let bob: Trader;
let selling: Ad;
let buying: Ad;
let bobs: number;
let mias: number;

beforeAll(async () => {
  // By then accounts are not new, whose limits are low.
  clock.forward(8 * DAY);
  serving = await Serving.start({ now: clock.now });
  mia = await Trader.merchant(serving, clock, 'Mia Stone');
  bob = await Trader.verified(serving, clock, 'Bob Miller');
  bobs = (await bob.method()).methodId;
  mias = (await mia.method()).methodId;
  selling = await mia.ad({ methodIds: [mias] });
  buying = await mia.ad({ side: 'buy', kinds: ['alipay'] });
});
afterEach(settleAll);
afterAll(() => serving.end());

/** Nothing stays open but what is appealed: five orders may be under way at once, and three cancels are a day's. */
async function settleAll(): Promise<void> {
  const rows = await bob.get(orders as Call<never, C2cOrderRow[]>, { states: ['unpaid', 'paid'] });
  for (const { orderId, party } of rows) {
    const [payer, seller] = party === 'payer' ? [bob, mia] : [mia, bob];
    await payer.get(cancel as Call<never, C2cOrder>, { orderId, reason: 'seller-asks-more' });
    await seller.get(answerFault as Call<never, C2cOrder>, { orderId, accept: true });
  }
}

const DAY = 24 * 60 * 60_000;
const place = { symbol: 'USDT', fiat: 'CNY' };
const spare = async (more: object = {}) =>
  (await mia.ad({ methodIds: [mias], quantity: '100', max: '700', ...more })).adId;
const taken = () => bob.buys(selling, { money: '100' });
const paid = async () => bob.pays(await taken());
const appealed = async () => {
  const order = await paid();
  await bob.get(catalogued('c2c/appeal'), { orderId: order.orderId, ...(await complaint()) });
  return order.orderId;
};
const complaint = async () => ({
  reason: 'paid-not-released',
  description: 'Paid an hour ago.',
  contactName: 'Bob',
  contactPhone: '+441865270000',
  files: [await uploaded(serving, bob.account.token, 'evidence')],
});
const catalogued = (name: string) => catalog.find(({ call }) => call.name === name)!.call;

/** Who asks, and one good request. */
type CallerAndRequest = readonly [() => Trader, () => object | Promise<object>];
const bobAsks = (request: () => object | Promise<object> = () => ({})): CallerAndRequest => [() => bob, request];
const miaAsks = (request: () => object | Promise<object> = () => ({})): CallerAndRequest => [() => mia, request];
const ofOrder =
  (made: () => Promise<C2cOrder>, more: object = {}) =>
  async () => ({ orderId: (await made()).orderId, ...more });

const requests: Readonly<Record<string, CallerAndRequest>> = {
  fiats: bobAsks(),
  countries: bobAsks(),
  coins: bobAsks(),
  offers: bobAsks(() => ({ side: 'buy', ...place, amount: '100', kinds: ['alipay'], mine: true, sort: 'completion' })),
  me: bobAsks(),
  kinds: bobAsks(),
  'kind-config': bobAsks(() => ({ id: 'swift' })),
  methods: bobAsks(),
  'save-method': bobAsks(() => ({ kind: 'wechat', realName: bob.name, account: 'bob', fundPassword: FUND, proof: {} })),
  'remove-method': bobAsks(async () => ({ methodId: (await bob.method({ account: 'old' })).methodId })),
  'create-ad': miaAsks(() => adOf({ methodIds: [mias], quantity: '50', max: '300' })),
  'update-ad': miaAsks(async () => adChangeOf(await spare(), { methodIds: [mias], quantity: '60', max: '400' })),
  'ad-detail': miaAsks(() => ({ adId: selling.adId })),
  'my-ads': miaAsks(() => ({ states: ['on', 'off'], symbol: 'USDT', side: 'sell', before: 9_000_000, size: 5 })),
  'shelve-ad': miaAsks(async () => ({ adId: await spare({ onShelf: false }) })),
  'unshelve-ad': miaAsks(async () => ({ adId: await spare() })),
  'close-ad': miaAsks(async () => ({ adId: await spare() })),
  pre: bobAsks(() => ({ side: 'buy', ...place, money: '200', kinds: ['alipay'] })),
  buy: bobAsks(() => takeOf(selling)),
  sell: bobAsks(() => takeOf(buying, { methodId: bobs })),
  'quick-buy': bobAsks(() => ({ ...place, kind: 'alipay', money: '150', price: '7.5', requestId: requestId() })),
  'quick-sell': bobAsks(() => ({ ...place, methodId: bobs, quantity: '20', price: '6.5', requestId: requestId() })),
  orders: bobAsks(() => ({
    states: ['unpaid'],
    side: 'buy',
    symbol: 'USDT',
    role: 'taker',
    before: 9_000_000,
    size: 5,
  })),
  'order-detail': bobAsks(ofOrder(taken)),
  pay: bobAsks(ofOrder(taken)),
  cancel: bobAsks(ofOrder(taken, { reason: 'seller-asks-more' })),
  release: miaAsks(async () => ({ ...(await ofOrder(paid)()), fundPassword: FUND, proof: mia.proof() })),
  'answer-fault': miaAsks(async () => {
    const { orderId } = await taken();
    await bob.get(catalogued('c2c/cancel'), { orderId, reason: 'seller-asks-more' });
    return { orderId, accept: true };
  }),
  'review-order': bobAsks(async () => {
    const order = await paid();
    await mia.releases(order);
    return { orderId: order.orderId, good: false, text: 'Slow.' };
  }),
  timeline: bobAsks(async () => ({ orderId: String((await taken()).orderId) })),
  'timeline-key': bobAsks(),
  appeal: bobAsks(async () => ({ orderId: (await paid()).orderId, ...(await complaint()) })),
  'add-evidence': bobAsks(async () => ({ orderId: await appealed(), text: 'A receipt.', files: [] })),
  'withdraw-appeal': bobAsks(async () => ({ orderId: await appealed() })),
  'chat-by-peer': bobAsks(ofOrder(taken, { before: 9_000_000 })),
  'write-message': bobAsks(ofOrder(taken, { text: 'Hello.', clientId: 'c-1' })),
  'read-chat': bobAsks(ofOrder(taken, { upTo: 1 })),
  advertiser: bobAsks(() => ({ userId: mia.id })),
  'advertiser-reviews': bobAsks(() => ({ userId: mia.id, good: false, before: 9_000_000 })),
  'block-user': bobAsks(() => ({ userId: mia.id })),
  'unblock-user': bobAsks(() => ({ userId: mia.id })),
  'blocked-users': bobAsks(),
  'follow-advertiser': bobAsks(() => ({ userId: mia.id })),
  'unfollow-advertiser': bobAsks(() => ({ userId: mia.id })),
  'followed-advertisers': bobAsks(),
  'set-taking': miaAsks(() => ({ taking: true })),
  statistics: miaAsks(),
  notices: bobAsks(),
  'save-notices': bobAsks(() => ({ orders: ['email', 'app'], appeals: ['email'] })),
  'remove-push': bobAsks(() => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/none' })),
};

/** Asked for where a browser's push service answers. */
const elsewhere: readonly string[] = [addPush.name];
const known = catalog.filter(({ call }) => call.name.startsWith('c2c/') && !call.name.startsWith('c2c/legacy'));

test('every call of the C2C market has a request here', () => {
  const names = known.map(({ call }) => call.name).filter((name) => !elsewhere.includes(name));
  expect(Object.keys(requests).map((name) => `c2c/${name}`)).toEqual(names);
});

test.each(known.filter(({ call }) => !elsewhere.includes(call.name)).map((entry) => [entry.call.name, entry] as const))(
  '%s answers exactly what the contract says, and nobody who is not let in',
  async (name, { call, response }: Entry) => {
    const [who, request] = requests[name.slice('c2c/'.length)]!;
    const params = await request();
    const answer = await who().ask(call, params);
    const data = dataOf(answer);
    expect(response.parse(data)).toEqual(data);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const guests = reasonOf(await serving.ask(call, params));
    expect(guests).toBe(call.permission === 'user' ? 'edge/unauthorized' : undefined);
    // What was done is done, or told again.
    if (call === (pay as Call<never, unknown>)) expect(await who().reason(call, params)).toBe('c2c/order-not-unpaid');
  },
);

test('all thirteen fiats are there, each with the ways in which it is paid, and a country', async () => {
  const rows = await serving.get(fiats as Call<never, FiatRow[]>);
  expect(rows.map(({ fiat }) => fiat).sort()).toEqual([...currencies].sort());
  for (const { kinds, symbol, country } of rows) {
    expect(kinds.length).toBeGreaterThan(3);
    expect(symbol).not.toBe('');
    expect(country).toMatch(/^[A-Z]{2}$/);
  }
  expect(rows.find(({ fiat }) => fiat === 'JPY')!.decimals).toBe(0);
  const places = await serving.get(countries as Call<never, CountryRow[]>);
  expect(new Set(places.map(({ fiat }) => fiat))).toEqual(new Set(currencies));
});
