import { hash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@quay/contract';
import {
  type Ad,
  addEvidence,
  appeal,
  type C2cOrder,
  type C2cParty,
  type ChatByPeer,
  chatByPeer,
  pay,
  type TimelineExport,
  timeline,
  timelineKey,
  withdrawAppeal,
  writeMessage,
} from '@quay/contract/c2c';
import { type Member, memberInfo } from '@quay/contract/identity';
import {
  type AppealRow,
  appeals,
  askEvidence,
  type Dashboard,
  dashboard,
  REVEALS_PER_HOUR,
  revealAccount,
  ruleAppeal,
  type StaffAppeal,
  staffAppeal,
  takeAppeal,
} from '@quay/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../../tools/verify-timeline.mjs';
import { CONSOLE_COOKIE } from '../src/edge/who.ts';
import { Clock, HOUR, MINUTE } from './account.ts';
import { uploaded } from './applicant.ts';
import { accountBy, fromConsole } from './console.ts';
import { appealReasons } from './reached/c2c-people.ts';
import { type Answer, dataOf, reasonOf, Serving } from './serving.ts';
import { timePasses } from './time-passes.ts';
import { Trader } from './trader.ts';

let serving: Serving;
const clock = new Clock();
/** Of customer service. */
let sue: Handler;
/** Of risk. */
let rick: Handler;
/** A merchant, who is paid. */
let alice: Trader;
/** Pays. */
let bob: Trader;
let mallory: Trader;
let ad: Ad;
const ORDER = 100;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  alice = await Trader.merchant(serving, clock, 'Alice Liddell');
  bob = await Trader.verified(serving, clock, 'Bob Miller');
  mallory = await Trader.verified(serving, clock, 'Mallory Black');
  // Who is new may not trade much. A session that nobody uses for a week ends.
  for (const days of [4, 4]) {
    clock.forward(days * 24 * HOUR);
    for (const who of [alice, bob, mallory]) await who.get(memberInfo as Call<never, Member>);
  }
  sue = await Handler.of('sue.hall', 'Support');
  rick = await Handler.of('rick.wall', 'Risk');
  const { methodId } = await alice.method();
  ad = await alice.ad({ methodIds: [methodId], quantity: '20000', max: '100000' });
});
afterAll(() => serving.end());

/** A member of staff; how people really come to a session is tested elsewhere. */
class Handler {
  readonly id: number;
  headers: Record<string, string> = {};

  private constructor(id: number) {
    this.id = id;
  }

  static async of(username: string, role: string): Promise<Handler> {
    const id = await serving.withReads(async ({ staff }) => {
      const { id: roleId } = (await staff.roleByName(role))!;
      const member = await staff.addMember({ username, name: username, roleId, passwordHash: 'none' }, 0);
      if (member === 'taken') throw new Error(`${username} is there already`);
      return member.id;
    });
    const handler = new Handler(id);
    await handler.enter();
    return handler;
  }

  /** A new session: one that nobody uses ends soon. */
  async enter(): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const tokenHash = hash('sha256', token, 'buffer');
    await serving.withReads(({ staff }) =>
      staff.addStaffSession({ tokenHash, staffId: this.id, address: '127.0.0.1', at: clock.now() }),
    );
    this.headers = { ...fromConsole, cookie: `${CONSOLE_COOKIE}=${token}` };
  }

  ask(call: Call<never, unknown>, request: object = {}): Promise<Answer> {
    return serving.ask(call, request, { headers: this.headers });
  }

  async get<Response>(call: Call<never, Response>, request: object = {}): Promise<Response> {
    return dataOf<Response>(await this.ask(call, request));
  }
}

const picture = (who: Trader) => uploaded(serving, who.account.token, 'evidence');
/** One after the other: an address may not send many at once. */
async function pictures(who: Trader, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push(await picture(who));
  return ids;
}
async function appealOf(who: Trader, { orderId }: { readonly orderId: number }, more: object = {}) {
  const contact = { contactName: who.name, contactPhone: '+44 7700 900123' };
  const said = { reason: 'paid-not-released', description: 'I paid an hour ago.', ...contact };
  return { orderId, ...said, files: [await picture(who)], ...more };
}
const appealed = async (who: Trader, order: { readonly orderId: number }, more: object = {}): Promise<C2cOrder> =>
  who.get(appeal as Call<never, C2cOrder>, await appealOf(who, order, more));
