import { alice, bob, mallory, marketOf } from '@quay/cast';
import { type Call, TOKEN_HEADER } from '@quay/contract';
import { obstacleRefusals } from '@quay/contract/account';
import { allRefusals, manifests } from '@quay/contract/catalog';
import {
  endSession,
  forgotPassword,
  login,
  loginByEth,
  loginVerify,
  memberInfo,
  passkeyLogin,
  register,
  resetPassword,
  sendCode,
  sendGuestCode,
} from '@quay/contract/identity';
import { kline, latestDepth } from '@quay/contract/market';
import {
  amendOrder,
  cancelAll,
  cancelOrder,
  type Order,
  openOrders,
  orderDetail,
  placeOrder,
} from '@quay/contract/spot';
import { walletOf } from '@quay/contract/wallet';
import { createCore } from '@quay/core';
import { text, units } from '@quay/money';
import { openJournal } from '@quay/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptLimits } from '../src/areas/identity/attempts.ts';
import { accountReasons } from './reached/account.ts';
import {
  c2cGuardReasons,
  c2cNumberReasons,
  c2cPeopleReasons,
  c2cPurchaseReasons,
  c2cSuspensionReasons,
  c2cTheftReasons,
  c2cTradeReasons,
  merchantRequirementReasons,
} from './reached/c2c.ts';
import { noticeReasons } from './reached/c2c-notices.ts';
import { appealReasons, chatReasons, methodReasons } from './reached/c2c-people.ts';
import { convertReasons } from './reached/convert.ts';
import { creditReasons } from './reached/credit.ts';
import { demoReasons } from './reached/demo.ts';
import { earnReasons } from './reached/earn.ts';
import { followingReasons } from './reached/following.ts';
import {
  firstFactorReasons,
  passkeyReasons,
  presenceReasons,
  resetReasons,
  securityReasons,
  textMessageReasons,
} from './reached/identity-security.ts';
import { linkedOrderReasons } from './reached/linked-orders.ts';
import { liquidityReasons } from './reached/liquidity.ts';
import { loanReasons } from './reached/loans.ts';
import { alertReasons } from './reached/market.ts';
import { deliveryReasons, perpetualReasons, receiptReasons, triggerReasons } from './reached/perpetual.ts';
import { referralReasons } from './reached/referral.ts';
import {
  caseReasons,
  consoleLoginReasons,
  consoleReasons,
  staffContractReasons,
  staffPowerReasons,
} from './reached/staff.ts';
import { helpReasons, supportReasons } from './reached/support.ts';
import { merchantReasons, uploadReasons, verificationReasons } from './reached/verification.ts';
import {
  addressReasons,
  depositReasons,
  liabilityReasons,
  staffWithdrawalReasons,
  stoppedReasons,
  transferReasons,
  withdrawalReasons,
} from './reached/wallet.ts';
import { type Answer, dataOf, journalKeyOf, noLimits, reasonOf, Serving } from './serving.ts';

/** Market data may be asked for 30 times here, so that one test can ask for more. */
const limits = { ...noLimits, market: { perSecond: 0.2, burst: 30 } };
const attempts = { ...attemptLimits, ofAddress: 1e6, ofAccount: 1e6 };
const HALTED = 'DOT';
/** Its least quantity is many lots. */
const COARSE = 'ADA';

let serving: Serving;
/** Whether the server has too much to do. */
let strained = false;
let alices: string;
let bobs: string;

beforeAll(async () => {
  const strain = { late: () => strained, close: () => undefined };
  serving = await Serving.start({ limits, attempts, strain });
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  await serving.close();
  await serving.withDatabase(changeMarkets);
  await serving.open();
});
afterAll(() => serving.end());

/** No call halts or changes a market yet: an operator's hand does it, in a batch like any other. */
async function changeMarkets(databaseUrl: string): Promise<void> {
  const journal = await openJournal(databaseUrl, { key: () => journalKeyOf(databaseUrl) });
  await new Promise<void>((done, failed) => {
    const core = createCore({ port: { append: (batch) => void journal.append(batch).then(done, failed) } });
    journal.load(core.engine).then(() => {
      const { markets } = core.market;
      const halted = markets.get(HALTED)!;
      halted.status = 'halted';
      markets.touch(halted);
      const coarse = markets.get(COARSE)!;
      coarse.minQuantity = units('100');
      markets.touch(coarse);
      const sent = { name: 'wallet/open-account', at: Date.now(), input: { owner: 900, kind: 'desk' } };
      core.engine.submit(sent, () => undefined);
    }, failed);
  });
  await journal.close();
}

