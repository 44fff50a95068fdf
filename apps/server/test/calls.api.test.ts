import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob } from '@quay/cast';
import { type Call, isSpecified, TOKEN_HEADER } from '@quay/contract';
import { catalog, type Entry } from '@quay/contract/catalog';
import { logout, type Member, memberInfo } from '@quay/contract/identity';
import { type Order, orderDetail, placeOrder } from '@quay/contract/spot';
import {
  addresses,
  type Deposit,
  depositAddress,
  deposits,
  type SavedAddress,
  testCoins,
  type Withdrawal,
  withdrawals,
} from '@quay/contract/wallet';
import { openReads } from '@quay/store';
import { languageFacts, languageFor } from '@quay/words';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLiabilities } from '../src/liabilities/liabilities.ts';
import { Clock } from './account.ts';
import { reasonOf, Serving, seqOf } from './serving.ts';
import { FUND, opened, somebody, Withdrawer } from './withdrawer.ts';

let serving: Serving;
let alices: string;
let bobs: string;
let order: Order;
/** Has a second factor; Alice has none. */
let withdrawer: Withdrawer;
const clock = new Clock();
/** Tokens that are worth nothing, by what became of them. */
const worthless: Record<string, string | undefined> = {
  none: undefined,
  garbage: 'x',
  unknown: randomBytes(32).toString('base64url'),
};

const limitBuy = { symbol: 'BTC', side: 'buy', type: 'limit', price: '64000', quantity: '0.001' };

beforeAll(async () => {
  serving = await Serving.start({ blockMs: 200, now: clock.now }, { chains: 'development' });
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  withdrawer = await Withdrawer.sign(serving, clock, 'carol');
  order = await serving.get<Order>(placeOrder, { ...limitBuy, quantity: '0.9' }, { token: alices });

  const ended = await serving.login(bob);
  await serving.get(logout, {}, { token: ended.token });
  worthless.ended = ended.token;
  const day = 86_400_000;
  worthless.expired = await oldSession({ openedBefore: 31 * day, endsIn: -1 });
  worthless.unused = await oldSession({ openedBefore: 8 * day, endsIn: 22 * day });
  await opened(serving);
});
afterAll(() => serving.end());

/** Each amend asks for less than the one before. */
let amends = 0;
/** Each transfer is one of its own. */
let transfers = 0;

const usdt = { symbol: 'USDT', network: 'ERC20' };
const idOfBob = async () => (await serving.get<Member>(memberInfo, {}, { token: bobs })).id;

/** One deposit of Alice, made when it is first asked for. */
async function depositOfAlice(): Promise<Deposit> {
  const listed = () => serving.get<Deposit[]>(deposits, {}, { token: alices });
  const [known] = await listed();
  if (known) return known;
  const { address } = await serving.get<{ address: string }>(depositAddress, usdt, { token: alices });
  await serving.get(testCoins, { ...usdt, address });
  for (;;) {
    const [seen] = await listed();
    if (seen) return seen;
    await sleep(50);
  }
}

/** A day whose tree Alice is in: today's, which is made when somebody looks. */
async function countedOn(): Promise<string> {
  const now = clock.now();
  await serving.withReads((reads) => {
    const reserves = async () => ({ units: new Map(), blocks: {}, addresses: {} });
    const needs = { rows: reads.liabilities, chain: { reserves }, now: () => now, log: console };
    return createLiabilities(needs).look();
  });
  return new Date(now).toISOString().slice(0, 10);
}

