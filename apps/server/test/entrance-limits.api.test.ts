import { request } from 'node:http';
import { alice, bob, mallory } from '@quay/cast';
import { TOKEN_HEADER } from '@quay/contract';
import {
  type CodeSent,
  forgotPassword,
  login,
  memberInfo,
  register,
  type SessionOpened,
  sendCode,
  sendGuestCode,
} from '@quay/contract/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptLimits } from '../src/areas/identity/attempts.ts';
import { reasonOf, Serving } from './serving.ts';

/** The limits as they stand, but for how long somebody waits who is slowed down. */
const attempts = { ...attemptLimits, slowMs: 20, codesOfAddress: 12 };
let limited: Serving;
beforeAll(async () => {
  limited = await Serving.start({ attempts });
  await limited.register(alice);
});
afterAll(() => limited.end());

const guess = (username: string, password = mallory.password) => limited.ask(login, { username, password });

/** A login that comes from another address of this machine. */
function loginFrom(localAddress: string, username: string, password: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(limited.url + login.path, { method: 'POST', localAddress, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      answer.on('end', () => {
        const { code, data } = JSON.parse(text) as { code: number; data: { reason: string } };
        resolve(code === 0 ? undefined : data.reason);
      });
    });
    sent.on('error', reject).end(JSON.stringify({ username, password }));
  });
}

test('guesses spread over many addresses do not lock the owner out', async () => {
  for (let n = 0; n < 12; n += 1) {
    const reasons: (string | undefined)[] = [];
    for (let m = 0; m < attemptLimits.ofPair + 1; m += 1) {
      reasons.push(await loginFrom(`127.0.1.${n + 1}`, alice.username, mallory.password));
    }
    expect(reasons.pop()).toBe('identity/too-many-attempts');
    expect(new Set(reasons)).toEqual(new Set(['identity/login-wrong']));
  }
  expect(await loginFrom('127.0.2.1', alice.username, alice.password)).toBeUndefined();
  // Who was guessing stays out, even with the right password.
  expect(await loginFrom('127.0.1.1', alice.username, alice.password)).toBe('identity/too-many-attempts');
});

test('guesses spread over many accounts end for their address alone', async () => {
  const reasons: (string | undefined)[] = [];
  for (let n = 0; n <= attemptLimits.ofAddress; n += 1) {
    reasons.push(await loginFrom('127.0.3.1', `victim${n}`, mallory.password));
  }
  expect(reasons.at(-1)).toBe('identity/too-many-attempts');
  expect(reasons.slice(0, -1).every((reason) => reason === 'identity/login-wrong')).toBe(true);
  expect(await loginFrom('127.0.3.1', alice.username, alice.password)).toBe('identity/too-many-attempts');
  expect(await loginFrom('127.0.2.1', alice.username, alice.password)).toBeUndefined();
});

test('a locked-out guess says the same of an account that there is not, nor that two names belong together', async () => {
  for (let n = 0; n < attemptLimits.ofPair; n += 1) {
    expect(reasonOf(await guess(alice.username))).toBe('identity/login-wrong');
    expect(reasonOf(await guess('nobody99'))).toBe('identity/login-wrong');
  }
  const known = await guess(alice.username);
  expect(reasonOf(known)).toBe('identity/too-many-attempts');
  expect((await guess('nobody99')).text).toBe(known.text);
  expect(reasonOf(await guess('alice@example.com'))).toBe('identity/login-wrong');
});

test('from one place only so many codes are asked for in a day, whatever the addresses', async () => {
  const reasons: (string | undefined)[] = [];
  for (let n = 0; n < attempts.codesOfAddress + 2; n += 1) {
    const to = { purpose: 'register', channel: 'email', address: `person${n}@example.com` };
    reasons.push(reasonOf(await limited.ask(sendGuestCode, to)));
  }
  expect(reasons.splice(attempts.codesOfAddress)).toEqual(['identity/code-too-many', 'identity/code-too-many']);
  expect(reasons.every((reason) => reason === undefined)).toBe(true);
});

test('for a new password only so many guesses come from one place', async () => {
  const proof = { channel: 'email', address: 'nobody@example.com', code: '000000' };
  for (let n = 0; n < attemptLimits.ofPair; n += 1) {
    expect(reasonOf(await limited.ask(forgotPassword, proof))).toBe('identity/code-expired');
  }
  expect(reasonOf(await limited.ask(forgotPassword, proof))).toBe('identity/too-many-attempts');
});

test('a mail server that does not answer is told, and costs nobody the next code', async () => {
  const mail = { server: 'smtp://127.0.0.1:1', from: 'Quay <quay@example.com>' };
  const deaf = await Serving.start({}, { mail });
  try {
    const ask = { purpose: 'register', channel: 'email', address: 'alice@example.com' };
    expect(reasonOf(await deaf.ask(sendGuestCode, ask))).toBe('identity/message-not-sent');
    expect(reasonOf(await deaf.ask(sendGuestCode, ask))).toBe('identity/message-not-sent');
    const rows = await deaf.mailTo('alice@example.com');
    expect(rows.map(({ delivery, text }) => [delivery, text])).toEqual([
      ['failed', null],
      ['failed', null],
    ]);
    expect(deaf.logged.join()).not.toContain('alice@example.com');

    // Text messages are kept: nothing carries them.
    const text = { purpose: 'register', channel: 'phone', areaCode: '+49', address: '15123456789' };
    expect((await deaf.get<CodeSent>(sendGuestCode, text)).retryAfter).toBe(60);
    expect(deaf.logged.join()).toContain('+4915*******89');
    const code = await deaf.codeFor('+4915123456789');
    expect(deaf.logged.join()).not.toContain(code);
    const request = {
      by: 'phone',
      areaCode: '+49',
      username: '15123456789',
      password: bob.password,
      code,
      agree: true,
    };
    const { token } = await deaf.get<SessionOpened>(register, request);
    expect((await deaf.fetch(memberInfo.path, { headers: { [TOKEN_HEADER]: token } })).envelope.code).toBe(0);
    const bind = { act: 'bind-email', channel: 'email', address: 'alice@example.com' };
    expect(reasonOf(await deaf.ask(sendCode, bind, { token }))).toBe('identity/message-not-sent');
  } finally {
    await deaf.end();
  }
});
