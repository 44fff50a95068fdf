import type { Call } from '@quay/contract';
import {
  type Ad,
  addPush,
  buy,
  type C2cMe,
  createAd,
  me,
  type Offers,
  offers,
  removePush,
  sell,
  shelveAd,
  unshelveAd,
  updateAd,
} from '@quay/contract/c2c';
import {
  addPasskey,
  type Passkey,
  type PasskeyChallenge,
  passkeyOptions,
  removePasskey,
} from '@quay/contract/identity';
import { decideReview, review, reviews, takeReview } from '@quay/contract/staff';
import { applyBusiness, type BusinessStatus, businessStatus } from '@quay/contract/verification';
import { ask as askDatabase } from '@quay/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock, HOUR } from './account.ts';
import { businessOf } from './applicant.ts';
import { boundAuthenticator } from './authenticator.ts';
import { Console, openEverything } from './console.ts';
import { SoftPasskey } from './passkey.ts';
import { merchantRequirementReasons } from './reached/c2c.ts';
import { reasonOf, Serving } from './serving.ts';
import { timePasses } from './time-passes.ts';
import { adChangeOf, adOf, Trader, takeOf } from './trader.ts';

const clock = new Clock();
const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/merchant',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
let serving: Serving;
let buyer: Trader;
let anna: Console;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  const admin = await Console.first(serving);
  anna = await admin.colleague('anna.berg', 'Reviewer');
  buyer = await Trader.verified(serving, clock, 'Bo Buyer');
});
afterAll(() => serving.end());

const missing = async (who: Trader) => (await who.get(me as Call<never, C2cMe>)).missing;

/** The ads of somebody that the market shows, of both sides. */
async function shownOf({ id }: Trader): Promise<number[]> {
  const lists = await Promise.all(
    (['buy', 'sell'] as const).map((side) =>
      serving.get(offers as Call<never, Offers>, { side, symbol: 'USDT', fiat: 'CNY', pageSize: 100 }),
    ),
  );
  const found = lists.flatMap(({ rows }) => rows).filter((row) => row.advertiser.userId === id);
  return found.map(({ adId }) => adId).sort((a, b) => a - b);
}

/** Takes the address off, as a reset by staff does: nobody can take off the own one. */
const loseEmail = ({ id }: Trader, email: string | null = null) =>
  serving.withDatabase((url) => askDatabase(url, 'update users set email = $2 where id = $1', [id, email]));
const loseAuthenticator = ({ id }: Trader) =>
  serving.withDatabase((url) => askDatabase(url, 'delete from authenticators where user_id = $1', [id]));

async function passkeyOf(who: Trader): Promise<{ key: SoftPasskey; passkeyId: number }> {
  const key = new SoftPasskey(serving.url.replace('127.0.0.1', 'localhost'));
  const challenge = await who.get(passkeyOptions as Call<never, PasskeyChallenge>, { act: 'add-passkey', fresh: true });
  const emailCode = await who.account.code('add-passkey', who.email);
  const proof = { emailCode, password: who.account.password };
  const added = await who.get(addPasskey as Call<never, Passkey>, {
    name: 'Phone',
    passkey: key.make(challenge),
    proof,
  });
  return { key, passkeyId: added.passkeyId };
}

test('an application asks for a second factor and a way to be reached, and so does the one who passes it', async () => {
  const applicant = await Trader.sign(serving, clock, 'Ann Applies');
  await applicant.vouched({ isMerchant: false });
  const request = await businessOf(serving, applicant.account.token);
  const status = () => applicant.get(businessStatus as Call<never, BusinessStatus>);
  await loseEmail(applicant);
  expect((await status()).missing).toEqual(['second-factor', 'contact']);
  expect(await applicant.reason(applyBusiness, request)).toBe('c2c/merchant-second-factor');
  await applicant.bindAuthenticator();
  expect((await status()).missing).toEqual(['contact']);
  expect(await applicant.reason(applyBusiness, request)).toBe('c2c/merchant-contact');
  expect((await applicant.has()).held).toBe('0');
  // A browser that gets notices is a way as well.
  await applicant.get(addPush as Call<never, unknown>, BROWSER);
  expect(await applicant.get(applyBusiness as Call<never, BusinessStatus>, request)).toMatchObject({ missing: [] });

  // What was there at the application has to be there when it passes.
  const [found] = await anna.get(reviews, { kind: 'merchant' });
  const { reviewId } = found!;
  await anna.get(takeReview, { reviewId });
  await openEverything(anna, reviewId);
  const pass = () => anna.ask(decideReview, { reviewId, pass: true });
  await loseAuthenticator(applicant);
  expect((await anna.get(review, { reviewId: String(reviewId) })).checks).toEqual(
    expect.arrayContaining([
      { check: 'second-factor', passed: false },
      { check: 'contact', passed: true },
    ]),
  );
  expect(reasonOf(await pass())).toBe('staff/applicant-second-factor');
  await boundAuthenticator(serving, applicant, clock.now);
  await applicant.get(removePush as Call<never, unknown>, { endpoint: BROWSER.endpoint });
  expect(reasonOf(await pass())).toBe('staff/applicant-contact');
  await loseEmail(applicant, applicant.email);
  expect(reasonOf(await pass())).toBeUndefined();
  expect(await status()).toMatchObject({ certifiedBusinessStatus: 2, missing: [] });
});