const limit = { symbol: 'BTC', side: 'buy', type: 'limit', price: '64000', quantity: '0.001' };
const market = { symbol: 'BTC', side: 'buy', type: 'market', quantity: '0.001' };
const stop = { ...limit, type: 'stop-limit', price: '65100', stopPrice: '65000' };
/** Nothing trades here before the end: its last price is that of the listing. */
const still = { symbol: 'ETH', side: 'buy', type: 'limit', price: '3400', quantity: '0.1' };
const place = (request: object, token = alices) => serving.ask(placeOrder, request, { token });
const amend = (request: object) => serving.ask(amendOrder, request, { token: alices });
const raw = (body: string, type = 'application/json') =>
  serving.fetch(placeOrder.path, { method: 'POST', body, headers: { 'content-type': type, [TOKEN_HEADER]: alices } });
const signUp = (more: object) => serving.ask(register, { ...mallory, agree: true, ...more });
/** Asks many times at once; gives the first answer that is refused for the reason, or else the first of all. */
const repeat = async (times: number, reason: string, ask: (n: number) => Promise<Answer>): Promise<Answer> => {
  const answers = await Promise.all(Array.from({ length: times }, (_, n) => ask(n)));
  return answers.find((answer) => reasonOf(answer) === reason) ?? answers[0]!;
};

type Case = { readonly ask: () => Promise<Answer>; readonly status?: number; readonly field?: string };

