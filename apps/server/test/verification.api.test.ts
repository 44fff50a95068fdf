import { alice, bob, mallory } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  audit,
  decideReview,
  REVEALS_PER_HOUR,
  type ReviewKind,
  reveal,
  revealReview,
  review,
  reviews,
  takeReview,
} from '@quay/contract/staff';
import {
  applyAdvanced,
  applyBasic,
  applyNotary,
  type BasicFields,
  highDetail,
  realDetail,
  realName,
  type VerificationStatus,
} from '@quay/contract/verification';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account, Clock, HOUR } from './account.ts';
import { advancedOf, basicOf, notaryOf, uploaded } from './applicant.ts';
import { Console, openEverything } from './console.ts';
import { verificationReasons } from './reached/verification.ts';
import { type Answer, dataOf, reasonOf, Serving } from './serving.ts';

const clock = new Clock();
let serving: Serving;
let admin: Console;
let anna: Console;
let otto: Console;
/** Has used up what she may reveal, after the test of that. */
let rita: Console;
let support: Console;
/** Has the name of a user too. */
let both: Console;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  admin = await Console.first(serving);
  anna = await admin.colleague('anna.berg', 'Reviewer');
  otto = await admin.colleague('otto.klein', 'Reviewer');
  rita = await admin.colleague('rita.wolf', 'Reviewer');
  support = await admin.colleague('sue.help', 'Support');
  both = await admin.colleague('BobMiller', 'Reviewer');
});
afterAll(() => serving.end());

let people = 0;
/** Somebody new. */
async function person(): Promise<{ token: string; id: number }> {
  people += 1;
  const username = `person${people}of2026`;
  const { token } = await serving.register({ username, password: 'a quiet harbour 9' });
  const user = await serving.withReads((reads) => reads.identity.userByName(username));
  return { token, id: user!.id };
}
const apply = (token: string, fields: object) => serving.ask(applyBasic, fields, { token });
const whyOf = (answer: Answer) => {
  const { reason, field, params } = (answer.envelope.data ?? {}) as {
    reason?: string;
    field?: string;
    params?: object;
  };
  return { reason, field, params };
};

let documents = 1_000_000;
/** Applies with a document that nobody has had yet; gives the review's number. */
async function applied(token: string, more: object = {}): Promise<number> {
  documents += 1;
  dataOf(await apply(token, await basicOf(serving, token, { idCard: `D${documents}`, ...more })));
  const [newest] = await anna.get(reviews, { kind: 'basic', state: 'applied' });
  return newest!.reviewId;
}
const newest = async (kind: ReviewKind): Promise<number> =>
  (await anna.get(reviews, { kind, state: 'applied' }))[0]!.reviewId;
async function passed(reviewId: number): Promise<void> {
  await anna.get(takeReview, { reviewId });
  await openEverything(anna, reviewId);
  await anna.get(decideReview, { reviewId, pass: true });
}
const statusOf = async (token: string, kind: string) => {
  const { kinds } = await serving.get(realName, {}, { token });
  return kinds.find((one) => one.kind === kind)!;
};
const detailOf = (token: string) => serving.get(realDetail, {}, { token });

