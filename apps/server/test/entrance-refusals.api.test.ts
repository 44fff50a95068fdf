import { alice, bob, mallory } from '@quay/cast';
import type { Call, Refused } from '@quay/contract';
import {
  bindEmail,
  endSession,
  forgotPassword,
  login,
  passkeyLogin,
  register,
  resetPassword,
  sendCode,
  sendGuestCode,
} from '@quay/contract/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptLimits } from '../src/areas/identity/attempts.ts';
import { CODES_A_DAY } from '../src/areas/identity/codes.ts';
import { beginning } from '../src/system/system-settings.ts';
import { Account, type AnyCall, Clock, MINUTE, notThis } from './account.ts';
import { type Answer, reasonOf, Serving } from './serving.ts';

const clock = new Clock();
const email = 'alice@example.com';
let serving: Serving;
let account: Account;

beforeAll(async () => {
  const attempts = { ...attemptLimits, ofAddress: 1e6, ofAccount: 1e6, codesOfAddress: 1e6 };
  serving = await Serving.start({ now: clock.now, attempts });
  account = await Account.byEmail(serving, clock, { email, password: alice.password });
  await serving.register(bob);
});
afterAll(() => serving.end());

const signUp = (more: object) => serving.ask(register, { ...mallory, agree: true, ...more });
const byEmail = (more: object) => signUp({ by: 'email', username: 'mallory@example.com', ...more });
const askCode = (more: object) => serving.ask(sendGuestCode, { purpose: 'register', channel: 'email', ...more });
const askInside = (more: object) => account.ask(sendCode, { act: 'bind-email', channel: 'email', ...more });
const forget = (more: object) => serving.ask(forgotPassword, { channel: 'email', address: email, code: '', ...more });
async function whileLocked(ask: () => Promise<Answer>): Promise<Answer> {
  const { id } = (await serving.withReads((reads) => reads.identity.userByEmail(email)))!;
  await serving.lock(id);
  const answer = await ask();
  await serving.unlock(id);
  return answer;
}
/** Asks so often; gives the last answer. */
async function often(times: number, ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let n = 1; n < times; n += 1) answer = await ask();
  return answer;
}
async function newCode(purpose: string, address: string): Promise<string> {
  clock.forward(2 * MINUTE);
  await askCode({ purpose, address });
  return serving.codeFor(address);
}
async function newTicket(): Promise<string> {
  const answer = await forget({ code: await newCode('forgot-password', email) });
  return (answer.envelope.data as { ticket: string }).ticket;
}
/** The address or number goes to somebody else after the code was sent and before it comes back. */
async function takenMeanwhile(by: 'email' | 'phone', request: object, user: object, address: string): Promise<Answer> {
  const code = await serving.codeFor(address);
  const other = { username: `other${by}`, passwordHash: null, usercode: `OTHER${by}`, at: 0, ...user };
  await serving.withReads((reads) => reads.identity.addUser(other));
  return signUp({ by, code, ...request });
}
const setPassword = async (password: string) => serving.ask(resetPassword, { ticket: await newTicket(), password });

type Case = { readonly ask: () => Promise<Answer>; readonly field?: string };
const number = { areaCode: '+49', address: '15123456789' };