/** How each refusal is met over HTTP. */
const cases: Record<string, Case> = {
  'edge/bad-request': { ask: () => place({ ...limit, side: 'borrow' }), status: 400, field: 'side' },
  'edge/not-json': { ask: () => raw('{"symbol": "BTC",'), status: 400 },
  'edge/clock-off': {
    ask: () => serving.ask(memberInfo, {}, { token: alices, headers: { tissuePaper: '1500000000' } }),
  },
  'edge/token-in-query': { ask: () => serving.fetch(`${memberInfo.path}?access-auth-token=${alices}`) },
  'edge/unauthorized': { ask: () => serving.ask(memberInfo) },
  'edge/not-found': { ask: () => serving.fetch('/spot/order/improve'), status: 404 },
  'edge/too-large': { ask: () => raw(JSON.stringify({ ...limit, note: 'x'.repeat(110_000) })), status: 413 },
  'edge/too-many-requests': {
    ask: () => repeat(40, 'edge/too-many-requests', () => serving.ask(latestDepth, { symbol: 'BTC' })),
    status: 429,
  },
  'edge/busy': {
    ask: () => repeat(90, 'edge/busy', (n) => serving.ask(login, { ...bob, username: `${bob.username}${n}` })),
    status: 503,
  },
  'edge/outcome-unknown': {
    async ask() {
      strained = true;
      const answer = await place({ ...limit, clientOrderId: 'sent-before' });
      strained = false;
      return answer;
    },
    status: 504,
  },
  'identity/account-malformed': { ask: () => signUp({ username: 'mallory.66' }), field: 'username' },
  'identity/account-taken': { ask: () => signUp({ username: alice.username.toUpperCase() }), field: 'username' },
  'identity/password-too-short': { ask: () => signUp({ password: 'a b c' }), field: 'password' },
  'identity/password-too-long': { ask: () => signUp({ password: 'x'.repeat(65) }), field: 'password' },
  'identity/password-too-common': { ask: () => signUp({ password: 'Sunshine1' }), field: 'password' },
  'identity/password-is-account': { ask: () => signUp({ password: mallory.username }), field: 'password' },
  'identity/terms-not-accepted': { ask: () => signUp({ agree: false }), field: 'agree' },
  'identity/login-wrong': { ask: () => serving.ask(login, { ...bob, password: alice.password }) },
  'identity/too-many-attempts': {
    async ask() {
      for (let n = 0; n < 5; n += 1) await serving.ask(login, { ...mallory, username: 'nobody99' });
      return serving.ask(login, { ...mallory, username: 'nobody99' });
    },
  },
  'trading/symbol-unknown': { ask: () => place({ ...limit, symbol: 'GOLD' }), field: 'symbol' },
  'trading/market-halted': { ask: () => place({ ...limit, symbol: HALTED, price: '6', quantity: '10' }) },
  'market/interval-unknown': {
    ask: () => serving.ask(kline, { symbol: 'BTC', interval: '7m' }, { token: alices }),
    field: 'interval',
  },
  'spot/client-id-malformed': { ask: () => place({ ...limit, clientOrderId: 'no blanks' }), field: 'clientOrderId' },
  'spot/client-id-reused': {
    async ask() {
      await place({ ...limit, clientOrderId: 'twice' });
      return place({ ...limit, clientOrderId: 'twice', side: 'sell' });
    },
    field: 'clientOrderId',
  },
  'spot/stop-price-missing': { ask: () => place({ ...stop, stopPrice: undefined }), field: 'stopPrice' },
  'spot/stop-price-malformed': { ask: () => place({ ...stop, stopPrice: '65 000' }), field: 'stopPrice' },
  'spot/stop-price-off-tick': { ask: () => place({ ...stop, stopPrice: '65000.05' }), field: 'stopPrice' },
  'spot/stop-price-not-here': { ask: () => place({ ...limit, stopPrice: '65000' }), field: 'stopPrice' },
  'spot/stop-price-at-last': {
    ask: () => place({ ...still, type: 'stop-limit', stopPrice: text(marketOf('ETH').referencePrice) }),
    field: 'stopPrice',
  },
  'spot/time-in-force-not-here': { ask: () => place({ ...market, timeInForce: 'gtc' }), field: 'timeInForce' },
  'spot/would-take': {
    async ask() {
      await place({ ...limit, side: 'sell', price: '64300' }, bobs);
      return place({ ...limit, price: '64300', timeInForce: 'post-only' });
    },
    field: 'price',
  },
  'spot/cannot-fill-whole': {
    async ask() {
      await place({ ...limit, side: 'sell', price: '64300' }, bobs);
      return place({ ...limit, price: '64300', quantity: '0.1', timeInForce: 'fok' });
    },
  },
  'spot/price-missing': { ask: () => place({ ...limit, price: undefined }), field: 'price' },
  'spot/price-malformed': { ask: () => place({ ...limit, price: '64e3' }), field: 'price' },
  'spot/price-off-tick': { ask: () => place({ ...limit, price: '64000.05' }), field: 'price' },
  'spot/price-outside-band': { ask: () => place({ ...limit, price: '50000' }), field: 'price' },
  'spot/price-not-for-market': {
    ask: () => place({ ...stop, type: 'stop-market', amount: '10', quantity: undefined }),
    field: 'price',
  },
  'spot/quantity-missing': { ask: () => place({ ...limit, quantity: undefined }), field: 'quantity' },
  'spot/quantity-malformed': { ask: () => place({ ...limit, quantity: '-0.001' }), field: 'quantity' },
  'spot/quantity-off-lot': { ask: () => place({ ...limit, quantity: '0.00015' }), field: 'quantity' },
  'spot/quantity-below-min': {
    ask: () => place({ ...limit, symbol: COARSE, price: '0.45', quantity: '99' }),
    field: 'quantity',
  },
  'spot/quantity-above-max': { ask: () => place({ ...limit, quantity: '200.0001' }), field: 'quantity' },
  'spot/amount-malformed': { ask: () => place({ ...market, quantity: undefined, amount: '1,000' }), field: 'amount' },
  'spot/amount-not-here': { ask: () => place({ ...limit, amount: '64' }), field: 'amount' },
  'spot/amount-above-max': {
    ask: () => place({ ...market, quantity: undefined, amount: '100000000' }),
    field: 'amount',
  },
  'spot/notional-below-min': { ask: () => place({ ...market, quantity: undefined, amount: '4.99' }), field: 'amount' },
  'spot/balance-too-small': { ask: () => place({ ...limit, quantity: '199' }), field: 'quantity' },
  'spot/too-many-open-orders': {
    ask: () =>
      repeat(marketOf('SOL').maxOpenOrders + 1, 'spot/too-many-open-orders', () =>
        place({ ...limit, symbol: 'SOL', price: '160', quantity: '0.1' }, bobs),
      ),
  },
  'spot/no-one-to-trade-with': { ask: () => place({ ...market, symbol: 'ETH', quantity: '1' }) },
  'spot/order-not-found': { ask: () => serving.ask(orderDetail, { orderId: '999999' }, { token: alices }) },
  'spot/order-finished': {
    async ask() {
      const { orderId } = dataOf<Order>(await place(limit));
      await serving.get(cancelOrder, { orderId }, { token: alices });
      return serving.ask(cancelOrder, { orderId }, { token: alices });
    },
  },
  'spot/nothing-to-amend': {
    async ask() {
      const { orderId } = dataOf<Order>(await place(still));
      return amend({ orderId, price: '3400.00' });
    },
  },
  'spot/order-not-amendable': {
    async ask() {
      const { orderId, status } = dataOf<Order>(await place({ ...still, type: 'stop-limit', stopPrice: '3450' }));
      expect(status).toBe('waiting');
      return amend({ orderId, price: '3401' });
    },
  },
  'spot/quantity-already-filled': {
    async ask() {
      const own = { ...limit, side: 'sell', price: '64250', quantity: '0.01' };
      const { orderId } = dataOf<Order>(await place(own));
      await place({ ...limit, price: '64250', quantity: '0.004', timeInForce: 'ioc' }, bobs);
      return amend({ orderId, quantity: '0.004' });
    },
    field: 'quantity',
  },
  'wallet/coin-unknown': { ask: () => serving.ask(walletOf, { symbol: 'GOLD' }, { token: alices }), field: 'symbol' },
};