/** One good request of each call, from Alice. Made when it is needed: some need what others did. */
const requests: Record<string, () => object | Promise<object>> = {
  'market/coin-list': () => ({}),
  'market/real-time': () => ({ symbol: 'BTC' }),
  'market/latest-trade': () => ({ symbol: 'BTC', size: '17' }),
  'market/latest-depth': () => ({ symbol: 'BTC', size: '500' }),
  'market/kline': () => ({ symbol: 'BTC', interval: '1h', size: '10' }),
  'market/favor-find': () => ({}),
  'market/favor-add': () => ({ symbol: 'ETH' }),
  'market/favor-delete': () => ({ symbol: 'ETH' }),
  'market/currency': () => ({}),
  'market/alerts': () => ({}),
  'market/set-alert': () => ({ symbol: 'BTC', kind: 'rises-above', price: '90000' }),
  'market/remove-alert': () => ({ id: 1 }),
  'spot/place-order': () => limitBuy,
  'spot/place-orders': () => ({ orders: [limitBuy, { ...limitBuy, price: '1' }] }),
  'spot/place-oco': () => ({
    ...{ symbol: 'BTC', side: 'buy', quantity: '0.001' },
    ...{ price: '63000', stopPrice: '65000', stopLimitPrice: '65500' },
  }),
  'spot/place-bracket': () => ({ ...limitBuy, takeProfit: '67000', stopLoss: '62000' }),
  'spot/order-links': () => ({}),
  'spot/amend-order': () => {
    amends += 1;
    return { orderId: order.orderId, quantity: `0.0${900 - amends}` };
  },
  'spot/cancel-orders': () => ({ orderIds: [999_999] }),
  'spot/cancel-order': async () => {
    const placed = await serving.get<Order>(placeOrder, limitBuy, { token: alices });
    return { orderId: placed.orderId };
  },
  'spot/cancel-all': () => ({ symbol: 'ETH' }),
  'spot/open-orders': () => ({ symbol: 'BTC' }),
  'spot/order-history': () => ({
    symbol: 'BTC',
    side: 'buy',
    type: 'limit',
    status: 'cancelled',
    from: '0',
    to: '4000000000000',
    size: '5',
    before: '9000000',
  }),
  'spot/order-detail': () => ({ orderId: String(order.orderId) }),
  'spot/fills': () => ({ symbol: 'BTC', side: 'sell', from: '0', to: '4000000000000', size: '5', before: '9000000' }),
  'spot/fills-export': () => ({ symbol: 'BTC', side: 'buy', from: '0', to: '4000000000000' }),
  'spot/fee-rates': () => ({}),
  'wallet/wallets': () => ({}),
  'wallet/wallet-of': () => ({ symbol: 'USDT' }),
  'wallet/entries': () => ({
    symbol: 'USDT',
    book: 'spot',
    cause: 'practice-funds',
    from: '0',
    to: '4000000000000',
    size: '5',
    before: '9000000',
  }),
  'wallet/disposals-export': () => ({ method: 'fifo', from: '0', to: '4000000000000' }),
  'wallet/statement-export': () => ({ month: '2026-11' }),
  'wallet/entries-export': () => ({ symbol: 'USDT', book: 'spot', cause: 'trade', from: '0', to: '4000000000000' }),
  'wallet/transfer-coins': () => {
    transfers += 1;
    return { symbol: 'USDT', from: 'spot', to: 'contract', amount: '0.01', requestId: `t-${transfers}` };
  },
  'wallet/transfers': () => ({ size: '5', before: '9000000' }),
  'wallet/wallet-history': () => ({ historyType: 'transfer', symbol: 'USDT', pageNo: '1', pageSize: '5' }),
  'wallet/debts': () => ({}),
  'wallet/unsupported-deposits': () => ({}),
  'wallet/day-profit': () => ({}),
  'wallet/profit-loss': () => ({ days: '30' }),
  'wallet/networks': () => ({}),
  'wallet/deposit-address': () => usdt,
  'wallet/deposit-detail': async () => ({ depositId: String((await depositOfAlice()).depositId) }),
  'wallet/test-coins': () => ({ ...usdt, address: privateKeyToAddress(generatePrivateKey()) }),
  'wallet/deposits': () => ({ symbol: 'USDT', state: 'pending', size: '5', before: '9000000' }),
  'wallet/rsa-pub': () => ({}),
  'wallet/addresses': () => ({}),
  'wallet/check-address': () => ({ network: 'ERC20', address: somebody() }),
  'wallet/add-address': async () => ({
    network: 'ERC20',
    address: somebody(),
    label: 'Savings',
    proof: { totp: await withdrawer.account.totp() },
  }),
  'wallet/remove-address': async () => {
    await withdrawer.saved();
    const [saved] = await withdrawer.account.get(addresses as Call<never, SavedAddress[]>);
    return { addressId: saved!.addressId };
  },
  'wallet/withdrawal-terms': () => ({}),
  'wallet/withdraw': () => withdrawer.request(),
  'wallet/withdrawals': () => ({ state: 'reviewing', size: '5', before: '9000000' }),
  'wallet/withdrawal-detail': async () => {
    const [known] = await withdrawer.account.get(withdrawals as Call<never, Withdrawal[]>);
    return { withdrawalId: String((known ?? (await withdrawer.withdraw())).withdrawalId) };
  },
  'wallet/recipient': async () => ({ recipient: String(await idOfBob()) }),
  'wallet/send-to-user': async () => {
    transfers += 1;
    const what = { recipient: await idOfBob(), symbol: 'USDT', amount: '0.01', requestId: `u-${transfers}` };
    return { ...what, fundPassword: FUND, proof: { totp: await withdrawer.account.totp() } };
  },
  'wallet/sent-to-users': () => ({ size: '5', before: '9000000' }),
  'wallet/liabilities': () => ({}),
  'wallet/liability-proof': async () => ({ day: await countedOn() }),
  'convert/convert-coins': () => ({}),
  'convert/exchange-history': () => ({ pageNo: '1', pageSize: '5' }),
  'c2c/notices': () => ({}),
  'c2c/save-notices': () => ({ orders: ['app'], appeals: ['app'] }),
  'c2c/remove-push': () => ({ endpoint: 'https://web.push.apple.com/nobody' }),
  'c2c/legacy-symbols': () => ({ language: 'en' }),
  'c2c/legacy-currencies': () => ({}),
  'c2c/legacy-adverts': () => ({ page_no: '1', direction: 'sell', currency: 'CNY', symbol: 'btc', amount: '' }),
  'c2c/legacy-method-types': () => ({}),
  'c2c/legacy-methods': () => ({}),
  'c2c/legacy-method-configs': () => ({}),
  'c2c/legacy-method-config': () => ({ id: 'swift' }),
  'c2c/legacy-orders': () => ({ page_no: '1', state: '4' }),
  'c2c/legacy-order-open': () => ({ currency: 'EUR' }),
  'c2c/legacy-user-center': () => ({}),
  'identity/register': () => ({
    username: `user${randomBytes(6).toString('hex')}`,
    password: 'tall harbour 43',
    agree: true,
  }),
  'identity/login': () => alice,
  'identity/logout': () => ({}),
  'identity/member-info': () => ({}),
  'identity/save-preferences': () => ({ language: 'zh_CN', theme: 'light', currency: null }),
  'identity/live-ticket': () => ({}),
  'identity/config': () => ({}),
  'identity/change-mock-login': () => ({}),
};

