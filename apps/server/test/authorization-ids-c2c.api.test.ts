import type { Call } from '@quay/contract';
import {
  type Ad,
  appeal,
  type C2cOrder,
  type ChatByPeer,
  chatByPeer,
  methods,
  myAds,
  type PaymentMethod,
  unshelveAd,
} from '@quay/contract/c2c';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock } from './account.ts';
import { uploaded } from './applicant.ts';
import { callOf, isRefused, namesObjects, seen } from './authorization/objects.ts';
import { Serving } from './serving.ts';
import { adChangeOf, adOf, FUND, requestId, Trader } from './trader.ts';

/**
 * Whoever names somebody else's ad, account, order or picture gets what they would get for one that never was, and
 * nothing of it changes. Which fields name objects is read off the contract: one that no list below knows fails.
 */
type Objects = {
  readonly order: number;
  /** Paid, so that it can be appealed. */
  readonly paid: number;
  readonly appealed: number;
  /** On the shelf. */
  readonly ad: number;
  readonly offShelf: number;
  readonly method: number;
  /** One that the act itself takes away. */
  readonly oldMethod: number;
  readonly qr: string;
  readonly chatPicture: string;
  readonly evidence: string;
};

let serving: Serving;
const clock = new Clock();
/** Two who trade with each other. */
let alice: Trader;
let bob: Trader;
/** A merchant too, who trades with somebody else. */
let mallory: Trader;
/** A buy ad that the stranger may sell to. */
let wanted: Ad;
let owners: Objects;
let otherUsers: Objects;
const nobodys: Objects = {
  order: 999_999,
  paid: 999_999,
  appealed: 999_999,
  ad: 999_999,
  offShelf: 999_999,
  method: 999_999,
  oldMethod: 999_999,
  qr: 'f'.repeat(32),
  chatPicture: 'e'.repeat(32),
  evidence: 'd'.repeat(32),
};

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  alice = await Trader.merchant(serving, clock, 'Alice Liddell');
  bob = await Trader.verified(serving, clock, 'Bob Miller');
  const carol = await Trader.verified(serving, clock, 'Carol White');
  mallory = await Trader.merchant(serving, clock, 'Mallory Black');
  wanted = await alice.ad({ side: 'buy', kinds: ['alipay'] });
  owners = await objectsOf(alice, bob);
  otherUsers = await objectsOf(mallory, carol);
});
afterAll(() => serving.end());

/** What a merchant has, orders with somebody who pays among it. The pictures are the merchant's. */
async function objectsOf(who: Trader, payer: Trader): Promise<Objects> {
  const picture = (purpose: 'payment-qr' | 'c2c-chat' | 'evidence') => uploaded(serving, who.account.token, purpose);
  const { methodId } = await who.method();
  const unused = await who.method({ account: `second ${who.email}` });
  const old = await who.method({ account: `third ${who.email}` });
  const ad = await who.ad({ methodIds: [methodId] });
  const off = await who.ad({ methodIds: [methodId] });
  await who.get(unshelveAd, { adId: off.adId });
  const order = await payer.buys(ad);
  const paid = await payer.pays(await payer.buys(ad));
  const appealed = await payer.pays(await payer.buys(ad));
  const contact = { contactName: who.name, contactPhone: '+44 7700 900123' };
  const files = [await picture('evidence')];
  const said = { reason: 'not-paid', description: 'Nothing came.', ...contact, files };
  await who.get(appeal as Call<never, C2cOrder>, { orderId: appealed.orderId, ...said });
  return {
    order: order.orderId,
    paid: paid.orderId,
    appealed: appealed.orderId,
    ad: ad.adId,
    offShelf: off.adId,
    method: unused.methodId,
    oldMethod: old.methodId,
    qr: await picture('payment-qr'),
    chatPicture: await picture('c2c-chat'),
    evidence: await picture('evidence'),
  };
}

/** How a call is asked with somebody's objects in it; everything else in it is right. */
type RequestOf = (of: Objects) => object;

const account = () => ({
  kind: 'alipay',
  realName: mallory.name,
  account: 'm@example.com',
  fundPassword: FUND,
  proof: mallory.proof(),
});
const said = () => ({ reason: 'not-paid', description: 'Nothing came.', contactName: 'M', contactPhone: '12345' });
const selling = () => ({ price: wanted.price, money: '720', requestId: requestId() });