const entrance = [
  register,
  login,
  loginVerify,
  passkeyLogin,
  loginByEth,
  sendGuestCode,
  sendCode,
  forgotPassword,
  resetPassword,
  endSession,
];

/** Refusals that other tests meet, each of which looks that it still does. */
const elsewhere: readonly string[] = [
  ...accountReasons,
  ...securityReasons,
  ...textMessageReasons,
  ...presenceReasons,
  ...passkeyReasons,
  ...firstFactorReasons,
  ...resetReasons,
  ...uploadReasons,
  ...verificationReasons,
  ...merchantReasons,
  ...consoleLoginReasons,
  ...consoleReasons,
  ...staffPowerReasons,
  ...caseReasons,
  ...staffContractReasons,
  ...supportReasons,
  ...helpReasons,
  ...transferReasons,
  ...depositReasons,
  ...addressReasons,
  ...withdrawalReasons,
  ...stoppedReasons,
  ...staffWithdrawalReasons,
  ...liabilityReasons,
  ...convertReasons,
  ...linkedOrderReasons,
  ...perpetualReasons,
  ...earnReasons,
  ...liquidityReasons,
  ...demoReasons,
  ...alertReasons,
  ...referralReasons,
  ...creditReasons,
  ...followingReasons,
  ...loanReasons,
  ...receiptReasons,
  ...deliveryReasons,
  ...triggerReasons,
  ...c2cTradeReasons,
  ...c2cGuardReasons,
  ...c2cPurchaseReasons,
  ...c2cTheftReasons,
  ...c2cPeopleReasons,
  ...c2cSuspensionReasons,
  ...c2cNumberReasons,
  ...merchantRequirementReasons,
  ...methodReasons,
  ...chatReasons,
  ...appealReasons,
  ...noticeReasons,
  // entrance-refusals.api.test.ts goes through all that the contract lists for these.
  ...entrance.flatMap(({ refusals }) => refusals.map(({ reason }) => reason)),
];

