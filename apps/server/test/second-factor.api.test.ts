import { alice, bob } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  addPasskey,
  forgotPassword,
  type LoggedIn,
  login,
  loginVerify,
  type PasskeyChallenge,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  type SecondFactor,
  type SessionOpened,
  sendGuestCode,
} from '@quay/contract/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptLimits } from '../src/areas/identity/attempts.ts';
import { Account, Clock, MINUTE, notThis } from './account.ts';
import { SoftPasskey } from './passkey.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';

const clock = new Clock();
const asChallenge = <Request>(call: Call<Request, PasskeyChallenge>) => call as Call<never, PasskeyChallenge>;
let serving: Serving;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
});
afterAll(() => serving.end());

/** The first step of a login that has a second one. */
async function begin(username: string): Promise<SecondFactor> {
  const answer = await serving.get<LoggedIn>(login, { username, password: alice.password });
  if ('token' in answer) throw new Error('no second factor was asked for');
  return answer;
}

async function withAuthenticator(email: string): Promise<Account> {
  const account = await Account.byEmail(serving, clock, { email, password: alice.password });
  await account.bindAuthenticator({ emailCode: await account.code('bind-authenticator', email) });
  return account;
}

async function withPasskey(email: string): Promise<{ account: Account; passkey: SoftPasskey }> {
  const account = await Account.byEmail(serving, clock, { email, password: alice.password });
  const passkey = new SoftPasskey(serving.origin);
  const fresh = await account.ask(passkeyOptions, { act: 'add-passkey', fresh: true });
  const answer = passkey.make(dataOf(fresh));
  const proof = { password: alice.password, emailCode: await account.code('add-passkey', email) };
  dataOf(await account.ask(addPasskey, { name: 'Laptop', passkey: answer, proof }));
  return { account, passkey };
}

const verify = async (ticket: string, answer: object) =>
  reasonOf(await serving.ask(loginVerify, { ticket, ...answer }));

async function codeOf(email: string): Promise<{ channel: string; address: string; code: string }> {
  clock.forward(2 * MINUTE);
  dataOf(await serving.ask(sendGuestCode, { purpose: 'forgot-password', channel: 'email', address: email }));
  return { channel: 'email', address: email, code: await serving.codeFor(email) };
}
const forget = async (request: object) => reasonOf(await serving.ask(forgotPassword, request));