const swaps: Readonly<Record<string, RequestOf>> = {
  'c2c/save-method methodId': ({ oldMethod }) => ({ ...account(), methodId: oldMethod }),
  'c2c/save-method qrFile': ({ qr }) => ({ ...account(), qrFile: qr }),
  'c2c/create-ad methodIds': ({ method }) => adOf({ methodIds: [method] }),
  'c2c/update-ad methodIds': ({ method }) => adChangeOf(otherUsers.offShelf, { methodIds: [method] }),
  'c2c/update-ad adId': ({ offShelf }) => adChangeOf(offShelf, { methodIds: [otherUsers.method] }),
  'c2c/ad-detail adId': ({ ad }) => ({ adId: ad }),
  'c2c/shelve-ad adId': ({ offShelf }) => ({ adId: offShelf }),
  'c2c/unshelve-ad adId': ({ offShelf }) => ({ adId: offShelf }),
  'c2c/close-ad adId': ({ offShelf }) => ({ adId: offShelf }),
  'c2c/sell methodId': ({ method }) => ({ adId: wanted.adId, methodId: method, ...selling() }),
  'c2c/quick-sell methodId': ({ method }) => ({ symbol: 'USDT', fiat: 'CNY', methodId: method, ...selling() }),
  'c2c/order-detail orderId': ({ order }) => ({ orderId: order }),
  'c2c/pay orderId': ({ order }) => ({ orderId: order }),
  'c2c/cancel orderId': ({ order }) => ({ orderId: order, reason: 'changed-mind' }),
  'c2c/release orderId': ({ order }) => ({ orderId: order, fundPassword: FUND, proof: mallory.proof() }),
  'c2c/answer-fault orderId': ({ order }) => ({ orderId: order, accept: true }),
  'c2c/review-order orderId': ({ order }) => ({ orderId: order, good: true }),
  'c2c/timeline orderId': ({ order }) => ({ orderId: String(order) }),
  'c2c/chat-by-peer orderId': ({ order }) => ({ orderId: order }),
  'c2c/write-message orderId': ({ order }) => ({ orderId: order, text: 'hello', clientId: 'one' }),
  'c2c/write-message picture': ({ chatPicture }) => ({
    orderId: otherUsers.order,
    picture: chatPicture,
    clientId: 'two',
  }),
  'c2c/read-chat orderId': ({ order }) => ({ orderId: order, upTo: 1 }),
  'c2c/add-evidence orderId': ({ appealed }) => ({ orderId: appealed, text: 'See here.', files: [] }),
  'c2c/add-evidence files': ({ evidence }) => ({ orderId: otherUsers.appealed, text: '', files: [evidence] }),
  'c2c/withdraw-appeal orderId': ({ appealed }) => ({ orderId: appealed }),
  'c2c/appeal files': ({ evidence }) => ({ ...said(), orderId: otherUsers.paid, files: [evidence] }),
  'c2c/appeal orderId': ({ paid }) => ({ ...said(), orderId: paid, files: [otherUsers.evidence] }),
  'c2c/remove-method methodId': ({ method }) => ({ methodId: method }),
};

/** Fields that look as if they named somebody's object. */
const otherwise: Readonly<Record<string, string>> = {
  requestId: 'the sender’s own name for an intent: c2c-trade.api.test.ts',
  clientId: 'the sender’s own name for a message: c2c-chat.api.test.ts',
  session_token: 'of the wire that is spoken there, which has none: c2c-legacy.api.test.ts',
  challengeId: 'proof is judged as for every act: authorization-ids.api.test.ts',
  'c2c/kind-config id': 'the name of a payment kind',
  'c2c/legacy-method-config id': 'the name of a payment kind',
  'c2c/legacy-advert id': 'whoever looks may take any ad',
  'c2c/legacy-method id': 'the same as c2c/methods: one’s own alone',
  'c2c/pre adId': 'whoever looks may take any ad',
  'c2c/buy adId': 'whoever looks may take any ad',
  'c2c/buy methodId': 'one of the ad’s',
  'c2c/sell adId': 'whoever looks may take any ad',
  'c2c/orders adId': 'one’s own orders alone are listed',
  'c2c/advertiser userId': 'advertisers are for all to see',
  'c2c/block-user userId': 'a block is the own one, of somebody whom the user met',
  'c2c/unblock-user userId': 'the own block alone ends',
  'c2c/follow-advertiser userId': 'advertisers are for all to see',
  'c2c/unfollow-advertiser userId': 'the own list alone changes',
  'c2c/advertiser-reviews userId': 'advertisers are for all to see',
};

const named = namesObjects.filter(({ call }) => call.name.startsWith('c2c/'));

test('every field that names an object is tried, or it is said why not', () => {
  // The wallet's code is bound to user and act: first-factors.api.test.ts.
  const known = (key: string, name: string, path: string) =>
    key in swaps || key in otherwise || name in otherwise || path === 'proof.wallet.code';
  expect(named.filter(({ key, name, path }) => !known(key, name, path)).map(({ key }) => key)).toEqual([]);
  const keys = new Set(named.flatMap(({ key, name }) => [key, name]));
  expect([...Object.keys(swaps), ...Object.keys(otherwise)].filter((key) => !keys.has(key))).toEqual([]);
});

/** Everything of the two that an act of somebody else could change; links are new each time. */
async function everything(): Promise<string> {
  const of = [];
  for (const orderId of [owners.order, owners.paid, owners.appealed]) {
    of.push(await alice.order(orderId), await bob.order(orderId));
    of.push(await alice.get(chatByPeer as Call<never, ChatByPeer>, { orderId }));
  }
  of.push(await alice.get(myAds as Call<never, Ad[]>), await alice.get(methods as Call<never, PaymentMethod[]>));
  of.push(await alice.has(), await bob.has());
  return JSON.stringify(of).replaceAll(/"[^"]*\?until=[^"]*"/g, '"a link"');
}

test.for(Object.entries(swaps))('%s: another’s is as good as nobody’s', async ([key, request]) => {
  const ask = (of: Objects) => mallory.ask(callOf(key), request(of));
  const before = await everything();
  const others = await ask(owners);
  const nobody = await ask(nobodys);
  expect(isRefused(others), others.text).toBe(true);
  expect(seen(others, Object.values(owners))).toBe(seen(nobody, Object.values(nobodys)));
  expect(await everything()).toBe(before);
  // It is the name that is refused, not something else in the request.
  const own = await ask(otherUsers);
  expect(seen(own, Object.values(otherUsers))).not.toBe(seen(nobody, Object.values(nobodys)));
});
