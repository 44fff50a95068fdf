import { alice } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  addPasskey,
  type LoggedIn,
  login,
  loginVerify,
  type Passkey,
  type PasskeyChallenge,
  type Proof,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  passkeys,
  removePasskey,
  type Security,
  type SessionOpened,
  security,
  setAntiPhishing,
} from '@quay/contract/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account, Clock, MINUTE } from './account.ts';
import { SoftPasskey } from './passkey.ts';
import { passkeyReasons } from './reached/identity-security.ts';
import { reasonOf, Serving } from './serving.ts';

const clock = new Clock();
let serving: Serving;
let count = 0;
const options = passkeyOptions as Call<never, PasskeyChallenge>;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
});
afterAll(() => serving.end());

const origin = () => serving.url.replace('127.0.0.1', 'localhost');
async function open() {
  const email = `holder${++count}@example.com`;
  return { email, account: await Account.byEmail(serving, clock, { email, password: alice.password }) };
}
async function add(account: Account, proof: Proof, device = new SoftPasskey(origin())) {
  const passkey = device.make(await account.get(options, { act: 'add-passkey', fresh: true }));
  const answer = await account.ask(addPasskey, { name: 'My phone', passkey, proof });
  return { device, answer, passkey };
}
/** An account with one passkey, and nothing else that is strong. */
async function holder() {
  const { account, email } = await open();
  const { device, answer } = await add(account, {
    password: alice.password,
    emailCode: await account.code('add-passkey', email),
  });
  expect(reasonOf(answer)).toBeUndefined();
  return { account, email, device };
}

describe('adding', () => {
  test('takes a proof and an answer to the very challenge', async () => {
    const { account, email } = await open();
    expect(reasonOf((await add(account, {})).answer)).toBe('identity/proof-missing');
    const emailCode = await account.code('add-passkey', email);
    const bad = async (change: (device: SoftPasskey) => void) => {
      const device = new SoftPasskey(origin());
      change(device);
      return reasonOf((await add(account, { password: alice.password, emailCode }, device)).answer);
    };
    expect(await bad((device) => (device.origin = 'https://quay.example.org'))).toBe('identity/passkey-wrong');
    expect(await bad((device) => (device.site = 'example.org'))).toBe('identity/passkey-wrong');
    expect(await bad((device) => (device.isVerified = false))).toBe('identity/passkey-wrong');
    // None of them used the code up.
    const { answer, passkey } = await add(account, { password: alice.password, emailCode });
    expect(reasonOf(answer)).toBeUndefined();
    expect((await account.get(passkeys as Call<never, Passkey[]>)).map(({ name }) => name)).toEqual(['My phone']);
    const secured = await account.get(security as Call<never, Security>);
    expect(secured).toMatchObject({ passkeys: 1, proofNeeds: { all: [], oneOf: ['passkey'] }, holds: [] });
    // A challenge is good once.
    const again = await account.ask(addPasskey, {
      name: 'Again',
      passkey,
      proof: { password: alice.password, emailCode },
    });
    expect(reasonOf(again)).toBe('identity/proof-missing');
  });

  test('ends at ten', async () => {
    const { account, device } = await holder();
    const prove = async () => ({ passkey: device.use(await account.get(options, { act: 'add-passkey' })) });
    for (let more = 1; more < 10; more += 1)
      expect(reasonOf((await add(account, await prove())).answer)).toBeUndefined();
    expect(reasonOf((await add(account, await prove())).answer)).toBe('identity/passkey-too-many');
  });
});