const why = async (who: Trader, order: { readonly orderId: number }, more: object = {}) =>
  who.reason(appeal, await appealOf(who, order, more));

/** An order that is paid and not released. */
async function paidOrder(more: object = {}): Promise<C2cOrder> {
  const order = await bob.buys(ad, more);
  return bob.pays(order);
}
const listed = (by: Handler, queue: string) => by.get(appeals as Call<never, AppealRow[]>, { queue });
const detail = (by: Handler, { orderId }: { readonly orderId: number }) =>
  by.get(staffAppeal as Call<never, StaffAppeal>, { orderId });
const staffReason = async (by: Handler, call: Call<never, unknown>, request: object) =>
  reasonOf(await by.ask(call, request));
const take = (by: Handler, { orderId }: { readonly orderId: number }) => staffReason(by, takeAppeal, { orderId });
const ruling = (order: { readonly orderId: number }, winner: C2cParty, more: object = {}) => ({
  orderId: order.orderId,
  for: winner,
  reason: 'The bank statement shows it.',
  ...more,
});
const rule = (by: Handler, order: { readonly orderId: number }, winner: C2cParty, more: object = {}) =>
  by.get(ruleAppeal as Call<never, { done: boolean }>, ruling(order, winner, more));
const ruleReason = (by: Handler, order: { readonly orderId: number }, winner: C2cParty, more: object = {}) =>
  staffReason(by, ruleAppeal, ruling(order, winner, more));

/** Asks again until it is so; the rows are a moment behind whoever does not say what they have seen. */
async function until<Value>(ask: () => Promise<Value>, isSo: (value: Value) => boolean, what: string): Promise<Value> {
  for (const end = Date.now() + 15_000; ; await sleep(50)) {
    const value = await ask();
    if (isSo(value)) return value;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
  }
}
const inState = (who: Trader, { orderId }: { readonly orderId: number }, state: string) =>
  until(
    () => who.order(orderId),
    (order) => order.state === state,
    `order ${orderId} is ${state}`,
  );
const money = (text: string) => Number(text);

