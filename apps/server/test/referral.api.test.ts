import { alice, bob, mallory } from '@quay/cast';
import { type Call, SEQ_HEADER } from '@quay/contract';
import { type LoggedIn, login, register, type SessionOpened } from '@quay/contract/identity';
import { type ContractNotices, notices } from '@quay/contract/perpetual';
import {
  budget,
  type ClaimRow,
  type Customers,
  claim,
  claims,
  customers,
  type Invitation,
  invitation,
  overview,
  type ReferralBudget,
  type ReferralOverview,
  rebateOf,
} from '@quay/contract/referral';
import {
  barReferrer,
  correctReferrer,
  decideApproval,
  fundEarn,
  referralMember,
  referralOverview,
  restoreReferrer,
  type StaffReferralMember,
  type ReferralOverview as StaffReferralOverview,
} from '@quay/contract/staff';
import { type Balance, type Entry, entries, wallets } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Console } from './console.ts';
import { referralReasons } from './reached/referral.ts';
import { type Answer, dataOf, reasonOf, Serving, seqOf } from './serving.ts';
import { timePasses } from './time-passes.ts';

const DAY = 86_400_000;

let serving: Serving;
let anna: Console;
let rita: Console;
type Who = 'alice' | 'bob' | 'mallory';
const tokens = new Map<Who, string>();
const ids = new Map<Who, number>();
const codes = new Map<Who, string>();
const reached = new Set<string>();
let seq = 0;

const seen = (why: string | undefined): string | undefined => {
  if (why !== undefined) reached.add(why);
  return why;
};
async function ask(who: Who, call: unknown, request: object = {}): Promise<Answer> {
  const how = { token: tokens.get(who)!, headers: { [SEQ_HEADER]: String(seq) } };
  const answer = await serving.ask(call as Call<never, unknown>, request as never, how);
  seq = Math.max(seq, seqOf(answer));
  return answer;
}
const get = async <Data>(who: Who, call: unknown, request: object = {}): Promise<Data> =>
  dataOf<Data>(await ask(who, call, request));
const reason = async (who: Who, call: unknown, request: object = {}): Promise<string | undefined> =>
  seen(reasonOf(await ask(who, call, request)));
const everybody = async <Data>(call: unknown, request: object = {}): Promise<Data> =>
  serving.get(call as never, request as never);
const staffReason = async (by: Console, call: unknown, request: object): Promise<string | undefined> =>
  seen(reasonOf(await by.ask(call as never, request as never)));

/** One asks, the other approves. */
async function twoDo(call: unknown, request: object): Promise<string | undefined> {
  const { approvalId } = await anna.get<{ approvalId: number }>(
    call as never,
    { reason: 'as agreed', ...request } as never,
  );
  return staffReason(rita, decideApproval, { approvalId, approve: true, remark: 'seen' });
}

async function signUp(who: Who, by: object, invitationCode?: string, headers: Record<string, string> = {}) {
  const request = { ...by, agree: true, ...(invitationCode && { invitationCode }) };
  const answer = await serving.ask(register as Call<never, unknown>, request as never, { headers });
  const { token, member } = dataOf<SessionOpened>(answer);
  tokens.set(who, token);
  ids.set(who, member.id);
  codes.set(who, member.usercode);
  seq = Math.max(seq, seqOf(answer));
}

