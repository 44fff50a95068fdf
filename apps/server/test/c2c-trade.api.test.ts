import type { Call } from '@quay/contract';
import {
  type Ad,
  type Advertiser,
  advertiser,
  advertiserReviews,
  answerFault,
  buy,
  type C2cMe,
  type C2cOrder,
  type C2cOrderRow,
  type C2cReview,
  cancel,
  closeAd,
  coins,
  floatingPrice,
  me,
  myAds,
  type Offers,
  offers,
  orders,
  type Pre,
  pre,
  quickBuy,
  quickSell,
  reviewOrder,
  type Statistics,
  setTaking,
  shelveAd,
  statistics,
  unshelveAd,
  updateAd,
} from '@quay/contract/c2c';
import { businessStatus, cancelBusiness } from '@quay/contract/verification';
import { text, units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Clock } from './account.ts';
import { c2cTradeReasons } from './reached/c2c.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';
import { adChangeOf, requestId, Trader, takeOf } from './trader.ts';

const clock = new Clock();
let serving: Serving;
let bob: Trader;
let count = 0;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  bob = await newcomer();
});
afterAll(() => serving.end());

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A name that no other test has. */
const nameFor = (who: string) => `${who} ${LETTERS[count++ % 26]}${LETTERS[Math.floor(count / 26)]}son`;
const merchant = () => Trader.merchant(serving, clock, nameFor('Mia'));
const newcomer = () => Trader.verified(serving, clock, nameFor('Bob'));
const market = (more: object = {}, token?: string) =>
  serving.get(
    offers as Call<never, Offers>,
    { side: 'buy', symbol: 'USDT', fiat: 'CNY', pageSize: 100, ...more },
    { token },
  );
const offersOf = async ({ id }: Trader, more: object = {}) =>
  (await market(more)).rows.filter(({ advertiser: by }) => by.userId === id);
const listOf = (who: Trader, more: object = {}) => who.get(orders as Call<never, C2cOrderRow[]>, more);
const meOf = (who: Trader) => who.get(me as Call<never, C2cMe>);
const events = ({ timeline }: C2cOrder) => timeline.map(({ event, actor }) => `${event} by ${actor}`);

/** A merchant with an account and a sell ad of 1,000 USDT on the shelf. */
async function selling(more: object = {}) {
  const mia = await merchant();
  const { methodId } = await mia.method();
  return { mia, methodId, ad: await mia.ad({ methodIds: [methodId], ...more }) };
}

