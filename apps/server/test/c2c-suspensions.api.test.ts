import type { Call } from '@quay/contract';
import {
  type Ad,
  advertiser,
  buy,
  type C2cMe,
  type C2cOrder,
  cancel,
  createAd,
  me,
  type Offers,
  offers,
  shelveAd,
  unshelveAd,
  updateAd,
} from '@quay/contract/c2c';
import { freeze } from '@quay/contract/identity';
import {
  audit,
  decideApproval,
  liftSuspension,
  lockUser,
  suspendMerchant,
  type UserDetail,
  user,
} from '@quay/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock } from './account.ts';
import { Console } from './console.ts';
import { c2cSuspensionReasons } from './reached/c2c.ts';
import { reasonOf, Serving } from './serving.ts';
import { adChangeOf, adOf, Trader, takeOf } from './trader.ts';

const clock = new Clock();
let serving: Serving;
let admin: Console;
let risk: Console;
let buyer: Trader;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  admin = await Console.first(serving);
  risk = await admin.colleague('rita', 'Risk');
  buyer = await Trader.verified(serving, clock, 'Bo Buyer');
});
afterAll(() => serving.end());

async function offering(name: string): Promise<{ merchant: Trader; methodId: number; selling: Ad; buying: Ad }> {
  const merchant = await Trader.merchant(serving, clock, name);
  const { methodId } = await merchant.method();
  const selling = await merchant.ad({ methodIds: [methodId] });
  const buying = await merchant.ad({ side: 'buy', kinds: ['alipay'] });
  return { merchant, methodId, selling, buying };
}

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

test('staff suspend a merchant alone: ads leave at once, orders finish, and a second person lifts it', async () => {
  const { merchant, methodId, selling, buying } = await offering('Mona Paused');
  const off = await merchant.ad({ methodIds: [methodId], onShelf: false, quantity: '100', max: '700' });
  const order = await buyer.buys(selling);
  expect(await shownOf(merchant)).toEqual([selling.adId, buying.adId]);

  const suspend = (more: object = {}) =>
    risk.ask(suspendMerchant, { userId: merchant.id, kind: 'complaints', reason: 'three complaints', ...more });
  const lift = (more: object = {}) => risk.ask(liftSuspension, { userId: merchant.id, reason: 'looked into', ...more });
  expect(reasonOf(await suspend({ reason: '' }))).toBe('staff/reason-missing');
  expect(reasonOf(await suspend({ userId: 999_999 }))).toBe('staff/user-unknown');
  expect(reasonOf(await suspend({ userId: buyer.id }))).toBe('staff/merchant-none');
  expect(reasonOf(await lift())).toBe('staff/suspension-unchanged');
  expect(reasonOf(await suspend())).toBeUndefined();
  expect(reasonOf(await suspend())).toBe('staff/suspension-unchanged');

  expect(await shownOf(merchant)).toEqual([]);
  expect(await serving.get(advertiser as Call<never, { ads: unknown[] }>, { userId: merchant.id })).toMatchObject({
    ads: [],
  });
  expect(await buyer.reason(buy, takeOf(selling))).toBe('c2c/advertiser-stopped');
  expect(await merchant.reason(createAd, adOf({ methodIds: [methodId], quantity: '100', max: '700' }))).toBe(
    'c2c/merchant-suspended',
  );
  expect(await merchant.reason(shelveAd, { adId: off.adId })).toBe('c2c/merchant-suspended');
  expect(await merchant.reason(updateAd, adChangeOf(selling.adId, { methodIds: [methodId] }))).toBe(
    'c2c/merchant-suspended',
  );
  expect((await merchant.get(me as Call<never, C2cMe>)).suspended).toMatchObject({ reason: 'complaints' });
  expect(await admin.get<UserDetail>(user, { userId: String(merchant.id) })).toMatchObject({
    standing: 'open',
    suspended: { reason: 'complaints' },
  });

  // It stands after a restart, too; what is under way goes on.
  await serving.close();
  await serving.open();
  expect(await shownOf(merchant)).toEqual([]);
  await buyer.pays(order);
  expect(await merchant.releases(order)).toMatchObject({ state: 'completed' });
  expect(await merchant.reason(unshelveAd, { adId: buying.adId })).toBeUndefined();

  expect(reasonOf(await lift({ reason: '' }))).toBe('staff/reason-missing');
  expect(reasonOf(await lift({ userId: 999_999 }))).toBe('staff/user-unknown');
  const { approvalId } = await risk.get(liftSuspension, { userId: merchant.id, reason: 'looked into' });
  expect((await risk.get(liftSuspension, { userId: merchant.id, reason: 'again' })).approvalId).toBe(approvalId);
  const decision = { approvalId, approve: true, remark: '' };
  expect(reasonOf(await risk.ask(decideApproval, decision))).toBe('staff/second-person-needed');
  expect(await shownOf(merchant)).toEqual([]);
  expect(reasonOf(await admin.ask(decideApproval, decision))).toBeUndefined();
  expect(await shownOf(merchant)).toEqual([selling.adId]);
  expect(await buyer.reason(buy, takeOf(selling))).toBeUndefined();
  const acts = await admin.get<{ act: string }[]>(audit as never, { subject: `user ${merchant.id}` });
  expect(acts.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['suspend-merchant', 'ask-lift-suspension', 'approve-lift-suspension']),
  );
});

test('the ads of somebody who is locked or frozen leave the list at once, and the payer is told', async () => {
  const { merchant, selling, buying } = await offering('Lola Locked');
  const order = await buyer.buys(selling);
  expect(await shownOf(merchant)).toEqual([selling.adId, buying.adId]);
  expect(await buyer.order(order.orderId)).toMatchObject({ sellerFrozen: false });
  expect(reasonOf(await risk.ask(lockUser, { userId: merchant.id, reason: 'stolen phone' }))).toBeUndefined();
  expect(await shownOf(merchant)).toEqual([]);
  expect(await buyer.order(order.orderId)).toMatchObject({ sellerFrozen: true });
  const cancelled = await buyer.get(cancel as Call<never, C2cOrder>, {
    orderId: order.orderId,
    reason: 'changed-mind',
    moneySent: 'no',
  });
  expect(cancelled).toMatchObject({ state: 'cancelled', fault: 'accepted' });
  const said = cancelled.timeline.find(({ event }) => event === 'cancelled')!;
  expect(JSON.parse(said.detail)).toMatchObject({ reason: 'changed-mind', moneySent: 'no' });
});

test('who froze the own account has no ads in the list either', async () => {
  const { merchant } = await offering('Fay Frozen');
  expect(await shownOf(merchant)).toHaveLength(2);
  expect(await merchant.reason(freeze)).toBeUndefined();
  expect(await shownOf(merchant)).toEqual([]);
});

test('every refusal was met', () => {
  for (const reason of c2cSuspensionReasons) expect(serving.reasons).toContain(reason);
});
