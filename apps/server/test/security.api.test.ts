import { once } from 'node:events';
import { alice, bob, mallory } from '@quay/cast';
import { type Call, LIVE_PATH, type LiveMessage } from '@quay/contract';
import {
  beginAuthenticator,
  bindAuthenticator,
  bindEmail,
  bindPhone,
  changeFundPassword,
  changePassword,
  freeze,
  liveTicket,
  memberInfo,
  type NewAuthenticator,
  newRecoveryCodes,
  type Security,
  security,
  setAntiPhishing,
  setFundPassword,
  unfreeze,
  type WithdrawEnable,
  withdrawEnable,
} from '@quay/contract/identity';
import { placeOrder } from '@quay/contract/spot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { attemptLimits } from '../src/areas/identity/attempts.ts';
import { Account, Clock, HOUR, MINUTE, notThis, totpOf } from './account.ts';
import { securityReasons } from './reached/identity-security.ts';
import { reasonOf, Serving } from './serving.ts';

const clock = new Clock();
let serving: Serving;
let count = 0;
const freshEmail = () => `person${++count}@example.com`;
const open = (fundPassword?: string) => {
  const email = freshEmail();
  const request = { email, password: alice.password, ...(fundPassword ? { fundPassword } : {}) };
  return Account.byEmail(serving, clock, request).then((account) => ({ account, email }));
};
const securityOf = (account: Account) => account.get(security as Call<never, Security>);
const gateOf = (account: Account) => account.get(withdrawEnable as Call<never, WithdrawEnable>);
const FUND = '482913';

beforeAll(async () => {
  const attempts = { ...attemptLimits, ofAddress: 1e6, ofAccount: 1e6, codesOfAddress: 1e6 };
  serving = await Serving.start({ now: clock.now, attempts });
});
afterAll(() => serving.end());

describe('an account by name', () => {
  test('proves with its password, until it has more', async () => {
    const { token } = await serving.register(bob);
    const account = new Account(serving, clock, token);
    expect((await securityOf(account)).proofNeeds).toEqual({ all: ['password'], oneOf: [] });
    expect(await gateOf(account)).toEqual({ enabled: false, holds: [], missing: ['fund-password', 'second-factor'] });

    expect(await account.reason(setFundPassword, { fundPassword: FUND, proof: {} })).toBe('identity/proof-missing');
    const wrong = { fundPassword: FUND, proof: { password: 'not this one' } };
    expect(await account.reason(setFundPassword, wrong)).toBe('identity/password-wrong');
    await account.get(setFundPassword, { fundPassword: FUND, proof: { password: bob.password } });
    // It belongs to the sign-up: nothing waits for it.
    expect((await securityOf(account)).holds).toEqual([]);

    // Practice coins are all that was ever there: nothing waits for the first lock.
    const { secret } = await account.get(beginAuthenticator as Call<never, NewAuthenticator>);
    const totp = await totpOf(secret, clock.now());
    await account.get(bindAuthenticator, { totp, proof: { password: bob.password } });
    const gate = await gateOf(account);
    expect(gate.missing).toEqual([]);
    expect(gate.holds).toEqual([]);
    expect(gate.enabled).toBe(true);
  });
});

describe('login password', () => {
  test('each refusal in its order, then the change', async () => {
    const { account, email } = await open();
    const { token: elsewhere } = await serving.login({ username: email, password: alice.password });
    const change = (more: object) =>
      account.reason(changePassword, { oldPassword: alice.password, password: 'a brand new one', proof: {}, ...more });
    expect(await change({ password: 'abc' })).toBe('identity/password-too-short');
    expect(await change({ password: 'x'.repeat(65) })).toBe('identity/password-too-long');
    expect(await change({ password: email })).toBe('identity/password-is-account');
    expect(await change({ password: 'password' })).toBe('identity/password-too-common');
    expect(await change({ password: alice.password })).toBe('identity/password-unchanged');
    expect(await change({ oldPassword: 'not this one' })).toBe('identity/password-wrong');
    expect(await change({})).toBe('identity/proof-missing');
    expect(await change({ proof: { emailCode: '123456' } })).toBe('identity/code-expired');
    const code = await account.code('change-password', email);
    expect(await change({ proof: { emailCode: notThis(code) } })).toBe('identity/code-wrong');
    // A code for one act is good for no other.
    const other = { word: 'Lighthouse', proof: { emailCode: code } };
    expect(await account.reason(setAntiPhishing, other)).toBe('identity/code-expired');

    expect(await change({ proof: { emailCode: code } })).toBeUndefined();
    expect(await change({ oldPassword: 'a brand new one', password: 'yet another', proof: { emailCode: code } })).toBe(
      'identity/code-expired',
    );
    expect(reasonOf(await serving.ask(memberInfo, {}, { token: elsewhere }))).toBe('edge/unauthorized');
    expect(await account.reason(memberInfo)).toBeUndefined();
    expect((await securityOf(account)).holds.map(({ reason }) => reason)).toEqual(['password-changed']);
    const [notice] = await serving.mailTo(email);
    expect(notice?.text).toMatch(/\/safety\?freeze=[0-9a-f]{48}/);
  });
});

