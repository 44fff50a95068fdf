import { alice } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  applyReset,
  bindEmail,
  freeze,
  type LoggedIn,
  login,
  loginVerify,
  memberInfo,
  type ResetApplied,
  type ResetStatus,
  resetPassword,
  resetStatus,
  type Security,
  type SessionOpened,
  security,
  sendGuestCode,
  stopReset,
  unfreeze,
  type WithdrawEnable,
  withdrawEnable,
} from '@quay/contract/identity';
import { decideReset, type Reset, type ResetRow, reset, resets } from '@quay/contract/staff';
import { type Uploaded, uploadGuest } from '@quay/contract/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Account, Clock, HOUR, MINUTE, notThis } from './account.ts';
import { accountBy, Console } from './console.ts';
import { resetReasons } from './reached/identity-security.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';

const GUEST = { 'guest-token': 'a-browser-of-a-guest' };
const clock = new Clock();
let serving: Serving;
let ann: Console;
let ben: Console;
let documents: string[];
let count = 0;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  ann = await Console.first(serving);
  ben = await ann.colleague('benreviews', 'Administrator');
  documents = [await uploaded('red'), await uploaded('blue')];
});
afterAll(() => serving.end());

async function uploaded(background: string, guest = GUEST): Promise<string> {
  const png = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('purpose', 'reset');
  body.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'document.png');
  const answer = await serving.fetch(uploadGuest.path, { method: 'POST', headers: guest, body });
  return dataOf<Uploaded>(answer).fileId;
}

/** A contact address, and a code that was sent there. */
async function contact() {
  const contactEmail = `new${++count}@example.org`;
  await serving.get(sendGuestCode as Call<never, unknown>, {
    purpose: 'reset-request',
    channel: 'email',
    address: contactEmail,
  });
  return { contactEmail, code: await serving.codeFor(contactEmail) };
}
const ask = (request: object, headers: Record<string, string> = GUEST) => serving.ask(applyReset, request, { headers });
const proposal = (username: string, more: object) => ({
  username,
  subjects: ['authenticator', 'email'],
  explanation: 'The phone fell into the harbour.',
  documents,
  ...more,
});
async function apply(username: string, more: object = {}) {
  const at = await contact();
  const applied = dataOf<ResetApplied>(await ask(proposal(username, { ...at, ...more })));
  return { ...at, ...applied };
}
const statusOf = (number: string, contactEmail: string) =>
  serving.get(resetStatus as Call<never, ResetStatus>, { number, contactEmail });
async function idOf(number: string): Promise<number> {
  const found = (await ann.get(resets as Call<never, ResetRow[]>)).find((row) => row.number === number);
  if (!found) throw new Error(`request ${number} does not wait`);
  return found.resetId;
}
const decide = async (who: Console, resetId: number, approve = true, remark = 'Face and document agree') =>
  reasonOf(await who.ask(decideReset, { resetId, approve, remark }));
const stopLinkIn = async (mailbox: string) =>
  (await serving.mailTo(mailbox)).map(({ text }) => text?.match(/stop=([0-9a-f]{48})/)?.[1]).find((link) => link);
const gateOf = (account: Account) => account.get(withdrawEnable as Call<never, WithdrawEnable>);

/** Staff are logged out when nothing happens for a while: the clock goes back afterwards. */
async function later(ms: number, look: () => Promise<void>): Promise<void> {
  clock.forward(ms);
  await look().finally(() => clock.forward(-ms));
}

async function owner(name: string) {
  const email = `${name}@example.com`;
  const account = await Account.byEmail(serving, clock, { email, password: alice.password, fundPassword: '482913' });
  await account.bindAuthenticator({ emailCode: await account.code('bind-authenticator', email) });
  return { account, email };
}

test('each refusal in its order', async () => {
  const { account, email } = await owner('refusals');
  const at = await contact();
  const reason = async (more: object, headers?: Record<string, string>) =>
    reasonOf(await ask(proposal(email, { ...at, ...more }), headers));
  expect(await reason({ contactEmail: 'nobody' })).toBe('identity/email-malformed');
  expect(await reason({ documents: [documents[0], documents[0]] })).toBe('identity/reset-incomplete');
  expect(await reason({ code: '' })).toBe('identity/code-missing');
  expect(await reason({ contactEmail: 'other@example.org' })).toBe('identity/code-expired');
  expect(await reason({ code: notThis(at.code) })).toBe('identity/code-wrong');
  expect(await reason({ documents: [documents[0], 'f'.repeat(32)] })).toBe('upload/file-unknown');
  expect(await reason({}, { 'guest-token': 'another-browser-here' })).toBe('upload/file-unknown');
  expect(await reason({}, {})).toBe('upload/file-unknown');
  expect(await reason({})).toBeUndefined();
  // By any of its names it is the same account.
  const { username } = await account.get(memberInfo as Call<never, { username: string }>);
  expect(reasonOf(await ask(proposal(username, await contact())))).toBe('identity/reset-pending');
  expect(reasonOf(await serving.ask(resetStatus, { number: 'AAAABBBBCCCC', contactEmail: at.contactEmail }))).toBe(
    'identity/reset-unknown',
  );
  expect(reasonOf(await serving.ask(stopReset, { token: 'f'.repeat(48) }))).toBe('identity/reset-unknown');
});

