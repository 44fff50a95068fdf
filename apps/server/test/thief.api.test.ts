import { alice, mallory } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  addPasskey,
  beginAuthenticator,
  bindAuthenticator,
  bindEmail,
  bindPhone,
  changeFundPassword,
  changePassword,
  forgotPassword,
  freeze,
  type LoggedIn,
  login,
  loginVerify,
  type Member,
  memberInfo,
  type NewAuthenticator,
  newRecoveryCodes,
  resetPassword,
  sendCode,
  sendGuestCode,
  setAntiPhishing,
  setFundPassword,
  unfreeze,
  type WithdrawEnable,
  withdrawEnable,
} from '@quay/contract/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account, Clock, HOUR, MINUTE, totpOf } from './account.ts';
import { reasonOf, Serving } from './serving.ts';

const clock = new Clock();
let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
});
afterAll(() => serving.end());

const FUND = '482913';
const gateOf = (account: Account) => account.get(withdrawEnable as Call<never, WithdrawEnable>);
const statusOf = async (account: Account) => (await account.get(memberInfo as Call<never, Member>)).standing;
const freezeLinkIn = (text: string | null | undefined) => text?.match(/freeze=([0-9a-f]{48})/)?.[1];

describe('a thief with the password and the mailbox, where an authenticator is bound', () => {
  const email = 'victim1@example.com';
  let victim: Account;
  beforeAll(async () => {
    victim = await Account.byEmail(serving, clock, { email, password: alice.password, fundPassword: FUND });
    await victim.bindAuthenticator({ emailCode: await victim.code('bind-authenticator', email) });
  });

  test('does not get in', async () => {
    const begun = await serving.get(login as Call<never, LoggedIn>, { username: email, password: alice.password });
    if (!('ticket' in begun)) throw new Error('no second factor was asked for');
    const { ticket } = begun;
    const verify = (more: object) => serving.ask(loginVerify, { ticket, ...more });
    expect(reasonOf(await verify({}))).toBe('identity/totp-missing');
    expect(reasonOf(await verify({ totp: '000000' }))).toBe('identity/totp-wrong');
    expect(reasonOf(await verify({ recoveryCode: 'AAAAA-AAAAA' }))).toBe('identity/recovery-code-wrong');
  });

  test('does not get in by a forgotten password either', async () => {
    clock.forward(20 * MINUTE);
    await serving.get(sendGuestCode as Call<never, unknown>, {
      purpose: 'forgot-password',
      channel: 'email',
      address: email,
    });
    const code = await serving.codeFor(email);
    const forgot = (more: object) => serving.ask(forgotPassword, { channel: 'email', address: email, code, ...more });
    expect(reasonOf(await forgot({}))).toBe('identity/totp-missing');
    expect(reasonOf(await forgot({ totp: '000000' }))).toBe('identity/totp-wrong');
    expect(reasonOf(await serving.ask(resetPassword, { ticket: 'f'.repeat(48), password: 'mine from now on' }))).toBe(
      'identity/login-expired',
    );
  });

  test('with a stolen session changes nothing, and sees no withdrawals without the factor', async () => {
    const thief = new Account(serving, clock, victim.token);
    const { secret } = await thief.get(beginAuthenticator as Call<never, NewAuthenticator>);
    const totp = await totpOf(secret, clock.now());
    const passkey = { challengeId: 'f'.repeat(48), response: {} };
    const acts = [
      ['bind-authenticator', bindAuthenticator, { totp }],
      ['new-recovery-codes', newRecoveryCodes, {}],
      ['change-password', changePassword, { oldPassword: alice.password, password: 'mine from now on' }],
      ['bind-email', bindEmail, { email: 'thief@example.com', code: '123456' }],
      ['bind-phone', bindPhone, { areaCode: '+49', phone: '1510000000', code: '123456' }],
      ['set-anti-phishing', setAntiPhishing, { word: 'Harmless' }],
      ['add-passkey', addPasskey, { name: 'Mine', passkey }],
    ] as const;
    for (const [act, call, request] of acts) {
      // Everything that password and mailbox give.
      const emailCode = await thief.code(act, email);
      const proof = { password: alice.password, emailCode };
      expect([act, await thief.reason(call, { ...request, proof })]).toEqual([act, 'identity/proof-missing']);
      // The new secret's code is no code of the bound one.
      const swapped = await thief.reason(call, {
        ...request,
        proof: { ...proof, totp: await totpOf(secret, clock.now()) },
      });
      expect([act, swapped]).toEqual([act, 'identity/totp-wrong']);
      clock.forward(16 * MINUTE);
      // What was right once forgives what was wrong: the owner is not locked out for good.
      expect(await victim.reason(setAntiPhishing, { word: 'Lighthouse', proof: { totp: await victim.totp() } })).toBe(
        undefined,
      );
    }
    expect(
      await thief.reason(changeFundPassword, { oldFundPassword: '000000', fundPassword: 'abc123', proof: {} }),
    ).toBe('identity/fund-password-wrong');
    await thief.get(freeze);
    const begun = await serving.get(login as Call<never, LoggedIn>, { username: email, password: alice.password });
    if (!('ticket' in begun)) throw new Error('no second factor was asked for');
    const { token } = await serving.get(loginVerify as Call<never, { token: string }>, {
      ticket: begun.ticket,
      totp: await victim.totp(),
    });
    thief.token = token;
    victim.token = token;
    const mailed = { emailCode: await thief.code('unfreeze', email), password: alice.password };
    expect(await thief.reason(unfreeze, { proof: mailed })).toBe('identity/proof-missing');
    expect(await victim.reason(unfreeze, { proof: { totp: await victim.totp() } })).toBeUndefined();
  });
});