describe('fund password', () => {
  test('one that was forgotten is set anew with the login password, and withdrawals wait for three days', async () => {
    const { account, email } = await open();
    const setting = {
      fundPassword: FUND,
      proof: { password: alice.password, emailCode: await account.code('set-fund-password', email) },
    };
    expect(await account.reason(setFundPassword, setting)).toBeUndefined();
    const change = (more: object) => account.reason(changeFundPassword, { fundPassword: 'abc123', proof: {}, ...more });
    expect(await change({})).toBe('identity/password-wrong');
    expect(await change({ password: 'never was this' })).toBe('identity/password-wrong');
    expect(await change({ password: alice.password })).toBe('identity/proof-missing');
    const proof = { emailCode: await account.code('change-fund-password', email) };
    expect(await change({ password: alice.password, proof })).toBeUndefined();
    const [hold] = (await securityOf(account)).holds;
    expect(hold?.reason).toBe('fund-password-forgotten');
    expect(hold!.until - clock.now()).toBeGreaterThan(71 * HOUR);
    const known = { oldFundPassword: 'abc123', fundPassword: '482913' };
    expect(
      await change({ ...known, proof: { emailCode: await account.code('change-fund-password', email) } }),
    ).toBeUndefined();
  });

  test('is set once, and changed with the old one', async () => {
    const { account, email } = await open();
    const set = (more: object) => account.reason(setFundPassword, { fundPassword: FUND, proof: {}, ...more });
    const change = (more: object) =>
      account.reason(changeFundPassword, { oldFundPassword: FUND, fundPassword: 'abc123', proof: {}, ...more });
    expect(await change({})).toBe('identity/fund-password-missing');
    expect(await set({ fundPassword: 'abc123' })).toBe('identity/fund-password-malformed');
    expect(await set({})).toBe('identity/proof-missing');
    const emailCode = await account.code('set-fund-password', email);
    expect(await set({ proof: { password: alice.password, emailCode } })).toBeUndefined();
    expect(await set({ proof: { password: alice.password, emailCode } })).toBe('identity/fund-password-set');

    expect(await change({ fundPassword: 'abc-123' })).toBe('identity/fund-password-malformed');
    expect(await change({ oldFundPassword: '000000' })).toBe('identity/fund-password-wrong');
    expect(await change({})).toBe('identity/proof-missing');
    const code = await account.code('change-fund-password', email);
    expect(await change({ proof: { emailCode: code } })).toBeUndefined();
    expect((await gateOf(account)).holds.map(({ reason }) => reason)).toEqual(['fund-password-changed']);
  });

  test('is not the login password', async () => {
    const email = freshEmail();
    const account = await Account.byEmail(serving, clock, { email, password: '739204' });
    const emailCode = await account.code('set-fund-password', email);
    const same = { fundPassword: '739204', proof: { password: '739204', emailCode } };
    expect(await account.reason(setFundPassword, same)).toBe('identity/fund-password-is-password');
    // The code was not used up for it.
    expect(await account.reason(setFundPassword, { ...same, fundPassword: FUND })).toBeUndefined();
  });

  test('set long after the sign-up, it makes withdrawals wait', async () => {
    const { account, email } = await open();
    clock.forward(2 * HOUR);
    const emailCode = await account.code('set-fund-password', email);
    await account.get(setFundPassword, { fundPassword: FUND, proof: { password: alice.password, emailCode } });
    expect((await gateOf(account)).holds.map(({ reason }) => reason)).toEqual(['fund-password-changed']);
  });

  test('five wrong ones lock withdrawals for a day, however many come at once', async () => {
    const { account, email } = await open(FUND);
    const guess = (text: string) =>
      account.ask(changeFundPassword, { oldFundPassword: text, fundPassword: 'abc123', proof: {} });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(String(100_000 + n))));
    const reasons = answers.map(reasonOf);
    expect(reasons.filter((reason) => reason === 'identity/fund-password-wrong')).toHaveLength(4);
    expect(reasons.filter((reason) => reason === 'identity/fund-password-locked')).toHaveLength(8);
    expect(reasonOf(await guess(FUND))).toBe('identity/fund-password-locked');
    expect((await gateOf(account)).holds.map(({ reason }) => reason)).toEqual(['fund-password-wrong']);
    // Its owner is told, once.
    const received = (await serving.mailTo(email)).filter(({ text }) => text?.includes('five wrong fund passwords'));
    expect(received).toHaveLength(1);
    clock.forward(24 * HOUR - MINUTE);
    expect(reasonOf(await guess(FUND))).toBe('identity/fund-password-locked');
    clock.forward(MINUTE + 1_000);
    expect((await gateOf(account)).holds).toEqual([]);
    expect(reasonOf(await guess(FUND))).toBe('identity/proof-missing');
    // Four wrong ones are forgiven by a right one.
    for (const text of ['1', '2', '3', '4']) expect(reasonOf(await guess(text))).toBe('identity/fund-password-wrong');
    expect(reasonOf(await guess(FUND))).toBe('identity/proof-missing');
    expect((await guess('5')).envelope.data).toMatchObject({ params: { left: '4' } });
  });
});

