import { marketOf } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  type Ad,
  buy,
  type C2cOrder,
  cancel,
  createAd,
  quickSell,
  release,
  saveMethod,
  sell,
  shelveAd,
  updateAd,
} from '@quay/contract/c2c';
import { changeFundPassword, type WithdrawEnable, withdrawEnable } from '@quay/contract/identity';
import { placeOrder } from '@quay/contract/spot';
import { applyBusiness } from '@quay/contract/verification';
import { text } from '@quay/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account, Clock, HOUR } from './account.ts';
import { businessOf } from './applicant.ts';
import { c2cTheftReasons } from './reached/c2c.ts';
import { reasonOf, Serving } from './serving.ts';
import { timePasses } from './time-passes.ts';
import { adChangeOf, adOf, FUND, requestId, Trader, takeOf } from './trader.ts';

const clock = new Clock();
const PASSWORD = 'tall harbour 42';
const THIEFS = 'abc12345';
let serving: Serving;
/** A merchant who is the thief's accomplice: pays nothing and says so. */
let accomplice: Trader;
let buying: Ad;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  accomplice = await Trader.merchant(serving, clock, 'Mallory Gray');
  buying = await accomplice.ad({ side: 'buy', kinds: ['alipay'], quantity: '20000', max: '100000' });
});
afterAll(() => serving.end());

/** The session of a thief who has the login, the mailbox and the phone of somebody, and no authenticator. */
async function stolen(victim: Trader): Promise<Trader> {
  const { token } = await serving.login({ username: victim.email, password: PASSWORD });
  return Trader.of(new Account(serving, clock, token), victim.name, victim.email);
}

/** The session of somebody who has an authenticator, whose recovery codes were found, too. */
async function stolenWithCodes(victim: Trader): Promise<Trader> {
  const thief = new Account(serving, clock, victim.account.token);
  thief.recoveryCodes = victim.account.recoveryCodes;
  return Trader.of(thief, victim.name, victim.email);
}

/** What the mailbox gives: a new fund password, the old one being forgotten. */
async function takesFundPassword(thief: Trader): Promise<void> {
  const hasCodes = thief.account.recoveryCodes.length > 0;
  const proof = hasCodes ? thief.proof() : { emailCode: await thief.account.code('change-fund-password', thief.email) };
  await thief.get(changeFundPassword, { password: PASSWORD, fundPassword: THIEFS, proof });
}

describe('a thief with password and mailbox, where no authenticator is bound', () => {
  test('changes the fund password and sells: nothing leaves in any way for 72 hours', async () => {
    const victim = await Trader.verified(serving, clock, 'Vera Short');
    const { methodId } = await victim.method();
    const before = await victim.has();
    const thief = await stolen(victim);
    await takesFundPassword(thief);

    expect(await thief.reason(sell, takeOf(buying, { methodId }))).toBe('c2c/sales-held');
    const quick = { symbol: 'USDT', fiat: 'CNY', methodId, price: '7', money: '720', requestId: requestId() };
    expect(await thief.reason(quickSell, quick)).toBe('c2c/sales-held');
    const gate = await thief.get(withdrawEnable as Call<never, WithdrawEnable>);
    expect(gate.holds.map(({ reason }) => reason)).toEqual(['fund-password-forgotten']);
    // Nor does it go to an accomplice over the order book: far above the last price nothing is bought.
    const { referencePrice, tick } = marketOf('BTC');
    const high = (referencePrice * 105n) / 100n;
    const far = { symbol: 'BTC', side: 'buy', type: 'limit', price: text(high - (high % tick)), quantity: '0.001' };
    expect(await thief.reason(placeOrder, far)).toBe('spot/far-price-held');
    expect(await victim.has()).toEqual(before);
    // The owner hears how long it really is.
    const [mail] = await serving.mailTo(victim.email);
    expect(mail?.text).toContain('For 72 hours nothing can be withdrawn or sold to others.');
  });

  test('begins the sale first and changes the fund password then: it cannot be released', async () => {
    const victim = await Trader.verified(serving, clock, 'Vic Early');
    const { methodId } = await victim.method();
    const before = await victim.has();
    const thief = await stolen(victim);
    const order = await thief.sells(buying, methodId, { money: '7200' });
    await accomplice.pays(order);
    expect(await thief.reason(release, { orderId: order.orderId, fundPassword: THIEFS, proof: {} })).toBe(
      'identity/fund-password-wrong',
    );
    await takesFundPassword(thief);
    const words = { orderId: order.orderId, fundPassword: THIEFS, proof: {} };
    const refused = await thief.ask(release, words);
    expect(reasonOf(refused)).toBe('c2c/release-held');
    expect(refused.envelope.data).toMatchObject({ params: { hours: '72' } });
    const seen = await accomplice.order(order.orderId);
    expect(seen.releaseHeldUntil).toBeGreaterThan(clock.now() + 71 * HOUR);
    // Who paid can step back, and it is not counted as theirs.
    const cancelled = await accomplice.get(cancel as Call<never, C2cOrder>, {
      orderId: order.orderId,
      reason: 'changed-mind',
    });
    expect(cancelled).toMatchObject({ state: 'cancelled', fault: 'accepted' });
    expect(await victim.has()).toEqual(before);
  });

  test('adds an account of the own and sells to it: it waits for a day, and the owner is told', async () => {
    const victim = await Trader.verified(serving, clock, 'Vi Method');
    const thief = await stolen(victim);
    // Not even the fund password is missing here: it was seen over a shoulder.
    const account = { kind: 'alipay', realName: victim.name, account: 'thief', fundPassword: FUND, proof: {} };
    const { methodId } = await thief.get(saveMethod as Call<never, { methodId: number }>, account);
    const [mail] = await serving.mailTo(victim.email);
    expect(mail?.text).toContain('The payment method "thief" was saved. It can be used for selling after 24 hours.');
    const refused = await thief.ask(sell, takeOf(buying, { methodId }));
    expect(reasonOf(refused)).toBe('c2c/method-waits');
    expect(refused.envelope.data).toMatchObject({ params: { hours: '24' }, field: 'methodId' });
    clock.forward(24 * HOUR - 60_000);
    expect(await thief.reason(sell, takeOf(buying, { methodId }))).toBe('c2c/method-waits');
    clock.forward(61_000);
    expect(await thief.reason(sell, takeOf(buying, { methodId }))).toBeUndefined();
    clock.forward(-24 * HOUR - 1_000);
  });
});

