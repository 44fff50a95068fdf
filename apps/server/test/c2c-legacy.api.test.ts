import { type Call, TOKEN_HEADER } from '@quay/contract';
import {
  type Ad,
  type LegacyAdvert,
  type LegacyBestAdvert,
  type LegacyNumber,
  type LegacyOrder,
  type LegacyOrderRow,
  type LegacyPaymentMethod,
  type LegacyUser,
  type LegacyUserCenter,
  legacyAdvert,
  legacyAdverts,
  legacyAppeal,
  legacyBestAdvert,
  legacyCancel,
  legacyCurrencies,
  legacyMethod,
  legacyMethodConfig,
  legacyMethodConfigs,
  legacyMethods,
  legacyMethodTypes,
  legacyOpen,
  legacyOrder,
  legacyOrderOpen,
  legacyOrders,
  legacyPass,
  legacyPay,
  legacySymbols,
  legacyUser,
  legacyUserCenter,
} from '@quay/contract/c2c';
import { currencies } from '@quay/contract/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyCall, Clock } from './account.ts';
import { uploaded } from './applicant.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';
import { FUND, Trader } from './trader.ts';

const clock = new Clock();
let serving: Serving;
let mia: Trader;
let bob: Trader;
let sold: Ad;
let bought: Ad;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  mia = await Trader.merchant(serving, clock, 'Mia Stone');
  bob = await Trader.verified(serving, clock, 'Bob Miller');
  sold = await mia.ad({ methodIds: [(await mia.method()).methodId] });
  bought = await mia.ad({ side: 'buy', price: '7.1', kinds: ['alipay', 'bank-card'] });
});
afterAll(() => serving.end());

const cny = { currency: 'CNY', symbol: 'usdt' };
const guest = <Response>(call: Call<never, Response>, request: object = {}) => serving.get(call, request);
const get = <Response>(who: Trader, call: unknown, request: object = {}) =>
  who.get(call as Call<never, Response>, request);

/** As the family asks: everything in the address, by GET. */
const byGet = async <Response>(who: Trader, call: unknown, request: object): Promise<Response> =>
  dataOf<Response>(await who.account.ask(call as AnyCall, request, { asGet: true }));

const token = async (who: Trader) =>
  (await get<{ session_token: string }>(who, legacyOrderOpen, { currency: 'CNY' })).session_token;

const taking = async (more: object = {}) => ({
  session_token: await token(bob),
  c2c_advert_id: String(sold.adId),
  payment_method_id: String(sold.methodIds[0]),
  direction: 'buy',
  order_type: 'by_amount',
  amount: '720',
  ...more,
});

test('coins, fiats and payment kinds', async () => {
  expect(await guest(legacySymbols as AnyCall)).toEqual({ usdt: 'USDT', btc: 'BTC', eth: 'ETH', bnb: 'BNB' });
  const fiats = (await guest(legacyCurrencies as AnyCall)) as { currency: string }[];
  expect(fiats.map(({ currency }) => currency).sort()).toEqual([...currencies].sort());
  expect(fiats).toContainEqual({ currency: 'CNY', name: 'CNY', currency_symbol: '¥', rate: '7.12', out_or_in: 'out' });
  expect(await guest(legacyMethodTypes as AnyCall)).toMatchObject({ 1: 'bank-card', 3: 'wechat', 4: 'alipay' });
  expect(await guest(legacyMethodConfigs as AnyCall)).toMatchObject({ alipay: 'alipay', sepa: 'sepa' });
  expect(await guest(legacyMethodConfig as AnyCall, { id: 'bank-card' })).toEqual({
    id: 'bank-card',
    method_type: '1',
    method_name: 'bank-card',
    param_name1: 'account',
    param_name2: 'bankName',
    param_name3: 'branch',
    param_name4: '',
    param_name5: '',
    param_name6: '',
  });
  expect(reasonOf(await serving.ask(legacyMethodConfig as AnyCall, { id: 'gold' }))).toBe('c2c/method-unknown');
});