describe('an appeal', () => {
  let order: C2cOrder;

  test('is of an order that is paid, by one of its two, with everything that staff need', async () => {
    const unpaid = await bob.buys(ad);
    expect(await why(bob, unpaid)).toBe('c2c/appeal-unpaid');
    order = await bob.pays(unpaid);
    expect(await why(mallory, order)).toBe('c2c/order-unknown');
    for (const field of ['description', 'contactName', 'contactPhone']) {
      const answer = await bob.ask(appeal, await appealOf(bob, order, { [field]: ' \u200b' }));
      expect(answer.envelope.data).toMatchObject({ reason: 'c2c/appeal-incomplete', params: { field }, field });
    }
    expect(await why(bob, order, { files: [] })).toBe('c2c/appeal-incomplete');
    expect(await why(bob, order, { files: [await picture(alice)] })).toBe('c2c/picture-unknown');
    const many = await pictures(bob, 6);
    expect(await why(bob, order, { files: many })).toBe('c2c/appeal-files');
    expect(await bob.reason(addEvidence, { orderId: order.orderId, text: 'early', files: [] })).toBe('c2c/appeal-none');
    expect(await bob.reason(withdrawAppeal, { orderId: order.orderId })).toBe('c2c/appeal-none');
    expect((await bob.order(order.orderId)).state).toBe('paid');
  });

  test('stops the clock, and both see who says what, and by when it is decided', async () => {
    const before = await bob.has();
    const at = clock.now();
    const bobs = await appealed(bob, order);
    expect(bobs).toMatchObject({ state: 'appealed', status: 4, escalatesAt: null });
    expect(bobs.appeal).toMatchObject({
      by: 'payer',
      reason: 'paid-not-released',
      description: 'I paid an hour ago.',
      handledBy: null,
      missing: [],
      withdrawalBy: null,
      ruling: null,
    });
    expect(bobs.appeal!.dueAt - at).toBeGreaterThan(23.9 * HOUR);
    expect(await why(alice, order)).toBe('c2c/appeal-already');
    const alices = (await inState(alice, order, 'appealed')).appeal!;
    expect(alices.evidence).toMatchObject([{ by: 'payer', text: '' }]);
    const file = await fetch(serving.url + alices.evidence[0]!.files[0]);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(await bob.has()).toEqual(before);
    // What was given is on the timeline, by its digest.
    const event = bobs.timeline.find((one) => one.event === 'appealed')!;
    expect(JSON.parse(event.detail)).toMatchObject({
      reason: 'paid-not-released',
      description: expect.stringMatching(/^[0-9a-f]{64}$/),
      files: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    });
  });

  test('takes more evidence of both, five pictures a side', async () => {
    const add = (who: Trader, more: object) =>
      who.ask(addEvidence, { orderId: order.orderId, text: '', files: [], ...more });
    expect(reasonOf(await add(alice, {}))).toBe('c2c/appeal-incomplete');
    expect(reasonOf(await add(mallory, { text: 'me too' }))).toBe('c2c/order-unknown');
    const four = await pictures(bob, 4);
    expect(reasonOf(await add(bob, { files: four }))).toBeUndefined();
    expect(reasonOf(await add(bob, { files: [await picture(bob)] }))).toBe('c2c/appeal-files');
    const pairs = [await pictures(alice, 2), await pictures(alice, 2), await pictures(alice, 2)];
    const both = await Promise.all(pairs.map((files) => add(alice, { files })));
    expect(both.map(reasonOf).toSorted()).toEqual(['c2c/appeal-files', undefined, undefined]);
    const answer = await add(alice, { text: 'Nothing came.' });
    const { evidence } = (answer.envelope.data as C2cOrder).appeal!;
    expect(evidence.map(({ by }) => by)).toEqual(['payer', 'payer', 'seller', 'seller', 'seller']);
    expect(evidence.at(-1)!.text).toBe('Nothing came.');
  });

  test('waits at the desk until one takes it, whom both then know', async () => {
    await bob.get(writeMessage, { orderId: order.orderId, text: 'I did pay', clientId: 'a1' });
    const { queues } = await sue.get(dashboard as Call<never, Dashboard>);
    expect(queues.find(({ queue }) => queue === 'appeals')).toMatchObject({ waiting: 1, overdue: 0 });
    expect(await listed(sue, 'waiting')).toMatchObject([
      { orderId: order.orderId, by: 'payer', value: '100', needsTwo: false, takenBy: null, proposed: null },
    ]);
    expect(await staffReason(sue, staffAppeal, { orderId: '999999' })).toBe('staff/appeal-unknown');
    expect(await ruleReason(sue, order, 'payer')).toBe('staff/appeal-taken');
    expect(await staffReason(sue, revealAccount, { orderId: order.orderId, reason: 'to compare' })).toBe(
      'staff/appeal-taken',
    );
    expect(await take(sue, order)).toBeUndefined();
    expect(await take(sue, order)).toBeUndefined();
    const taken = await rick.ask(takeAppeal, { orderId: order.orderId });
    expect(taken.envelope.data).toMatchObject({ reason: 'staff/appeal-taken', params: { name: 'sue.hall' } });
    expect(await listed(sue, 'mine')).toMatchObject([{ orderId: order.orderId, takenBy: 'sue.hall' }]);
    const seen = await until(
      () => bob.order(order.orderId),
      ({ timeline: events }) => events.some(({ event }) => event === 'appeal-taken'),
      'the hand-over',
    );
    expect(seen.appeal!.handledBy).toBe('sue.hall');
    expect(seen.timeline.filter(({ event }) => event === 'appeal-taken')).toHaveLength(1);
  });

  test('shows staff both sides beside each other; the account only for a reason that is kept', async () => {
    const found = await detail(sue, order);
    expect(found).toMatchObject({
      own: true,
      seconding: false,
      kind: 'alipay',
      description: 'I paid an hour ago.',
      payerSide: {
        userId: bob.id,
        merchant: false,
        deposit: '0',
        appealsLost: 0,
        contact: 'Bob Miller, +44 7700 900123',
      },
      sellerSide: { userId: alice.id, merchant: true, deposit: '15000', appealsLost: 0, contact: null },
      compensationMax: '0',
      ruling: null,
    });
    expect(found.payerSide.evidence.flatMap(({ files }) => files)).toHaveLength(5);
    expect(found.messages.map(({ text }) => text)).toContain('I did pay');
    expect(found.timeline.at(-1)!.hash).toBe(found.head);
    expect(JSON.stringify(found)).not.toContain(alice.email);
    const mine = found.payerSide.evidence[0]!.files[0]!;
    expect((await serving.fetch(mine, { headers: sue.headers })).status).toBe(200);
    expect((await serving.fetch(mine)).status).toBe(404);

    expect(await staffReason(sue, revealAccount, { orderId: order.orderId, reason: ' ' })).toBe('staff/reason-missing');
    const shown = await sue.get(revealAccount, { orderId: order.orderId, reason: 'to compare with the statement' });
    expect(shown).toEqual({ account: alice.email, realName: 'Alice Liddell', payerName: 'Bob Miller' });
    const [kept] = await serving.withReads(({ staff }) => staff.audit({ act: 'reveal', size: 1 }));
    expect(kept).toMatchObject({ by: 'sue.hall', subject: `order ${order.orderId}` });
    expect(kept!.details).toContain('to compare with the statement');
  });

  test('names what is missing until its side has brought it', async () => {
    const { orderId } = order;
    const item = 'Bank statement of today';
    expect(await staffReason(rick, askEvidence, { orderId, from: 'seller', item })).toBe('staff/appeal-taken');
    expect(await staffReason(sue, askEvidence, { orderId, from: 'seller', item: '' })).toBe('staff/reason-missing');
    await sue.get(askEvidence, { orderId, from: 'seller', item });
    expect((await alice.order(orderId)).appeal!.missing).toEqual([`seller: ${item}`]);
    await until(
      () => alice.order(orderId),
      ({ waitsForMe }) => waitsForMe,
      'it waits for the seller',
    );
    await bob.get(addEvidence, { orderId, text: 'Here is mine.', files: [] });
    expect((await detail(sue, order)).missing).toEqual([`seller: ${item}`]);
    await alice.get(addEvidence, { orderId, text: 'My statement has no such line.', files: [] });
    expect((await bob.order(orderId)).appeal!.missing).toEqual([]);
  });

  test('is ruled for the payer: the coins are the payer’s in the same commit', async () => {
    const [bobs, alices] = [await bob.has(), await alice.has()];
    expect(await ruleReason(sue, order, 'payer', { reason: '' })).toBe('staff/reason-missing');
    expect(await ruleReason(sue, order, 'payer', { compensation: '1' })).toBe('staff/compensation-malformed');
    expect(await rule(sue, order, 'payer')).toEqual({ done: true });
    const ruled = await inState(bob, order, 'completed');
    expect(ruled).toMatchObject({
      ended: 'ruled-payer',
      appeal: { ruling: { for: 'payer', reason: 'The bank statement shows it.', compensation: '0' } },
    });
    expect(money((await bob.has()).spot) - money(bobs.spot)).toBe(ORDER);
    expect(money(alices.escrow) - money((await alice.has()).escrow)).toBe(ORDER);
    expect(await ruleReason(sue, order, 'seller')).toBe('staff/appeal-decided');
    expect(await take(rick, order)).toBe('staff/appeal-decided');
    const over = await listed(rick, 'over');
    expect(over[0]).toMatchObject({ orderId: order.orderId, state: 'completed' });
    expect((await detail(rick, order)).ruling).toMatchObject({ for: 'payer', by: ['sue.hall'] });
    const [kept] = await serving.withReads(({ staff }) => staff.audit({ act: 'rule-appeal', size: 1 }));
    expect(JSON.parse(kept!.details)).toMatchObject({ before: 'appealed', after: 'ruled for payer' });
    expect(await why(bob, order)).toBe('c2c/order-over');
  });

  test('leaves both with the same file, which anybody can check', async () => {
    const exported = (who: Trader) => who.get(timeline as Call<never, TimelineExport>, { orderId: order.orderId });
    const [bobs, alices] = [await exported(bob), await exported(alice)];
    expect(bobs).toEqual(alices);
    const { publicKey } = await serving.get(timelineKey as Call<never, { publicKey: string }>);
    expect(verify(JSON.stringify(bobs), publicKey).wrong).toBeUndefined();
  });
});