/** Refusals that no HTTP call of this version can meet, and why. */
const notHere: Record<string, string> = {
  'edge/fault': 'a fault of ours: faults.api.test.ts',
  'earn/term-over': 'between the end of a term and the same look, which gives the sum back: earn.test.ts of the core',
  'referral/ring': 'said at sign-up, when nobody is below: scenarios/referral.test.ts',
  'referral/bound': 'the server says it once: scenarios/referral.test.ts',
  'liquidity/chain-silent': 'a chain that does not answer: readings.test.ts of the area',
  'liquidity/terms-settling': 'a change between midnight and 04:00: scenarios/liquidity.test.ts',
  ...Object.fromEntries(
    Object.values(obstacleRefusals)
      .filter(({ reason }) => !(accountReasons as readonly string[]).includes(reason))
      .map(({ reason }) => [reason, 'what is in the way of closing: scenarios/account.test.ts, obstacles.test.ts']),
  ),
  'edge/live-message-malformed': 'the socket',
  'edge/live-channel-unknown': 'the socket',
  'edge/live-too-many-channels': 'the socket',
  'edge/live-ticket-wrong': 'the socket',
  'staff/withdrawal-reversal': 'a chain that forks below a credit: scenarios/wallet.test.ts',
  'staff/withdrawal-debt': 'the same',
  'wallet/debt-open': 'the same',
  'wallet/coin-full': 'quadrillions of a coin: scenarios/wallet.test.ts',
  'perpetual/position-limit': 'millions: scenarios/perpetual.test.ts',
  'perpetual/open-interest-full': 'the same',
  'perpetual/amount-above-max': 'the same',
  'perpetual/too-many-open-orders': 'hundreds: the same',
  'perpetual/profit-not-usable': 'marks that run: the same',
  'perpetual/far-price-held': 'a hold: the same',
  'perpetual/data-syncing': 'the first marks after a start: scenarios/perpetual-liquidation.test.ts',
  'perpetual/position-liquidating': 'marks that run: the same',
  'credit/offer-over': 'between the end of an offer and its mark: scenarios/credit.test.ts',
  'following/mark-moved': 'a mark that runs between two batches: scenarios/following.test.ts',
  'following/copy-below-min': 'the same',
  // Refusals of every product for what contracts do not have: orders by amount and spot's rule of stop orders.
  ...Object.fromEntries(
    ['price-not-for-market', 'stop-price-at-last', 'amount-not-here'].map((reason) => [
      `perpetual/${reason}`,
      'no verb of contracts',
    ]),
  ),
  'staff/house-account-short': 'another transaction than ours with the hot key: scenarios/wallet.test.ts',
  'staff/hot-wallet-last': 'sixteen changes later: payouts/next-wallet.test.ts and signing.test.ts',
  'staff/nonce-not-final': 'the same, and the chain misbehaves: payouts/foreign.test.ts',
  'identity/passwords-differ': 'the form, which asks for the password twice',
};

/** Products that no call serves yet are refused by the core alone, in its scenarios (packages/core/scenarios). */
const ofCoreAlone = manifests
  .filter(({ calls }) => calls.length === 0)
  .flatMap(({ refusals }) => refusals.map(({ reason }): string => reason));

test('every refusal is met here, or it is said why not', () => {
  const known = new Set([...Object.keys(cases), ...elsewhere, ...Object.keys(notHere), ...ofCoreAlone]);
  expect([...known].sort()).toEqual(allRefusals.map(({ reason }) => reason).sort());
});