test('correct fund passwords side by side are all right, though they are more than the tries', async () => {
  const { account } = await open(FUND);
  const say = (text: string) =>
    account.ask(changeFundPassword, { oldFundPassword: text, fundPassword: 'abc123', proof: {} });
  for (const text of ['1', '2', '3', '4']) expect(reasonOf(await say(text))).toBe('identity/fund-password-wrong');
  const answers = await Promise.all(Array.from({ length: 12 }, () => say(FUND)));
  expect(new Set(answers.map(reasonOf))).toEqual(new Set(['identity/proof-missing']));
  expect((await gateOf(account)).holds).toEqual([]);
});

describe('authenticator', () => {
  test('is bound with a code of its new secret, and then codes alone prove nothing', async () => {
    const { account, email } = await open(FUND);
    const bind = (more: object) => account.reason(bindAuthenticator, { totp: '123456', proof: {}, ...more });
    expect(await bind({})).toBe('identity/authenticator-not-begun');
    expect(await account.reason(newRecoveryCodes, { proof: {} })).toBe('identity/authenticator-not-bound');
    const { secret, uri } = await account.get(beginAuthenticator as Call<never, NewAuthenticator>);
    expect(uri).toContain(`secret=${secret}`);
    expect(await bind({ totp: ' ' })).toBe('identity/totp-missing');
    expect(await bind({})).toBe('identity/proof-missing');
    const emailCode = await account.code('bind-authenticator', email);
    const wrong = notThis(await totpOf(secret, clock.now()));
    expect(await bind({ totp: wrong, proof: { password: alice.password, emailCode } })).toBe('identity/totp-wrong');
    expect(await bind({ totp: '12345', proof: { password: alice.password, emailCode } })).toBe('identity/totp-wrong');
    clock.forward(11 * MINUTE);
    const late = await totpOf(secret, clock.now());
    expect(await bind({ totp: late, proof: { password: alice.password, emailCode } })).toBe(
      'identity/authenticator-not-begun',
    );
    await account.bindAuthenticator({ emailCode });

    expect(account.recoveryCodes).toHaveLength(10);
    const after = await securityOf(account);
    expect(after.authenticator).toBe(true);
    expect(after.recoveryCodesLeft).toBe(10);
    // The first one makes the account safer: nothing waits.
    expect(after.holds).toEqual([]);
    expect((await gateOf(account)).enabled).toBe(true);
    expect(after.proofNeeds).toEqual({ all: [], oneOf: ['totp', 'recovery-code'] });
    const word = { word: 'Lighthouse', proof: { emailCode: await account.code('set-anti-phishing', email) } };
    expect(await account.reason(setAntiPhishing, word)).toBe('identity/proof-missing');
  });

  test('each step is good once, also for two at once; five wrong codes lock it for a quarter of an hour', async () => {
    const { account, email } = await open(FUND);
    const emailCode = await account.code('bind-authenticator', email);
    account.beginStep();
    await account.bindAuthenticator({ emailCode });
    const say = (word: string, totp: string) => account.ask(setAntiPhishing, { word, proof: { totp } });

    // The code that bound it is used.
    expect(reasonOf(await say('Lighthouse', await account.totpNow()))).toBe('identity/totp-used');
    const totp = await account.totp();
    const two = await Promise.all([say('Lighthouse', totp), say('Lighthouse', totp)]);
    expect(two.map(reasonOf).sort()).toEqual(['identity/totp-used', undefined]);
    expect(reasonOf(await say('Lighthouse', totp))).toBe('identity/totp-used');
    // A slip elsewhere does not use a code up.
    const next = await account.totp();
    expect(reasonOf(await say('!', next))).toBe('identity/anti-phishing-malformed');
    expect(reasonOf(await say('Lighthouse', next))).toBeUndefined();

    const right = await account.totp();
    const guesses = await Promise.all(Array.from({ length: 9 }, () => say('Lighthouse', notThis(right))));
    const reasons = guesses.map(reasonOf);
    expect(reasons.filter((reason) => reason === 'identity/totp-wrong')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'identity/totp-locked')).toHaveLength(4);
    expect(reasonOf(await say('Lighthouse', await account.totp()))).toBe('identity/totp-locked');
    // The lock is the authenticator's; recovery codes are too many to guess.
    const recovery = { word: 'Lighthouse', proof: { recoveryCode: account.recoveryCodes[0] } };
    expect(await account.reason(setAntiPhishing, recovery)).toBeUndefined();
    clock.forward(15 * MINUTE);
    expect(reasonOf(await say('Lighthouse', await account.totp()))).toBeUndefined();
    // A code of the step before, or after, is forgiven; older ones are not.
    clock.forward(3 * MINUTE);
    account.beginStep();
    expect(reasonOf(await say('Lighthouse', await account.totpNow(-2)))).toBe('identity/totp-wrong');
    expect(reasonOf(await say('Lighthouse', await account.totpNow(-1)))).toBeUndefined();
    expect(reasonOf(await say('Lighthouse', await account.totpNow(1)))).toBeUndefined();
    expect(reasonOf(await say('Lighthouse', await account.totpNow(0)))).toBe('identity/totp-used');
  });

  test('recovery codes: each is good once, new ones end the old', async () => {
    const { account, email } = await open();
    await account.bindAuthenticator({ emailCode: await account.code('bind-authenticator', email) });
    const [first, second] = account.recoveryCodes;
    const say = (recoveryCode: string | undefined) =>
      account.ask(setAntiPhishing, { word: 'Lighthouse', proof: { recoveryCode } });
    const two = await Promise.all([say(first), say(first)]);
    expect(two.map(reasonOf).sort()).toEqual(['identity/recovery-code-wrong', undefined]);
    expect(reasonOf(await say('AAAAA-AAAAA'))).toBe('identity/recovery-code-wrong');
    expect((await securityOf(account)).recoveryCodesLeft).toBe(9);
    const answer = await account.get(newRecoveryCodes, { proof: { totp: await account.totp() } });
    expect(answer).toMatchObject({ recoveryCodes: expect.arrayContaining([expect.stringMatching(/^\w{5}-\w{5}$/)]) });
    expect(reasonOf(await say(second))).toBe('identity/recovery-code-wrong');
  });
});