test('an appeal ruled for the seller gives the coins back', async () => {
  const order = await paidOrder();
  await appealed(alice, order, { reason: 'not-paid' });
  expect(await take(rick, order)).toBeUndefined();
  const [bobs, alices] = [await bob.has(), await alice.has()];
  expect(await rule(rick, order, 'seller')).toEqual({ done: true });
  const ruled = await inState(alice, order, 'cancelled');
  expect(ruled).toMatchObject({ ended: 'ruled-seller', appeal: { by: 'seller', ruling: { for: 'seller' } } });
  expect((await bob.has()).spot).toBe(bobs.spot);
  // The ad is on the shelf: they are on offer again.
  expect(await alice.has()).toEqual(alices);
  expect((await detail(rick, order)).payerSide.appealsLost).toBe(1);
});

test('an appeal withdrawn by both waits for its release again', async () => {
  const order = await paidOrder();
  await appealed(bob, order);
  const { orderId } = order;
  const offered = await bob.get(withdrawAppeal as Call<never, C2cOrder>, { orderId });
  expect(offered).toMatchObject({ state: 'appealed', appeal: { withdrawalBy: 'payer' } });
  const agreed = await alice.get(withdrawAppeal as Call<never, C2cOrder>, { orderId });
  expect(agreed).toMatchObject({ state: 'paid', appeal: null });
  expect(agreed.escalatesAt).not.toBeNull();
  expect(await take(sue, order)).toBe('staff/appeal-decided');
  expect((await alice.releases(order)).state).toBe('completed');
});

