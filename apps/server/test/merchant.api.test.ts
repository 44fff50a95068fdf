import { alice, bob } from '@quay/cast';
import { SEQ_HEADER } from '@quay/contract';
import { memberInfo } from '@quay/contract/identity';
import {
  decideApproval,
  decideReview,
  fixedRoles,
  revealReview,
  review,
  reviews,
  saveRole,
  takeReview,
} from '@quay/contract/staff';
import {
  applyAdvanced,
  applyBasic,
  applyBusiness,
  type BusinessStatus,
  businessDeposits,
  businessStatus,
  cancelBusiness,
} from '@quay/contract/verification';
import { walletOf } from '@quay/contract/wallet';
import { createCore, type Outcome } from '@quay/core';
import { units } from '@quay/money';
import { openJournal } from '@quay/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginning } from '../src/system/system-settings.ts';
import { advancedOf, basicOf, businessOf, uploaded } from './applicant.ts';
import { boundAuthenticator } from './authenticator.ts';
import { Console, openEverything } from './console.ts';
import { merchantReasons } from './reached/verification.ts';
import { type Answer, dataOf, journalKeyOf, reasonOf, Serving, seqOf } from './serving.ts';

let serving: Serving;
let admin: Console;
let anna: Console;
/** May review people, not merchants. */
let paul: Console;
let alices: string;

beforeAll(async () => {
  serving = await Serving.start();
  admin = await Console.first(serving);
  anna = await admin.colleague('anna.berg', 'Reviewer');
  const rights = fixedRoles.Reviewer!.filter((right) => right !== 'merchants');
  const risk = await admin.colleague('rick.wall', 'Risk');
  const { approvalId } = await admin.get(saveRole, { name: 'People only', rights });
  await risk.get(decideApproval, { approvalId, approve: true, remark: '' });
  paul = await admin.colleague('paul.stone', 'People only' as 'Reviewer');
  alices = (await serving.register(alice)).token;
});
afterAll(() => serving.end());

const apply = async (token: string, request: object) => {
  const answer = await serving.ask(applyBusiness, request, { token });
  seen = Math.max(seen, seqOf(answer) || 0);
  return answer;
};
const cancel = (token: string) => serving.ask(cancelBusiness, { reason: 'I move away.' }, { token });
/** What the console has seen, the user sees too. */
let seen = 0;
const since = () => ({ [SEQ_HEADER]: String(seen) });
const status = (token: string) => serving.get(businessStatus, {}, { token, headers: since() });
const usdt = async (token: string) => {
  const { available, frozen } = await serving.get(walletOf, { symbol: 'USDT' }, { token, headers: since() });
  return [available, frozen];
};
const whyOf = (answer: Answer) => answer.envelope.data as { reason?: string; field?: string; params?: object };
const newest = async (): Promise<number> => {
  const rows = await anna.get(reviews, { state: 'applied' });
  return rows[0]!.reviewId;
};
async function decide(pass: boolean): Promise<void> {
  const reviewId = await newest();
  await anna.get(takeReview, { reviewId });
  if (pass) await openEverything(anna, reviewId);
  const decided = await anna.ask(decideReview, {
    reviewId,
    pass,
    ...(pass ? {} : { reason: 'not-accepted', remark: 'Not now.' }),
  });
  dataOf(decided);
  seen = Math.max(seen, seqOf(decided) || 0);
}
/** What every merchant has: a second factor, and an address. */
async function secure(token: string): Promise<void> {
  const { id, username: name } = await serving.get(memberInfo, {}, { token });
  await boundAuthenticator(serving, { id, name });
  const address = `${name}@example.com`;
  await serving.withReads(({ identity }) => identity.bindChannel({ user: id, channel: 'email', was: null, address }));
}
async function advance(token: string, idCard: string): Promise<void> {
  dataOf(await serving.ask(applyBasic, await basicOf(serving, token, { idCard }), { token }));
  await decide(true);
  dataOf(await serving.ask(applyAdvanced, await advancedOf(serving, token), { token }));
  await decide(true);
}

