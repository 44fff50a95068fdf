import type { Call } from '@quay/contract';
import {
  type Ad,
  type Advertiser,
  advertiser,
  BLOCKS_MAX,
  type BlockedUsers,
  blockedUsers,
  blockUser,
  buy,
  FOLLOWS_MAX,
  type FollowedAdvertisers,
  followAdvertiser,
  followedAdvertisers,
  legacyAdvert,
  legacyAdverts,
  type Offers,
  offers,
  pre,
  quickBuy,
  sell,
  unblockUser,
  unfollowAdvertiser,
} from '@quay/contract/c2c';
import { ask as askDatabase } from '@quay/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock } from './account.ts';
import { c2cPeopleReasons } from './reached/c2c.ts';
import { Serving } from './serving.ts';
import { requestId, Trader, takeOf } from './trader.ts';

const clock = new Clock();
let serving: Serving;
let mia: Trader;
let bob: Trader;
let selling: Ad;
let buying: Ad;
let bobs: number;
/** Somebody with whom nobody here had an order, and who never was a merchant. */
let unrelated: Trader;
/** Another merchant. */
let olga: Trader;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  mia = await Trader.merchant(serving, clock, 'Mia Marsh');
  bob = await Trader.verified(serving, clock, 'Bob Brook');
  const { methodId } = await mia.method();
  selling = await mia.ad({ methodIds: [methodId] });
  buying = await mia.ad({ side: 'buy', kinds: ['alipay'] });
  bobs = (await bob.method()).methodId;
  unrelated = await Trader.verified(serving, clock, 'Sam Strange');
  olga = await Trader.merchant(serving, clock, 'Olga Other');
});
afterAll(() => serving.end());

/** The ads of Mia's that the market shows somebody, or a guest. */
async function shownTo(who: Trader | undefined, more: object = {}): Promise<number[]> {
  const ask = (request: object) =>
    who
      ? who.get(offers as Call<never, Offers>, request)
      : serving.get(offers as Call<never, Offers>, request as never);
  const lists = await Promise.all(
    (['buy', 'sell'] as const).map((side) => ask({ side, symbol: 'USDT', fiat: 'CNY', pageSize: 100, ...more })),
  );
  const found = lists.flatMap(({ rows }) => rows).filter((row) => row.advertiser.userId === mia.id);
  return found.map(({ adId }) => adId).sort((a, b) => a - b);
}
const blocksOf = (who: Trader) => who.get(blockedUsers as Call<never, BlockedUsers>);
const followsOf = (who: Trader) => who.get(followedAdvertisers as Call<never, FollowedAdvertisers>);
const adsOnPage = async (who: Trader) =>
  (await who.get(advertiser as Call<never, Advertiser>, { userId: mia.id })).ads.length;
const preOf = (adId: number) => ({ side: 'buy', symbol: 'USDT', fiat: 'CNY', adId });
const quick = () => ({
  ...{ symbol: 'USDT', fiat: 'CNY', money: '720', price: '7.2', kind: 'alipay', requestId: requestId() },
});

test('a merchant blocks a taker: no ad of hers is there for him, what is under way is finished, and he hears no reason', async () => {
  const order = await bob.buys(selling);
  // People of an order are known as soon as its row is there.
  await expect.poll(() => mia.reason(blockUser, { userId: bob.id })).toBeUndefined();
  expect(await mia.reason(blockUser, { userId: bob.id })).toBeUndefined();
  expect(await blocksOf(mia)).toMatchObject([{ userId: bob.id }]);
  expect(await blocksOf(bob)).toEqual([]);

  expect(await shownTo(bob)).toEqual([]);
  expect(await shownTo(undefined)).toEqual([selling.adId, buying.adId]);
  expect(await adsOnPage(bob)).toBe(0);
  expect(await bob.reason(pre, preOf(selling.adId))).toBe('c2c/ad-unavailable');
  expect(await bob.reason(buy, takeOf(selling))).toBe('c2c/ad-unavailable');
  expect(await bob.reason(sell, takeOf(buying, { methodId: bobs }))).toBe('c2c/ad-unavailable');
  expect(await bob.reason(quickBuy, quick())).toBe('c2c/no-offer');
  expect(await bob.reason(legacyAdvert, { id: String(selling.adId) })).toBe('c2c/ad-unavailable');
  const rows = await bob.get(legacyAdverts as Call<never, unknown[]>, { symbol: 'usdt', currency: 'CNY' });
  expect(rows).toEqual([]);

  await bob.pays(order);
  expect(await mia.releases(order)).toMatchObject({ state: 'completed' });

  // It stands after a restart, too.
  await serving.close();
  await serving.open();
  expect(await shownTo(bob)).toEqual([]);
  expect(await mia.reason(unblockUser, { userId: bob.id })).toBeUndefined();
  expect(await mia.reason(unblockUser, { userId: bob.id })).toBeUndefined();
  expect(await blocksOf(mia)).toEqual([]);
  expect(await shownTo(bob)).toEqual([selling.adId, buying.adId]);
  expect(await bob.reason(buy, takeOf(selling))).toBeUndefined();
});