describe('above 5,000 USDT', () => {
  test('two accounts of one person rule as one, also side by side', async () => {
    const order = await paidOrder({ money: '43200' });
    await appealed(bob, order);
    await take(sue, order);
    const request = { orderId: order.orderId, for: 'payer', reason: 'It shows it.' };
    const sues = await accountBy(serving, sue.id, 'Support', clock.now());
    const first = await Promise.all([sue.ask(ruleAppeal, request), serving.ask(ruleAppeal, request, sues)]);
    expect(first.map(reasonOf)).toContain(undefined);
    expect(reasonOf(await serving.ask(ruleAppeal, request, sues))).toBe('staff/same-person');
    expect(await detail(rick, order)).toMatchObject({ state: 'appealed', ruling: null });
    expect(await rule(rick, order, 'payer')).toEqual({ done: true });
  });

  test('two have to rule the same, and who stands in between is not one of them', async () => {
    const order = await paidOrder({ money: '43200' });
    await appealed(bob, order);
    await take(sue, order);
    expect(await rule(sue, order, 'payer')).toEqual({ done: false });
    expect(await ruleReason(sue, order, 'payer')).toBe('staff/second-person-needed');
    expect(await detail(sue, order)).toMatchObject({ state: 'appealed', seconding: true });
    expect(await listed(rick, 'second')).toMatchObject([
      { orderId: order.orderId, needsTwo: true, proposed: { for: 'payer', by: 'sue.hall' } },
    ]);
    expect((await detail(rick, order)).proposed).toMatchObject({ reason: 'The bank statement shows it.' });
    // Who is to agree may look at what it is about.
    expect(await rick.get(revealAccount, { orderId: order.orderId, reason: 'to second' })).toMatchObject({
      realName: 'Alice Liddell',
    });
    expect(await rule(rick, order, 'seller', { reason: 'It shows nothing.' })).toEqual({ done: false });
    expect(await rule(sue, order, 'seller', { reason: 'So it does.' })).toEqual({ done: true });
    const ruled = await inState(bob, order, 'cancelled');
    expect(ruled.appeal!.ruling).toMatchObject({ for: 'seller', reason: 'So it does.' });
    expect((await detail(sue, order)).ruling!.by).toEqual(['rick.wall', 'sue.hall']);
  });

  test('a member of staff does not rule an own case', async () => {
    const order = await paidOrder();
    await appealed(bob, order);
    const { username } = await bob.get(memberInfo as Call<never, Member>);
    const self = await Handler.of(username, 'Support');
    expect(await take(self, order)).toBeUndefined();
    expect(await ruleReason(self, order, 'payer')).toBe('staff/own-case');
    // Somebody else takes over from who does nothing for hours.
    expect(await take(sue, order)).toBe('staff/appeal-taken');
    clock.forward(5 * HOUR);
    for (const one of [sue, rick]) await one.enter();
    expect(await take(sue, order)).toBeUndefined();
    const taken = await until(
      () => bob.order(order.orderId),
      ({ timeline: events }) => events.filter(({ event }) => event === 'appeal-taken').length === 2,
      'both hand-overs',
    );
    expect(taken.appeal!.handledBy).toBe('sue.hall');
    expect(await rule(sue, order, 'payer')).toEqual({ done: true });
  });
});