describe('proving', () => {
  test('an answer is good for its user, its act, and once', async () => {
    const { account, device } = await holder();
    const other = await holder();
    const say = (passkey: object, who = account) =>
      who.reason(setAntiPhishing, { word: 'Lighthouse', proof: { passkey } });
    const ask = (act = 'set-anti-phishing', who = account) => who.get(options, { act });

    expect(await say(device.use(await ask('withdraw')))).toBe('identity/passkey-wrong');
    expect(await say(device.use(await ask('set-anti-phishing', other.account)))).toBe('identity/passkey-wrong');
    expect(await say(other.device.use(await ask()))).toBe('identity/passkey-wrong');
    const right = device.use(await ask());
    expect(await say(right, other.account)).toBe('identity/passkey-wrong');
    const mine = device.use(await ask());
    const two = await Promise.all([say(mine), say(mine)]);
    expect(two.sort()).toEqual(['identity/passkey-wrong', undefined]);
    const late = device.use(await ask());
    clock.forward(6 * MINUTE);
    expect(await say(late)).toBe('identity/passkey-wrong');
    device.isVerified = false;
    expect(await say(device.use(await ask()))).toBe('identity/passkey-wrong');
    device.isVerified = true;
    // A device that counts must count on: a copy of it does not know how far it was.
    device.counter = 7;
    expect(await say(device.use(await ask()))).toBeUndefined();
    expect(await say(device.use(await ask()))).toBe('identity/passkey-wrong');
    device.counter = 8;
    expect(await say(device.use(await ask()))).toBeUndefined();
    await expect((await open()).account.reason(passkeyOptions, { act: 'withdraw' })).resolves.toBe(
      'identity/passkey-unknown',
    );
  });

  test('removing takes a proof, and withdrawals wait', async () => {
    const { account, device, email } = await holder();
    const [row] = await account.get(passkeys as Call<never, Passkey[]>);
    const remove = (request: object) =>
      account.reason(removePasskey, { passkeyId: row!.passkeyId, proof: {}, ...request });
    expect(await remove({ passkeyId: 999_999 })).toBe('identity/passkey-unknown');
    expect(await remove({ proof: { emailCode: await account.code('remove-passkey', email) } })).toBe(
      'identity/proof-missing',
    );
    const passkey = device.use(await account.get(options, { act: 'remove-passkey' }));
    expect(await remove({ proof: { passkey } })).toBeUndefined();
    const { holds, passkeys: left } = await account.get(security as Call<never, Security>);
    expect([left, holds.map(({ reason }) => reason)]).toEqual([0, ['passkey-changed']]);
    expect((await serving.mailTo(email))[0]?.text).toContain('My phone');
  });
});

describe('logging in', () => {
  test('alone, and as the second step', async () => {
    const { device, email } = await holder();
    const alone = async () => device.use(await serving.get(passkeyLoginOptions as typeof options));
    const answer = await alone();
    const { member } = await serving.get(passkeyLogin as Call<never, SessionOpened>, answer);
    expect(member.email).toMatch(/@example\.com$/);
    expect(reasonOf(await serving.ask(passkeyLogin, answer))).toBe('identity/passkey-wrong');

    const known = { username: email, password: alice.password };
    const begun = await serving.get(login as Call<never, LoggedIn>, known);
    if (!('ticket' in begun)) throw new Error('no second factor was asked for');
    expect(begun.factors).toEqual(['passkey']);
    const { ticket } = begun;
    const challenge = await serving.get(passkeyLoginOptions as typeof options, { ticket });
    // The one for a login without a name is not good here.
    expect(reasonOf(await serving.ask(loginVerify, { ticket, passkey: await alone() }))).toBe('identity/passkey-wrong');
    expect(reasonOf(await serving.ask(loginVerify, { ticket, passkey: device.use(challenge) }))).toBeUndefined();
  });
});

test('a server that is reached by a number has no passkeys, and says so', async () => {
  const numbered = await Serving.start({ now: clock.now }, { publicUrl: 'https://192.0.2.7' });
  try {
    const { token } = await numbered.register(alice);
    const answer = await numbered.ask(passkeyOptions, { act: 'add-passkey', fresh: true }, { token });
    expect(reasonOf(answer)).toBe('identity/passkeys-need-name');
    expect(reasonOf(await numbered.ask(passkeyLoginOptions))).toBe('identity/passkeys-need-name');
  } finally {
    await numbered.end();
  }
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(
    expect.arrayContaining(passkeyReasons.filter((reason) => reason !== 'identity/passkeys-need-name')),
  );
});