/** Logging out ends a session, and logging in ends the one that was there: these calls get one of their own. */
const endsSession = ['identity/logout', 'identity/login', 'identity/register', 'identity/change-mock-login'];
const withdraws = [
  ...['wallet/add-address', 'wallet/remove-address', 'wallet/withdraw', 'wallet/withdrawal-detail'],
  'wallet/send-to-user',
];
async function tokenFor(call: Call<never, unknown>): Promise<string> {
  if (withdraws.includes(call.name)) return withdrawer.account.token;
  if (!endsSession.includes(call.name)) return alices;
  return (await serving.login(alice)).token;
}

/** These areas are asked call by call here; who may ask what, of every call, stands in authorization.api.test.ts. */
const areas = ['market/', 'spot/', 'wallet/'];
const query = catalog.filter(({ call }) => call.name in requests);

test('every call about markets, orders and balances has a request here', () => {
  const names = catalog.map(({ call }) => call.name);
  expect(Object.keys(requests).filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !(name in requests) && areas.some((area) => name.startsWith(area)))).toEqual([]);
});

describe.each(query.map((entry) => [entry.call.name, entry] as const))('%s', (name, entry: Entry) => {
  const { call, response } = entry;

  test('answers a user with exactly what the contract says', async () => {
    const answer = await serving.ask(call, await requests[name]!(), { token: await tokenFor(call) });
    expect(answer.status).toBe(200);
    if (call.file !== undefined) {
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${call.file}"`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(response.parse(answer.text)).toMatch(/^(Time \(UTC\)|Coin),/);
      return;
    }
    expect(answer.envelope).toMatchObject({ code: 0, message: '' });
    const read = response.safeParse(answer.envelope.data);
    expect(read.error).toBeUndefined();
    // What the contract does not name is not sent.
    expect(answer.envelope.data).toEqual(read.data);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test(`lets ${call.permission === 'guest' ? 'anybody' : 'users alone'} in`, async () => {
    for (const [who, token] of Object.entries(worthless)) {
      const answer = await serving.ask(call, await requests[name]!(), { token });
      expect([who, answer.status, answer.envelope.code]).toEqual([who, 200, call.permission === 'guest' ? 0 : 401]);
    }
  });

  // Clients of the specification send fields of their own; a client of ours that does has a mistake.
  if (isSpecified(call.path)) {
    test('passes over a field that it does not know', async () => {
      const token = await tokenFor(call);
      const answer = await serving.ask(call, { ...(await requests[name]!()), owner: 1 }, { token });
      expect(answer.envelope.code).toBe(0);
    });
  } else {
    test('refuses a field that it does not know', async () => {
      const token = await tokenFor(call);
      const answer = await serving.ask(call, { ...(await requests[name]!()), owner: 1 }, { token });
      expect([answer.status, answer.envelope.code, answer.envelope.data]).toEqual([
        400,
        400,
        { reason: 'edge/bad-request', params: { field: 'owner' }, field: 'owner' },
      ]);
    });
  }

  if (call.getTwin) {
    test('answers at its GET path too, uncached, with the token header alone', async () => {
      const request = await requests[name]!();
      const token = await tokenFor(call);
      const answer = await serving.ask(call, request, { token, asGet: true });
      expect(answer.envelope.code).toBe(0);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await serving.ask(call, request, { asGet: true })).envelope.code).toBe(401);
      const head = await fetch(`${serving.url}${call.getTwin}`, {
        method: 'HEAD',
        headers: { [TOKEN_HEADER]: alices },
      });
      expect(head.status).toBe(404);
    });
  }
});