describe('basic verification', () => {
  test('from applied over rejected to passed, with what was typed kept', async () => {
    const account = await Account.byEmail(serving, clock, { email: 'alice@example.com', password: alice.password });
    const { token } = account;
    expect(await detailOf(token)).toMatchObject({ status: { state: 'none' }, fields: null });
    expect(await serving.get(realName, {}, { token })).toMatchObject({ realName: null });

    const fields = (await basicOf(serving, token, {
      realName: ' Jose\u0301  Ángel ',
      idCard: 'k-123 4567',
    })) as BasicFields;
    const answer = dataOf<VerificationStatus>(await apply(token, fields));
    expect(answer).toMatchObject({ kind: 'basic', state: 'applied', decidedAt: null });
    const days = (answer.dueAt! - answer.appliedAt!) / (24 * HOUR);
    expect([3, 4, 5]).toContain(days);
    expect(await serving.get(realName, {}, { token })).toMatchObject({ realName: 'J*** Á****' });
    expect(whyOf(await apply(token, fields)).reason).toBe('verification/already-submitted');

    const reviewId = await newest('basic');
    expect(await anna.get(takeReview, { reviewId })).toMatchObject({ state: 'reviewing', takenBy: 'anna.berg' });
    expect(await statusOf(token, 'basic')).toMatchObject({ state: 'reviewing' });
    expect((await detailOf(token)).fields).toEqual({
      areaCode: 'GB',
      idname: 'passport',
      idCard: '*****567',
      realName: 'J*** Á****',
      expiryDate: '2090-08-14',
    });

    await anna.get(decideReview, { reviewId, pass: false, reason: 'picture-cut', remark: 'The left edge is missing.' });
    const [mail] = await serving.mailTo('alice@example.com');
    expect(mail!.text).toContain('does not show all of the document. The left edge is missing.');
    const rejected = await detailOf(token);
    expect(rejected.status).toMatchObject({
      state: 'rejected',
      reason: 'picture-cut',
      remark: 'The left edge is missing.',
    });
    const kept = { ...fields, realName: 'José Ángel', idCard: 'K1234567' };
    expect(rejected.fields).toEqual(kept);

    // Sent again as it was given back, with the pictures that are there.
    expect(dataOf(await apply(token, rejected.fields!))).toMatchObject({ state: 'applied', reason: null });
    const again = await newest('basic');
    const seen = await anna.get(review, { reviewId: String(again) });
    expect(seen).toMatchObject({ attempt: 2, earlier: [{ reviewId, state: 'rejected', attempt: 1 }] });
    await passed(again);
    expect(await statusOf(token, 'basic')).toMatchObject({ state: 'passed', reason: null });
    expect((await serving.mailTo('alice@example.com'))[0]!.text).toContain('has passed: basic verification');
    const user = await serving.withReads((reads) => reads.identity.userByEmail('alice@example.com'));
    expect(user!.level).toBe('basic');
    expect((await detailOf(token)).fields).not.toHaveProperty('idCardFront');
    expect(whyOf(await apply(token, rejected.fields!)).reason).toBe('verification/already-passed');
  });

  test('is refused in the order of the contract, at the field', async () => {
    const { token } = await person();
    const other = await person();
    const good = await basicOf(serving, token, { idCard: 'ORDER1234', idname: 'id-card' });
    const foreign = await uploaded(serving, other.token);
    const wrong: Record<string, unknown> = {
      ...good,
      areaCode: 'XX',
      realName: '<b>Alice</b>',
      birthDate: '2020-01-01',
      expiryDate: '2020-01-01',
      idCardFront: foreign,
    };
    for (const [field, value, reason] of [
      ['areaCode', 'GB', 'field-malformed'],
      ['realName', 'Alice', 'field-malformed'],
      ['birthDate', '1990-01-01', 'birth-too-young'],
      ['expiryDate', '2090-01-01', 'document-expired'],
      ['idCardBack', await uploaded(serving, token), 'image-missing'],
      ['idCardFront', await uploaded(serving, token, 'business'), 'image-unknown'],
      ['idCardFront', 'f'.repeat(32), 'image-unknown'],
      ['idCardFront', '../../../etc/passwd', 'image-unknown'],
      ['idCardFront', await uploaded(serving, token), 'image-unknown'],
    ] as const) {
      expect(whyOf(await apply(token, wrong))).toMatchObject({ reason: `verification/${reason}`, field });
      wrong[field] = value;
    }
    expect(reasonOf(await apply(token, wrong))).toBeUndefined();
    for (const realNameOf200 of ['x'.repeat(201), '']) {
      expect(whyOf(await apply(other.token, { ...good, realName: realNameOf200 }))).toMatchObject({
        reason: 'edge/bad-request',
        field: 'realName',
      });
    }
  });

  test('one document is one account’s, however it is written and whoever is quicker', async () => {
    const [one, two, three] = [await person(), await person(), await person()];
    const fields = await Promise.all([one, two, three].map(({ token }) => basicOf(serving, token)));
    const written = ['RACE 77', 'race-77', 'Ｒace.77'];
    const answers = await Promise.all(
      [one, two, three].map(({ token }, at) => apply(token, { ...fields[at], idCard: written[at] })),
    );
    const reasons = answers.map(reasonOf);
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'verification/document-taken')).toHaveLength(2);
    // Another country's document of the same number is another one.
    const loser = reasons[0] === undefined ? 1 : 0;
    const token = [one, two][loser]!.token;
    expect(reasonOf(await apply(token, { ...fields[loser], idCard: 'RACE77', areaCode: 'FR' }))).toBeUndefined();
    // After a rejection the document is free again, and the reviewer is told.
    const [waiting] = (await anna.get(reviews, { kind: 'basic', state: 'applied' })).filter(
      ({ userId }) => userId === [one, two, three][reasons.indexOf(undefined)]!.id,
    );
    await anna.get(takeReview, { reviewId: waiting!.reviewId });
    await anna.get(decideReview, { reviewId: waiting!.reviewId, pass: false, reason: 'face-differs' });
    const last = reasons[2] === undefined ? [one, two][1 - loser]! : three;
    const lastFields = await basicOf(serving, last.token, { idCard: 'RACE77' });
    expect(reasonOf(await apply(last.token, lastFields))).toBeUndefined();
    const seen = await anna.get(review, { reviewId: String(await newest('basic')) });
    expect(seen.checks).toContainEqual({ check: 'document-elsewhere', passed: false });
    expect(seen.checks).toContainEqual({ check: 'age', passed: true });
  });

  test('two applications of one user at once are one', async () => {
    const { token } = await person();
    const fields = await basicOf(serving, token, { idCard: 'TWICE123' });
    const reasons = (await Promise.all([1, 2, 3].map(() => apply(token, fields)))).map(reasonOf);
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'verification/already-submitted')).toHaveLength(2);
  });

  test('nothing of it can be read in the database', async () => {
    const { token, id } = await person();
    await applied(token, { realName: 'Unreadable Person' });
    const [row] = await serving.withReads((reads) => reads.verification.reviewsOf(id));
    expect(Buffer.from(row!.sealed).includes('Unreadable')).toBe(false);
    expect(JSON.stringify(row)).not.toContain('Unreadable');
  });
});

