import { alice, bob, mallory } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  type CodeSent,
  type DeviceSession,
  endSession,
  forgotPassword,
  type LoggedIn,
  login,
  type Member,
  memberInfo,
  register,
  resetPassword,
  type SessionOpened,
  savePreferences,
  security,
  sendCode,
  sendGuestCode,
  sessions,
} from '@quay/contract/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSIONS_MOST } from '../src/areas/identity/sessions.ts';
import { reasonOf, Serving } from './serving.ts';

const MINUTE = 60_000;
const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' };
const onLaptop = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };

let serving: Serving;
/** How far the server's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  serving = await Serving.start({ now: () => Date.now() + ahead });
});
afterAll(() => serving.end());

const askCode = (purpose: string, address: string, more: object = {}) =>
  serving.ask(sendGuestCode, { purpose, channel: 'email', address, ...more });

/** Opens an account for an e-mail address. */
async function signUp(email: string, password: string, more: object = {}): Promise<SessionOpened> {
  await askCode('register', email);
  const code = await serving.codeFor(email);
  const request = { by: 'email', username: email, code, password, agree: true, ...more };
  return serving.get(register as Call<never, SessionOpened>, request);
}

/** Takes the ticket for a new password. */
async function forget(email: string): Promise<string> {
  await askCode('forgot-password', email);
  const code = await serving.codeFor(email);
  return (await serving.get<{ ticket: string }>(forgotPassword, { channel: 'email', address: email, code })).ticket;
}

const startOf = async (address: string) => (await serving.mailTo(address))[0]?.subject;

test('an account is opened by e-mail, with a fund password, by invitation, and is entered by its address', async () => {
  const inviter = await serving.register(bob);
  const sent = await serving.get<CodeSent>(sendGuestCode, {
    purpose: 'register',
    channel: 'email',
    address: ' Alice@Example.COM ',
  });
  expect(sent).toEqual({ sentTo: 'Al***@example.com', retryAfter: 60, validMinutes: 30 });
  const request = {
    by: 'email',
    username: 'Alice@EXAMPLE.com',
    password: alice.password,
    fundPassword: '260117',
    invitationCode: inviter.member.usercode.toLowerCase(),
    agree: true,
  };
  // All else is right: now the code is wanted.
  expect(reasonOf(await serving.ask(register, request))).toBe('identity/code-missing');
  const code = await serving.codeFor('Alice@example.com');
  const { token, member } = await serving.get<SessionOpened>(register, { ...request, code });
  expect(member).toMatchObject({
    username: expect.stringMatching(/^user[a-z2-9]{8}$/),
    email: 'Al***@example.com',
    phone: null,
    googleState: '0',
    fundPassword: true,
    standing: 'open',
    level: 'none',
    c2c_user_type: 1,
    perpetual_contracts_status: 1,
    email_authority: 1,
    google_auth_bind: 0,
  });
  expect(await serving.get<Member>(memberInfo, {}, { token })).toEqual(member);
  const row = await serving.withReads((reads) => reads.identity.userById(member.id));
  expect(row).toMatchObject({ inviter: inviter.member.id, email: 'Alice@example.com' });
  expect(row?.fundPasswordHash).toMatch(/^\$argon2id\$/);
  expect((await serving.login({ username: 'alice@example.com', password: alice.password })).member.id).toBe(member.id);
});

test('an account is opened by phone, and is entered by the number as people write it', async () => {
  const sent = await serving.get<CodeSent>(sendGuestCode, {
    purpose: 'register',
    channel: 'phone',
    areaCode: '+49',
    address: '0151 2345-6789',
  });
  expect(sent.sentTo).toBe('+4915*******89');
  const code = await serving.codeFor('+4915123456789');
  const request = { by: 'phone', areaCode: '+49', username: '15123456789', password: mallory.password, agree: true };
  const { member } = await serving.get<SessionOpened>(register, { ...request, code });
  expect(member.phone).toBe('+4915*******89');
  const entered = await serving.login({ username: '+49 151 23456789', password: mallory.password });
  expect(entered.member.id).toBe(member.id);
});

test('whose address it is already reads that; nobody else hears of it', async () => {
  await signUp('carol@example.com', alice.password);
  ahead += 2 * MINUTE;
  const known = await askCode('register', 'carol@example.com');
  const unknown = await askCode('register', 'dave@example.com');
  expect(known.envelope.data).toEqual({ sentTo: 'ca***@example.com', retryAfter: 60, validMinutes: 30 });
  expect(unknown.envelope.data).toEqual({ sentTo: 'da***@example.com', retryAfter: 60, validMinutes: 30 });
  expect(await startOf('carol@example.com')).toBe('You already have a Quay account');
  expect(await startOf('dave@example.com')).toBe('Your Quay code');
  await askCode('forgot-password', 'nobody@example.com');
  expect(await startOf('nobody@example.com')).toBe('No Quay account with this address');
});