test('an account that there is not looks the same', async () => {
  const { email } = await owner('known');
  const keysOf = (value: object) => Object.keys(value).sort();
  const known = await ask(proposal(email, await contact()));
  const unknown = await ask(proposal('nobody12345', await contact()));
  expect([unknown.status, keysOf(dataOf<object>(unknown))]).toEqual([known.status, keysOf(dataOf<object>(known))]);
  expect(reasonOf(await ask(proposal('Nobody12345', await contact())))).toBe('identity/reset-pending');
  // Staff see it, and cannot approve what there is not.
  const { number } = dataOf<ResetApplied>(unknown);
  const id = await idOf(number);
  expect(await decide(ann, id)).toBe('staff/user-unknown');
  expect(await decide(ann, id, false, 'There is no such account.')).toBeUndefined();
});

test('two accounts of one person approve as one, also side by side', async () => {
  const { email } = await owner('twofold');
  const { number, contactEmail } = await apply(email);
  const resetId = await idOf(number);
  const request = { resetId, approve: true, remark: 'seen' };
  const anns = await accountBy(serving, ann.member.staffId, 'Risk', clock.now());
  const both = await Promise.all([ann.ask(decideReset, request), serving.ask(decideReset, request, anns)]);
  expect(both.map(reasonOf).sort()).toEqual(['staff/same-person', undefined]);
  expect(await statusOf(number, contactEmail)).toMatchObject({ state: 'seconded' });
});

test('two people approve, the database sees to it, and then what was lost is off', async () => {
  const { account, email } = await owner('harbour');
  const { contactEmail, number, dueAt } = await apply(email, {
    subjects: ['password', 'authenticator', 'email', 'phone'],
  });
  expect(dueAt - clock.now()).toBeGreaterThan(71 * HOUR);
  expect(new Date(dueAt).getUTCDay() % 6).not.toBe(0);
  expect(await statusOf(number, contactEmail.toUpperCase())).toMatchObject({ state: 'applied', holdUntil: null });
  expect(reasonOf(await serving.ask(resetStatus, { number, contactEmail: email }))).toBe('identity/reset-unknown');
  expect(await stopLinkIn(email)).toBeDefined();

  const id = await idOf(number);
  expect(await decide(ann, 999_999)).toBe('staff/reset-unknown');
  expect(await decide(ann, id, true, ' ')).toBe('staff/reason-missing');
  // One person, four times at once: one approval.
  const once = await Promise.all(Array.from({ length: 4 }, () => decide(ann, id)));
  expect(once.filter((reason) => reason === undefined)).toHaveLength(1);
  expect(once.filter((reason) => reason === 'staff/second-person-needed')).toHaveLength(3);
  expect(await statusOf(number, contactEmail)).toMatchObject({ state: 'seconded' });
  expect(await account.reason(memberInfo)).toBeUndefined();
  expect((await ann.get(reset as Call<never, Reset>, { resetId: String(id) })).approvals).toHaveLength(1);

  expect(await decide(ben, id)).toBeUndefined();
  expect(await decide(ann, id, false)).toBe('staff/reset-decided');
  const { state, holdUntil } = await statusOf(number, contactEmail);
  expect(state).toBe('done');
  expect(Math.abs(holdUntil! - clock.now() - 72 * HOUR)).toBeLessThan(MINUTE);
  expect(await account.reason(memberInfo)).toBe('edge/unauthorized');
  const before = { username: email, password: alice.password };
  expect(reasonOf(await serving.ask(login, before))).toBe('identity/login-wrong');

  // A new password by the link in the new mailbox, once.
  const [letter] = await serving.mailTo(contactEmail);
  const ticket = letter?.text?.match(/ticket=([0-9a-f]{48})/)?.[1];
  const set = () => serving.ask(resetPassword, { ticket, password: 'a lighthouse at noon' });
  expect(reasonOf(await set())).toBeUndefined();
  expect(reasonOf(await set())).toBe('identity/login-expired');
  const again = new Account(
    serving,
    clock,
    (await serving.login({ username: contactEmail, password: 'a lighthouse at noon' })).token,
  );
  const secured = await again.get(security as Call<never, Security>);
  expect(secured).toMatchObject({ authenticator: false, recoveryCodesLeft: 0, phone: null, fundPassword: true });
  expect(secured.proofNeeds).toEqual({ all: ['email-code'], oneOf: [] });

  // Withdrawals wait for 72 hours, whatever is changed meanwhile.
  const token = await stopLinkIn(email);
  await later(25 * HOUR, async () => expect((await gateOf(again)).holds[0]?.reason).toBe('reset-by-staff'));
  await later(72 * HOUR - 5 * MINUTE, async () => expect((await gateOf(again)).holds).toHaveLength(1));
  await later(72 * HOUR + MINUTE, async () => {
    expect((await gateOf(again)).holds).toEqual([]);
    // It is too late to stop it then.
    expect(reasonOf(await serving.ask(stopReset, { token }))).toBe('identity/reset-unknown');
  });
});