describe('levels', () => {
  test('come one after the other', async () => {
    const { token, id } = await person();
    const advanced = await advancedOf(serving, token);
    const notary = await notaryOf(serving, token);
    const askAdvanced = (fields: object) => serving.ask(applyAdvanced, fields, { token });
    const askNotary = (fields: object) => serving.ask(applyNotary, fields, { token });
    expect(whyOf(await askAdvanced(advanced))).toMatchObject({
      reason: 'verification/level-before-missing',
      params: { level: 'basic' },
    });
    await passed(await applied(token));
    expect(whyOf(await askNotary(notary))).toMatchObject({
      reason: 'verification/level-before-missing',
      params: { level: 'advanced' },
    });

    for (const [field, value, reason] of [
      ['homeAddress', 'a\u202eb', 'field-malformed'],
      ['relativePhone', 'call me', 'field-malformed'],
      ['selfie', '', 'image-missing'],
      ['selfie', 'f'.repeat(32), 'image-unknown'],
    ]) {
      const wrong = await askAdvanced({ ...advanced, [field!]: value });
      expect(whyOf(wrong)).toMatchObject({ reason: `verification/${reason}`, field });
    }
    expect(dataOf(await askAdvanced(advanced))).toMatchObject({ kind: 'advanced', state: 'applied' });
    expect(reasonOf(await askAdvanced(advanced))).toBe('verification/already-submitted');
    await passed(await newest('advanced'));
    expect(reasonOf(await askAdvanced(advanced))).toBe('verification/already-passed');

    for (const [field, value, reason] of [
      ['notaryName', '7', 'field-malformed'],
      ['deed', '', 'image-missing'],
      ['deed', 'f'.repeat(32), 'image-unknown'],
    ]) {
      const wrong = await askNotary({ ...notary, [field!]: value });
      expect(whyOf(wrong)).toMatchObject({ reason: `verification/${reason}`, field });
    }
    const sent = dataOf<VerificationStatus>(await askNotary(notary));
    expect((sent.dueAt! - sent.appliedAt!) / (24 * HOUR)).toBeGreaterThanOrEqual(40);
    expect(reasonOf(await askNotary(notary))).toBe('verification/already-submitted');
    await passed(await newest('notary'));
    expect(reasonOf(await askNotary(notary))).toBe('verification/already-passed');
    expect((await serving.withReads((reads) => reads.identity.userById(id)))!.level).toBe('notary');

    const high = await serving.get(highDetail, {}, { token });
    expect(high).toMatchObject({
      status: { state: 'passed' },
      fields: {
        homeAddress: '1 ********',
        relativeName: 'L***** L******',
        relativePhone: '********000',
        relation: 'sibling',
      },
      notary: { status: { state: 'passed' }, fields: { notaryName: 'Ada Byron' } },
    });
  });
});

