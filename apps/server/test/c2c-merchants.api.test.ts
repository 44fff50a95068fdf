import { setTimeout as sleep } from 'node:timers/promises';
import { merchants } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  type Advertiser,
  advertiser,
  type C2cSide,
  type ChatByPeer,
  c2cCoins,
  chatByPeer,
  type Offer,
  type Offers,
  offers,
  writeMessage,
} from '@quay/contract/c2c';
import { currencies, login } from '@quay/contract/identity';
import { units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketMakerFunds } from '../src/outside/simulated-market/list-markets.ts';
import { type AnyCall, Clock, HOUR } from './account.ts';
import { reasonOf, Serving, traderFunds } from './serving.ts';
import { Trader } from './trader.ts';

const clock = new Clock();
const pace = { intervalMs: 150, least: 600, most: 1_200, refill: 500 };
let serving: Serving;
let bob: Trader;

beforeAll(async () => {
  // Accounts are not new ones, whose limits are low.
  clock.forward(8 * 24 * HOUR);
  serving = await Serving.start(
    { now: clock.now, practice: { ...traderFunds, desk: marketMakerFunds() }, simulatedMerchants: pace },
    { simulatedMarket: true },
  );
  bob = await Trader.verified(serving, clock, 'Bob Miller');
  await settled();
});
afterAll(() => serving.end());

const shelf = (side: C2cSide, symbol: string, fiat: string) =>
  serving.get(offers as Call<never, Offers>, { side, symbol, fiat, pageSize: 100 });

async function until<Value>(look: () => Promise<Value>, good: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 600; tries += 1) {
    const value = await look();
    if (good(value)) return value;
    await sleep(100);
  }
  throw new Error(`not in time: ${JSON.stringify(await look())}`);
}

/** The start says when the merchants are there. */
const settled = () =>
  until(
    async () => serving.logged.filter((line) => line.includes('simulated merchants are there')).length,
    (count) => count > starts,
  ).then((count) => {
    starts = count;
  });
let starts = 0;

/** Every ad on the shelf. */
async function everyOffer(): Promise<Offer[]> {
  const all: Offer[] = [];
  for (const side of ['buy', 'sell'] as const) {
    for (const symbol of c2cCoins) {
      for (const fiat of currencies) all.push(...(await shelf(side, symbol, fiat)).rows);
    }
  }
  return all;
}

/** One that Bob may take. */
const openTo = (rows: readonly Offer[]): Offer => rows.find(({ demands }) => !demands.verified && demands.days === 0)!;

test('a fresh market has somebody to trade with, both ways, in every fiat, near the reference', async () => {
  for (const side of ['buy', 'sell'] as const) {
    for (const fiat of currencies) {
      const { rows, reference } = await shelf(side, 'USDT', fiat);
      expect(rows.length, `${side} ${fiat}`).toBeGreaterThanOrEqual(6);
      for (const { price } of rows) {
        const distance = Number(units(price)) / Number(units(reference!)) - 1;
        expect(Math.abs(distance), `${side} ${fiat}`).toBeLessThan(0.016);
        // Rounded to three decimals, a price of 0.761 may come to the reference itself.
        expect(side === 'buy' ? distance : -distance, `${side} ${fiat}`).toBeGreaterThan(0);
      }
    }
  }
  const all = await everyOffer();
  const coins = new Set(all.map(({ symbol }) => symbol));
  expect([...coins].sort()).toEqual([...c2cCoins].sort());
  expect(new Set(all.map(({ priceKind }) => priceKind)).size).toBe(2);
  expect(new Set(all.map(({ minutes }) => minutes)).size).toBeGreaterThan(1);
  expect(all.some(({ demands }) => demands.verified)).toBe(true);
  for (const { advertiser: one, terms } of all) {
    expect(one).toMatchObject({ merchant: true, online: true });
    expect(terms).toMatch(/simulated merchant|模拟商家/i);
  }
  expect(new Set(all.map(({ advertiser: one }) => one.name))).toEqual(
    new Set(merchants.map(({ username }) => username)),
  );
});

test('their figures are those of orders with the simulated world, and their deposits are paid', async () => {
  const { rows } = await shelf('buy', 'USDT', 'USD');
  const { userId } = rows[0]!.advertiser;
  const shown = await serving.get(advertiser as Call<never, Advertiser>, { userId });
  expect(shown).toMatchObject({ verified: true, deposit: '15000' });
  const { orders, orders30, completion30, releaseSeconds, counterparties } = shown.reputation;
  expect(orders30).toBeGreaterThan(30);
  expect(orders).toBeGreaterThan(orders30);
  expect(Number(completion30)).toBeGreaterThan(0.9);
  expect(releaseSeconds).toBeGreaterThanOrEqual(0);
  expect(counterparties).toBeGreaterThan(10);
  expect(shown.reputation).toMatchObject({ good: 0, bad: 0 });
});

test('nobody logs in as one of them', async () => {
  for (const password of ['', ' ', 'simulated']) {
    const answer = await serving.ask(login as AnyCall, { username: merchants[0]!.username, password });
    expect(reasonOf(answer)).toBe('identity/login-wrong');
  }
});

