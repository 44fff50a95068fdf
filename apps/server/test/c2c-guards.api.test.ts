import { alice } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  type Ad,
  adDetail,
  answerFault,
  appeal,
  buy,
  type C2cOrder,
  type C2cOrderRow,
  cancel,
  chatByPeer,
  closeAd,
  createAd,
  offers,
  orderDetail,
  orders,
  pay,
  pre,
  quickBuy,
  quickSell,
  release,
  reviewOrder,
  sell,
  setTaking,
  shelveAd,
  statistics,
  unshelveAd,
  updateAd,
} from '@quay/contract/c2c';
import { units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Clock, MINUTE } from './account.ts';
import { byHand } from './by-hand.ts';
import { c2cGuardReasons } from './reached/c2c.ts';
import { type Answer, reasonOf, Serving, traderFunds } from './serving.ts';
import { timePasses } from './time-passes.ts';
import { adChangeOf, adOf, FUND, requestId, Trader, takeOf } from './trader.ts';

const clock = new Clock();
/** Whoever signs up before the others has almost nothing. */
const funds: [asset: string, amount: bigint][] = [['USDT', units('20')]];
let serving: Serving;
let polly: Trader;
let bob: Trader;
let erin: Trader;
let mia: Trader;
let noa: Trader;
/** Mia's, on the shelf: 1,000 USDT at 7.2. */
let ad: Ad;
/** Noa's, who buys. */
let buying: Ad;
let bobs: number;
let mias: number;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now, practice: { user: funds, desk: [] } });
  polly = await Trader.verified(serving, clock, 'Polly Poor');
  await serving.close();
  await serving.withDatabase((url) => byHand(url, halt));
  funds.splice(0, 1, ...traderFunds.user.map(([asset, amount]): [string, bigint] => [asset, amount]));
  await serving.open();
  bob = await Trader.verified(serving, clock, 'Bob Miller');
  erin = await Trader.sign(serving, clock, 'Erin New');
  mia = await Trader.merchant(serving, clock, 'Mia Stone');
  noa = await Trader.merchant(serving, clock, 'Noa Berg');
  bobs = (await bob.method()).methodId;
  mias = (await mia.method()).methodId;
  ad = await mia.ad({ methodIds: [mias] });
  buying = await noa.ad({ side: 'buy', kinds: ['alipay'] });
});
afterAll(() => serving.end());

/** The market of ETH stands: nothing says what it costs. */
function halt(core: Parameters<Parameters<typeof byHand>[1]>[0]): void {
  const sent = { name: 'market/set-status', at: Date.now(), input: { market: 'ETH', status: 'halted', staff: 1 } };
  core.engine.submitAll([{ sent, answer: () => undefined }]);
}

const why = ({ envelope }: Answer) => envelope.data as { reason?: string; field?: string; params?: object };
const cancels = (who: Trader, { orderId }: C2cOrder) =>
  who.get(cancel as Call<never, C2cOrder>, { orderId, reason: 'changed-mind' });
const taken = (more: object = {}) => takeOf(ad, more);
const inWon = { fiat: 'KRW', price: '1465', max: '100000' };