test('a merchant who loses the second factor has no ad in the market until there is one again', async () => {
  const merchant = await Trader.sign(serving, clock, 'Mo Passkey');
  const { key, passkeyId } = await passkeyOf(merchant);
  await merchant.vouched();
  const proof = async (act: string) => ({
    passkey: key.use(await merchant.get(passkeyOptions as Call<never, PasskeyChallenge>, { act })),
  });
  await merchant.payDeposit();
  const { methodId } = await merchant.method({ proof: await proof('save-payment-method') });
  const selling = await merchant.ad({ methodIds: [methodId] });
  const buying = await merchant.ad({ side: 'buy', kinds: ['alipay'] });
  const order = await buyer.buys(selling);
  expect(await shownOf(merchant)).toEqual([selling.adId, buying.adId]);

  await merchant.get(removePasskey as Call<never, unknown>, { passkeyId, proof: await proof('remove-passkey') });
  expect(await shownOf(merchant)).toEqual([]);
  expect(await missing(merchant)).toEqual(['second-factor']);
  // The order under way goes on.
  expect(await buyer.pays(order)).toMatchObject({ state: 'paid', sellerFrozen: false });
  // A hold of a day came with it; what is missing is said first, and stays when the hold is over.
  await timePasses(serving, 25 * HOUR);
  clock.forward(25 * HOUR);
  expect(await shownOf(merchant)).toEqual([]);
  const { methodId: buyers } = await buyer.method();
  expect(await buyer.reason(buy, takeOf(selling))).toBe('c2c/advertiser-stopped');
  expect(await buyer.reason(sell, takeOf(buying, { methodId: buyers }))).toBe('c2c/advertiser-stopped');
  const lacks = 'c2c/merchant-second-factor';
  expect(await merchant.reason(createAd, adOf({ methodIds: [methodId] }))).toBe(lacks);
  expect(await merchant.reason(createAd, adOf({ side: 'buy', kinds: ['alipay'] }))).toBe(lacks);
  expect(await merchant.reason(updateAd, adChangeOf(selling.adId, { methodIds: [methodId] }))).toBe(lacks);
  // Off the shelf an ad can be written and changed; it comes on when nothing is missing.
  const off = await merchant.ad({ methodIds: [methodId], onShelf: false, quantity: '100', max: '700' });
  expect(await merchant.reason(shelveAd, { adId: off.adId })).toBe(lacks);
  expect(await merchant.reason(unshelveAd, { adId: buying.adId })).toBeUndefined();
  expect(await merchant.reason(shelveAd, { adId: buying.adId })).toBe(lacks);

  await passkeyOf(merchant);
  expect(await missing(merchant)).toEqual([]);
  await merchant.get(shelveAd as Call<never, Ad>, { adId: buying.adId });
  expect(await shownOf(merchant)).toEqual([selling.adId, buying.adId]);
});

test('a merchant whom nothing reaches any more is not traded with, and a browser is enough', async () => {
  const merchant = await Trader.merchant(serving, clock, 'Una Reached');
  const { methodId } = await merchant.method();
  await merchant.get(addPush as Call<never, unknown>, { ...BROWSER, endpoint: `${BROWSER.endpoint}-una` });
  const ad = await merchant.ad({ methodIds: [methodId] });
  await loseEmail(merchant);
  expect(await missing(merchant)).toEqual([]);
  expect(await shownOf(merchant)).toEqual([ad.adId]);
  await merchant.get(removePush as Call<never, unknown>, { endpoint: `${BROWSER.endpoint}-una` });
  expect(await missing(merchant)).toEqual(['contact']);
  expect(await shownOf(merchant)).toEqual([]);
  expect(await merchant.reason(createAd, adOf({ methodIds: [methodId] }))).toBe('c2c/merchant-contact');
  expect(await buyer.reason(buy, takeOf(ad))).toBe('c2c/advertiser-stopped');
  await merchant.get(addPush as Call<never, unknown>, { ...BROWSER, endpoint: `${BROWSER.endpoint}-una` });
  expect(await shownOf(merchant)).toEqual([ad.adId]);
});

test('an e-mail address that nothing carries messages to is no way to be reached', async () => {
  const merchant = await Trader.merchant(serving, clock, 'Eve Mailed');
  const { methodId } = await merchant.method();
  const ad = await merchant.ad({ methodIds: [methodId] });
  await serving.close();
  await serving.open({}, { keepsMessages: ['phone'] });
  expect(await missing(merchant)).toEqual(['contact']);
  expect(await shownOf(merchant)).toEqual([]);
  await serving.close();
  await serving.open();
  expect(await shownOf(merchant)).toEqual([ad.adId]);
});

test('every refusal was met', () => {
  for (const reason of merchantRequirementReasons) expect(serving.reasons).toContain(reason);
});
