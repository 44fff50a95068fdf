import { alice, bob, mallory } from '@quay/cast';
import { forgotPassword, login, register, sendCode, sendGuestCode } from '@quay/contract/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODES_A_DAY } from '../src/areas/identity/codes.ts';
import { passwordCost } from '../src/areas/identity/password-cost.ts';
import { Account, Clock, HOUR, MINUTE, notThis } from './account.ts';
import { type Answer, reasonOf, Serving } from './serving.ts';

const clock = new Clock();
const email = 'alice@example.com';
let serving: Serving;
let victim: Account;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now, passwordCost });
  victim = await Account.byEmail(serving, clock, { email, password: alice.password });
});
afterAll(() => serving.end());

const askCode = (purpose: string, address: string) =>
  serving.ask(sendGuestCode, { purpose, channel: 'email', address });
const reasonsOf = async (answers: Promise<Answer>[]) => (await Promise.all(answers)).map(reasonOf);
/** An answer but for what is random or about this one request. */
const looks = ({ status, headers, text }: Answer, ...own: string[]) => ({
  status,
  headers: [...headers].filter(([name]) => !['request-id', 'date', 'content-length'].includes(name)),
  text: own.reduce((left, one) => left.replaceAll(one, '…'), text),
});

describe('nobody learns who has an account', () => {
  test('from a login', async () => {
    const wrong = { password: mallory.password };
    const known = await serving.ask(login, { ...wrong, username: email });
    for (const username of ['nobody@example.com', 'nobody99', '+4915100000000', '']) {
      expect(looks(await serving.ask(login, { ...wrong, username }))).toEqual(looks(known));
    }
  });

  test.each(['register', 'forgot-password', 'reset-request'])('from asking for a code to %s', async (purpose) => {
    const ask = (address: string) => askCode(purpose, address);
    clock.forward(2 * MINUTE);
    const [first, otherUser] = [await ask(email), await ask('nobody@example.com')];
    expect(looks(first, 'al***')).toEqual(looks(otherUser, 'no***'));
    // Nor from asking again.
    expect(reasonOf(await ask(email))).toBe('identity/code-too-soon');
    expect(reasonOf(await ask('nobody@example.com'))).toBe('identity/code-too-soon');
  });

  test('from guessing the code, at the sign-up or for a new password', async () => {
    const guesses = ['abc', '000000', '000001', '000002', '000003', '000004', '000005'];
    const request = { by: 'email', password: bob.password, agree: true };
    const answersFor = async (address: string) => {
      const answers: Answer[] = [];
      for (const code of guesses) {
        answers.push(await serving.ask(register, { ...request, username: address, code }));
        answers.push(await serving.ask(forgotPassword, { channel: 'email', address, code }));
      }
      return answers.map((answer) => looks(answer));
    };
    clock.forward(2 * MINUTE);
    for (const address of [email, 'nobody@example.com']) {
      await askCode('register', address);
      await askCode('forgot-password', address);
    }
    expect(await answersFor(email)).toEqual(await answersFor('nobody@example.com'));
  });

  test('from how long a login takes', async () => {
    const took = async (username: string) => {
      const start = performance.now();
      expect(reasonOf(await serving.ask(login, { username, password: mallory.password }))).toBe('identity/login-wrong');
      return performance.now() - start;
    };
    const ways = { known: email, unknown: 'nobody@example.com', name: 'nobody99', phone: '+4915100000000' };
    const times: Record<string, number[]> = {};
    // In turn, so that whatever else this machine does slows all of them down alike.
    for (let n = 0; n < 25; n += 1) {
      for (const [way, username] of Object.entries(ways)) times[way] = [...(times[way] ?? []), await took(username)];
    }
    // The fastest of each, which a busy machine disturbs least. An account that is not looked at would take a tenth.
    const fastest = (all: number[]) => Math.min(...all);
    const known = fastest(times.known!);
    for (const [way, all] of Object.entries(times)) {
      expect(fastest(all) / known, way).toBeGreaterThan(0.75);
      expect(fastest(all) / known, way).toBeLessThan(1.25);
    }
  });
});

describe('guessing', () => {
  const newCode = async (purpose: 'register' | 'forgot-password', address: string) => {
    clock.forward(2 * MINUTE);
    await askCode(purpose, address);
    return serving.codeFor(address);
  };

  test('many at once have five tries together', async () => {
    const address = 'erin@example.com';
    const code = await newCode('register', address);
    const request = { by: 'email', username: address, password: bob.password, agree: true };
    const guesses = Array.from({ length: 30 }, () => serving.ask(register, { ...request, code: notThis(code) }));
    const reasons = await reasonsOf(guesses);
    expect(reasons.filter((reason) => reason === 'identity/code-wrong')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'identity/code-expired')).toHaveLength(25);
    expect(reasonOf(await serving.ask(register, { ...request, code }))).toBe('identity/code-expired');
  });

  test('of many who bring one right code at once, one gets in', async () => {
    const address = 'frank@example.com';
    const code = await newCode('register', address);
    const proposal = { by: 'email', username: address, password: bob.password, code, agree: true };
    const reasons = await reasonsOf(Array.from({ length: 10 }, () => serving.ask(register, proposal)));
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(new Set(reasons)).toEqual(new Set([undefined, 'identity/code-expired']));
    const again = await newCode('forgot-password', address);
    const proof = { channel: 'email', address, code: again };
    const tickets = await reasonsOf(Array.from({ length: 10 }, () => serving.ask(forgotPassword, proof)));
    expect(tickets.filter((reason) => reason === undefined)).toHaveLength(1);
  });

  test('an address gets so many codes a day that strangers ask for; its owner still gets what is asked for inside', async () => {
    clock.forward(24 * HOUR);
    const sent: (string | undefined)[] = [];
    for (let n = 0; n < CODES_A_DAY + 2; n += 1) {
      sent.push(reasonOf(await askCode(n % 2 ? 'forgot-password' : 'reset-request', email)));
      clock.forward(2 * MINUTE);
    }
    expect(sent.filter((reason) => reason === undefined)).toHaveLength(CODES_A_DAY);
    expect(sent.slice(CODES_A_DAY)).toEqual(['identity/code-too-many', 'identity/code-too-many']);
    expect(await victim.reason(sendCode, { act: 'withdraw', channel: 'email' })).toBeUndefined();
    clock.forward(24 * HOUR);
    expect(reasonOf(await askCode('forgot-password', email))).toBeUndefined();
  });

  test('one account cannot fill many strangers’ mailboxes', async () => {
    clock.forward(24 * HOUR);
    const reasons: (string | undefined)[] = [];
    for (let n = 0; n <= CODES_A_DAY; n += 1) {
      const to = { act: 'bind-email', channel: 'email', address: `stranger${n}@example.com` };
      reasons.push(await victim.reason(sendCode, to));
    }
    expect(reasons.at(-1)).toBe('identity/code-too-many');
    expect(reasons.slice(0, -1).every((reason) => reason === undefined)).toBe(true);
  });
});