/** A session that Alice opened long ago; gives its token. */
async function oldSession({ openedBefore, endsIn }: { openedBefore: number; endsIn: number }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await serving.withDatabase(async (url) => {
    const reads = openReads(url);
    const user = await reads.identity.userByName(alice.username);
    const tokenHash = createHash('sha256').update(token).digest();
    const now = Date.now();
    await reads.identity.addSession({ tokenHash, user: user!.id, at: now - openedBefore, expiresAt: now + endsIn });
    await reads.close();
  });
  return token;
}

test('a token is worth nothing at once after its logout', async () => {
  const { token } = await serving.login(alice);
  expect((await serving.ask(memberInfo, {}, { token })).envelope.code).toBe(0);
  await serving.get(logout, {}, { token });
  expect((await serving.ask(memberInfo, {}, { token })).envelope.code).toBe(401);
});

test("somebody else's order is no order", async () => {
  const seen = await serving.ask(orderDetail, { orderId: String(order.orderId) }, { token: bobs });
  expect(reasonOf(seen)).toBe('spot/order-not-found');
  const cancel = catalog.find(({ call }) => call.name === 'spot/cancel-order')!.call;
  expect(reasonOf(await serving.ask(cancel, { orderId: order.orderId }, { token: bobs }))).toBe('spot/order-not-found');
  expect(
    (await serving.get<{ order: Order }>(orderDetail, { orderId: String(order.orderId) }, { token: alices })).order
      .status,
  ).toBe('open');
  for (const name of ['spot/open-orders', 'spot/order-history', 'spot/fills']) {
    const { call } = catalog.find((entry) => entry.call.name === name)!;
    expect(await serving.get(call, {}, { token: bobs })).toEqual([]);
  }
});