describe('a thief with the password and the mailbox, where nothing stronger is bound', () => {
  test('may change things, but money stays for a day, and the old mailbox ends it for good', async () => {
    const email = 'victim2@example.com';
    const victim = await Account.byEmail(serving, clock, { email, password: alice.password, fundPassword: FUND });
    expect(await gateOf(victim)).toEqual({ enabled: false, holds: [], missing: ['second-factor'] });
    clock.forward(2 * HOUR);

    const { token } = await serving.login({ username: email, password: alice.password });
    const thief = new Account(serving, clock, token);
    const mine = 'thief2@example.com';
    const proof = { password: alice.password, emailCode: await thief.code('bind-email', email) };
    const code = await thief.code('bind-email', mine, { channel: 'email' });
    await thief.get(bindEmail, { email: mine, code, proof });
    const link = freezeLinkIn((await serving.mailTo(email))[0]?.text);

    // The thief makes the account their own.
    const change = { oldPassword: alice.password, password: mallory.password };
    await thief.get(changePassword, { ...change, proof: { emailCode: await thief.code('change-password', mine) } });
    expect(await victim.reason(memberInfo)).toBe('edge/unauthorized');
    await thief.bindAuthenticator({
      password: mallory.password,
      emailCode: await thief.code('bind-authenticator', mine),
    });
    const held = await gateOf(thief);
    expect(held.enabled).toBe(false);
    expect(held.holds.map(({ reason }) => reason).sort()).toEqual(['email-changed', 'password-changed']);
    clock.forward(23 * HOUR);
    expect((await gateOf(thief)).enabled).toBe(false);

    // The victim, who has nothing but the old mailbox and its notice, ends it.
    expect(reasonOf(await serving.ask(freeze, { token: link }))).toBeUndefined();
    expect(reasonOf(await serving.ask(freeze, { token: link }))).toBe('identity/login-expired');
    expect(await thief.reason(memberInfo)).toBe('edge/unauthorized');
    const begun = await serving.get(login as Call<never, LoggedIn>, { username: mine, password: mallory.password });
    if (!('ticket' in begun)) throw new Error('no second factor was asked for');
    const again = { ticket: begun.ticket, totp: await thief.totp() };
    thief.token = (await serving.get(loginVerify as Call<never, { token: string }>, again)).token;
    expect(await statusOf(thief)).toBe('frozen');
    // All that the thief has proves nothing now.
    expect(await thief.reason(unfreeze, { proof: { totp: await thief.totp() } })).toBe('identity/unfreeze-by-staff');
    clock.forward(72 * HOUR);
    expect(await gateOf(thief)).toMatchObject({ enabled: false, missing: ['frozen'] });
  });

  test('a fund password set by a thief does not open the way out', async () => {
    const email = 'victim3@example.com';
    await Account.byEmail(serving, clock, { email, password: alice.password });
    clock.forward(2 * HOUR);
    const { token } = await serving.login({ username: email, password: alice.password });
    const thief = new Account(serving, clock, token);
    expect((await gateOf(thief)).missing).toEqual(['fund-password', 'second-factor']);
    const emailCode = await thief.code('set-fund-password', email);
    await thief.get(setFundPassword, { fundPassword: '555555', proof: { password: alice.password, emailCode } });
    const held = { enabled: false, holds: [{ reason: 'fund-password-changed' }], missing: ['second-factor'] };
    expect(await gateOf(thief)).toMatchObject(held);
    clock.forward(24 * HOUR - 2 * MINUTE);
    expect(await gateOf(thief)).toMatchObject(held);
    clock.forward(3 * MINUTE);
    // And the mailbox alone, which the thief reads too, never does.
    expect(await gateOf(thief)).toEqual({ ...held, holds: [] });
  });
});

test('a link of a notice about a new device freezes, and its owner opens the account again', async () => {
  const email = 'victim4@example.com';
  await Account.byEmail(serving, clock, { email, password: alice.password });
  const elsewhere = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } };
  await serving.login({ username: email, password: alice.password }, elsewhere);
  const link = freezeLinkIn((await serving.mailTo(email))[0]?.text);
  clock.forward(73 * HOUR);
  expect(reasonOf(await serving.ask(freeze, { token: link }))).toBe('identity/login-expired');
  clock.forward(-73 * HOUR);
  await serving.get(freeze as Call<never, unknown>, { token: link });
  const owner = new Account(serving, clock, (await serving.login({ username: email, password: alice.password })).token);
  expect(await statusOf(owner)).toBe('frozen');
  const emailCode = await owner.code('unfreeze', email);
  expect(await owner.reason(unfreeze, { proof: { emailCode } })).toBeUndefined();
});

test('codes are bound to their user', async () => {
  const mine = await Account.byEmail(serving, clock, { email: 'thief5@example.com', password: mallory.password });
  const victim = await Account.byEmail(serving, clock, { email: 'victim5@example.com', password: alice.password });
  const code = await mine.code('set-anti-phishing', 'thief5@example.com');
  expect(await victim.reason(setAntiPhishing, { word: 'Lighthouse', proof: { emailCode: code } })).toBe(
    'identity/code-expired',
  );
  // Nor can a code be asked for at another address than one's own.
  const elsewhere = { act: 'set-anti-phishing', channel: 'email', address: 'victim5@example.com' };
  expect(await mine.reason(sendCode, elsewhere)).toBe('identity/channel-not-bound');
});