describe('adverts', () => {
  test('are listed by what the user wants to do', async () => {
    const list = (more: object = {}) => guest(legacyAdverts as Call<never, LegacyAdvert[]>, { ...cny, ...more });
    const [advert] = await list({ direction: 'buy', page_no: '1', amount: '', method_type: '', language: 'en' });
    expect(advert).toMatchObject({
      id: String(sold.adId),
      c2c_user_id: String(mia.id),
      c2c_user_type: 0,
      direction: 'buy',
      currency: 'CNY',
      symbol: 'USDT',
      symbol_value: '7.2',
      coin_amount: '1000',
      investment_min: '100',
      pay_type: 'alipay',
      expire_time: 30,
      thirty_days_order: 0,
      thirty_days_order_ratio: '',
    });
    expect((await list({ direction: 'sell' })).map(({ id }) => id)).toEqual([String(bought.adId)]);
    expect((await list()).map(({ id }) => id)).toEqual([String(sold.adId)]);
    expect(await list({ method_type: '3' })).toEqual([]);
    expect(await list({ method_type: '5' })).toEqual([]);
    expect(await list({ method_type: '4', amount: '200' })).toHaveLength(1);
    expect(await list({ amount: '99999999' })).toEqual([]);
    expect(await list({ page_no: '2' })).toEqual([]);
    expect(await guest(legacyAdverts as AnyCall)).toEqual([]);
    const why = async (more: object) => reasonOf(await serving.ask(legacyAdverts as AnyCall, { ...cny, ...more }));
    expect(await why({ symbol: 'gold' })).toBe('c2c/coin-unknown');
    expect(await why({ currency: 'CHF' })).toBe('c2c/fiat-unknown');
    expect(await why({ amount: '1e3' })).toBe('c2c/amount-malformed');
  });

  test('are shown one by one while they are on the shelf', async () => {
    const shown = await guest(legacyAdvert as Call<never, LegacyAdvert>, { id: String(sold.adId) });
    expect(shown).toMatchObject({ direction: 'buy', symbol_value: '7.2', transaction_terms: sold.terms });
    expect(reasonOf(await serving.ask(legacyAdvert as AnyCall, { id: '999999' }))).toBe('c2c/ad-unknown');
  });

  test('the best one for an amount, for each way to pay', async () => {
    const best = (more: object) => get<LegacyBestAdvert[]>(bob, legacyBestAdvert, { ...cny, ...more });
    expect(await best({ direction: 'buy', order_type: 'by_amount', amount: '720' })).toMatchObject([
      {
        id: String(sold.adId),
        payment_method_id: String(sold.methodIds[0]),
        method_type: '4',
        amount: '720',
        coin_number: '100',
      },
    ]);
    expect(await best({ direction: 'sell', order_type: 'by_num', amount: '1', coin_amount: '100' })).toMatchObject([
      { id: String(bought.adId), payment_method_id: '', method_name: 'alipay', amount: '710' },
      { id: String(bought.adId), payment_method_id: '', method_name: 'bank-card', amount: '710' },
    ]);
    const why = (more: object) =>
      bob.reason(legacyBestAdvert as AnyCall, { ...cny, direction: 'buy', order_type: 'by_amount', ...more });
    expect(await why({ amount: '99999999' })).toBe('c2c/no-offer');
    expect(await why({ coin_amount: '5' })).toBe('c2c/amount-malformed');
    expect(await why({ symbol: 'gold', amount: '720' })).toBe('c2c/coin-unknown');
    expect(await why({ currency: 'chf', amount: '720' })).toBe('c2c/fiat-unknown');
  });
});

test('payment methods of one’s own', async () => {
  const own = await bob.method({ kind: 'bank-card', account: '6222 0213', bankName: 'First Bank' });
  const [listed] = await get<LegacyPaymentMethod[]>(bob, legacyMethods);
  expect(listed).toEqual({
    id: String(own.methodId),
    method_type: '1',
    method_name: 'bank-card',
    real_name: 'Bob Miller',
    param_name1: 'account',
    param_name2: 'bankName',
    param_name3: 'branch',
    param_name4: '',
    param_name5: '',
    param_name6: '',
    param_value1: '6222 0213',
    param_value2: 'First Bank',
    param_value3: '',
    param_value4: '',
    param_value5: '',
    param_value6: '',
    qrcode: '',
  });
  expect(await get(bob, legacyMethod, { id: String(own.methodId) })).toEqual(listed);
  expect(await bob.reason(legacyMethod as AnyCall, { id: String(sold.methodIds[0]) })).toBe('c2c/method-unknown');
});

test('an order from its opening to its end, by GET alone but for the fund password', async () => {
  const request = await taking();
  const { order_no } = await byGet<LegacyNumber>(bob, legacyOpen, request);
  // The same token is the same order.
  expect(await byGet<LegacyNumber>(bob, legacyOpen, request)).toEqual({ order_no });
  const shown = await get<LegacyOrder>(bob, legacyOrder, { order_no });
  expect(shown).toMatchObject({
    direction: 'buy',
    state: 1,
    amount: '720',
    coin_amount: '100',
    symbol_value: '7.2',
    c2c_advert_id: String(sold.adId),
    c2c_user_id: String(mia.id),
    payment: { method_type: '4', real_name: 'Mia Stone', param_value1: mia.email },
    pay_time: null,
  });
  expect(shown.auto_cancel_time_remain).toBeGreaterThan(25 * 60);
  expect(shown.auto_cancel_time_remain).toBeLessThanOrEqual(30 * 60);
  expect(await get<LegacyOrder>(mia, legacyOrder, { order_no })).toMatchObject({ direction: 'sell', state: 1 });

  expect(await mia.reason(legacyPay as AnyCall, { order_no })).toBe('c2c/acceptor-cannot-pay');
  await byGet(bob, legacyPay, { order_no });
  expect(await get<LegacyOrder>(bob, legacyOrder, { order_no })).toMatchObject({
    state: 2,
    auto_cancel_time_remain: 0,
  });

  const pass = { order_no, safe_password: FUND };
  const address = `${legacyPass.path}?${new URLSearchParams(pass)}`;
  const inAddress = await serving.fetch(address, { headers: { [TOKEN_HEADER]: mia.account.token } });
  expect(inAddress.status).toBe(404);
  expect(await mia.reason(legacyPass as AnyCall, { ...pass, safe_password: '000000' })).toBe(
    'identity/fund-password-wrong',
  );
  await get(mia, legacyPass, { ...pass, proof: mia.proof() });
  const done = await get<LegacyOrder>(bob, legacyOrder, { order_no });
  expect(done).toMatchObject({ state: 3 });
  expect(done.handle_time).not.toBeNull();
});