test('one releases after a while, and answers the first message once', async () => {
  const offer = openTo((await shelf('buy', 'USDT', 'CNY')).rows);
  const figures = async () =>
    (await serving.get(advertiser as Call<never, Advertiser>, { userId: offer.advertiser.userId })).reputation;
  // Of orders with the simulated world, to which Bob's is added: he is somebody more who dealt with this one.
  const before = await figures();
  const ad = { ...offer, methodIds: [await methodOf(offer.adId)] };
  const order = await bob.buys(ad as never, { money: offer.min });
  expect(order.payTo).toMatchObject({ account: expect.stringContaining('SIMULATED') });
  const page = () => bob.get(chatByPeer as Call<never, ChatByPeer>, { orderId: order.orderId });
  await bob.get(writeMessage as AnyCall, { orderId: order.orderId, text: 'Are you there?', clientId: 'a' });
  const theirs = ({ messages }: ChatByPeer) => messages.filter(({ mine, line }) => !mine && line === null);
  const answered = await until(page, (one) => theirs(one).length > 0);
  expect(theirs(answered)[0]!.text).toContain('模拟商家');

  const paid = await bob.pays(order);
  await bob.get(writeMessage as AnyCall, { orderId: order.orderId, text: 'And now?', clientId: 'b' });
  const done = await until(
    () => bob.order(order.orderId),
    ({ state }) => state === 'completed',
  );
  const waited = done.doneAt! - paid.paidAt!;
  expect(waited).toBeGreaterThanOrEqual(pace.least);
  expect(theirs(await page())).toHaveLength(1);
  const after = await until(figures, ({ orders }) => orders > before.orders);
  expect(after).toMatchObject({
    orders: before.orders + 1,
    orders30: before.orders30 + 1,
    counterparties: before.counterparties + 1,
  });
  expect(Number(after.completion30)).toBeGreaterThanOrEqual(Number(before.completion30));
});

/** The first account that an ad is paid to. */
const methodOf = (adId: number): Promise<number> =>
  serving.withReads(async ({ c2c }) => Number((await c2c.ad(adId))!.methods.split(',')[0]));

test('one pays what it buys', async () => {
  const offer = openTo((await shelf('sell', 'USDT', 'USD')).rows);
  const account = await bob.method({ kind: offer.kinds[0], bankName: 'First' });
  const order = await bob.sells({ ...offer, methodIds: [] } as never, account.methodId, { money: offer.min });
  expect(order.state).toBe('unpaid');
  const paid = await until(
    () => bob.order(order.orderId),
    ({ state }) => state === 'paid',
  );
  expect(paid.paidAt! - paid.openedAt).toBeGreaterThanOrEqual(pace.least);
  expect((await bob.releases(order)).state).toBe('completed');
});

test('a start adds nothing, and plays on', async () => {
  const offer = openTo((await shelf('buy', 'USDT', 'EUR')).rows);
  const ad = { ...offer, methodIds: [await methodOf(offer.adId)] };
  const order = await bob.buys(ad as never, { money: offer.min });
  await bob.pays(order);
  const before = (await everyOffer()).map(({ adId }) => adId).sort((a, b) => a - b);
  const rowsBefore = await rowCounts();
  await serving.close();
  await serving.open();
  await settled();
  expect((await everyOffer()).map(({ adId }) => adId).sort((a, b) => a - b)).toEqual(before);
  expect(await rowCounts()).toEqual(rowsBefore);
  await until(
    () => bob.order(order.orderId),
    ({ state }) => state === 'completed',
  );
});

/** Ads, accounts and deposits of each merchant. */
const rowCounts = () =>
  serving.withReads(async ({ identity, c2c, verification }) => {
    const counts: object[] = [];
    for (const { username } of merchants) {
      const { id } = (await identity.userByName(username))!;
      const [ads, methods, deposits] = await Promise.all([
        c2c.adsOf(id, { size: 100 }),
        c2c.paymentMethods(id),
        verification.depositsOf(id),
      ]);
      counts.push({ username, ads: ads.length, methods: methods.length, deposits: deposits.length });
    }
    return counts;
  });

test('an ad that is half sold out is filled again', async () => {
  const shareOf = ({ left, price, max }: Offer) => Number(max) / (Number(left) * Number(price));
  const sold = (await everyOffer()).filter(({ side, symbol }) => side === 'sell' && symbol === 'USDT');
  const offer = openTo(sold.sort((a, b) => shareOf(b) - shareOf(a)));
  const ad = { ...offer, methodIds: [await methodOf(offer.adId)] };
  const leftOf = () =>
    serving.withReads(async ({ c2c }) => {
      const { total, locked, dealt } = (await c2c.ad(offer.adId))!;
      return Number(total - locked - dealt) / 1e8;
    });
  const full = await leftOf();
  const orders = Math.ceil(0.55 / shareOf(offer));
  expect(orders).toBeLessThanOrEqual(5);
  for (let n = 0; n < orders; n += 1) await bob.buys(ad as never, { money: offer.max });
  await until(leftOf, (left) => left > full * 0.9);
  expect(await leftOf()).toBeLessThan(full * 1.1);
});

test('where the market is no longer simulated, their ads are off the shelf', async () => {
  await serving.close();
  await serving.open({ simulatedMarket: false });
  expect(await everyOffer()).toEqual([]);
});