describe('an authenticator', () => {
  const email = 'alice@example.com';
  let account: Account;
  beforeAll(async () => {
    account = await withAuthenticator(email);
  });

  test('is asked for after the password; each of its codes lets in once', async () => {
    const { ticket, factors } = await begin(email);
    expect(factors).toEqual(['totp', 'recovery-code']);
    expect(await verify(ticket, {})).toBe('identity/totp-missing');
    const totp = await account.totp();
    expect(await verify(ticket, { totp: notThis(totp) })).toBe('identity/totp-wrong');
    const { member } = await serving.get<SessionOpened>(loginVerify as Call<never, SessionOpened>, { ticket, totp });
    expect(member.googleState).toBe('1');
    expect(await verify(ticket, { totp: await account.totp() })).toBe('identity/login-expired');
    const { ticket: next } = await begin(email);
    await account.totp();
    const again = await account.totpNow();
    expect(await verify(next, { totp: again })).toBeUndefined();
    expect(await verify((await begin(email)).ticket, { totp: again })).toBe('identity/totp-used');
  });

  test('a recovery code stands in for it, once', async () => {
    const [recoveryCode] = account.recoveryCodes;
    expect(await verify((await begin(email)).ticket, { recoveryCode })).toBeUndefined();
    expect(await verify((await begin(email)).ticket, { recoveryCode })).toBe('identity/recovery-code-wrong');
  });

  test('a ticket has five tries and five minutes; two at once with one ticket make one session', async () => {
    const { ticket } = await begin(email);
    for (let n = 0; n < 5; n += 1) {
      expect(await verify(ticket, { recoveryCode: 'AAAAA-AAAAA' })).toBe('identity/recovery-code-wrong');
    }
    expect(await verify(ticket, { recoveryCode: account.recoveryCodes[1] })).toBe('identity/login-expired');
    const { ticket: late } = await begin(email);
    clock.forward(5 * MINUTE);
    expect(await verify(late, { recoveryCode: account.recoveryCodes[1] })).toBe('identity/login-expired');

    const { ticket: shared } = await begin(email);
    const codes = account.recoveryCodes.slice(2, 6);
    const reasons = await Promise.all(codes.map((recoveryCode) => verify(shared, { recoveryCode })));
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(await verify('0'.repeat(48), { recoveryCode: account.recoveryCodes[1] })).toBe('identity/login-expired');
    expect(await verify('not a ticket', {})).toBe('identity/login-expired');
  });

  test('an account that is locked between the two steps is not entered', async () => {
    const { ticket } = await begin(email);
    const id = (await serving.withReads((reads) => reads.identity.userByEmail(email)))!.id;
    await serving.lock(id);
    expect(await verify(ticket, { totp: await account.totp() })).toBe('identity/account-locked');
    await serving.unlock(id);
  });

  test('a forgotten password asks for it too, and a slip does not use the mailed code up', async () => {
    const proof = await codeOf(email);
    expect(await forget(proof)).toBe('identity/totp-missing');
    expect(await forget({ ...proof, totp: notThis(await account.totp()) })).toBe('identity/totp-wrong');
    expect(await forget({ ...proof, recoveryCode: 'AAAAA-AAAAA' })).toBe('identity/recovery-code-wrong');
    const totp = await account.totp();
    const both = await Promise.all([forget({ ...proof, totp }), forget({ ...proof, totp })]);
    expect(both.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(await forget({ ...proof, totp: await account.totp() })).toBe('identity/code-expired');
    const other = await codeOf(email);
    const used = await account.totp();
    expect(await verify((await begin(email)).ticket, { totp: used })).toBeUndefined();
    expect(await forget({ ...other, totp: used })).toBe('identity/totp-used');
  });

  test('five wrong codes lock it for a quarter of an hour, over all tickets', async () => {
    let totp = await account.totp();
    for (let n = 0; n < 5; n += 1) {
      totp = notThis(totp);
      const reason = await verify((await begin(email)).ticket, { totp });
      expect(['identity/totp-wrong', 'identity/totp-locked']).toContain(reason);
    }
    expect(await verify((await begin(email)).ticket, { totp: await account.totp() })).toBe('identity/totp-locked');
    expect(await forget({ ...(await codeOf(email)), totp: await account.totp() })).toBe('identity/totp-locked');
    clock.forward(16 * MINUTE);
    expect(await verify((await begin(email)).ticket, { totp: await account.totp() })).toBeUndefined();
  });
});

describe('a passkey', () => {
  const email = 'bob@example.com';
  let passkey: SoftPasskey;
  let account: Account;
  beforeAll(async () => {
    ({ passkey, account } = await withPasskey(email));
  });
  const challenge = async (request: object = {}) => serving.get(asChallenge(passkeyLoginOptions), request);
  /** Logs in with a passkey that may lie; it tells the truth again afterwards. */
  const enter = async (lie: Partial<Pick<SoftPasskey, 'origin' | 'isVerified' | 'counter'>> = {}) => {
    const { origin, isVerified, counter } = passkey;
    const answer = Object.assign(passkey, lie).use(await challenge());
    Object.assign(passkey, { origin, isVerified, counter });
    return reasonOf(await serving.ask(passkeyLogin, answer));
  };

  test('logs in alone, without name or password', async () => {
    const params = await challenge();
    expect(params.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const { token, member } = await serving.get<SessionOpened>(passkeyLogin, passkey.use(params));
    expect(token).toHaveLength(43);
    expect(member.email).toBe('b***@example.com');
  });

  test('is worth nothing with a used challenge, from another site, without the device’s lock, or copied', async () => {
    const used = passkey.use(await challenge());
    expect(reasonOf(await serving.ask(passkeyLogin, used))).toBeUndefined();
    expect(reasonOf(await serving.ask(passkeyLogin, used))).toBe('identity/passkey-wrong');
    expect(await enter({ origin: 'https://quay.example.evil' })).toBe('identity/passkey-wrong');
    expect(await enter({ isVerified: false })).toBe('identity/passkey-wrong');
    passkey.counter = 7;
    expect(await enter()).toBeUndefined();
    expect(await enter({ counter: 6 })).toBe('identity/passkey-wrong');
    passkey.counter = 8;
    const unknown = new SoftPasskey(serving.origin).use(await challenge());
    expect(reasonOf(await serving.ask(passkeyLogin, unknown))).toBe('identity/passkey-wrong');
    const late = passkey.use(await challenge());
    clock.forward(6 * MINUTE);
    expect(reasonOf(await serving.ask(passkeyLogin, late))).toBe('identity/passkey-wrong');
    // A challenge for an act inside the account is none for entering it.
    const inside = dataOf<PasskeyChallenge>(await account.ask(passkeyOptions, { act: 'withdraw' }));
    expect(reasonOf(await serving.ask(passkeyLogin, passkey.use(inside)))).toBe('identity/passkey-wrong');
    expect(await enter()).toBeUndefined();
    passkey.counter = 9;
  });

  test('is the second step after the password', async () => {
    const { ticket, factors } = await begin(email);
    expect(factors).toEqual(['passkey']);
    const query = await challenge({ ticket });
    expect(query.options).toMatchObject({ allowCredentials: [expect.objectContaining({ type: 'public-key' })] });
    expect(await verify(ticket, { passkey: passkey.use(await challenge()) })).toBe('identity/passkey-wrong');
    expect(await verify(ticket, { passkey: passkey.use(query) })).toBeUndefined();
    passkey.counter += 1;
    const late = await serving.ask(passkeyLoginOptions, { ticket });
    expect(reasonOf(late)).toBe('identity/login-expired');
  });

  test('no challenge is made for a passkey that is not there', async () => {
    await withAuthenticator('carol@example.com');
    const { ticket } = await begin('carol@example.com');
    expect(reasonOf(await serving.ask(passkeyLoginOptions, { ticket }))).toBe('identity/passkey-unknown');
  });

  test('a forgotten password asks for it where it is the only lock', async () => {
    const proof = await codeOf(email);
    expect(await forget(proof)).toBe('identity/proof-missing');
    expect(await forget({ ...proof, totp: '123456' })).toBe('identity/proof-missing');
    const { passkey: another } = await withPasskey('dave@example.com');
    expect(await forget({ ...proof, passkey: another.use(await challenge()) })).toBe('identity/passkey-wrong');
    expect(await forget({ ...proof, passkey: passkey.use(await challenge()) })).toBeUndefined();
    passkey.counter += 1;
  });

  test('a locked account is not entered with it', async () => {
    const id = (await serving.withReads((reads) => reads.identity.userByEmail(email)))!.id;
    await serving.lock(id);
    expect(await enter()).toBe('identity/account-locked');
  });
});

test('from one address, so many passkeys are tried and no more', async () => {
  const limited = await Serving.start({ attempts: attemptLimits }, { publicUrl: 'https://127.0.0.1' });
  try {
    // Digits are no name that a passkey could be bound to.
    expect(reasonOf(await limited.ask(passkeyLoginOptions))).toBe('identity/passkeys-need-name');
    const nothing = { challengeId: '', response: {} };
    for (let n = 0; n < attemptLimits.ofPair; n += 1) {
      expect(reasonOf(await limited.ask(passkeyLogin, nothing))).toBe('identity/passkey-wrong');
    }
    expect(reasonOf(await limited.ask(passkeyLogin, nothing))).toBe('identity/too-many-attempts');
    const who = { username: bob.username, password: bob.password };
    expect(reasonOf(await limited.ask(login, who))).toBe('identity/login-wrong');
  } finally {
    await limited.end();
  }
});