describe('an ad', () => {
  const wrong: [string, () => object, string, string?][] = [
    ['of a coin that is not traded', () => ({ symbol: 'DOGE' }), 'coin-unknown', 'symbol'],
    ['in money that is not', () => ({ fiat: 'RUB' }), 'fiat-unknown', 'fiat'],
    ['of nothing', () => ({ quantity: '0' }), 'amount-malformed', 'quantity'],
    ['of less than a cent', () => ({ quantity: '100.005' }), 'amount-malformed', 'quantity'],
    ['at a price with four decimals', () => ({ price: '7.2001' }), 'amount-malformed', 'price'],
    ['at a price that is none', () => ({ price: undefined }), 'amount-malformed', 'price'],
    ['that floats by nothing', () => ({ priceKind: 'floating' }), 'amount-malformed', 'index'],
    ['with a limit of half a cent', () => ({ min: '100.005' }), 'amount-malformed', 'min'],
    ['with a limit that is none', () => ({ max: '1e3' }), 'amount-malformed', 'max'],
    ['of a coin that nothing prices', () => ({ symbol: 'ETH', price: '20000' }), 'no-reference'],
    ['far above the market', () => ({ price: '8.8' }), 'price-out-of-band', 'price'],
    ['far below it', () => ({ price: '5' }), 'price-out-of-band', 'price'],
    ['that floats too high', () => ({ priceKind: 'floating', index: '1.2001' }), 'price-out-of-band', 'index'],
    ['that floats too low', () => ({ priceKind: 'floating', index: '0.7999' }), 'price-out-of-band', 'index'],
    ['for less than 100', () => ({ min: '99.99' }), 'limits-wrong', 'min'],
    ['in won for less than 5 USDT', () => ({ ...inWon, min: '9999' }), 'limits-wrong', 'min'],
    ['with one amount alone', () => ({ min: '5000' }), 'limits-wrong', 'min'],
    ['for more than it is worth', () => ({ max: '7200.01' }), 'limits-wrong', 'max'],
    ['with 20 minutes', () => ({ minutes: 20 }), 'minutes-unknown', 'minutes'],
    ['without an account', () => ({ methodIds: [] }), 'payments-wrong', 'methodIds'],
    ['with four', () => ({ methodIds: [1, 2, 3, 4] }), 'payments-wrong', 'methodIds'],
    ['with somebody else’s', () => ({ methodIds: [bobs] }), 'method-unknown', 'methodIds'],
    ['that is paid in no way', () => ({ side: 'buy' }), 'payments-wrong', 'kinds'],
    ['that is paid as nobody there pays', () => ({ side: 'buy', kinds: ['zelle'] }), 'method-mismatch', 'kinds'],
    ['with terms that are too long', () => ({ terms: 'x'.repeat(1_001) }), 'text-too-long', 'terms'],
    ['with a reply that is too long', () => ({ autoReply: 'x'.repeat(501) }), 'text-too-long', 'autoReply'],
    ['of more coins than there are', () => ({ quantity: '90000' }), 'balance-too-small'],
  ];
  test.each(wrong)('%s', async (_what, more, reason, field) => {
    const before = await mia.has();
    const refused = why(await mia.ask(createAd, adOf({ methodIds: [mias], ...more() })));
    expect(refused).toMatchObject(field ? { reason: `c2c/${reason}`, field } : { reason: `c2c/${reason}` });
    expect(await mia.has()).toEqual(before);
  });

  test('is paid to an account that fits its money', async () => {
    const { methodId } = await mia.method({ kind: 'zelle', account: '+15550100' });
    expect(await mia.reason(createAd, adOf({ methodIds: [methodId] }))).toBe('c2c/method-mismatch');
  });

  test('is posted once under one request id, however often that is sent, and nothing else is', async () => {
    const request = adOf({ methodIds: [mias], quantity: '100', max: '700' });
    const before = await mia.has();
    const posted = await mia.get(createAd as Call<never, Ad>, request);
    const held = await mia.has();
    expect(held).not.toEqual(before);
    expect((await mia.get(createAd as Call<never, Ad>, request)).adId).toBe(posted.adId);
    expect(why(await mia.ask(createAd, { ...request, quantity: '101' }))).toMatchObject({
      reason: 'c2c/request-id-reused',
      field: 'requestId',
    });
    expect(await mia.has()).toEqual(held);
    await mia.get(closeAd as Call<never, Ad>, { adId: posted.adId });
    expect(await mia.reason(createAd, request)).toBe('c2c/ad-closed');
    expect(await mia.has()).toEqual(before);
    for (const requestId of ['', 'a b', 'x'.repeat(37)]) {
      expect(await mia.reason(createAd, { ...request, requestId })).toBe('c2c/request-id-malformed');
    }
  });

  test('is one of twenty at most', async () => {
    for (let n = 1; n < 20; n += 1) await noa.ad({ side: 'buy', kinds: ['wechat'], onShelf: false });
    expect(await noa.reason(createAd, adOf({ side: 'buy', kinds: ['wechat'] }))).toBe('c2c/ads-too-many');
  });

  test('is a merchant’s and nobody else’s', async () => {
    const change = adChangeOf(ad.adId, { methodIds: [bobs] });
    expect(await bob.reason(createAd, adOf({ methodIds: [bobs] }))).toBe('c2c/not-acceptor');
    expect(await bob.reason(updateAd, change)).toBe('c2c/not-acceptor');
    expect(await bob.reason(shelveAd, { adId: ad.adId })).toBe('c2c/not-acceptor');
    expect(await bob.reason(setTaking, { taking: false })).toBe('c2c/not-acceptor');
    expect(await bob.reason(statistics)).toBe('c2c/not-acceptor');
    for (const call of [unshelveAd, closeAd, adDetail]) {
      expect(await bob.reason(call, { adId: ad.adId })).toBe('c2c/ad-unknown');
      expect(await noa.reason(call, { adId: ad.adId })).toBe('c2c/ad-unknown');
    }
    expect(await noa.reason(shelveAd, { adId: ad.adId })).toBe('c2c/ad-unknown');
    expect(await noa.reason(updateAd, change)).toBe('c2c/ad-unknown');
  });
});