test.each(Object.entries(cases))('%s', async (reason, { ask, status = 200, field }) => {
  const answer = await ask();
  const { code } = allRefusals.find((one) => one.reason === reason)!;
  expect(answer.envelope).toMatchObject({ code, data: { reason, ...(field && { field }) } });
  expect(answer.status).toBe(status);
  // Words with all their parameters.
  expect(answer.envelope.message).not.toBe('');
  expect(answer.envelope.message).not.toMatch(/[{}]/);
  expect(Object.keys(answer.envelope.data as object).sort()).toEqual(
    field ? ['field', 'params', 'reason'] : ['params', 'reason'],
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  if (status === 429 || status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('what is no plain decimal is refused by name, and nothing is placed', () => {
  const wrong = [
    '1e3',
    '1E3',
    '+1',
    '-1',
    ' 1',
    '1 ',
    '1,000',
    '.5',
    '5.',
    '00.5',
    '0x10',
    'NaN',
    'Infinity',
    '１',
    '1٫5',
    '1.123456789',
    '٣',
    '1_000',
    '9'.repeat(20),
  ];
  test.each(wrong)('%j', async (text) => {
    for (const [field, reason, request] of [
      ['price', 'spot/price-malformed', { ...limit, price: text }],
      ['quantity', 'spot/quantity-malformed', { ...limit, quantity: text }],
      ['amount', 'spot/amount-malformed', { ...market, quantity: undefined, amount: text }],
      ['stopPrice', 'spot/stop-price-malformed', { ...stop, stopPrice: text }],
    ] as const) {
      expect((await place(request)).envelope.data).toEqual({ reason, params: {}, field });
    }
  });

  test.each([
    ['a number instead of a string', { ...limit, price: 64000 }],
    ['nothing', { ...limit, price: '' }],
    ['null', { ...limit, price: null }],
    ['a list', { ...limit, price: ['64000'] }],
    ['more characters than any amount has', { ...limit, price: '1'.repeat(41) }],
  ])('%s', async (_what, request) => {
    const answer = await place(request);
    expect([answer.status, reasonOf(answer), answer.envelope.data]).toMatchObject([
      400,
      'edge/bad-request',
      { field: 'price' },
    ]);
  });
});

describe('what is no request of the contract is refused before anything is asked', () => {
  const badRequest = (field: string) => [400, { code: 400, data: { reason: 'edge/bad-request', field } }];
  const seen = ({ status, envelope }: Answer) => [status, envelope];

  test.each([
    ['garbage', 'nonsense'],
    ['half an object', '{"symbol":'],
    ['nothing at all', ''],
    ['a prototype', `${JSON.stringify(limit).slice(0, -1)},"__proto__":{"owner":1}}`],
    ['a constructor', `${JSON.stringify(limit).slice(0, -1)},"constructor":{"prototype":{"owner":1}}}`],
    ['two values', '{}{}'],
    ['bytes that are no UTF-8 JSON', '\u0000\u0001'],
  ])('%s is not JSON', async (_what, body) => {
    expect(seen(await raw(body))).toMatchObject([400, { code: 40001, data: { reason: 'edge/not-json' } }]);
  });

  test('a form or plain text is not JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'image/png',
    ]) {
      expect(reasonOf(await raw(JSON.stringify(limit), type))).toBe('edge/not-json');
    }
  });

  test.each([
    ['a list', '[]'],
    ['a string', '"BTC"'],
    ['a number', '7'],
  ])('%s is no request', async (_what, body) => {
    expect(seen(await raw(body))).toMatchObject(badRequest('body'));
  });

  test('fields that are unknown or twice in the query', async () => {
    const get = (query: string) =>
      serving.fetch(`${openOrders.path}?${query}`, { headers: { [TOKEN_HEADER]: alices } });
    expect(seen(await get('sort=price'))).toMatchObject(badRequest('sort'));
    expect(seen(await get('symbol=BTC&symbol=ETH'))).toMatchObject(badRequest('symbol'));
    expect(seen(await get('__proto__=x'))).toMatchObject(badRequest('__proto__'));
    expect(seen(await get('symbol=btc'))).toMatchObject(badRequest('symbol'));
  });

  test('a wrong name is repeated a little, not as a whole', async () => {
    const answer = await place({ ...limit, ['x'.repeat(5_000)]: 1 });
    expect(answer.text.length).toBeLessThan(400);
  });

  test('an address that cannot be read', async () => {
    expect(seen(await serving.fetch('/asset/wallet/%E0%A4%A'))).toMatchObject(badRequest('path'));
  });

  test.each(['token', 'access-auth-token', 'access_token', 'Access-Auth-Token'])(
    'a token in the query as %s',
    async (name) => {
      const answer = await serving.fetch(`${memberInfo.path}?${name}=${alices}`, {
        headers: { [TOKEN_HEADER]: alices },
      });
      expect(answer.envelope).toMatchObject({ code: 40003, data: { reason: 'edge/token-in-query' } });
    },
  );

  test('a signature of the wrong form, though a good one proves nothing', async () => {
    const ask = (headers: Record<string, string>, token?: string) => serving.ask(memberInfo, {}, { headers, token });
    const now = String(Math.floor(Date.now() / 1000));
    const sign = 'AB'.repeat(32);
    expect(reasonOf(await ask({ sign, tissuePaper: now }))).toBe('edge/unauthorized');
    expect(reasonOf(await ask({ sign, tissuePaper: now }, alices))).toBeUndefined();
    expect(reasonOf(await ask({ sign: sign.slice(32), tissuePaper: `${now}000` }, alices))).toBeUndefined();
    expect(seen(await ask({ sign: 'x' }, alices))).toMatchObject(badRequest('sign'));
    expect(seen(await ask({ tissuePaper: 'x' }, alices))).toMatchObject(badRequest('tissuePaper'));
  });
});

test('an unknown account and a wrong password look the same', async () => {
  const wrong = await serving.ask(login, { ...alice, password: 'not her password' });
  const unknown = await serving.ask(login, { ...alice, username: 'nobody12345' });
  expect(unknown.text).toBe(wrong.text);
  expect(unknown.status).toBe(wrong.status);
});

test("a stranger's wrong passwords do not lock the owner's session out", async () => {
  expect((await serving.ask(memberInfo, {}, { token: bobs })).envelope.code).toBe(0);
  expect((await serving.ask(cancelAll as Call<never, unknown>, { symbol: 'SOL' }, { token: bobs })).envelope.code).toBe(
    0,
  );
});

test('none of this left a stack trace or a secret in the log', () => {
  const log = serving.logged.join('');
  expect(log).not.toMatch(/\bat .*\.(ts|js):\d/);
  expect(log).not.toContain('"level":50');
  for (const secret of [alices, bobs, alice.password, bob.password, mallory.password])
    expect(log).not.toContain(secret);
});