test('whoever has the old mailbox stops it while it waits', async () => {
  const { account, email } = await owner('waits');
  const { contactEmail, number } = await apply(email);
  const id = await idOf(number);
  await decide(ann, id);
  expect(reasonOf(await serving.ask(stopReset, { token: await stopLinkIn(email) }))).toBeUndefined();
  expect(await statusOf(number, contactEmail)).toMatchObject({ state: 'stopped' });
  expect(await decide(ben, id)).toBe('staff/reset-decided');
  expect(await account.reason(memberInfo)).toBe('edge/unauthorized');
  // Nothing was taken off: the owner opens the account again, and nobody else can.
  const begun = await serving.get(login as Call<never, LoggedIn>, { username: email, password: alice.password });
  if (!('ticket' in begun)) throw new Error('no second factor was asked for');
  const verified = { ticket: begun.ticket, totp: await account.totp() };
  account.token = (await serving.get(loginVerify as Call<never, SessionOpened>, verified)).token;
  expect(await account.reason(unfreeze, { proof: { password: alice.password } })).toBe('identity/proof-missing');
  expect(await account.reason(unfreeze, { proof: { totp: await account.totp() } })).toBeUndefined();
});

test('also within the hold of an approved one: then nothing that the thief has opens the account', async () => {
  const { email } = await owner('hold');
  const { contactEmail, number } = await apply(email, { subjects: ['password', 'authenticator', 'email'] });
  const id = await idOf(number);
  await decide(ann, id);
  await decide(ben, id);
  const [letter] = await serving.mailTo(contactEmail);
  const ticket = letter?.text?.match(/ticket=([0-9a-f]{48})/)?.[1];
  await serving.get(resetPassword as Call<never, unknown>, { ticket, password: 'mine from now on' });
  const known = { username: contactEmail, password: 'mine from now on' };
  const thief = new Account(serving, clock, (await serving.login(known)).token);
  const mine = 'thief@example.org';
  const emailed = { emailCode: await thief.code('bind-email', contactEmail) };
  const proof = { ...emailed, password: 'mine from now on' };
  await thief.get(bindEmail, { email: mine, code: await thief.code('bind-email', mine, { channel: 'email' }), proof });

  await later(70 * HOUR, async () =>
    expect(reasonOf(await serving.ask(stopReset, { token: await stopLinkIn(email) }))).toBeUndefined(),
  );
  expect(await thief.reason(memberInfo)).toBe('edge/unauthorized');
  thief.token = (await serving.login({ ...known, username: mine })).token;
  const emailCode = await thief.code('unfreeze', mine);
  expect(await thief.reason(unfreeze, { proof: { emailCode } })).toBe('identity/unfreeze-by-staff');
  // Freezing it oneself does not turn it into something that one may open.
  await thief.get(freeze);
  thief.token = (await serving.login({ ...known, username: mine })).token;
  expect(await thief.reason(unfreeze, { proof: { emailCode } })).toBe('identity/unfreeze-by-staff');
});

test('one rejection is enough; the contact address reads why, and another request may follow', async () => {
  const { email, account } = await owner('rejected');
  const { contactEmail, number } = await apply(email);
  const id = await idOf(number);
  await decide(ann, id);
  // Whoever approved it may think again.
  expect(await decide(ann, id, false, 'The document is a copy.')).toBeUndefined();
  expect(await statusOf(number, contactEmail)).toMatchObject({ state: 'rejected', reason: 'The document is a copy.' });
  expect((await serving.mailTo(contactEmail))[0]?.text).toContain('The document is a copy.');
  expect(await account.reason(memberInfo)).toBeUndefined();
  const begun = await serving.get(login as Call<never, LoggedIn>, { username: email, password: alice.password });
  expect('factors' in begun && begun.factors).toContain('totp');
  expect((await apply(email)).number).not.toBe(number);
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...resetReasons]));
});