test('an account name is one name, however it is spelt', async () => {
  const { member } = await serving.login({ ...alice, username: alice.username.toUpperCase() });
  expect(member.username).toBe(alice.username);
});

test('the words of a refusal come in the language that was asked for', async () => {
  const words = async (lang?: string) => {
    const headers: Record<string, string> = lang === undefined ? {} : { lang };
    return (await serving.ask(memberInfo, {}, { headers })).envelope.message;
  };
  const spoken = async (lang: string) => {
    const response = await serving.fetch(memberInfo.path, { headers: { lang } });
    return response.headers.get('content-language');
  };
  expect(await words()).toBe('Please log in.');
  expect(await words('en_US')).toBe('Please log in.');
  expect(await words('zh_CN')).toMatch(/登录/);
  // The specification calls Traditional Chinese `zh_HK`.
  expect(await words('zh_HK')).toBe(await words('zh_TW'));
  // Which one it really is stands in the header, for whoever asked for one that is not there.
  for (const lang of ['zh_TW', 'zh_HK', 'vi_VN', 'in', 'tlh']) {
    expect(await spoken(lang), lang).toBe(languageFacts(languageFor(lang)).tag);
  }
  expect(await words('tlh')).toBe('Please log in.');
});

test('market data may be kept for a second by a guest, and nothing else may be kept', async () => {
  const cached = async (name: string, token?: string) => {
    const { call } = catalog.find((entry) => entry.call.name === name)!;
    return (await serving.ask(call, await requests[name]!(), { token })).headers.get('cache-control');
  };
  expect(await cached('market/coin-list')).toBe('public, max-age=1');
  expect(await cached('market/coin-list', alices)).toBe('no-store');
  expect(await cached('market/favor-find', alices)).toBe('no-store');
  expect(await cached('identity/config')).toBe('no-store');
  expect(await cached('wallet/wallets', alices)).toBe('no-store');
  expect(await cached('wallet/wallets')).toBe('no-store');
});

test('favourites keep their order, and adding or removing twice changes nothing', async () => {
  const ask = (name: string, symbol: string, asGet = false) =>
    serving.get(catalog.find((entry) => entry.call.name === name)!.call, { symbol }, { token: bobs, asGet });
  expect(await ask('market/favor-add', 'SOL')).toEqual(['SOL']);
  expect(await ask('market/favor-add', 'BTC', true)).toEqual(['SOL', 'BTC']);
  expect(await ask('market/favor-add', 'SOL')).toEqual(['SOL', 'BTC']);
  expect(await ask('market/favor-delete', 'SOL', true)).toEqual(['BTC']);
  expect(await ask('market/favor-delete', 'SOL')).toEqual(['BTC']);
});

test('preferences stay until they are named', async () => {
  const save = catalog.find(({ call }) => call.name === 'identity/save-preferences')!.call;
  const none = { language: null, currency: null, theme: null, updown: null };
  expect(await serving.get(save, { theme: 'dark' }, { token: bobs })).toEqual({ ...none, theme: 'dark' });
  expect(await serving.get(save, { currency: 'EUR' }, { token: bobs })).toEqual({
    ...none,
    theme: 'dark',
    currency: 'EUR',
  });
  expect(await serving.get(save, { theme: null }, { token: bobs })).toEqual({ ...none, currency: 'EUR' });
  const { preferences } = await serving.get<{ preferences: object }>(memberInfo, {}, { token: bobs });
  expect(preferences).toEqual({ ...none, currency: 'EUR' });
});

test('the seq of an answer is a number that a reader can wait for', async () => {
  const placed = await serving.ask(placeOrder, limitBuy, { token: alices });
  expect(seqOf(placed)).toBeGreaterThan(0);
  const read = await serving.ask(memberInfo, {}, { token: alices, headers: { 'quay-seq': 'soon' } });
  expect(read.envelope.code).toBe(0);
});