test('a code is good once, for half an hour, five tries, one purpose and one address, until a newer one', async () => {
  const email = 'erin@example.com';
  const request = (code: string, more = {}) =>
    serving.ask(register, { by: 'email', username: email, password: alice.password, code, agree: true, ...more });
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
  const newCode = async () => {
    ahead += 2 * MINUTE;
    await askCode('register', email);
    return serving.codeFor(email);
  };

  const first = await newCode();
  // Refused before the code is checked: it stays good, and no try is counted.
  for (let n = 0; n < 6; n += 1) {
    expect(reasonOf(await request(first, { password: 'qwerty' }))).toBe('identity/password-too-common');
  }
  expect(reasonOf(await request(first, { username: 'frank@example.com' }))).toBe('identity/code-expired');
  const other = { channel: 'email', address: email, code: first };
  expect(reasonOf(await serving.ask(forgotPassword, other))).toBe('identity/code-expired');

  const second = await newCode();
  if (first !== second) expect(reasonOf(await request(first))).toBe('identity/code-wrong');
  ahead += 30 * MINUTE;
  expect(reasonOf(await request(second))).toBe('identity/code-expired');

  const third = await newCode();
  for (let n = 0; n < 5; n += 1) expect(reasonOf(await request(wrong(third)))).toBe('identity/code-wrong');
  expect(reasonOf(await request(third))).toBe('identity/code-expired');

  const fourth = await newCode();
  for (let n = 0; n < 4; n += 1) expect(reasonOf(await request(wrong(fourth)))).toBe('identity/code-wrong');
  expect(reasonOf(await request(fourth))).toBeUndefined();
  expect(reasonOf(await request(fourth))).toBe('identity/code-expired');
});

test('a forgotten password: a new one is set once, every session ends, and withdrawals wait', async () => {
  const email = 'grace@example.com';
  const { token, member } = await signUp(email, alice.password);
  ahead += 2 * MINUTE;
  const ticket = await forget(email);
  ahead += 2 * MINUTE;
  const older = await forget(email);
  expect(reasonOf(await serving.ask(resetPassword, { ticket, password: 'short' }))).toBe('identity/password-too-short');
  await serving.get(resetPassword, { ticket, password: bob.password });
  expect(await startOf(email)).toBe('Your Quay login password was changed');
  for (const used of [ticket, older]) {
    expect(reasonOf(await serving.ask(resetPassword, { ticket: used, password: alice.password }))).toBe(
      'identity/login-expired',
    );
  }
  expect((await serving.ask(memberInfo, {}, { token })).envelope.code).toBe(401);
  expect(reasonOf(await serving.ask(login, { username: email, password: alice.password }))).toBe(
    'identity/login-wrong',
  );
  await serving.login({ username: email, password: bob.password });
  const holds = await serving.withReads((reads) => reads.identity.holds(member.id, Date.now() + ahead));
  expect(holds.map(({ reason }) => reason)).toEqual(['password-changed']);
});

test('a ticket for a new password ends after ten minutes', async () => {
  const email = 'heidi@example.com';
  await signUp(email, alice.password);
  const ticket = await forget(email);
  ahead += 10 * MINUTE;
  expect(reasonOf(await serving.ask(resetPassword, { ticket, password: bob.password }))).toBe('identity/login-expired');
});

test('a user has so many sessions at most: a further login ends the one that was used longest ago', async () => {
  const who = { ...mallory, username: 'manydevices' };
  const first = await serving.register(who);
  const tokens = [first.token];
  for (let n = 1; n <= SESSIONS_MOST; n += 1) tokens.push((await serving.login(who)).token);
  const list = (token: string) => serving.ask(sessions, {}, { token });
  expect(reasonOf(await list(tokens[0]!))).toBe('edge/unauthorized');
  const listed = await list(tokens[1]!);
  expect(listed.envelope.data).toHaveLength(SESSIONS_MOST);
  expect(reasonOf(await list(tokens.at(-1)!))).toBeUndefined();
});