describe('a merchant whose security was changed', () => {
  test('sells nothing anew, and the ads on the shelf are not taken, until it is over', async () => {
    const merchant = await Trader.merchant(serving, clock, 'Mona Held');
    const { methodId } = await merchant.method();
    const [on, off] = [
      await merchant.ad({ methodIds: [methodId] }),
      await merchant.ad({ methodIds: [methodId], onShelf: false }),
    ];
    const buyer = await Trader.verified(serving, clock, 'Bo Buyer');
    const thief = await stolenWithCodes(merchant);
    await takesFundPassword(thief);
    expect(await thief.reason(createAd, adOf({ methodIds: [methodId] }))).toBe('c2c/sales-held');
    expect(await thief.reason(updateAd, adChangeOf(on.adId, { methodIds: [methodId], price: '6.9' }))).toBe(
      'c2c/sales-held',
    );
    expect(await thief.reason(shelveAd, { adId: off.adId })).toBe('c2c/sales-held');
    expect(await buyer.reason(buy, takeOf(on))).toBe('c2c/seller-held');
    // A new account of theirs would wait besides.
    const account = {
      kind: 'wechat',
      realName: merchant.name,
      account: 'new',
      fundPassword: THIEFS,
      proof: thief.proof(),
    };
    const { methodId: fresh } = await thief.get(saveMethod as Call<never, { methodId: number }>, account);
    expect(await thief.reason(createAd, adOf({ methodIds: [fresh] }))).toBe('c2c/method-waits');
  });

  test('nor leaves somebody a deposit', async () => {
    const victim = await Trader.sign(serving, clock, 'Dee Posit');
    await victim.vouched();
    await victim.bindAuthenticator();
    const thief = await stolenWithCodes(victim);
    await takesFundPassword(thief);
    const refused = await thief.ask(applyBusiness, await businessOf(serving, thief.account.token));
    expect(reasonOf(refused)).toBe('wallet/deposit-held');
  });
});

test('what is held is held after a restart, and free when its time is over', async () => {
  const victim = await Trader.verified(serving, clock, 'Ted Later');
  const { methodId } = await victim.method();
  await takesFundPassword(victim);
  await serving.close();
  await serving.open();
  const again = await stolen(victim);
  expect(await again.reason(sell, takeOf(buying, { methodId }))).toBe('c2c/sales-held');
  // The clock of accounts is ahead of the core's here.
  await timePasses(serving, 76 * HOUR);
  const later = await stolen(victim);
  expect(await later.reason(sell, takeOf(buying, { methodId }))).toBeUndefined();
});

test('every refusal was met', () => {
  for (const reason of c2cTheftReasons) expect(serving.reasons).toContain(reason);
});