describe('both ways', () => {
  test('a sell ad is taken, paid and released, and each coin is where it should be after each step', async () => {
    const { mia, methodId, ad } = await selling();
    expect(await mia.has()).toEqual({ spot: '84000', held: '15000', escrow: '1000' });
    expect(await offersOf(mia)).toMatchObject([
      { adId: ad.adId, side: 'sell', price: '7.2', left: '1000', min: '100', max: '5000', kinds: ['alipay'] },
    ]);
    const request = { side: 'buy', symbol: 'USDT', fiat: 'CNY', adId: ad.adId };
    const answer = await bob.get(pre as Call<never, Pre>, { ...request, quantity: '100' });
    expect(answer).toMatchObject({
      price: '7.2',
      money: '720',
      quantity: '100',
      payTo: [{ methodId, kind: 'alipay' }],
    });
    expect(await bob.get(pre as Call<never, Pre>, request)).toMatchObject({ money: '0', quantity: '0' });

    const order = await bob.buys(ad);
    expect(order).toMatchObject({
      side: 'buy',
      party: 'payer',
      taker: true,
      state: 'unpaid',
      status: 1,
      quantity: '100',
      money: '720',
      price: '7.2',
      kind: 'alipay',
      counterparty: { userId: mia.id, merchant: true },
      payTo: { methodId, account: mia.email, realName: mia.name },
      payerName: bob.name,
      sellerName: mia.name,
      waitsForMe: true,
      terms: 'Own account alone.',
    });
    expect(order.payBy - order.openedAt).toBe(30 * 60_000);
    // Taking moves nothing: the claim goes from the ad to the order.
    expect(await mia.has()).toEqual({ spot: '84000', held: '15000', escrow: '1000' });
    expect((await offersOf(mia))[0]).toMatchObject({ left: '900' });
    expect(await mia.order(order.orderId)).toMatchObject({
      party: 'seller',
      side: 'sell',
      taker: false,
      waitsForMe: false,
    });
    expect(await listOf(mia, { waiting: true })).toEqual([]);

    expect(await bob.pays(order)).toMatchObject({ state: 'paid', status: 2, waitsForMe: false });
    expect((await listOf(mia, { waiting: true })).map(({ orderId }) => orderId)).toEqual([order.orderId]);
    expect(await meOf(mia)).toMatchObject({ c2c_user_type: 0, open: 1, waiting: 1 });
    expect((await mia.order(order.orderId)).escalatesAt).toBeGreaterThan(Date.now() + 23 * 3_600_000);

    const done = await mia.releases(order);
    expect(done).toMatchObject({ state: 'completed', status: 3, ended: 'released', payTo: null, escalatesAt: null });
    expect(events(done)).toEqual(['locked by payer', 'paid by payer', 'released by seller']);
    expect(done.head).toBe(done.timeline.at(-1)!.hash);
    expect(await mia.has()).toEqual({ spot: '84000', held: '15000', escrow: '900' });
    expect(await bob.has()).toEqual({ spot: '100100', held: '0', escrow: '0' });
    expect(await meOf(bob)).toMatchObject({ c2c_user_type: 1, dayLeft: '1900', held: '100', open: 0, level: 'basic' });
    expect(await mia.get(statistics as Call<never, Statistics>)).toMatchObject({
      today: { orders: 1, value: '100' },
      days30: { sold: '100', bought: '0', orders: 1 },
      inEscrow: [{ symbol: 'USDT', amount: '900' }],
    });
  });

  test('a buy ad is answered by a seller, and the advertiser pays', async () => {
    const mia = await merchant();
    const carol = await newcomer();
    const { methodId } = await carol.method();
    const ad = await mia.ad({ side: 'buy', kinds: ['alipay', 'bank-card'], price: '7.1' });
    expect(await mia.has()).toMatchObject({ escrow: '0' });
    expect((await market({ side: 'sell' })).rows).toContainEqual(
      expect.objectContaining({ adId: ad.adId, side: 'buy' }),
    );
    const order = await carol.sells(ad, methodId, { quantity: '50' });
    expect(order).toMatchObject({ side: 'sell', party: 'seller', money: '355', quantity: '50', waitsForMe: false });
    expect(await carol.has()).toEqual({ spot: '99950', held: '0', escrow: '50' });
    expect((await mia.order(order.orderId)).payTo).toMatchObject({ account: carol.email });
    await mia.pays(order);
    await carol.releases(order);
    expect(await carol.has()).toEqual({ spot: '99950', held: '0', escrow: '0' });
    expect(await mia.has()).toMatchObject({ spot: '85050' });
    expect(await meOf(carol)).toMatchObject({ held: '0', dayLeft: '1950' });
  });

  test('a floating ad follows the market, and a price that was seen before it moved is asked again', async () => {
    const { mia, ad } = await selling({ priceKind: 'floating', price: undefined, index: '1.0125' });
    const rows = await serving.get(coins);
    const reference = units(rows.find(({ symbol }) => symbol === 'USDT')!.references.CNY!);
    const price = text(floatingPrice(reference, units('1.0125'), 'USDT'));
    expect(ad).toMatchObject({ priceKind: 'floating', price, index: '1.0125' });
    const late = await bob.ask(buy, takeOf(ad, { price: '7.001' }));
    expect(late.envelope.data).toMatchObject({ reason: 'c2c/price-moved', params: { price, fiat: 'CNY' } });
    const order = await bob.buys(ad, { quantity: '20' });
    expect(order).toMatchObject({ price, quantity: '20' });
    await bob.get(cancel as Call<never, C2cOrder>, { orderId: order.orderId, reason: 'seller-asks-more' });
    expect(await mia.has()).toMatchObject({ escrow: '1000' });
  });

  test('the quick way finds the best ad for an amount, and none that is worse than what was seen', async () => {
    const dear = await selling({ price: '6.72', fiat: 'CNY', max: '2000' });
    const cheap = await selling({ price: '6.70', max: '1000' });
    const dave = await newcomer();
    const proposal = { symbol: 'USDT', fiat: 'CNY', kind: 'alipay', requestId: requestId() };
    const buyQuick = (more: object) => dave.ask(quickBuy, { ...proposal, requestId: requestId(), ...more });
    const small = dataOf<C2cOrder>(await buyQuick({ money: '670', price: '6.7' }));
    expect(small).toMatchObject({ adId: cheap.ad.adId, price: '6.7', quantity: '100' });
    // More than the cheap one takes at once.
    expect((await buyQuick({ money: '1500', price: '6.7' })).envelope.data).toMatchObject({
      reason: 'c2c/price-moved',
      params: { price: '6.72' },
    });
    const big = dataOf<C2cOrder>(await buyQuick({ money: '1500', price: '6.72' }));
    expect(big.adId).toBe(dear.ad.adId);
    expect(reasonOf(await buyQuick({ money: '670', price: '7', kind: 'wechat' }))).toBe('c2c/no-offer');

    // A better price than was seen is taken.
    const erin = await merchant();
    const best = await erin.ad({ side: 'buy', kinds: ['alipay'], price: '8.1' });
    const { methodId } = await dave.method();
    const sold = await dave.get(quickSell as Call<never, C2cOrder>, {
      symbol: 'USDT',
      fiat: 'CNY',
      methodId,
      price: '8',
      quantity: '20',
      requestId: requestId(),
    });
    expect(sold).toMatchObject({ adId: best.adId, price: '8.1', money: '162' });
  });
});