/** How each refusal of a call is met, in the order of the contract. */
const cases: readonly (readonly [call: AnyCall, Record<string, Case>])[] = [
  [
    register,
    {
      'account-malformed': { ask: () => signUp({ username: 'mallory.66' }), field: 'username' },
      'email-malformed': { ask: () => byEmail({ username: 'mallory@example' }), field: 'username' },
      'phone-malformed': { ask: () => signUp({ by: 'phone', username: '15123456789' }), field: 'username' },
      'password-too-short': { ask: () => signUp({ password: 'a b c' }), field: 'password' },
      'password-too-long': { ask: () => signUp({ password: 'x'.repeat(65) }), field: 'password' },
      'password-is-account': { ask: () => byEmail({ password: 'Mallory@Example.com' }), field: 'password' },
      'password-too-common': { ask: () => signUp({ password: 'Sunshine1' }), field: 'password' },
      'fund-password-malformed': { ask: () => signUp({ fundPassword: '12345a' }), field: 'fundPassword' },
      'fund-password-is-password': {
        ask: () => signUp({ password: '918273', fundPassword: '918273' }),
        field: 'fundPassword',
      },
      'terms-not-accepted': { ask: () => signUp({ agree: false }), field: 'agree' },
      'invitation-wrong': { ask: () => signUp({ invitationCode: 'NOBODYS1' }), field: 'invitationCode' },
      'code-missing': { ask: () => byEmail({}), field: 'code' },
      'code-expired': { ask: () => byEmail({ code: '123456' }), field: 'code' },
      'code-wrong': {
        ask: async () => byEmail({ code: notThis(await newCode('register', 'mallory@example.com')) }),
        field: 'code',
      },
      'account-taken': { ask: () => signUp({ username: bob.username.toUpperCase() }), field: 'username' },
      'email-taken': {
        async ask() {
          const address = 'late@example.com';
          await askCode({ address });
          return takenMeanwhile('email', { username: address }, { email: 'Late@example.com' }, address);
        },
        field: 'username',
      },
      'phone-taken': {
        async ask() {
          await askCode({ channel: 'phone', ...number });
          const request = { areaCode: number.areaCode, username: number.address };
          return takenMeanwhile('phone', request, { phone: '+4915123456789' }, '+4915123456789');
        },
        field: 'username',
      },
    },
  ],
  [
    sendGuestCode,
    {
      'email-malformed': { ask: () => askCode({ address: 'a b@example.com' }), field: 'address' },
      'phone-malformed': { ask: () => askCode({ channel: 'phone', address: '15123456789' }), field: 'areaCode' },
      'code-too-soon': { ask: () => often(2, () => askCode({ address: 'soon@example.com' })) },
      'code-too-many': {
        ask: () =>
          often(CODES_A_DAY + 1, () => {
            clock.forward(2 * MINUTE);
            return askCode({ address: 'often@example.com' });
          }),
      },
    },
  ],
  [
    sendCode,
    {
      'channel-not-bound': { ask: () => askInside({ act: 'withdraw', channel: 'phone' }), field: 'channel' },
      'email-malformed': { ask: () => askInside({ address: 'nobody' }), field: 'address' },
      'phone-malformed': {
        ask: () => askInside({ act: 'bind-phone', channel: 'phone', areaCode: '+49', address: '123' }),
        field: 'address',
      },
      'code-too-soon': { ask: () => often(2, () => askInside({ act: 'withdraw' })) },
      'code-too-many': {
        ask: () =>
          often(CODES_A_DAY + 1, () => {
            clock.forward(2 * MINUTE);
            return askInside({ act: 'withdraw' });
          }),
      },
    },
  ],
  [
    login,
    {
      'login-wrong': { ask: () => serving.ask(login, { ...bob, password: alice.password }) },
      'too-many-attempts': {
        ask: () => often(attemptLimits.ofPair + 1, () => serving.ask(login, { ...mallory, username: 'nobody99' })),
      },
      'account-locked': {
        ask: () => whileLocked(() => serving.ask(login, { username: email, password: alice.password })),
      },
    },
  ],
  [
    passkeyLogin,
    { 'passkey-wrong': { ask: () => serving.ask(passkeyLogin, { challengeId: '', response: {} }), field: 'passkey' } },
  ],
  [
    forgotPassword,
    {
      'email-malformed': { ask: () => forget({ address: '@example.com' }), field: 'address' },
      'phone-malformed': { ask: () => forget({ channel: 'phone', address: '1' }), field: 'areaCode' },
      'code-missing': { ask: () => forget({}), field: 'code' },
      'code-expired': { ask: () => forget({ code: '123456' }), field: 'code' },
      'code-wrong': {
        ask: async () => forget({ code: notThis(await newCode('forgot-password', email)) }),
        field: 'code',
      },
      'account-locked': {
        async ask() {
          const code = await newCode('forgot-password', email);
          return whileLocked(() => forget({ code }));
        },
      },
      'too-many-attempts': {
        ask: () => often(attemptLimits.ofPair + 1, () => forget({ address: 'nobody@example.com', code: '123456' })),
      },
    },
  ],
  [
    resetPassword,
    {
      'login-expired': { ask: () => serving.ask(resetPassword, { ticket: 'x', password: bob.password }) },
      'password-too-short': { ask: () => setPassword('a b c'), field: 'password' },
      'password-too-long': { ask: () => setPassword('x'.repeat(65)), field: 'password' },
      'password-is-account': { ask: () => setPassword('ALICE@example.com'), field: 'password' },
      'password-too-common': { ask: () => setPassword('Sunshine1'), field: 'password' },
    },
  ],
  [endSession, { 'session-unknown': { ask: () => account.ask(endSession, { sessionId: 99 }), field: 'sessionId' } }],
];