async function until<Seen>(look: () => Promise<Seen>, holds: (seen: Seen) => boolean): Promise<Seen> {
  for (const end = Date.now() + 60_000; ; await new Promise((next) => setTimeout(next, 200))) {
    const now = await look();
    if (holds(now)) return now;
    if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(now)}`);
  }
}

let logs = 0;
const deposit = (who: Who, amount: string) => ({
  name: 'wallet/credit-deposit',
  input: {
    ...{ network: 'ERC20', txHash: '0xd', logIndex: ++logs, owner: ids.get(who)!, asset: 'USDT' },
    ...{ amount: units(amount), block: 1 },
  },
});
const verified = (who: Who) => ({
  name: 'referral/record-trait',
  input: { owner: ids.get(who)!, kind: 'person', digest: `document of ${who}` },
});
const spotOf = async (who: Who): Promise<string> =>
  (await get<Balance[]>(who, wallets)).find(({ book, symbol }) => book === 'spot' && symbol === 'USDT')!.available;

beforeAll(async () => {
  serving = await Serving.start({ practice: { user: [], desk: [] } });
  anna = await Console.first(serving);
  rita = await anna.colleague('rita', 'Finance');
}, 120_000);
afterAll(() => serving.end());

test('an invitation binds at sign-up, in whatever letters; what nobody has is said at its field', async () => {
  await signUp('alice', alice);
  await signUp('bob', bob, ` ${codes.get('alice')!.toLowerCase()} `);
  await signUp('mallory', mallory, codes.get('bob'));
  expect(await everybody<Invitation>(invitation, { usercode: codes.get('alice')!.toLowerCase() })).toEqual({
    known: true,
  });
  expect(await everybody<Invitation>(invitation, { usercode: 'NOBODYS1' })).toEqual({ known: false });
  const view = await get<ReferralOverview>('alice', overview);
  expect(view).toMatchObject({ code: codes.get('alice'), mayRefer: true, verified: false, claimedAt: null });
  expect(view.lines.map(({ people }) => people)).toEqual([1, 1, 0, 0]);
  expect((await get<Customers>('alice', customers, { line: '2' })).names).toHaveLength(1);
  expect(await get<Customers>('alice', customers, { line: '3' })).toEqual({ names: [], more: false });
  expect(await get<Customers>('bob', customers, { line: '1', pageNo: '2' })).toEqual({ names: [], more: false });
});

test('before there is anything nothing is paid, and who is not verified is told so', async () => {
  expect(await reason('alice', claim, { amount: '5' })).toBe('referral/not-verified');
  expect(await reason('alice', claim, { amount: '1e5' })).toBe('wallet/amount-malformed');
  expect(await everybody<ReferralBudget>(budget)).toEqual({ coin: 'USDT', left: '0', funded: '0' });
});

test('days below are listed with what they follow from, and claimed as they were seen', async () => {
  const people = (['alice', 'bob', 'mallory'] as const).map(verified);
  const fund = { name: 'earn/fund', input: { code: 'promotion', asset: 'USDT', amount: units('70') } };
  await timePasses(serving, 1000, [...people, fund, deposit('bob', '1200'), deposit('mallory', '1500')]);
  const early = await get<ReferralOverview>('alice', overview);
  expect(early.claimable.sum).toBe('0');
  expect(early.notCounted.map(({ line, reason: why }) => [line, why])).toEqual([
    [1, 'early'],
    [2, 'early'],
  ]);
  expect(early.notCounted[0]!.from).toBeGreaterThan(Date.now());
  expect(await reason('alice', claim, { amount: '5' })).toBe('referral/nothing-to-claim');

  await timePasses(serving, 2 * DAY, [], [deposit('alice', '1')]);
  const view = await get<ReferralOverview>('alice', overview);
  expect(view.verified).toBe(true);
  expect(view.notCounted).toEqual([]);
  expect(view.claimable).toMatchObject({ sum: '105', count: 2 });
  expect(view.claimable.rows.map(({ line, deposit: of, rate, amount }) => [line, of, rate, amount])).toEqual([
    [1, '1200', '0.05', '60'],
    [2, '1500', '0.03', '45'],
  ]);
  expect(view.lines.map(({ deposited }) => deposited)).toEqual(['1200', '1500', '0', '0']);
  expect(view.budget).toEqual({ left: '70', funded: '70' });
  expect(await reason('alice', claim, { amount: '100' })).toBe('referral/claim-changed');
}, 60_000);

test('a claim that the budget cannot pay is scheduled, seen by staff, and paid when two fund it', async () => {
  const claimed = await get<ClaimRow>('alice', claim, { amount: '105' });
  expect(claimed).toMatchObject({ status: 'scheduled', amount: '105', paidAt: null, count: 2 });
  // The receiver works each out again.
  for (const { deposit: of, line, amount } of claimed.rebates) expect(text(rebateOf(units(of), line))).toBe(amount);
  expect(await reason('alice', claim, { amount: '105' })).toBe('referral/claimed-today');
  expect(await get<ReferralOverview>('alice', overview)).toMatchObject({ scheduled: '105', claimable: { count: 0 } });
  const watched = await anna.get<StaffReferralOverview>(referralOverview as never);
  expect(watched).toMatchObject({ bound: 2, barred: 0, paid: '0', scheduled: '105', left: '70' });
  expect(watched.waiting.map(({ username, amount }) => [username, amount])).toEqual([[alice.username, '105']]);

  const eventsNow = async () => (await get<ContractNotices>('alice', notices)).notices.map(({ event }) => event);
  // What is paid before anybody was told that it waits is only told to be paid.
  await until(eventsNow, (all) => all.includes('referral-scheduled'));

  expect(await twoDo(fundEarn, { code: 'promotion', asset: 'USDT', amount: '50' })).toBeUndefined();
  const [paid] = await until(
    () => get<ClaimRow[]>('alice', claims),
    ([first]) => first?.status === 'paid',
  );
  expect(paid).toMatchObject({ amount: '105', count: 2 });
  expect(await spotOf('alice')).toBe('106');
  const lines = await get<Entry[]>('alice', entries);
  expect(lines.map(({ cause, amount }) => [cause, amount])).toContainEqual(['referral-rebate', '105']);
  expect((await get<ReferralOverview>('alice', overview)).lines.map(({ got }) => got)).toEqual(['60', '45', '0', '0']);
  expect(await everybody<ReferralBudget>(budget)).toEqual({ coin: 'USDT', left: '15', funded: '120' });
  await until(eventsNow, (all) => all.includes('referral-paid'));
  expect(await get<ClaimRow[]>('alice', claims, { before: String(paid!.id) })).toEqual([]);
});

test('staff correct who invited somebody until the first rebate, take the right to refer, and two give it back', async () => {
  const [userId, other] = [ids.get('alice')!, ids.get('bob')!];
  const correct = (user: number, usercode: string, why = 'as told') =>
    staffReason(anna, correctReferrer, { userId: user, usercode, reason: why });
  expect(await correct(other, codes.get('mallory')!, ' ')).toBe('staff/reason-missing');
  expect(await correct(999_999, '')).toBe('staff/user-unknown');
  expect(await correct(other, 'NOBODYS1')).toBe('referral/member-unknown');
  expect(await correct(other, codes.get('alice')!)).toBe('referral/unchanged');
  expect(await correct(other, codes.get('mallory')!)).toBe('referral/settled');
  expect(await correct(userId, codes.get('alice')!)).toBe('referral/own-code');
  expect(await correct(userId, codes.get('mallory')!)).toBe('referral/direct-line');
  const member = await anna.get<StaffReferralMember>(referralMember as never, { userId: String(other) } as never);
  expect(member).toMatchObject({ isFixed: true, mayRefer: true, recharged: '1200', people: [1, 0, 0, 0] });
  expect(member.referrer).toMatchObject({ userId, username: alice.username });

  expect(await staffReason(anna, restoreReferrer, { userId, reason: 'as told' })).toBe('referral/unchanged');
  expect(await staffReason(anna, barReferrer, { userId, reason: 'rings' })).toBeUndefined();
  expect(await staffReason(anna, barReferrer, { userId, reason: 'rings' })).toBe('referral/unchanged');
  expect(await everybody<Invitation>(invitation, { usercode: codes.get('alice')! })).toEqual({ known: false });
  expect(await reason('alice', claim, { amount: '5' })).toBe('referral/no-right');
  const late = { username: 'lateguest', password: 'tall harbour 42', agree: true, invitationCode: codes.get('alice')! };
  const answer = await serving.ask(register as Call<never, unknown>, late as never);
  expect(seen(reasonOf(answer))).toBe('referral/no-right');
  expect(await twoDo(restoreReferrer, { userId })).toBeUndefined();
  expect(await everybody<Invitation>(invitation, { usercode: codes.get('alice')! })).toEqual({ known: true });
});

test('accounts that come with the same browser are paid nothing for each other, and are told so', async () => {
  const headers = { 'guest-token': 'one_browser_of_two_people' };
  for (const [who, as] of [
    ['alice', alice],
    ['bob', bob],
  ] as const) {
    const answer = await serving.ask(login as Call<never, unknown>, as as never, { headers });
    tokens.set(who, (dataOf<LoggedIn>(answer) as SessionOpened).token);
  }
  await timePasses(serving, 2 * DAY, [deposit('bob', '3000'), deposit('mallory', '900')], [deposit('alice', '1')]);
  const view = await get<ReferralOverview>('alice', overview);
  expect(view.claimable.count).toBe(0);
  expect(view.notCounted.map(({ line, reason: why }) => [line, why])).toEqual([
    [1, 'same-device'],
    [2, 'small'],
  ]);
}, 60_000);

test('every reason that this file is named for was reached', () => {
  expect(referralReasons.filter((one) => !reached.has(one))).toEqual([]);
});