describe('the console’s reviews', () => {
  const ask = (who: Console, call: Call<never, unknown>, request: object) => who.ask(call, request);

  test('are masked until somebody who has taken one says why, and every look is written down first', async () => {
    const { token, id } = await person();
    const reviewId = await applied(token, { realName: 'Secret Person', idCard: 'SEE12345' });
    const seen = await anna.get(review, { reviewId: String(reviewId) });
    expect(JSON.stringify(seen)).not.toContain('Secret');
    expect(seen.fields).toContainEqual({ name: 'realName', value: 'S***** P*****', masked: true });
    expect(seen.fields).toContainEqual({ name: 'areaCode', value: 'GB', masked: false });
    expect(seen.pictures).toEqual(['idCardFront', 'handHeldIdCard']);

    const show = (who: Console, name: string, reason = 'the name is hard to read') =>
      who.ask(revealReview, { reviewId, name, reason });
    expect(reasonOf(await show(anna, 'realName', '  '))).toBe('staff/reason-missing');
    expect(reasonOf(await anna.ask(revealReview, { reviewId: 999_999, name: 'realName', reason: 'x' }))).toBe(
      'staff/review-unknown',
    );
    expect(whyOf(await show(anna, 'realName'))).toMatchObject({ reason: 'staff/review-taken', params: { name: '–' } });
    await anna.get(takeReview, { reviewId });
    expect(whyOf(await show(otto, 'realName'))).toMatchObject({
      reason: 'staff/review-taken',
      params: { name: 'anna.berg' },
    });
    for (const name of ['idCardBack', 'password', 'constructor', '__proto__']) {
      expect(reasonOf(await show(anna, name))).toBe('staff/not-there');
    }
    expect(dataOf(await show(anna, 'realName'))).toEqual({ value: 'Secret Person', url: null });
    const rows = await admin.get(audit, {
      act: 'reveal',
      subject: `user ${id}`,
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      by: 'anna.berg',
      details: { review: String(reviewId), field: 'realName', reason: 'the name is hard to read' },
    });

    // The picture: for her eyes, with her name on it.
    const { url, value } = dataOf<{ url: string; value: null }>(await show(anna, 'idCardFront'));
    expect(value).toBeNull();
    const look = (cookie?: string) => fetch(serving.url + url, { headers: cookie ? { cookie } : {} });
    for (const cookie of [undefined, otto.cookie, `${anna.cookie}x`]) expect((await look(cookie)).status).toBe(404);
    const own = await look(anna.cookie);
    expect(own.status).toBe(200);
    const plain = await sharp(Buffer.from(await own.arrayBuffer())).stats();
    expect(plain.channels[2]!.stdev).toBeGreaterThan(0);
    expect(decodeURIComponent(url)).toContain('mark=anna.berg');
    // What the page of the user shows is the same.
    expect(await anna.get(reveal, { userId: id, field: 'document-number', reason: 'x' })).toEqual({
      value: 'SEE12345',
    });
    expect(reasonOf(await anna.ask(reveal, { userId: id, field: 'address', reason: 'x' }))).toBe('staff/not-there');
  });

  test('are limited: so many looks an hour, of one person', async () => {
    const { token } = await person();
    const reviewId = await applied(token);
    await rita.get(takeReview, { reviewId });
    const looks = Array.from({ length: REVEALS_PER_HOUR + 3 }, () =>
      rita.ask(revealReview, { reviewId, name: 'realName', reason: 'x' }),
    );
    const reasons = (await Promise.all(looks)).map(reasonOf);
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(REVEALS_PER_HOUR);
    expect(reasons.filter((reason) => reason === 'staff/reveal-too-many')).toHaveLength(3);
    expect(reasonOf(await rita.ask(revealReview, { reviewId, name: 'nothing', reason: 'x' }))).toBe(
      'staff/reveal-too-many',
    );
  });

  test('are taken by one, decided by whoever took it, once, and a rejection says why', async () => {
    const { token, id } = await person();
    const reviewId = await applied(token);
    const proposal = { reviewId, pass: true };
    expect(reasonOf(await ask(anna, decideReview, { ...proposal, reviewId: 999_999 }))).toBe('staff/review-unknown');
    expect(reasonOf(await ask(anna, takeReview, { reviewId: 999_999 }))).toBe('staff/review-unknown');
    expect(reasonOf(await ask(anna, review, { reviewId: '999999' }))).toBe('staff/review-unknown');
    // Nobody has taken it.
    expect(reasonOf(await ask(anna, decideReview, proposal))).toBe('staff/review-taken');
    const takes = await Promise.all([anna, otto, anna, otto].map((who) => ask(who, takeReview, { reviewId })));
    const taker = reasonOf(takes[0]!) === undefined ? anna : otto;
    const other = taker === anna ? otto : anna;
    expect(takes.filter((one) => reasonOf(one) === undefined)).toHaveLength(2);
    expect(takes.map(reasonOf).filter((reason) => reason === 'staff/review-taken')).toHaveLength(2);
    expect(reasonOf(await ask(other, decideReview, proposal))).toBe('staff/review-taken');
    expect(reasonOf(await ask(taker, decideReview, { reviewId, pass: false }))).toBe('staff/reason-missing');
    await openEverything(taker, reviewId);
    const decisions = await Promise.all([1, 2, 3].map(() => ask(taker, decideReview, proposal)));
    expect(decisions.map(reasonOf).filter((reason) => reason === undefined)).toHaveLength(1);
    expect(decisions.map(reasonOf).filter((reason) => reason === 'staff/review-decided')).toHaveLength(2);
    expect(reasonOf(await ask(taker, takeReview, { reviewId }))).toBe('staff/review-decided');
    expect((await serving.withReads((reads) => reads.identity.userById(id)))!.level).toBe('basic');
    const detail = await anna.get(review, { reviewId: String(reviewId) });
    expect(detail.decision).toMatchObject({ by: taker.member.username, reason: null });
    const [logged] = await admin.get(audit, { act: 'decide-review', subject: `review ${reviewId}` });
    expect(logged).toMatchObject({ by: taker.member.username, details: { pass: 'yes', user: String(id) } });
  });

  test('pass when every picture and every masked field was opened, and not before', async () => {
    const { token } = await person();
    const reviewId = await applied(token);
    const all = ['birthDate', 'handHeldIdCard', 'idCard', 'idCardFront', 'realName'];
    const left = async (who = anna) => [...(await who.get(review, { reviewId: String(reviewId) })).unopened].sort();
    expect(await left()).toEqual(all);
    await anna.get(takeReview, { reviewId });
    for (const [at, name] of all.entries()) {
      const refused = whyOf(await ask(anna, decideReview, { reviewId, pass: true }));
      expect(refused.reason).toBe('staff/review-unopened');
      expect((refused.params as { missing: string }).missing.split(', ').sort()).toEqual(all.slice(at));
      await anna.get(revealReview, { reviewId, name, reason: 'to compare' });
      expect(await left()).toEqual(all.slice(at + 1));
    }
    expect(await left(otto)).toEqual(all);
    await anna.get(decideReview, { reviewId, pass: true });
    expect(await left()).toEqual([]);
  });

  test('of one’s own name are decided by somebody else', async () => {
    const { token } = await serving.register(bob);
    const reviewId = await applied(token);
    await both.get(takeReview, { reviewId });
    expect(reasonOf(await ask(both, decideReview, { reviewId, pass: true }))).toBe('staff/own-case');
  });

  test('are listed by urgency while they wait, by number afterwards, page by page', async () => {
    const waiting = await anna.get(reviews);
    expect(waiting.length).toBeGreaterThan(3);
    expect(waiting.every(({ state }) => state === 'applied' || state === 'reviewing')).toBe(true);
    const keys = waiting.map(({ dueAt, reviewId }) => [dueAt, reviewId] as const);
    expect(keys).toEqual([...keys].sort(([a, one], [b, two]) => a - b || one - two));
    const rest = await anna.get(reviews, { before: String(waiting[1]!.reviewId) });
    expect(rest).toEqual(waiting.slice(2));
    const over = await anna.get(reviews, { state: 'passed' });
    expect(over.map(({ reviewId }) => reviewId)).toEqual(over.map(({ reviewId }) => reviewId).sort((a, b) => b - a));
    const page = await anna.get(reviews, { state: 'passed', before: String(over[0]!.reviewId) });
    expect(page).toEqual(over.slice(1));
    expect(await anna.get(reviews, { kind: 'notary' })).toEqual([]);
  });

  test('are for those who may: others are shown nothing', async () => {
    for (const [call, request] of [
      [reviews, {}],
      [review, { reviewId: '1' }],
      [takeReview, { reviewId: 1 }],
      [revealReview, { reviewId: 1, name: 'realName', reason: 'x' }],
      [decideReview, { reviewId: 1, pass: true }],
    ] as const) {
      expect(reasonOf(await support.ask(call, request))).toBe('edge/forbidden');
    }
  });

  test('that were left for hours can be taken by another', async () => {
    const { token } = await serving.register(mallory);
    const reviewId = await applied(token);
    await anna.get(takeReview, { reviewId });
    await openEverything(anna, reviewId);
    clock.forward(7 * HOUR);
    const early = await reviewerAgain(otto);
    expect(whyOf(await early.ask(takeReview, { reviewId }))).toMatchObject({
      reason: 'staff/review-taken',
      params: { name: 'anna.berg' },
    });
    clock.forward(HOUR + 60_000);
    const later = await reviewerAgain(early);
    expect(await later.get(takeReview, { reviewId })).toMatchObject({ takenBy: 'otto.klein', state: 'reviewing' });
    const returned = await reviewerAgain(anna);
    expect(reasonOf(await returned.ask(decideReview, { reviewId, pass: true }))).toBe('staff/review-taken');
    // What anna opened is not what otto opened.
    expect(whyOf(await later.ask(decideReview, { reviewId, pass: true }))).toMatchObject({
      reason: 'staff/review-unopened',
    });
    await openEverything(later, reviewId);
    await later.get(decideReview, { reviewId, pass: true });
    expect(await statusOf(token, 'basic')).toMatchObject({ state: 'passed' });
  });

  /** Sessions end while nobody is there; the authenticator goes with the clock. */
  const reviewerAgain = (who: Console) => who.again(Math.round((clock.now() - Date.now()) / 30_000));
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...verificationReasons]));
});