describe('e-mail and phone', () => {
  test('are bound with a code to the new address and a proof of the account', async () => {
    const { account, email } = await open();
    const others = (await open()).email;
    const mine = freshEmail();
    const bind = (more: object) => account.reason(bindEmail, { email: mine, code: '123456', proof: {}, ...more });
    expect(await bind({ email: 'nobody' })).toBe('identity/email-malformed');
    expect(await bind({ code: '' })).toBe('identity/code-missing');
    expect(await bind({})).toBe('identity/proof-missing');
    const emailCode = await account.code('bind-email', email);
    expect(await bind({ proof: { password: alice.password, emailCode } })).toBe('identity/code-expired');
    const code = await account.code('bind-email', mine, { channel: 'email' });
    expect(await bind({ code: notThis(code), proof: { password: alice.password, emailCode } })).toBe(
      'identity/code-wrong',
    );
    // Neither of them is good in place of the other.
    expect(await bind({ code: emailCode, proof: { password: alice.password, emailCode: code } })).toBe(
      'identity/code-wrong',
    );
    const theirs = await account.code('bind-email', others, { channel: 'email' });
    expect(await bind({ email: others, code: theirs, proof: { password: alice.password, emailCode } })).toBe(
      'identity/email-taken',
    );
    clock.forward(MINUTE);
    const again = { code, proof: { password: alice.password, emailCode: await account.code('bind-email', email) } };
    expect(await bind(again)).toBeUndefined();
    expect((await gateOf(account)).holds.map(({ reason }) => reason)).toEqual(['email-changed']);
    // The old mailbox is told, with the link that stops it.
    for (const mailbox of [email, mine]) expect((await serving.mailTo(mailbox))[0]?.text).toContain('/safety?freeze=');

    const phone = { areaCode: '+49', phone: '0151 2345678', code: '', proof: {} };
    expect(await account.reason(bindPhone, { ...phone, areaCode: '49' })).toBe('identity/phone-malformed');
    expect(await account.reason(bindPhone, phone)).toBe('identity/code-missing');
    const number = '+491512345678';
    const isNew = { channel: 'phone', areaCode: '+49', typed: '1512345678' } as const;
    const bound = {
      ...phone,
      code: await account.code('bind-phone', number, isNew),
      proof: { password: alice.password, emailCode: await account.code('bind-phone', mine) },
    };
    expect(await account.reason(bindPhone, bound)).toBeUndefined();
    expect((await securityOf(account)).proofNeeds).toEqual({ all: ['email-code', 'phone-code'], oneOf: [] });

    const { account: other, email: otherEmail } = await open();
    const taken = {
      ...phone,
      code: await other.code('bind-phone', number, isNew),
      proof: { password: alice.password, emailCode: await other.code('bind-phone', otherEmail) },
    };
    expect(await other.reason(bindPhone, taken)).toBe('identity/phone-taken');
  });
});