describe('what is sent twice is done once', () => {
  test('the same request gives the first order, whatever became of the ad; another one under its name is refused', async () => {
    const { mia, ad } = await selling();
    const take = takeOf(ad);
    const first = await bob.get(buy as Call<never, C2cOrder>, take);
    await mia.get(unshelveAd as Call<never, Ad>, { adId: ad.adId });
    expect((await bob.get(buy as Call<never, C2cOrder>, take)).orderId).toBe(first.orderId);
    expect(await bob.reason(buy, { ...take, money: '721' })).toBe('c2c/request-id-reused');
    expect(await bob.reason(buy, { ...take, requestId: requestId() })).toBe('c2c/ad-off-shelf');
    await bob.get(cancel as Call<never, C2cOrder>, { orderId: first.orderId, reason: 'seller-asks-more' });
    // Off the shelf its coins go home.
    expect(await mia.has()).toEqual({ spot: '85000', held: '15000', escrow: '0' });
  });

  test('at once, too; a quick one as well', async () => {
    const { ad } = await selling();
    const who = await newcomer();
    const take = takeOf(ad);
    const [one, two] = await Promise.all([who.ask(buy, take), who.ask(buy, take)]);
    expect(dataOf<C2cOrder>(one!).orderId).toBe(dataOf<C2cOrder>(two!).orderId);
    const request = { symbol: 'USDT', fiat: 'CNY', kind: 'alipay', price: '7.3', money: '200', requestId: requestId() };
    const first = await who.get(quickBuy as Call<never, C2cOrder>, request);
    expect((await who.get(quickBuy as Call<never, C2cOrder>, request)).orderId).toBe(first.orderId);
    expect(await listOf(who)).toHaveLength(2);
  });

  test('two who take the rest of an ad at once: one gets it', async () => {
    const { mia, ad } = await selling({ quantity: '100', max: '720', min: '700' });
    const takers = await Promise.all([newcomer(), newcomer()]);
    const answers = await Promise.all(takers.map((who) => who.ask(buy, takeOf(ad))));
    expect(answers.map(reasonOf).sort()).toEqual(['c2c/ad-short', undefined]);
    expect(await mia.has()).toMatchObject({ escrow: '100' });
    expect(await offersOf(mia)).toEqual([]);
  });
});

