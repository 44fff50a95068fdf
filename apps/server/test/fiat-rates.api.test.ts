import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buy, coins, legacyCurrencies, type Offers, offers } from '@quay/contract/c2c';
import { type Currency, currency } from '@quay/contract/market';
import { ask as askDatabase } from '@quay/store/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FiatConfig } from '../src/outside/prices/fiat/fiat-config.ts';
import { Clock } from './account.ts';
import { Serving } from './serving.ts';
import { Trader, takeOf } from './trader.ts';

const clock = new Clock();
let serving: Serving;
/** What the source publishes; nothing while it is away. */
let published: string | undefined;
const source = createServer((_, response) => {
  if (published === undefined) response.writeHead(503).end();
  else response.end(published);
});
const publish = (rates: Record<string, number>, at = Date.now()) => {
  published = JSON.stringify({ base: 'USD', timestamp: Math.floor(at / 1_000), rates });
};
const prices = () => {
  const address = `http://127.0.0.1:${(source.address() as AddressInfo).port}/latest.json`;
  const fiat: FiatConfig = { name: 'rates', form: 'rates-json', address, everyMs: 100 };
  return { sources: [], fiats: [fiat] };
};

beforeAll(async () => {
  await new Promise<void>((listening) => source.listen(0, '127.0.0.1', listening));
  serving = await Serving.start({ now: clock.now, fiatRates: undefined });
});
afterAll(async () => {
  await serving.end();
  source.closeAllConnections();
  source.close();
});
/** Each begins with a server that is stopped. */
beforeEach(async () => {
  await serving.close();
  published = undefined;
});

const rows = async () => (await serving.ask(currency)).envelope.data as Currency[];
const rateOf = async (name: string) => (await rows()).find((row) => row.name === name)?.rate;
const legacy = async () => (await serving.ask(legacyCurrencies)).envelope.data as { currency: string; rate: string }[];
/** What coins cost in a fiat by the markets, which ads are held against. */
const referenceIn = async (fiat: string) => {
  const all = (await serving.ask(coins)).envelope.data as { symbol: string; references: Record<string, string> }[];
  return all.find(({ symbol }) => symbol === 'USDT')!.references[fiat];
};

it('knows the dollar alone while nobody has published anything', async () => {
  await serving.open();
  expect((await rows()).map(({ name }) => name)).toEqual(['USD']);
  expect((await legacy()).map(({ currency: name }) => name)).toEqual(['USD']);
  expect([await referenceIn('USD'), await referenceIn('EUR')]).toEqual(['1', undefined]);
});

it('goes by what is published, and still does after a start at which the source is away', async () => {
  publish({ EUR: 0.91, JPY: 150.5, XAU: 0.0002 });
  await serving.open({ prices: prices() });
  await expect.poll(() => rateOf('EUR')).toBe('0.91');
  expect((await rows()).map(({ name }) => name)).toEqual(['USD', 'EUR', 'JPY']);
  expect(await referenceIn('EUR')).toBe('0.91');
  publish({ EUR: 0.92, JPY: 150.5 }, Date.now() + 1_000);
  await expect.poll(() => referenceIn('EUR')).toBe('0.92');
  expect((await legacy()).find((one) => one.currency === 'EUR')!.rate).toBe('0.92');

  await serving.close();
  published = undefined;
  await serving.open({ prices: prices() });
  expect([await rateOf('EUR'), await referenceIn('JPY')]).toEqual(['0.92', '150.5']);
  const says = () =>
    serving.logged.some((line) => line.includes('the source of fiat rates rates does not answer: HTTP 503'));
  await expect.poll(says).toBe(true);
});

it('lets nobody take an ad in a currency without a rate, of a fixed price neither', async () => {
  await serving.open({}, { fiatRates: 'starting' });
  const merchant = await Trader.merchant(serving, clock, 'Mia Stone');
  const buyer = await Trader.verified(serving, clock, 'Bob Miller');
  const { methodId } = await merchant.method();
  const ad = await merchant.ad({ methodIds: [methodId] });
  const params = { side: 'buy', symbol: 'USDT', fiat: 'CNY', sort: 'price' };
  const listed = async () => ((await serving.ask(offers, params)).envelope.data as Offers).total;
  const take = () => buyer.ask(buy, takeOf(ad));
  expect([ad.priceKind, await listed()]).toEqual(['fixed', 1]);
  await serving.close();
  await serving.open();
  expect(await listed()).toBe(0);
  expect((await take()).envelope.data).toMatchObject({ reason: 'c2c/no-reference', params: { symbol: 'USDT' } });
  await serving.close();
  await serving.open({}, { fiatRates: 'starting' });
  expect(await listed()).toBe(1);
  expect((await take()).envelope.code).toBe(0);
});

it('says that a rate is too old, and trades by it no more', async () => {
  const day = Date.now() - 6 * 24 * 60 * 60_000;
  await serving.withDatabase((url) =>
    askDatabase(url, `update currencies set rated_at = '${new Date(day).toISOString()}' where name = 'JPY'`),
  );
  await serving.open();
  expect((await rows()).find(({ name }) => name === 'JPY')).toMatchObject({ rate: '150.5', at: day, isOld: true });
  expect((await rows()).find(({ name }) => name === 'EUR')).toMatchObject({ isOld: false });
  expect([await referenceIn('JPY'), await referenceIn('EUR')]).toEqual([undefined, '0.92']);
  expect((await legacy()).some((one) => one.currency === 'JPY')).toBe(false);
});