test('a taker blocks a merchant: he is told that it is his own block, and she cannot take an ad of his', async () => {
  expect(await bob.reason(followAdvertiser, { userId: mia.id })).toBeUndefined();
  expect(await bob.reason(blockUser, { userId: mia.id })).toBeUndefined();
  expect(await followsOf(bob)).toEqual([]);
  expect(await bob.reason(followAdvertiser, { userId: mia.id })).toBe('c2c/user-blocked');
  expect(await bob.reason(buy, takeOf(selling))).toBe('c2c/user-blocked');
  expect(await bob.reason(pre, preOf(selling.adId))).toBe('c2c/user-blocked');
  expect(await shownTo(bob)).toEqual([]);
  expect(await bob.reason(unblockUser, { userId: mia.id })).toBeUndefined();
});

test('nobody blocks themselves, nor who is unrelated; nobody follows themselves, nor who never was a merchant', async () => {
  expect(await bob.reason(blockUser, { userId: unrelated.id })).toBe('c2c/block-unknown');
  expect(await bob.reason(blockUser, { userId: 999_999 })).toBe('c2c/block-unknown');
  expect(await bob.reason(blockUser, { userId: bob.id })).toBe('c2c/block-self');
  expect(await mia.reason(followAdvertiser, { userId: mia.id })).toBe('c2c/follow-self');
  expect(await bob.reason(followAdvertiser, { userId: unrelated.id })).toBe('c2c/acceptor-unknown');
  // Somebody without a session has neither list.
  for (const call of [blockedUsers, followedAdvertisers]) {
    expect(await serving.ask(call, {})).toMatchObject({ envelope: { code: 401 } });
  }
});

test('followed advertisers stay on the account, and the market shows theirs alone', async () => {
  await olga.ad({ methodIds: [(await olga.method()).methodId], price: '7.1' });
  expect(await shownTo(bob, { followed: true })).toEqual([]);
  expect(await bob.reason(followAdvertiser, { userId: mia.id })).toBeUndefined();
  expect(await bob.reason(followAdvertiser, { userId: mia.id })).toBeUndefined();
  expect(await followsOf(bob)).toMatchObject([{ userId: mia.id, merchant: true }]);
  const { rows, total } = await bob.get(offers as Call<never, Offers>, {
    ...{ side: 'buy', symbol: 'USDT', fiat: 'CNY', followed: true },
  });
  expect([rows.map((row) => row.advertiser.userId), total]).toEqual([[mia.id], 1]);
  expect(await bob.reason(unfollowAdvertiser, { userId: mia.id })).toBeUndefined();
  expect(await bob.reason(unfollowAdvertiser, { userId: mia.id })).toBeUndefined();
  expect(await followsOf(bob)).toEqual([]);
});

test('at most 500 are blocked, and at most 500 followed', async () => {
  const first = 500_000;
  const crowd = Array.from({ length: BLOCKS_MAX + 1 }, (_, n) => first + n);
  await serving.withDatabase((url) =>
    askDatabase(
      url,
      `with made as (
        insert into users
        select (jsonb_populate_record(users, jsonb_build_object(
          'id', n, 'username', 'crowd' || n, 'usercode', 'crowd' || n, 'trader_code', 'C' || n,
          'email', null, 'phone', null, 'nickname', null, 'nickname_key', null, 'nickname_at', null
        ))).* from users, generate_series($2::int, $3::int) as n where users.id = $1
        on conflict do nothing
        returning id
      )
      insert into merchants select id, 'verified', now() from made`,
      [mia.id, first, crowd.at(-1)!],
    ),
  );
  /** Fifty at once, as several devices of one account would. */
  async function all(who: Trader, call: typeof blockUser | typeof followAdvertiser) {
    const reasons = new Set<string | undefined>();
    for (let from = 0; from < BLOCKS_MAX; from += 50) {
      const some = crowd.slice(from, from + 50).slice(0, BLOCKS_MAX - from);
      for (const reason of await Promise.all(some.map((userId) => who.reason(call, { userId })))) reasons.add(reason);
    }
    return [...reasons];
  }
  const last = { userId: crowd.at(-1)! };
  expect(await all(bob, blockUser)).toEqual([undefined]);
  expect(await bob.reason(blockUser, last)).toBe('c2c/blocks-too-many');
  expect(await blocksOf(bob)).toHaveLength(BLOCKS_MAX);
  expect(await all(mia, followAdvertiser)).toEqual([undefined]);
  expect(await mia.reason(followAdvertiser, last)).toBe('c2c/follows-too-many');
  expect(await followsOf(mia)).toHaveLength(FOLLOWS_MAX);
}, 120_000);

test('every refusal was met', () => {
  for (const reason of c2cPeopleReasons) expect(serving.reasons).toContain(reason);
});
