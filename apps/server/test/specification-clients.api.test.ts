import { TOKEN_HEADER } from '@quay/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock } from './account.ts';
import { Serving } from './serving.ts';
import { Trader } from './trader.ts';

/** Requests as the family of clients sends them that the specification was read from. */
const clock = new Clock();
const DAY = 24 * 60 * 60_000;
let serving: Serving;
let mia: Trader;
let bob: Trader;

beforeAll(async () => {
  clock.forward(8 * DAY);
  serving = await Serving.start({ now: clock.now });
  mia = await Trader.merchant(serving, clock, 'Mia Stone');
  bob = await Trader.verified(serving, clock, 'Bob Miller');
});
afterAll(() => serving.end());

const form = async (path: string, fields: Record<string, string>, token?: string) => {
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  if (token !== undefined) headers[TOKEN_HEADER] = token;
  const body = new URLSearchParams(fields).toString();
  return (await serving.fetch(path, { method: 'POST', headers, body })).envelope;
};
const query = async (path: string, token?: string) =>
  (await serving.fetch(path, token === undefined ? {} : { headers: { [TOKEN_HEADER]: token } })).envelope;

test('symbols are read in any case, and unknown parameters are passed over', async () => {
  for (const path of [
    '/market/api/markets/kline?symbol=btc&interval=5m&size=3&tissue=1',
    '/market/api/markets/latest-depth?symbol=Btc&size=500&coinSymbol=btc',
    '/market/api/markets/real-time?symbol=eth&lang=en',
    '/member/currency?pageNo=1',
  ]) {
    expect([path, (await query(path)).code]).toEqual([path, 0]);
  }
  for (const path of ['/asset/wallet/usdt?x=1', '/favor/add?symbol=btc', '/favor/find?pageSize=3']) {
    expect([path, (await query(path, bob.account.token)).code]).toEqual([path, 0]);
  }
  expect(await query('/favor/find', bob.account.token)).toMatchObject({ data: ['BTC'] });
  // A call of our own is read as it is written.
  expect((await query('/spot/order/current?nothing=1', bob.account.token)).code).toBe(400);
});

test('a form is as good as JSON for calls that the specification names, and for no others', async () => {
  const offers = await form('/otc/advertise/application/page-by-unit', {
    side: 'buy',
    symbol: 'usdt',
    fiat: 'cny',
    pageNo: '1',
    pageSize: '10',
  });
  expect(offers.code).toBe(0);
  expect(await form('/favor/add', { symbol: 'sol' }, bob.account.token)).toMatchObject({ code: 0 });
  expect((await form('/spot/order/cancel-all', { symbol: 'BTC' }, bob.account.token)).code).not.toBe(0);
  expect((await form('/login', { username: 'x', password: 'y' })).code).not.toBe(0);
});

test('a form of another site carries no session, so that it changes nothing', async () => {
  expect((await form('/favor/add', { symbol: 'BTC' })).code).toBe(401);
  expect((await form('/otc/order/release', { orderId: '1', fundPassword: '123456' })).code).toBe(401);
});

test('lists of ads and orders go by pages, whole and in order', async () => {
  const { methodId } = await mia.method();
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const ad = await mia.ad({ methodIds: [methodId], quantity: '200', max: '1400' });
    ids.unshift(ad.adId);
    if (count < 3) await bob.buys(ad);
  }
  const ads = async (pageNo: string) =>
    (await form('/otc/advertise/application/all', { pageNo, pageSize: '2' }, mia.account.token)).data as {
      adId: number;
    }[];
  const pages = [await ads('1'), await ads('2'), await ads('3'), await ads('4')];
  expect(pages.map((page) => page.map(({ adId }) => adId))).toEqual([ids.slice(0, 2), ids.slice(2, 4), [ids[4]], []]);

  const orders = async (path: string, pageNo: string) =>
    (await form(path, { pageNo, pageSize: '2' }, bob.account.token)).data as { orderId: number }[];
  const [first, second] = [await orders('/otc/order/self', '1'), await orders('/otc/order/self', '2')];
  expect([first!.length, second!.length]).toEqual([2, 1]);
  const legacy = (await query('/api/c2cOrder!list.action?pageNo=2&pageSize=2&sign_x=1', bob.account.token)).data;
  expect(legacy).toMatchObject([{ order_no: String(second![0]!.orderId) }]);
});

test('an ad whose coins are all traded has ended, until it is given more of them', async () => {
  const { methodId } = await mia.method();
  const ad = await mia.ad({ methodIds: [methodId], quantity: '100', max: '720' });
  const order = await bob.buys(ad, { quantity: '100' });
  const states = async (wanted: string) => {
    const { data } = await form(
      '/otc/advertise/application/all',
      { states: wanted, pageSize: '100' },
      mia.account.token,
    );
    return (data as { adId: number; state: string; status: number }[]).find(({ adId }) => adId === ad.adId);
  };
  // Its coins are in an order, and may come back.
  expect(await states('on')).toMatchObject({ state: 'on', status: 0 });
  await bob.pays(order);
  await mia.releases(order);
  // She has said by her header which batch she saw; a client without one asks until it is there.
  await expect.poll(() => states('on,off,closed')).toBeUndefined();
  expect(await states('ended')).toMatchObject({ state: 'ended', status: 1 });
});