test('a sale, cancelled by who pays', async () => {
  const own = await bob.method({ kind: 'alipay' });
  const request = { c2c_advert_id: String(bought.adId), payment_method_id: String(own.methodId) };
  const by = { direction: 'sell', order_type: 'by_num', coin_amount: '50', symbol_value: '7.1' };
  const { order_no } = await get<LegacyNumber>(bob, legacyOpen, await taking({ ...request, ...by, amount: '' }));
  expect(await get<LegacyOrder>(bob, legacyOrder, { order_no })).toMatchObject({ direction: 'sell', amount: '355' });
  expect(await bob.reason(legacyCancel as AnyCall, { order_no })).toBe('c2c/seller-cannot-cancel');
  await byGet(mia, legacyCancel, { order_no, remark: 'I do not want any more' });
  expect(await get<LegacyOrder>(bob, legacyOrder, { order_no })).toMatchObject({ state: 0 });
  expect((await mia.order(Number(order_no))).cancelReason).toBe('other');
});

test('an appeal with evidence', async () => {
  const { order_no } = await get<LegacyNumber>(bob, legacyOpen, await taking());
  const said = { order_no, reason: 'not-received', description: 'I have paid.', name: 'Bob', phone: '+4915112345678' };
  expect(await bob.reason(legacyAppeal as AnyCall, said)).toBe('c2c/appeal-unpaid');
  await get(bob, legacyPay, { order_no });
  const img = await uploaded(serving, bob.account.token, 'evidence');
  await byGet(bob, legacyAppeal, { ...said, img });
  expect(await get<LegacyOrder>(mia, legacyOrder, { order_no })).toMatchObject({ state: 4 });
  expect((await bob.order(Number(order_no))).appeal).toMatchObject({ reason: 'other', description: 'I have paid.' });
});

test('orders in pages, by state and direction', async () => {
  const list = (who: Trader, more: object = {}) => get<LegacyOrderRow[]>(who, legacyOrders, more);
  const all = await list(bob, { page_no: '', state: '', direction: '' });
  expect(all.map(({ state }) => state)).toEqual([4, 0, 3]);
  expect((await list(bob, { state: '3' })).map(({ state }) => state)).toEqual([3]);
  expect((await list(bob, { direction: 'sell' })).map(({ direction }) => direction)).toEqual(['sell']);
  expect((await list(mia, { direction: 'sell' })).map(({ state }) => state)).toEqual([4, 3]);
  expect(await list(bob, { page_no: '2' })).toEqual([]);
});

test('who somebody is', async () => {
  const shown = await guest(legacyUser as Call<never, LegacyUser>, { c2c_user_id: String(mia.id) });
  expect(shown).toMatchObject({ c2c_user_type: 0, deposit: '15000', appraise_good: 0 });
  expect(reasonOf(await serving.ask(legacyUser as AnyCall, { c2c_user_id: '999999' }))).toBe('c2c/acceptor-unknown');
  expect(await get<LegacyUserCenter>(bob, legacyUserCenter)).toMatchObject({
    c2c_user_id: String(bob.id),
    c2c_user_type: 1,
    real_name: 'Bob Miller',
    fund_password: true,
    nofinish_order_count: 1,
  });
});

test('strangers see nothing, and what is wrong is refused as elsewhere', async () => {
  const eve = await Trader.sign(serving, clock, 'Mallory Gray');
  const [order] = await get<LegacyOrderRow[]>(bob, legacyOrders);
  for (const call of [legacyOrder, legacyPay, legacyCancel]) {
    expect(await eve.reason(call as AnyCall, { order_no: order!.order_no })).toBe('c2c/order-unknown');
  }
  expect(await get(eve, legacyOrders)).toEqual([]);
  expect(await eve.reason(legacyOrderOpen as AnyCall, { currency: 'CHF' })).toBe('c2c/fiat-unknown');
  expect(await bob.reason(legacyOpen as AnyCall, await taking({ symbol_value: '7' }))).toBe('c2c/price-moved');
  expect(await bob.reason(legacyOpen as AnyCall, await taking({ c2c_advert_id: '999999' }))).toBe('c2c/ad-unknown');
  expect(await bob.reason(legacyOpen as AnyCall, await taking({ session_token: 'a b' }))).toBe(
    'c2c/request-id-malformed',
  );
});