describe('taking', () => {
  const wrong: [string, () => Trader, Call<never, unknown>, () => object, string][] = [
    ['without verification', () => erin, buy, taken, 'level-needed'],
    ['an own ad', () => mia, buy, taken, 'own-ad'],
    ['an ad that never was', () => bob, buy, () => taken({ adId: 999_999 }), 'ad-unknown'],
    ['a sell ad as a seller', () => bob, sell, () => taken({ methodId: bobs }), 'ad-unknown'],
    ['by an account that is not the ad’s', () => bob, buy, () => taken({ methodId: bobs }), 'method-unknown'],
    ['to an account of somebody else', () => bob, sell, () => takeOf(buying, { methodId: mias }), 'method-unknown'],
    ['less than it takes', () => bob, buy, () => taken({ money: '99.99' }), 'amount-out-of-range'],
    ['more than it takes', () => bob, buy, () => taken({ money: '5000.01' }), 'amount-out-of-range'],
    ['nothing', () => bob, buy, () => taken({ money: '0' }), 'amount-malformed'],
    ['half a cent', () => bob, buy, () => taken({ money: '720.005' }), 'amount-malformed'],
    ['money and coins', () => bob, buy, () => ({ ...taken(), quantity: '100' }), 'amount-malformed'],
    ['at no price', () => bob, buy, () => taken({ price: '0' }), 'amount-malformed'],
    ['under a name that is none', () => bob, buy, () => taken({ requestId: 'a b' }), 'request-id-malformed'],
  ];
  test.each(wrong)('%s', async (_what, who, call, request, reason) => {
    const before = await Promise.all([who().has(), mia.has()]);
    expect(await who().reason(call, request())).toBe(`c2c/${reason}`);
    expect(await Promise.all([who().has(), mia.has()])).toEqual(before);
  });

  test('the quick way, of what is not there', async () => {
    const proposal = { symbol: 'USDT', fiat: 'CNY', kind: 'alipay', price: '8', money: '500' };
    const reason = (more: object) => bob.reason(quickBuy, { ...proposal, requestId: requestId(), ...more });
    expect(await reason({ symbol: 'DOGE' })).toBe('c2c/coin-unknown');
    expect(await reason({ fiat: 'RUB' })).toBe('c2c/fiat-unknown');
    expect(await reason({ money: undefined })).toBe('c2c/amount-malformed');
    expect(await reason({ requestId: '' })).toBe('c2c/request-id-malformed');
    expect(await reason({ money: '5000.01' })).toBe('c2c/no-offer');
    expect(await erin.reason(quickBuy, { ...proposal, requestId: requestId() })).toBe('c2c/level-needed');
    const { kind, ...sale } = proposal;
    expect(await bob.reason(quickSell, { ...sale, methodId: mias, requestId: requestId() })).toBe('c2c/method-unknown');
    expect(await bob.reason(pre, { side: 'buy', symbol: 'USDT', fiat: 'CNY', money: '99' })).toBe('c2c/no-offer');
    expect(await bob.reason(pre, { side: 'buy', symbol: 'USDT', fiat: 'CNY' })).toBe('c2c/amount-malformed');
    expect(await bob.reason(pre, { side: 'buy', symbol: 'USDT', fiat: 'CNY', adId: 999_999 })).toBe('c2c/ad-unknown');
    expect(await bob.reason(offers, { side: 'buy', symbol: 'USDT', fiat: 'CNY', amount: '0' })).toBe(
      'c2c/amount-malformed',
    );
  });

  test('a seller needs a fund password, an account that fits, and the coins', async () => {
    const { token } = await serving.register(alice);
    const sale = takeOf(buying, { methodId: bobs });
    expect(reasonOf(await serving.ask(sell, sale, { token }))).toBe('identity/fund-password-missing');
    const { methodId } = await bob.method({ kind: 'wechat' });
    expect(await bob.reason(sell, { ...sale, methodId })).toBe('c2c/method-mismatch');
    const pollys = await polly.method();
    const short = await polly.ask(sell, takeOf(buying, { methodId: pollys.methodId, quantity: '20.01' }));
    expect(why(short)).toMatchObject({ reason: 'c2c/balance-too-small', params: { available: '20', needed: '20.01' } });
  });

  test('what an advertiser asks for', async () => {
    const asks = (more: object) => mia.ad({ methodIds: [mias], quantity: '100', max: '700', ...more });
    const verified = await asks({ demandVerified: true });
    const old = await asks({ demandDays: true });
    const rich = await asks({ demandHoldings: true });
    const take = { money: '100' };
    expect(await bob.reason(buy, takeOf(verified, take))).toBe('c2c/demand-verified');
    expect(why(await bob.ask(buy, takeOf(old, take)))).toMatchObject({
      reason: 'c2c/demand-age',
      params: { days: '30' },
    });
    expect(await polly.reason(buy, takeOf(rich, take))).toBe('c2c/demand-holdings');
    const order = await bob.buys(rich, take);
    await cancels(bob, order);
    // A merchant passed advanced verification.
    await cancels(noa, await noa.buys(verified, take));
    for (const one of [verified, old, rich]) await mia.get(closeAd as Call<never, Ad>, { adId: one.adId });
    expect(await bob.reason(buy, takeOf(verified, take))).toBe('c2c/ad-closed');
  });

  test('five orders at once, 2,000 USDT a day at first, and three cancels', async () => {
    const many = await Trader.verified(serving, clock, 'Max Many');
    const open: C2cOrder[] = [];
    for (let n = 0; n < 5; n += 1) open.push(await many.buys(ad, { money: '100' }));
    const sixth = await many.ask(buy, taken({ money: '100' }));
    expect(why(sixth)).toMatchObject({ reason: 'c2c/open-orders-limit', params: { max: '5' } });
    for (const order of open.slice(0, 3)) await cancels(many, order);
    const fourth = await many.ask(buy, taken({ money: '100' }));
    expect(why(fourth)).toMatchObject({ reason: 'c2c/cancels-today', params: { max: '3' } });
    // Who only pays is blocked; the other way round is open. What is under way can still be ended.
    const { methodId } = await many.method();
    await many.sells(buying, methodId, { money: '100' });
    await cancels(many, open[3]!);
    await cancels(many, open[4]!);

    const quick = await Trader.verified(serving, clock, 'Quinn Quick');
    const { methodId: quicks } = await quick.method();
    const big = await noa.get(updateAd as Call<never, Ad>, changeOf(buying, { quantity: '9000', max: '20000' }));
    await quick.sells(big, quicks, { quantity: '1500' });
    const over = await quick.ask(sell, takeOf(big, { methodId: quicks, quantity: '500.01' }));
    expect(why(over)).toMatchObject({ reason: 'c2c/day-limit', params: { left: '500', coin: 'USDT' } });
    await quick.sells(big, quicks, { quantity: '500' });
  });
});