test('a merchant’s way, with the deposit frozen and given back', async () => {
  const token = alices;
  expect(await status(token)).toEqual({
    certifiedBusinessStatus: 0,
    deposit: '0',
    depositNeeded: '15000',
    reason: null,
    remark: null,
    dueAt: null,
    missing: ['second-factor', 'contact'],
  });
  const request = await businessOf(serving, token);
  await secure(token);
  const foreign = { detail: { ...request.detail, tradeData: await uploaded(serving, token, 'identity') } };
  expect(whyOf(await apply(token, foreign))).toMatchObject({
    reason: 'verification/image-unknown',
    field: 'detail.tradeData',
  });
  expect(whyOf(await apply(token, request))).toMatchObject({
    reason: 'verification/level-before-missing',
    params: { level: 'advanced' },
  });
  await advance(token, 'MERCHANT1');

  // Rejected: the deposit comes back, and what was paid is seen.
  const sent = await apply(token, request);
  expect(dataOf<BusinessStatus>(sent)).toMatchObject({ certifiedBusinessStatus: 1, deposit: '15000' });
  expect(dataOf<BusinessStatus>(sent).dueAt).toBeGreaterThan(Date.now());
  expect(await usdt(token)).toEqual(['85000', '15000']);
  expect(reasonOf(await apply(token, request))).toBe('verification/merchant-already');
  expect(reasonOf(await cancel(token))).toBe('verification/merchant-none');
  await decide(false);
  expect(await status(token)).toMatchObject({
    certifiedBusinessStatus: 3,
    deposit: '0',
    reason: 'not-accepted',
    remark: 'Not now.',
  });
  expect(await usdt(token)).toEqual(['100000', '0']);

  // Passed.
  dataOf(await apply(token, request));
  await decide(true);
  expect(await status(token)).toMatchObject({ certifiedBusinessStatus: 2, deposit: '15000', reason: null });
  expect(reasonOf(await apply(token, request))).toBe('verification/merchant-already');

  // The exchange asks for more: the deposit is short, and is topped up without another review.
  const raise = (merchantDeposit: string) =>
    serving.withReads((reads) => reads.staff.saveSystemSettings({ ...beginning, merchantDeposit }));
  await raise('200000');
  expect(await status(token)).toMatchObject({ certifiedBusinessStatus: 4, depositNeeded: '200000' });
  expect(whyOf(await apply(token, request))).toMatchObject({
    reason: 'verification/deposit-insufficient',
    params: { amount: '200000', available: '85000' },
  });
  await raise('20000');
  expect(dataOf(await apply(token, request))).toMatchObject({ certifiedBusinessStatus: 2, deposit: '20000' });
  expect(await usdt(token)).toEqual(['80000', '20000']);
  await raise('15000');

  // Wants to stop: refused once, then let go with everything.
  expect(dataOf(await cancel(token))).toMatchObject({ certifiedBusinessStatus: 5, deposit: '20000' });
  expect(reasonOf(await cancel(token))).toBe('verification/refund-pending');
  expect(reasonOf(await apply(token, request))).toBe('verification/merchant-already');
  await decide(false);
  expect(await status(token)).toMatchObject({ certifiedBusinessStatus: 6, reason: 'not-accepted' });
  expect(await usdt(token)).toEqual(['80000', '20000']);
  dataOf(await cancel(token));
  await decide(true);
  expect(await status(token)).toMatchObject({ certifiedBusinessStatus: 7, deposit: '0' });
  expect(await usdt(token)).toEqual(['100000', '0']);
  const { needed, deposits } = await serving.get(businessDeposits, {}, { token });
  expect(needed).toEqual({ coinSymbol: 'USDT', amount: '15000' });
  expect(deposits.map(({ amount, state, refundedAt }) => [amount, state, refundedAt !== null])).toEqual([
    ['5000', 'refunded', true],
    ['15000', 'refunded', true],
    ['15000', 'refunded', true],
  ]);
  // And may come again.
  expect(dataOf(await apply(token, request))).toMatchObject({ certifiedBusinessStatus: 1, deposit: '15000' });
});

describe('the deposit', () => {
  test('is paid once, however often somebody applies at once', async () => {
    const { token } = await serving.register(bob);
    await secure(token);
    await advance(token, 'MERCHANT2');
    const request = await businessOf(serving, token);
    const reasons = (await Promise.all([1, 2, 3, 4].map(() => apply(token, request)))).map(reasonOf);
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'verification/merchant-already')).toHaveLength(3);
    expect(await usdt(token)).toEqual(['85000', '15000']);
  });

  test('that a crash left without an application is given back at the next start', async () => {
    const { token } = await serving.register({ username: 'unlucky2026', password: 'a quiet harbour 9' });
    const { id } = (await serving.withReads((reads) => reads.identity.userByName('unlucky2026')))!;
    await serving.close();
    await serving.withDatabase((url) => payAlone(url, id));
    await serving.open();
    const { deposits } = await serving.get(businessDeposits, {}, { token });
    expect(deposits).toMatchObject([{ amount: '15000', state: 'refunded' }]);
    expect(await usdt(token)).toEqual(['100000', '0']);
    // Nobody else's.
    expect(await usdt(alices)).toEqual(['85000', '15000']);
  });

  /** Pays a deposit as a server does that ends right then. */
  async function payAlone(databaseUrl: string, owner: number): Promise<void> {
    const journal = await openJournal(databaseUrl, { key: () => journalKeyOf(databaseUrl) });
    const outcome = await new Promise<Outcome>((done, failed) => {
      const core = createCore({
        port: {
          append: (batch) => void journal.append(batch).then(() => core.engine.committed(batch.seq), failed),
        },
      });
      journal.load(core.engine).then(() => {
        const input = { owner, asset: 'USDT', amount: units('15000') };
        core.engine.submit({ name: 'c2c/pay-deposit', at: Date.now(), input }, (reply) => done(reply.outcome));
      }, failed);
    });
    await journal.close();
    expect(outcome.ok).toBe(true);
  }
});

test('whoever may review people alone sees nothing of merchants', async () => {
  const reviewId = (await anna.get(reviews, { kind: 'merchant' }))[0]!.reviewId;
  expect((await paul.get(reviews, {})).map(({ kind }) => kind)).not.toContain('merchant');
  expect(await paul.get(reviews, { kind: 'merchant' })).toEqual([]);
  for (const [call, request] of [
    [review, { reviewId: String(reviewId) }],
    [takeReview, { reviewId }],
    [revealReview, { reviewId, name: 'contact', reason: 'x' }],
    [decideReview, { reviewId, pass: true }],
  ] as const) {
    expect(reasonOf(await paul.ask(call, request))).toBe('staff/right-missing');
  }
  const shown = await anna.get(review, { reviewId: String(reviewId) });
  expect(shown).toMatchObject({
    pictures: ['assetData'],
    checks: [
      { check: 'deposit-held', passed: true },
      { check: 'second-factor', passed: true },
      { check: 'contact', passed: true },
    ],
  });
  expect(shown.deposits[0]).toMatchObject({ coinSymbol: 'USDT', state: 'held' });
  expect(shown.fields.find(({ name }) => name === 'contact')).toMatchObject({ masked: true });
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...merchantReasons]));
});