test('a member of staff looks at so many accounts an hour', async () => {
  const order = await paidOrder();
  await appealed(bob, order);
  await take(rick, order);
  const request = { orderId: order.orderId, reason: 'again' };
  let reason: string | undefined;
  for (let n = 0; n <= REVEALS_PER_HOUR && reason === undefined; n++) {
    reason = await staffReason(rick, revealAccount, request);
  }
  expect(reason).toBe('staff/reveal-too-many');
});

describe('an order that timed out though it was paid', () => {
  let older: C2cOrder;

  test('can be appealed against the advertiser’s deposit, by the payer alone', async () => {
    const order = await bob.buys(ad);
    older = await bob.buys(ad);
    await timePasses(serving, 31 * MINUTE);
    await inState(bob, order, 'timed-out');
    await inState(bob, older, 'timed-out');
    expect(await bob.reason(pay, { orderId: order.orderId })).toBe('c2c/payment-late');
    expect(await why(alice, order)).toBe('c2c/order-over');
    const disputed = await appealed(bob, order, { reason: 'paid-after-timeout' });
    expect(disputed).toMatchObject({ state: 'disputed', appeal: { reason: 'paid-after-timeout' } });

    await take(rick, order);
    expect((await detail(rick, order)).compensationMax).toBe('100');
    const tooMuch = await rick.ask(ruleAppeal, ruling(order, 'payer', { compensation: '100.01' }));
    expect(tooMuch.envelope.data).toMatchObject({ reason: 'staff/compensation-malformed', params: { max: '100' } });
    expect(await ruleReason(rick, order, 'seller', { compensation: '1' })).toBe('staff/compensation-malformed');
    const [bobs, alices] = [await bob.has(), await alice.has()];
    expect(await rule(rick, order, 'payer', { compensation: '60.5' })).toEqual({ done: true });
    const ruled = await until(
      () => bob.order(order.orderId),
      (one) => one.appeal?.ruling !== null && one.state === 'timed-out',
      'the ruling',
    );
    expect(ruled.appeal!.ruling).toMatchObject({ for: 'payer', compensation: '60.5' });
    expect(money((await bob.has()).spot) - money(bobs.spot)).toBe(60.5);
    expect(money(alices.held) - money((await alice.has()).held)).toBe(60.5);
    expect((await detail(rick, order)).sellerSide.deposit).toBe('14939.5');
    expect(await why(bob, order)).toBe('c2c/order-over');
  });

  test('for two days, in which a payment that nobody answers is appealed by itself and may still be released', async () => {
    await alice.payDeposit();
    const order = await paidOrder();
    await timePasses(serving, 48 * HOUR);
    expect((await bob.ask(appeal, await appealOf(bob, older))).envelope.data).toMatchObject({
      reason: 'c2c/appeal-late',
      params: { hours: '48' },
    });
    const silent = await until(
      () => alice.order(order.orderId),
      ({ appeal: card }) => card !== null,
      'the appeal',
    );
    expect(silent).toMatchObject({
      state: 'appealed',
      appeal: { by: 'system', reason: 'silent', description: '', evidence: [] },
    });
    expect((await listed(sue, 'waiting'))[0]).toMatchObject({ orderId: order.orderId, by: 'system', reason: 'silent' });
    expect(await take(sue, order)).toBeUndefined();
    expect((await alice.releases(order)).state).toBe('completed');
    expect(await ruleReason(sue, order, 'seller')).toBe('staff/appeal-decided');
    const { messages } = await until(
      () => bob.get(chatByPeer as Call<never, ChatByPeer>, { orderId: order.orderId }),
      (chat) => chat.messages[0]?.line === 'released',
      'the conversation says so',
    );
    expect(messages.map(({ line }) => line).toReversed()).toEqual([
      'opened',
      'paid',
      'appealed',
      'appeal-taken',
      'released',
    ]);
  });
});

test('nobody reads in the database whom staff may call', async () => {
  const order = await paidOrder();
  await appealed(bob, order);
  const row = await serving.withReads(({ c2c }) => c2c.appealOf(order.orderId));
  expect(row!.description).toBe('I paid an hour ago.');
  expect(Buffer.from(row!.contact!).toString('latin1')).not.toMatch(/900123|Miller/);
});

test('every refusal was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...appealReasons]));
});