/** An ad once more, as a change. */
const changeOf = ({ adId, kinds }: Ad, more: object) => adChangeOf(adId, { kinds, ...more });

describe('an order under way', () => {
  test('of a sell ad: who may do what, and what uses up nothing', async () => {
    const order = await bob.buys(ad);
    const { orderId } = order;
    const words = { orderId, fundPassword: FUND, proof: {} };
    const fault = { orderId, accept: true };
    expect(await mia.reason(pay, { orderId })).toBe('c2c/acceptor-cannot-pay');
    expect(await mia.reason(cancel, { orderId, reason: 'other' })).toBe('c2c/seller-cannot-cancel');
    expect(await mia.reason(release, words)).toBe('c2c/release-unpaid');
    expect(await bob.reason(release, words)).toBe('c2c/not-seller');
    expect(await bob.reason(answerFault, fault)).toBe('c2c/not-seller');
    expect(await mia.reason(answerFault, fault)).toBe('c2c/fault-none');
    await bob.pays(order);
    expect(await bob.reason(pay, { orderId })).toBe('c2c/order-not-unpaid');
    expect(await mia.reason(cancel, { orderId, reason: 'other' })).toBe('c2c/seller-cannot-cancel');
    const before = await mia.has();
    const wrong = why(await mia.ask(release, { ...words, fundPassword: '000000' }));
    expect(wrong).toMatchObject({ reason: 'identity/fund-password-wrong', field: 'fundPassword' });
    expect(await mia.reason(release, { ...words, fundPassword: 'rsa:AAAA' })).toBe('wallet/encrypted-malformed');
    expect(await mia.has()).toEqual(before);

    // Twice at once it is released once.
    const answers = await Promise.all([1, 2].map(() => mia.ask(release, { ...words, proof: mia.proof() })));
    expect(answers.map(reasonOf).sort()).toEqual(['c2c/order-over', undefined]);
    expect(Number((await mia.has()).escrow)).toBe(Number(before.escrow) - 100);
    expect(await mia.reason(release, words)).toBe('c2c/order-over');
    expect(await bob.reason(cancel, { orderId, reason: 'other' })).toBe('c2c/order-not-cancellable');
    expect(await bob.reason(pay, { orderId })).toBe('c2c/order-not-unpaid');
  });

  test('of a buy ad: the one who sells neither pays nor cancels', async () => {
    const order = await bob.sells(buying, bobs, { money: '200' });
    const { orderId } = order;
    expect(await bob.reason(pay, { orderId })).toBe('c2c/user-cannot-pay');
    expect(await bob.reason(cancel, { orderId, reason: 'other' })).toBe('c2c/seller-cannot-cancel');
    const before = await bob.has();
    expect(await cancels(noa, order)).toMatchObject({ state: 'cancelled' });
    expect(Number((await bob.has()).spot)).toBeGreaterThan(Number(before.spot));
    expect((await bob.has()).escrow).toBe('0');
  });

  test('a seller with an authenticator releases with its code', async () => {
    const seller = await Trader.verified(serving, clock, 'Sal Safe');
    const { methodId } = await seller.method();
    await seller.account.bindAuthenticator({
      emailCode: await seller.account.code('bind-authenticator', seller.email),
    });
    const order = await seller.sells(buying, methodId, { money: '100' });
    await noa.pays(order);
    const words = { orderId: order.orderId, fundPassword: FUND };
    expect(await seller.reason(release, { ...words, proof: {} })).toBe('identity/proof-missing');
    expect(await seller.reason(release, { ...words, proof: { totp: '000000' } })).toBe('identity/totp-wrong');
    expect(await seller.releases(order, { proof: { totp: await seller.account.totp() } })).toMatchObject({
      state: 'completed',
    });
  });

  test('is nobody else’s', async () => {
    const order = await bob.buys(ad, { money: '100' });
    const { orderId } = order;
    const calls: [Call<never, unknown>, object][] = [
      [orderDetail, {}],
      [pay, {}],
      [cancel, { reason: 'other' }],
      [release, { fundPassword: FUND, proof: {} }],
      [answerFault, { accept: true }],
      [reviewOrder, { good: true }],
      [chatByPeer, {}],
    ];
    for (const [call, more] of calls) {
      expect(await polly.reason(call, { orderId, ...more }), call.name).toBe('c2c/order-unknown');
      expect(await polly.reason(call, { orderId: 999_999, ...more }), call.name).toBe('c2c/order-unknown');
    }
    expect((await bob.order(orderId)).state).toBe('unpaid');
    expect(await polly.get(orders as Call<never, C2cOrderRow[]>, { adId: ad.adId })).toEqual([]);
    await cancels(bob, order);
  });
});

test('who does not pay in time is late: the coins go back, and an appeal against the deposit is open for two days', async () => {
  const before = await mia.has();
  const order = await bob.buys(ad, { money: '360' });
  await timePasses(serving, 31 * MINUTE);
  const late = await bob.order(order.orderId);
  expect(late).toMatchObject({ state: 'timed-out', status: 0, ended: 'timed-out', waitsForMe: false });
  expect(late.doneAt).toBeGreaterThanOrEqual(order.payBy);
  expect(late.appealUntil! - late.doneAt!).toBe(48 * 60 * MINUTE);
  expect(await bob.reason(pay, { orderId: order.orderId })).toBe('c2c/payment-late');
  expect(await mia.reason(release, { orderId: order.orderId, fundPassword: FUND, proof: {} })).toBe('c2c/order-over');
  expect(await mia.has()).toEqual(before);
  expect(await mia.reason(appeal, { ...complaint, orderId: order.orderId })).toBe('c2c/order-over');
});

const complaint = { reason: 'not-paid', description: 'x', contactName: 'Mia', contactPhone: '1', files: [] };

test('each of these was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...c2cGuardReasons]));
  expect(serving.logged.join('')).not.toContain('"level":50');
});