/** What needs another server, or a second factor; entrance-attacks, text-messages, second-factor and first-factors meet these. */
const elsewhere = new Set([
  'register sign-up-closed',
  // referral.api.test.ts.
  'register referral/no-right',
  'send-guest-code message-not-sent',
  'send-code message-not-sent',
  ...['register', 'send-guest-code', 'send-code', 'forgot-password'].flatMap((verb) => [
    `${verb} no-emails`,
    `${verb} no-text-messages`,
  ]),
  'passkey-login too-many-attempts',
  'passkey-login account-locked',
  // account.api.test.ts: whoever has closed an account is refused wherever somebody who is locked is (barred.ts).
  ...['login', 'passkey-login', 'forgot-password'].map((verb) => `${verb} account-closed`),
  ...[
    'totp-missing',
    'totp-locked',
    'totp-wrong',
    'totp-used',
    'recovery-code-wrong',
    'passkey-wrong',
    'proof-missing',
    'password-not-set',
  ].map((reason) => `forgot-password ${reason}`),
]);

describe.each(cases)('$name', (call, ofCall) => {
  test.each(Object.entries(ofCall))('is refused: %s', async (reason, { ask, field }) => {
    const answer = await ask();
    expect(reasonOf(answer)).toBe(`identity/${reason}`);
    expect((answer.envelope.data as Refused).field).toBe(field);
  });

  test('is refused for nothing else', () => {
    const own = (call as Call<never, unknown>).refusals.map((refusal) => refusal.reason.replace('identity/', ''));
    const verb = call.name.replace('identity/', '');
    const met = Object.keys(ofCall);
    expect(own.filter((reason) => !met.includes(reason) && !elsewhere.has(`${verb} ${reason}`))).toEqual([]);
    expect(met.filter((reason) => !own.includes(reason))).toEqual([]);
  });
});

test('a sign-up is judged in the order of the contract', async () => {
  const worst = { username: 'x', password: 'a', fundPassword: 'a', invitationCode: 'NOBODYS1', agree: false };
  expect(reasonOf(await signUp(worst))).toBe('identity/account-malformed');
  const better = { ...worst, by: 'email', username: 'order@example.com' };
  expect(reasonOf(await signUp(better))).toBe('identity/password-too-short');
  const rest = [
    ['fund-password-malformed', { password: mallory.password }],
    ['terms-not-accepted', { fundPassword: '264813' }],
    ['invitation-wrong', { agree: true }],
    ['code-missing', { invitationCode: '' }],
  ] as const;
  let request: object = better;
  for (const [reason, mended] of rest) {
    request = { ...request, ...mended };
    expect(reasonOf(await signUp(request))).toBe(`identity/${reason}`);
  }
});

test('an address that is bound since is nobody’s to sign up with', async () => {
  const address = 'bound@example.com';
  const forSignUp = await newCode('register', address);
  const other = await Account.byEmail(serving, clock, { email: 'other@example.com', password: bob.password });
  const emailCode = await other.code('bind-email', 'other@example.com');
  const code = await other.code('bind-email', address, { channel: 'email' });
  await other.get(bindEmail as AnyCall, { email: address, code, proof: { password: bob.password, emailCode } });
  expect(reasonOf(await byEmail({ username: address, code: forSignUp }))).toBe('identity/email-taken');
});

test('no account is opened while none are', async () => {
  await serving.withReads((reads) => reads.staff.saveSystemSettings({ ...beginning, signUpOpen: false }));
  expect(reasonOf(await signUp({}))).toBe('identity/sign-up-closed');
  await serving.withReads((reads) => reads.staff.saveSystemSettings(beginning));
  expect(reasonOf(await signUp({}))).toBeUndefined();
});
