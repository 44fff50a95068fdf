import { alice } from '@quay/cast';
import { beginAuthenticator, bindAuthenticator, bindPhone, type Proof, setAntiPhishing } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Account, Clock, HOUR, MINUTE, notThis } from '../../../test/account.ts';
import { Serving } from '../../../test/serving.ts';
import { createMessages } from '../../messages/messages.ts';
import { masterKey } from '../../secrets/master-key.ts';
import { openSecrets } from '../../secrets/secrets.ts';
import { createAttempts } from './attempts.ts';
import { createAuthenticator } from './authenticator.ts';
import { isNo } from './checked.ts';
import { createCodes } from './codes.ts';
import { createFactors } from './factors.ts';
import { createFundPassword } from './fund-password.ts';
import { createNotices } from './notices.ts';
import { createOneTime } from './one-time.ts';
import { createPasskeys } from './passkeys.ts';
import { createPasswords } from './passwords.ts';
import { createProofs } from './proofs.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createWalletProofs } from './wallet-proofs.ts';
import { createWithdrawalGate, type WithdrawalGate } from './withdrawal-gate.ts';

const FUND = '482913';
const silent = { info: () => undefined, warn: () => undefined };
const EMAIL = 'alice@example.com';
const PHONE = '+491512345678';
const clock = new Clock();
let serving: Serving;
let account: Account;
let user: number;
let gate: WithdrawalGate;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  account = await Account.byEmail(serving, clock, { email: EMAIL, password: alice.password, fundPassword: FUND });
  await serving.withReads(async ({ identity }) => {
    user = (await identity.userByEmail(EMAIL))!.id;
    gate = gateOver(identity);
  });
});
afterAll(() => serving.end());

/** The gate on its own, over the rows of the server: no call withdraws yet. */
function gateOver(rows: Reads['identity']): WithdrawalGate {
  const { now } = clock;
  const secrets = openSecrets(masterKey(undefined, serving.dataDir));
  const messages = createMessages({
    outbox: rows,
    secrets,
    mail: undefined,
    log: silent,
    simulatedMarket: false,
    keeps: ['email', 'phone'],
  });
  const oneTime = createOneTime(rows, now);
  const codes = createCodes({ rows, secrets, messages, perOriginADay: 100, now });
  const passwords = createPasswords();
  const origins = () => [serving.url];
  const security = async (id: number) => (await rows.securityOf(id))!;
  const factors = createFactors(security, {
    authenticator: createAuthenticator(rows, secrets, now),
    recoveryCodes: createRecoveryCodes(rows, secrets, now),
    passkeys: createPasskeys({ rows, oneTime, origins, now }),
  });
  const walletProofs = createWalletProofs({ oneTime, origins, now });
  const proofs = createProofs({ factors, codes, passwords, attempts: createAttempts(), walletProofs, now });
  const holds = { of: (id: number) => rows.holds(id, now()) };
  const notices = createNotices({ security, holds, messages, oneTime, origins, now });
  const fundPassword = createFundPassword({ rows, passwords, notices, now });
  return createWithdrawalGate({ messages, security, holds, fundPassword, proofs });
}

/** Withdraws, as far as the gate is concerned: why not, or nothing. */
async function withdraw(proof: Proof, fundPassword = FUND): Promise<unknown> {
  const checked = await gate.check(user, {
    fundPassword,
    proof,
    from: { device: 'Firefox, Linux', address: '127.0.0.1' },
  });
  if ('closed' in checked) return checked.closed;
  if (isNo(checked)) return checked.refusal.reason;
  return (await checked.spend())?.refusal.reason;
}

test('an e-mail address alone is no second factor; with a phone number it is', async () => {
  expect(await withdraw({})).toMatchObject({ enabled: false, missing: ['second-factor'] });
  const isNew = { channel: 'phone', areaCode: '+49', typed: '1512345678' } as const;
  const bound = {
    areaCode: '+49',
    phone: '1512345678',
    code: await account.code('bind-phone', PHONE, isNew),
    proof: { password: alice.password, emailCode: await account.code('bind-phone', EMAIL) },
  };
  expect(await account.reason(bindPhone, bound)).toBeUndefined();
  expect(await gate.of(user)).toMatchObject({ enabled: false, missing: [], holds: [{ reason: 'phone-changed' }] });
  clock.forward(25 * HOUR);
  expect(await gate.of(user)).toEqual({ enabled: true, missing: [], holds: [] });
});

test('asks for the fund password and the proof, and uses the proof up once', async () => {
  expect(await withdraw({}, '000000')).toBe('identity/fund-password-wrong');
  expect(await withdraw({})).toBe('identity/proof-missing');
  const emailCode = await account.code('withdraw', EMAIL);
  expect(await withdraw({ emailCode })).toBe('identity/proof-missing');
  const phoneCode = await account.code('withdraw', PHONE);
  expect(await withdraw({ emailCode: notThis(emailCode), phoneCode })).toBe('identity/code-wrong');
  const proof = { emailCode, phoneCode };
  expect(await withdraw(proof, '000000')).toBe('identity/fund-password-wrong');
  const two = await Promise.all([withdraw(proof), withdraw(proof)]);
  expect(two.sort()).toEqual(['identity/code-expired', undefined]);
  // What was asked for another act is not good for this one.
  const other = {
    emailCode: await account.code('set-anti-phishing', EMAIL),
    phoneCode: await account.code('set-anti-phishing', PHONE),
  };
  expect(await withdraw(other)).not.toBeUndefined();
  expect(await account.reason(setAntiPhishing, { word: 'Lighthouse', proof: other })).toBeUndefined();
});

test('of two withdrawals with one authenticator code, one goes through', async () => {
  await account.bindAuthenticator({
    emailCode: await account.code('bind-authenticator', EMAIL),
    phoneCode: await account.code('bind-authenticator', PHONE),
  });
  const codes = { emailCode: await account.code('withdraw', EMAIL), phoneCode: await account.code('withdraw', PHONE) };
  expect(await withdraw(codes)).toBe('identity/proof-missing');
  const totp = await account.totp();
  const two = await Promise.all([withdraw({ totp }), withdraw({ totp })]);
  expect(two.sort()).toEqual(['identity/totp-used', undefined]);
});

test('is closed while withdrawals wait, to the minute', async () => {
  const { secret: replaced } = account;
  const begun = await account.get(beginAuthenticator as Parameters<typeof account.get>[0]);
  expect(begun).not.toMatchObject({ secret: replaced });
  const proof = { totp: await account.totp() };
  await account.bindAuthenticator(proof);
  const held = { enabled: false, missing: [], holds: [{ reason: 'authenticator-changed' }] };
  expect(await withdraw({ totp: await account.totp() })).toMatchObject(held);
  expect(await account.reason(bindAuthenticator, { totp: '123456', proof: {} })).toBe(
    'identity/authenticator-not-begun',
  );
  // The code of the next minute comes a second before the end, and that of the one after it behind.
  const { holds } = await gate.of(user);
  clock.forward(holds[0]!.until - clock.now() - MINUTE - 1_000);
  expect(await withdraw({ totp: await account.totp() })).toMatchObject(held);
  expect(await withdraw({ totp: await account.totp() })).toBeUndefined();
});