describe('an order that is not completed', () => {
  test('a reason that names the seller waits for the seller’s answer, and counts only when it is contested', async () => {
    const { mia, ad } = await selling();
    const who = await newcomer();
    const blamed = async () => {
      const { orderId } = await who.buys(ad);
      return who.get(cancel as Call<never, C2cOrder>, { orderId, reason: 'seller-asks-more' });
    };
    const first = await blamed();
    expect(first).toMatchObject({ state: 'cancelled', status: 0, fault: 'claimed', cancelReason: 'seller-asks-more' });
    expect(first.faultUntil! - first.doneAt!).toBe(10 * 60_000);
    expect((await meOf(who)).cancelsLeft).toBe(2);
    expect((await listOf(mia, { waiting: true })).map(({ orderId }) => orderId)).toEqual([first.orderId]);
    const answer = (orderId: number, accept: boolean) =>
      mia.get(answerFault as Call<never, C2cOrder>, { orderId, accept });
    expect(await answer(first.orderId, true)).toMatchObject({ fault: 'accepted', waitsForMe: false });
    expect((await meOf(who)).cancelsLeft).toBe(3);
    expect(await answer((await blamed()).orderId, false)).toMatchObject({ fault: 'contested' });
    expect((await meOf(who)).cancelsLeft).toBe(2);
    expect(await mia.has()).toMatchObject({ escrow: '1000' });
    expect((await meOf(who)).dayLeft).toBe('2000');
  });
});

describe('ads', () => {
  test('are changed, taken off the shelf, put there again and closed, with their coins beside them', async () => {
    const { mia, methodId, ad } = await selling();
    const { adId } = ad;
    const change = adChangeOf(adId, { methodIds: [methodId], quantity: '600', price: '7.3', max: '2000' });
    const order = await bob.buys(ad);
    expect(await mia.get(updateAd as Call<never, Ad>, change)).toMatchObject({
      price: '7.3',
      left: '500',
      locked: '100',
      quantity: '600',
      openOrders: 1,
    });
    expect(await mia.has()).toMatchObject({ escrow: '600' });
    expect(await mia.reason(updateAd, { ...change, quantity: '99', min: '100', max: '500' })).toBe(
      'c2c/quantity-below-traded',
    );
    // The order keeps what it was made with.
    expect(await bob.order(order.orderId)).toMatchObject({ price: '7.2', money: '720' });
    expect(await mia.reason(closeAd, { adId })).toBe('c2c/ad-busy');
    expect(await mia.get(unshelveAd as Call<never, Ad>, { adId })).toMatchObject({ state: 'off', status: 1 });
    expect(await mia.has()).toEqual({ spot: '84900', held: '15000', escrow: '100' });
    expect(await offersOf(mia)).toEqual([]);
    expect(await mia.get(shelveAd as Call<never, Ad>, { adId })).toMatchObject({ state: 'on', left: '500' });
    await bob.pays(order);
    await mia.releases(order);
    expect(await mia.get(closeAd as Call<never, Ad>, { adId })).toMatchObject({ state: 'closed', dealt: '100' });
    expect(await mia.has()).toEqual({ spot: '84900', held: '15000', escrow: '0' });
    expect(await mia.reason(shelveAd, { adId })).toBe('c2c/ad-closed');
    const own = await mia.get(myAds as Call<never, Ad[]>, { states: ['closed'] });
    expect(own.map((one) => one.adId)).toEqual([adId]);
    expect(await mia.get(myAds as Call<never, Ad[]>, { states: ['on'] })).toEqual([]);
  });

  test('posted off the shelf hold nothing', async () => {
    const { mia } = await selling({ onShelf: false });
    expect(await mia.has()).toMatchObject({ escrow: '0' });
    expect(await offersOf(mia)).toEqual([]);
  });

  test('are found by amount, kind and demands, and sorted', async () => {
    const { mia, ad } = await selling({ price: '7.77', min: '3000', demandVerified: true });
    expect(await offersOf(mia, { amount: '2999' })).toEqual([]);
    expect(await offersOf(mia, { amount: '3000' })).toHaveLength(1);
    expect(await offersOf(mia, { amount: '5000.01' })).toEqual([]);
    expect(await offersOf(mia, { kinds: ['wechat'] })).toEqual([]);
    expect(await offersOf(mia, { kinds: ['wechat', 'alipay'], merchants: true })).toHaveLength(1);
    const mine = await market({ mine: true }, bob.account.token);
    expect(mine.rows.length).toBeGreaterThan(0);
    expect(mine.rows.map(({ adId }) => adId)).not.toContain(ad.adId);
    const own = await market({ mine: true }, mia.account.token);
    expect(own.rows.map(({ adId }) => adId)).not.toContain(ad.adId);
    const { rows, total, reference } = await market();
    const prices = rows.map(({ price }) => Number(price));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(total).toBe(rows.length);
    expect(Number(reference)).toBeGreaterThan(6);
    const first = await market({ pageSize: 1 });
    const second = await market({ pageSize: 1, pageNo: 2 });
    expect([...first.rows, ...second.rows].map(({ adId }) => adId)).toEqual(rows.slice(0, 2).map(({ adId }) => adId));
    expect(second.total).toBe(total);
  });
});

