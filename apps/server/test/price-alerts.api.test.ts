import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob } from '@quay/cast';
import { register, type SessionOpened, sendGuestCode } from '@quay/contract/identity';
import { type Alerts, alerts, realTime, removeAlert, setAlert, type TickerWithTrend } from '@quay/contract/market';
import { type ContractNotices, notices, saveNoticeSettings } from '@quay/contract/perpetual';
import { placeOrder } from '@quay/contract/spot';
import { format, units } from '@quay/money';
import { ask } from '@quay/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertReasons } from './reached/market.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';

const EMAIL = 'alice@example.com';
let serving: Serving;
let alices: string;
let bobs: string;

const get = async <Value>(call: object, token: string) => serving.get<Value>(call as never, {}, { token });
const waiting = async (token = alices) => (await get<Alerts>(alerts, token)).alerts;
const listed = async (token = alices) => (await get<ContractNotices>(notices, token)).notices;
const set = (request: object, token = alices) => serving.ask(setAlert, { symbol: 'BTC', ...request }, { token });

async function until<Value>(look: () => Promise<Value>, good: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 150; tries += 1) {
    const value = await look();
    if (good(value)) return value;
    await sleep(100);
  }
  throw new Error(`not in time: ${JSON.stringify(await look())}`);
}

async function last(): Promise<bigint> {
  const [ticker] = await serving.get<TickerWithTrend[]>(realTime as never, { symbol: 'BTC' });
  return units(ticker!.last);
}
/** A price so many quote coins from the last one. */
const priceAt = async (distance: string, way: 1n | -1n) => format((await last()) + way * units(distance), 1);

/** Alice and Bob trade a little at a price. */
async function trade(price: string): Promise<void> {
  for (const [token, side] of [
    [bobs, 'sell'],
    [alices, 'buy'],
  ] as const) {
    const request = { symbol: 'BTC', side, type: 'limit', price, quantity: '0.01' };
    dataOf(await serving.ask(placeOrder, request, { token }));
  }
}

beforeAll(async () => {
  serving = await Serving.start();
  dataOf(await serving.ask(sendGuestCode as never, { purpose: 'register', channel: 'email', address: EMAIL }));
  const code = await serving.codeFor(EMAIL);
  const account = { by: 'email', username: EMAIL, code, password: alice.password, agree: true };
  alices = (await serving.get<SessionOpened>(register as never, account)).token;
  bobs = (await serving.register(bob)).token;
  dataOf(
    await serving.ask(saveNoticeSettings, { risk: ['app'], activity: [], alerts: ['app', 'email'] }, { token: alices }),
  );
});
afterAll(() => serving.end());

test('refuses what could not fire, or would at once, and more than twenty', async () => {
  const above = { kind: 'rises-above' };
  expect(reasonOf(await set({ ...above, symbol: 'NOPE', price: '1' }))).toBe('trading/symbol-unknown');
  for (const price of [undefined, '0', '-1', 'much', '60000.00000001']) {
    expect(reasonOf(await set({ ...above, ...(price && { price }) }))).toBe('market/alert-price-wrong');
  }
  const now = format(await last(), 1);
  expect(reasonOf(await set({ ...above, price: now }))).toBe('market/alert-at-once');
  expect(reasonOf(await set({ kind: 'falls-below', price: now }))).toBe('market/alert-at-once');
  for (const move of [
    { percent: '5' },
    { within: '1h' },
    { percent: '0.4', within: '1h' },
    { percent: '51', within: '1h' },
  ]) {
    expect(reasonOf(await set({ kind: 'moves', ...move }))).toBe('market/alert-move-wrong');
  }
  expect(await waiting()).toEqual([]);
  const prices = await Promise.all(Array.from({ length: 21 }, (_, n) => priceAt(String(20_000 + n), 1n)));
  // All at once: none passes the limit together with another.
  const answers = await Promise.all(prices.map((price) => set({ ...above, price }, bobs)));
  const refusedOnes = answers.filter((answer) => reasonOf(answer) !== undefined);
  expect(refusedOnes.map(reasonOf)).toEqual(['market/alerts-full']);
  const bobsAlerts = await waiting(bobs);
  expect(bobsAlerts).toHaveLength(20);
  // Somebody else's cannot be removed, and removing twice changes nothing.
  const first = bobsAlerts[0]!;
  dataOf(await serving.ask(removeAlert, { id: first.id }, { token: alices }));
  expect(await waiting(bobs)).toHaveLength(20);
  for (let times = 0; times < 2; times++) {
    dataOf(await serving.ask(removeAlert, { id: first.id }, { token: bobs }));
    expect(await waiting(bobs)).toHaveLength(19);
  }
  // The same again is not set twice.
  const same = { ...above, price: bobsAlerts[1]!.price };
  expect(dataOf<Alerts>(await set(same, bobs)).alerts).toHaveLength(19);
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...alertReasons]));
});

test('fires once when the price is there, up, down and by a move: notice and e-mail', async () => {
  await trade(format(await last(), 1));
  const [up, down] = [await priceAt('300', 1n), await priceAt('300', -1n)];
  dataOf(await set({ kind: 'rises-above', price: up }));
  dataOf(await set({ kind: 'falls-below', price: down }));
  dataOf(await set({ kind: 'moves', percent: '2', within: '5m' }));
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['moves', 'falls-below', 'rises-above']);

  const start = await last();
  await trade(await priceAt('200', 1n));
  await sleep(2_500);
  expect(await waiting()).toHaveLength(3);
  await trade(up);
  const fired = await until(listed, ({ length }) => length === 1);
  expect(fired[0]).toMatchObject({ event: 'price-above', symbol: 'BTC' });
  expect(fired[0]!.text).toContain(`BTC has risen to ${Number(up)}`);
  const letters = async () => (await serving.mailTo(EMAIL)).filter(({ subject }) => subject === 'Price alert');
  const [letter] = await until(letters, ({ length }) => length === 1);
  expect(letter!.text).toContain('/trendDetails/BTC');

  await trade(down);
  await until(listed, ({ length }) => length === 2);
  // 2.5 % below where it stood when the alert was set.
  await trade(format((start * 975n) / 1000n - (((start * 975n) / 1000n) % units('0.1')), 1));
  const all = await until(listed, ({ length }) => length === 3);
  expect(all.map(({ event }) => event)).toEqual(['price-moved', 'price-below', 'price-above']);
  expect(all[0]!.text).toContain('2% within 5m');
  expect(await waiting()).toEqual([]);
  // There again: they are gone.
  await trade(up);
  await sleep(2_500);
  expect(await listed()).toHaveLength(3);
});

test('what was missed while nobody looked is decided by the candles since', async () => {
  const crossed = await priceAt('400', -1n);
  await trade(crossed);
  await trade(await priceAt('400', 1n));
  const before = (await listed()).length;
  await serving.close();
  await serving.withDatabase(async (databaseUrl) => {
    // Set before these trades, and not looked at since.
    await ask(
      databaseUrl,
      `insert into price_alerts (user_id, product, market, kind, price, base_price, base_high, base_low, set_at, checked_to)
        select id, 'spot', 'BTC', 'falls-below', $1, $2, $2, $2, now() - interval '10 minutes', now() - interval '10 minutes'
        from users where email = $3`,
      [crossed, String(Number(crossed) + 400), EMAIL],
    );
  });
  await serving.open();
  const after = await until(listed, ({ length }) => length > before);
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toMatchObject({ event: 'price-below' });
  await serving.close();
  await serving.open();
  await sleep(2_500);
  expect(await listed()).toHaveLength(before + 1);
});