describe('freezing', () => {
  test('ends every session and socket ticket, and stops everything but looking', async () => {
    const { account, email } = await open(FUND);
    expect(await account.reason(unfreeze, { proof: {} })).toBe('identity/not-frozen');
    expect(reasonOf(await serving.ask(freeze))).toBe('identity/login-expired');
    expect(reasonOf(await serving.ask(freeze, { token: 'f'.repeat(48) }))).toBe('identity/login-expired');
    const socket = new WebSocket(serving.url.replace('http', 'ws') + LIVE_PATH);
    const received: LiveMessage[] = [];
    socket.on('message', (data) => received.push(JSON.parse(data.toString())));
    const closed = new Promise((done) => socket.once('close', done));
    await new Promise((opened) => socket.once('open', opened));
    const ticketOf = async () => (await account.get(liveTicket as Call<never, { ticket: string }>)).ticket;
    socket.send(JSON.stringify({ op: 'login', ticket: await ticketOf() }));
    await expect.poll(() => received.some((one) => 'op' in one && one.op === 'in')).toBe(true);
    const kept = await ticketOf();
    await account.get(freeze);
    expect(await account.reason(memberInfo)).toBe('edge/unauthorized');
    // The socket that was open is cut, and a ticket from before opens no other.
    await closed;
    const late = new WebSocket(serving.url.replace('http', 'ws') + LIVE_PATH);
    await new Promise((opened) => late.once('open', opened));
    late.send(JSON.stringify({ op: 'login', ticket: kept }));
    const [answer] = await once(late, 'message');
    expect(JSON.parse(String(answer))).toMatchObject({ reason: 'edge/live-ticket-wrong' });
    late.terminate();

    account.token = (await serving.login({ username: email, password: alice.password })).token;
    expect((await account.get(memberInfo as Call<never, { standing: string }>)).standing).toBe('frozen');
    const order = { symbol: 'BTC', side: 'buy', type: 'limit', price: '64000', quantity: '0.001' };
    expect(await account.reason(placeOrder, order)).toBe('identity/account-frozen');
    // Without a ticket no socket trades for it.
    expect(await account.reason(liveTicket)).toBe('identity/account-frozen');
    expect(await account.reason(changePassword, { password: 'something else', proof: {} })).toBe(
      'identity/account-frozen',
    );
    expect((await gateOf(account)).missing).toEqual(['second-factor', 'frozen']);

    expect(await account.reason(unfreeze, { proof: {} })).toBe('identity/proof-missing');
    const emailCode = await account.code('unfreeze', email);
    expect(await account.reason(unfreeze, { proof: { emailCode } })).toBeUndefined();
    expect(await account.reason(liveTicket)).toBeUndefined();
    expect((await gateOf(account)).holds.map(({ reason }) => reason)).toEqual(['unfrozen']);
    clock.forward(24 * HOUR - 2 * MINUTE);
    expect((await gateOf(account)).holds).toHaveLength(1);
    clock.forward(2 * MINUTE);
    // One mailbox is no second factor: that stays.
    expect(await gateOf(account)).toEqual({ enabled: false, holds: [], missing: ['second-factor'] });
  });
});

test('a password as the only proof is guessed no faster than at a login', async () => {
  const { token } = await serving.register(mallory);
  const account = new Account(serving, clock, token);
  const guess = () => account.reason(setAntiPhishing, { word: 'Lighthouse', proof: { password: 'not this one' } });
  for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe('identity/password-wrong');
  expect(await guess()).toBe('identity/too-many-attempts');
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...securityReasons]));
});