test('sessions are listed, ended one by one and all together, and a new login ends the one it came with', async () => {
  const email = 'ivan@example.com';
  const first = await signUp(email, alice.password);
  const who = { username: email, password: alice.password };
  const second = await serving.login(who, { headers: onPhone });
  const third = await serving.login(who, { headers: onLaptop });
  const list = (token: string) => serving.get<DeviceSession[]>(sessions, {}, { token });
  const listed = await list(third.token);
  expect(listed.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Firefox, Windows', true],
    ['Chrome, Android', false],
    ['node', false],
  ]);
  expect(listed[0]).toMatchObject({ address: '127.0.0.1', openedAt: expect.any(Number), seenAt: expect.any(Number) });

  const otherUsers = await serving.register({ username: 'judy1991', password: bob.password });
  const [theirs] = await list(otherUsers.token);
  for (const sessionId of [theirs!.sessionId, 999_999]) {
    const no = await serving.ask(endSession, { sessionId }, { token: third.token });
    expect(reasonOf(no)).toBe('identity/session-unknown');
  }
  await serving.get(endSession, { sessionId: listed[1]!.sessionId }, { token: third.token });
  expect((await serving.ask(memberInfo, {}, { token: second.token })).envelope.code).toBe(401);
  expect((await list(third.token)).map(({ device }) => device)).toEqual(['Firefox, Windows', 'node']);

  const fourth = await serving.login(who, { token: third.token });
  expect((await serving.ask(memberInfo, {}, { token: third.token })).envelope.code).toBe(401);
  await serving.get(endSession, {}, { token: fourth.token });
  expect((await serving.ask(memberInfo, {}, { token: first.token })).envelope.code).toBe(401);
  expect((await list(fourth.token)).length).toBe(1);
});

test('a login from a new device is told to the owner, in the owner’s language, with a link that freezes', async () => {
  const email = 'kim@example.com';
  const { token } = await signUp(email, alice.password);
  await serving.get(savePreferences, { language: 'zh_CN' }, { token });
  const who = { username: email, password: alice.password };
  const written = (await serving.mailTo(email)).length;
  await serving.login(who);
  expect(await serving.mailTo(email)).toHaveLength(written);
  await serving.login(who, { headers: { 'user-agent': 'visit https://mallory.example/now' } });
  const [notice] = await serving.mailTo(email);
  expect(notice?.subject).toBe('Quay 账户新登录');
  expect(notice?.text).toMatch(/http:\/\/localhost:[0-9]+\/safety\?freeze=[0-9a-f]{48}/);
  // What a stranger's browser calls itself carries no link into the mail.
  expect(notice?.text).not.toContain('mallory.example');
  await serving.login(who, { headers: { 'user-agent': 'visit https://mallory.example/now' } });
  expect(await serving.mailTo(email)).toHaveLength(written + 1);
});

test('a code for an act goes to the bound address, or to the new one that is to be bound', async () => {
  const email = 'lena@example.com';
  const { token } = await signUp(email, alice.password);
  const ask = (request: object) => serving.ask(sendCode, request, { token });
  expect((await ask({ act: 'change-password', channel: 'email' })).envelope.data).toMatchObject({
    sentTo: 'le***@example.com',
  });
  expect((await serving.mailTo(email))[0]?.text).toContain('to change your login password');
  expect(reasonOf(await ask({ act: 'change-password', channel: 'phone' }))).toBe('identity/channel-not-bound');
  // Only what is to be bound may be somewhere else.
  const elsewhere = { channel: 'email', address: 'mallory@example.com' };
  expect(reasonOf(await ask({ act: 'withdraw', ...elsewhere }))).toBe('identity/channel-not-bound');
  expect(reasonOf(await ask({ act: 'bind-phone', ...elsewhere }))).toBe('identity/channel-not-bound');
  expect(reasonOf(await ask({ act: 'bind-email', ...elsewhere }))).toBeUndefined();
  expect(reasonOf(await ask({ act: 'bind-email', channel: 'email' }))).toBeUndefined();
  expect(reasonOf(await ask({ act: 'bind-phone', channel: 'phone', areaCode: '+1', address: '2025550143' }))).toBe(
    undefined,
  );
});

test('an account that staff locked is entered by nobody, and only who knows the password hears that it is', async () => {
  const email = 'mona@example.com';
  const { token, member } = await signUp(email, alice.password);
  const ticket = await forget(email);
  ahead += 2 * MINUTE;
  await askCode('forgot-password', email);
  const code = await serving.codeFor(email);
  await serving.lock(member.id);
  const who = { username: email, password: alice.password };
  expect(reasonOf(await serving.ask(login, { ...who, password: bob.password }))).toBe('identity/login-wrong');
  expect(reasonOf(await serving.ask(login, who))).toBe('identity/account-locked');
  const proof = { channel: 'email', address: email, code };
  expect(reasonOf(await serving.ask(forgotPassword, proof))).toBe('identity/account-locked');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect((await serving.ask(memberInfo, {}, { token })).envelope.code).toBe(401);
  await serving.unlock(member.id);
  expect(reasonOf(await serving.ask(resetPassword, { ticket, password: bob.password }))).toBeUndefined();
});

test('a frozen account is entered, and does nothing that changes it', async () => {
  const email = 'nora@example.com';
  const { member } = await signUp(email, alice.password);
  await serving.withReads((reads) => reads.identity.freeze(member.id, 'owner'));
  const opened = await serving.get<LoggedIn>(login, { username: email, password: alice.password });
  if (!('token' in opened)) throw new Error('no second factor is bound');
  expect(opened.member.standing).toBe('frozen');
  expect(reasonOf(await serving.ask(security, {}, { token: opened.token }))).toBeUndefined();
});