describe('a merchant', () => {
  test('who takes no orders is not shown and not taken', async () => {
    const { mia, ad } = await selling();
    await mia.get(setTaking, { taking: false });
    expect(await offersOf(mia)).toEqual([]);
    expect(await bob.reason(buy, takeOf(ad))).toBe('c2c/acceptor-off');
    expect((await meOf(mia)).taking).toBe(false);
    await mia.get(setTaking, { taking: true });
    expect(await offersOf(mia)).toHaveLength(1);
  });

  test('whose account staff lock is neither', async () => {
    const { mia, ad } = await selling();
    await serving.lock(mia.id);
    expect(await bob.reason(buy, takeOf(ad))).toBe('c2c/acceptor-unknown');
    await expect.poll(() => offersOf(mia), { interval: 500 }).toEqual([]);
    await serving.unlock(mia.id);
  });

  test('stops only without ads and orders, and can be one no more then', async () => {
    const { mia, methodId, ad } = await selling();
    const stop = () => mia.ask(cancelBusiness, { reason: 'I move away.' });
    expect(reasonOf(await stop())).toBe('verification/merchant-busy');
    const order = await bob.buys(ad);
    await mia.get(unshelveAd as Call<never, Ad>, { adId: ad.adId });
    expect(reasonOf(await stop())).toBe('verification/merchant-busy');
    await bob.get(cancel as Call<never, C2cOrder>, { orderId: order.orderId, reason: 'seller-asks-more' });
    await mia.get(answerFault as Call<never, C2cOrder>, { orderId: order.orderId, accept: true });
    dataOf(await stop());
    expect(await mia.get(businessStatus)).toMatchObject({ certifiedBusinessStatus: 5 });
    expect(await mia.reason(shelveAd, { adId: ad.adId })).toBe('c2c/not-acceptor');
    expect(await mia.reason(updateAd, { ...adChangeOf(ad.adId, { methodIds: [methodId] }) })).toBe('c2c/not-acceptor');
  });

  test('is reviewed once by each side, and known by what their orders came to', async () => {
    const { mia, ad } = await selling();
    const page = () => serving.get(advertiser as Call<never, Advertiser>, { userId: mia.id });
    expect(await page()).toMatchObject({
      userId: mia.id,
      merchant: true,
      online: true,
      verified: true,
      deposit: '15000',
      reputation: { orders30: 0, completion30: null, good: 0 },
    });
    const who = await newcomer();
    const order = await who.buys(ad);
    const say = { orderId: order.orderId, good: true, text: ' Quick\u202e and kind ' };
    expect(await who.reason(reviewOrder, say)).toBe('c2c/review-not-yet');
    await who.pays(order);
    await mia.releases(order);
    const reviewed = await who.get(reviewOrder as Call<never, C2cOrder>, say);
    expect(reviewed.reviewed).toEqual({ good: true, text: 'Quick and kind' });
    expect(await who.reason(reviewOrder, say)).toBe('c2c/review-already');
    const other = await who.buys(ad);
    await who.get(cancel as Call<never, C2cOrder>, { orderId: other.orderId, reason: 'changed-mind' });

    await expect
      .poll(async () => (await page()).reputation, { interval: 250 })
      .toMatchObject({ orders30: 1, orders: 1, completion30: '1.0000', good: 1, bad: 0, counterparties: 1 });
    const [shown] = await serving.get(advertiserReviews as Call<never, C2cReview[]>, { userId: mia.id });
    expect(shown).toMatchObject({ good: true, text: 'Quick and kind' });
    expect(shown!.name).not.toContain('bob');
    await expect
      .poll(async () => (await meOf(who)).reputation, { interval: 250 })
      .toMatchObject({ orders30: 1, completion30: '0.5000' });
    expect((await listOf(mia, { role: 'advertiser', states: ['cancelled'] })).map(({ orderId }) => orderId)).toEqual([
      other.orderId,
    ]);
    expect(await listOf(who, { side: 'sell' })).toEqual([]);
  });
});

test('each of these was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...c2cTradeReasons]));
  expect(serving.logged.join('')).not.toContain('"level":50');
});
