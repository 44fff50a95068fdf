import { alice } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  addPasskey,
  beginAuthenticator,
  bindAuthenticator,
  bindEmail,
  bindPhone,
  changePassword,
  type EthMessage,
  ethMessage,
  type factorActs,
  forgotPassword,
  freeze,
  type LoggedIn,
  loginByEth,
  loginVerify,
  memberInfo,
  type NewAuthenticator,
  type PasskeyChallenge,
  type Proof,
  passkeyOptions,
  resetPassword,
  type Security,
  type SessionOpened,
  security,
  sendGuestCode,
  setAntiPhishing,
  setFundPassword,
  type WalletMessage,
  walletMessage,
} from '@quay/contract/identity';
import { units } from '@quay/money';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account, type AnyCall, Clock, HOUR, MINUTE, totpOf } from './account.ts';
import { byHand } from './by-hand.ts';
import { SoftPasskey } from './passkey.ts';
import { firstFactorReasons } from './reached/identity-security.ts';
import { reasonOf, Serving } from './serving.ts';

type Wallet = ReturnType<typeof privateKeyToAccount>;
type Change = (typeof factorActs)[number];
/** What opened the account; `wallet+mail` has an e-mail address besides, which its wallet has proved. */
type Kind = 'name' | 'mail' | 'wallet' | 'wallet+mail';
type Thing = 'session' | 'mailbox' | 'password' | 'wallet';
/** Nothing comes of it; or it is done, and nothing leaves the account for this reason; or it is done and nothing waits. */
type End =
  | 'refused'
  | 'password-changed'
  | 'fund-password-changed'
  | 'email-changed'
  | 'phone-changed'
  | 'authenticator-changed'
  | 'passkey-changed'
  | 'free';

const changes = [
  'change-password',
  'set-fund-password',
  'bind-email',
  'bind-phone',
  'bind-authenticator',
  'add-passkey',
] as const satisfies readonly Change[];
const held = [
  'password-changed',
  'fund-password-changed',
  'email-changed',
  'phone-changed',
  'authenticator-changed',
  'passkey-changed',
] as const;
const none = changes.map(() => 'refused' as const);

/** What a thief has of an account, and what comes of each change with all of it. */
const table: readonly (readonly [Kind, coins: boolean, readonly Thing[], readonly End[]])[] = [
  ['name', true, ['session'], none],
  ['name', true, ['session', 'password'], held],
  ['mail', true, ['session'], none],
  ['mail', true, ['session', 'password'], none],
  ['mail', true, ['session', 'mailbox'], none],
  ['mail', true, ['mailbox', 'password'], held],
  ['wallet', true, ['session'], none],
  ['wallet', true, ['session', 'wallet'], held],
  ['wallet+mail', true, ['session', 'mailbox'], none],
  ['wallet+mail', true, ['session', 'wallet'], none],
  ['wallet+mail', true, ['session', 'wallet', 'mailbox'], held],
  // Before there ever was anything to take, nothing waits for the first lock.
  ['mail', false, ['mailbox', 'password'], [...held.slice(0, 4), 'free', 'free']],
  ['wallet', false, ['session', 'wallet'], [...held.slice(0, 4), 'free', 'free']],
];

/** An account, and everything that its owner has. */
type Victim = {
  readonly account: Account;
  readonly id: number;
  readonly kind: Kind;
  readonly email: string | undefined;
  readonly wallet: Wallet | undefined;
};

const NEW_PASSWORD = 'mine from now on';
const clock = new Clock();
let serving: Serving;
let count = 0;
const victims = new Map<string, Victim>();
const keyOf = (row: number, change: Change) => `${row} ${change}`;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  for (const [row, [kind, , , ends]] of table.entries()) {
    // Where nothing is changed, one account is enough for all changes.
    let same: Victim | undefined;
    for (const [at, change] of changes.entries()) {
      const victim: Victim = ends[at] === 'refused' && same ? same : await open(kind);
      if (ends[at] === 'refused') same = victim;
      victims.set(keyOf(row, change), victim);
    }
  }
  // A deposit for those who have coins, as the chain would bring it.
  const owners = table.flatMap(([, coins], row) =>
    coins ? changes.map((change) => victims.get(keyOf(row, change))!.id) : [],
  );
  await serving.close();
  await serving.withDatabase((url) =>
    byHand(url, (core) =>
      core.engine.submitAll(
        [...new Set(owners)].map((owner) => ({
          sent: {
            name: 'wallet/credit-deposit',
            at: Date.now(),
            input: {
              network: 'ERC20',
              txHash: `0x${owner}`,
              logIndex: 0,
              owner,
              asset: 'USDT',
              amount: units('500'),
              block: 1,
            },
          },
          answer: () => undefined,
        })),
      ),
    ),
  );
  await serving.open();
  // What was bound while they were opened has waited.
  clock.forward(25 * HOUR);
}, 180_000);
afterAll(() => serving.end());

async function open(kind: Kind): Promise<Victim> {
  count += 1;
  const wallet = kind.startsWith('wallet') ? privateKeyToAccount(generatePrivateKey()) : undefined;
  const email = kind.endsWith('mail') ? `victim${count}@example.com` : undefined;
  if (kind === 'mail') {
    const account = await Account.byEmail(serving, clock, { email: email!, password: alice.password });
    return victimOf(account, { kind, email, wallet });
  }
  if (kind === 'name') {
    const { token } = await serving.register({ username: `victim${count}`, password: alice.password });
    return victimOf(new Account(serving, clock, token), { kind, email, wallet });
  }
  const opened = (await enterBy(wallet!)) as SessionOpened;
  const account = new Account(serving, clock, opened.token);
  if (email) {
    const code = await account.code('bind-email', email, { channel: 'email' });
    await account.get(bindEmail, { email, code, proof: { wallet: await signed(account, wallet!, 'bind-email') } });
  }
  return victimOf(account, { kind, email, wallet });
}

async function victimOf(account: Account, more: Omit<Victim, 'account' | 'id'>): Promise<Victim> {
  const { id } = await account.get(memberInfo as Call<never, { id: number }>);
  return { account, id, ...more };
}

async function enterBy(wallet: Wallet): Promise<LoggedIn> {
  const begun = await serving.get(ethMessage as Call<never, EthMessage>, { username: wallet.address, chainId: 1 });
  const sign = await wallet.signMessage({ message: begun.message });
  const { code, loginTime } = begun;
  return serving.get(loginByEth as Call<never, LoggedIn>, { username: wallet.address, sign, code, loginTime });
}

async function signed(account: Account, wallet: Wallet, act: Change | 'set-anti-phishing') {
  const { code, message } = await account.get(walletMessage as Call<never, WalletMessage>, { act, chainId: 1 });
  return { code, sign: await wallet.signMessage({ message }) };
}

/** All the proof that a thief can put together for a change. */
async function proofOf(victim: Victim, thief: Account, has: readonly Thing[], act: Change): Promise<Proof> {
  return {
    ...(has.includes('password') && { password: alice.password }),
    ...(has.includes('mailbox') && victim.email && { emailCode: await thief.code(act, victim.email) }),
    ...(has.includes('wallet') && { wallet: await signed(thief, victim.wallet!, act) }),
  };
}

/** Tries a change; gives why not. */
async function attempt(thief: Account, change: Change, proof: Proof): Promise<string | undefined> {
  count += 1;
  switch (change) {
    case 'change-password': {
      const old = 'password' in proof ? { oldPassword: proof.password } : {};
      return thief.reason(changePassword, { ...old, password: NEW_PASSWORD, proof });
    }
    case 'set-fund-password':
      return thief.reason(setFundPassword, { fundPassword: '482913', proof });
    case 'bind-email': {
      const email = `thief${count}@example.com`;
      const code = await thief.code(change, email, { channel: 'email' });
      return thief.reason(bindEmail, { email, code, proof });
    }
    case 'bind-phone': {
      const phone = String(1_510_000_000 + count);
      const number = { channel: 'phone', areaCode: '+49', typed: phone } as const;
      const code = await thief.code(change, `+49${phone}`, number);
      return thief.reason(bindPhone, { areaCode: '+49', phone, code, proof });
    }
    case 'bind-authenticator': {
      const { secret } = await thief.get(beginAuthenticator as Call<never, NewAuthenticator>);
      thief.secret = secret;
      return thief.reason(bindAuthenticator, { totp: await totpOf(secret, clock.now()), proof });
    }
    case 'add-passkey': {
      const options = { act: change, fresh: true };
      const passkey = new SoftPasskey(serving.origin).make(
        await thief.get(passkeyOptions as Call<never, PasskeyChallenge>, options),
      );
      return thief.reason(addPasskey, { name: 'Mine', passkey, proof });
    }
  }
}

const securityOf = (account: Account) => account.get(security as Call<never, Security>);
/** Why the thief gets no further: a proof is missing, or the old password is. */
const stopped = ['identity/proof-missing', 'identity/password-wrong'];

describe.each(table.map(([kind, coins, has, ends], row) => ({ row, kind, coins, has, ends })))(
  'of an account by $kind, coins: $coins, a thief with $has',
  ({ row, has, ends }) => {
    test.each(changes.map((change, at) => [change, ends[at]!] as const))('%s: %s', async (change, end) => {
      const victim = victims.get(keyOf(row, change))!;
      // Whoever has no session logs in with the password.
      const token = has.includes('session')
        ? victim.account.token
        : (await serving.login({ username: victim.email!, password: alice.password })).token;
      const thief = new Account(serving, clock, token);
      const before = victim.email ? (await serving.mailTo(victim.email)).length : 0;
      const reason = await attempt(thief, change, await proofOf(victim, thief, has, change));
      const { holds } = await securityOf(thief);
      if (end === 'refused') {
        expect(stopped).toContain(reason);
        expect(holds).toEqual([]);
        return;
      }
      expect(reason).toBeUndefined();
      expect(holds.map((hold) => hold.reason)).toEqual(end === 'free' ? [] : [end]);
      if (!victim.email) return;
      // The mailbox that was bound before is notified, with the link that stops everything.
      const mails = await serving.mailTo(victim.email);
      expect(mails.length).toBeGreaterThan(before);
      const link = mails[0]!.text!.match(/freeze=([0-9a-f]{48})/)?.[1];
      expect(link).toBeDefined();
      await serving.get(freeze as AnyCall, { token: link });
      expect(await thief.reason(memberInfo)).toBe('edge/unauthorized');
    });
  },
);

async function forget(email: string) {
  await serving.get(sendGuestCode as AnyCall, { purpose: 'forgot-password', channel: 'email', address: email });
  clock.forward(MINUTE + 1_000);
  const request = { channel: 'email', address: email, code: await serving.codeFor(email) };
  return serving.ask(forgotPassword, request);
}

describe('a thief with the mailbox alone', () => {
  test('sets a new password, and everything after it waits as long as the longest of it', async () => {
    const victim = await open('mail');
    const { envelope } = await forget(victim.email!);
    const { ticket } = envelope.data as { ticket: string };
    await serving.get(resetPassword as AnyCall, { ticket, password: NEW_PASSWORD });
    const { token } = await serving.login({ username: victim.email!, password: NEW_PASSWORD });
    const thief = new Account(serving, clock, token);
    clock.forward(HOUR);
    const emailCode = await thief.code('bind-authenticator', victim.email!);
    expect(await attempt(thief, 'bind-authenticator', { password: NEW_PASSWORD, emailCode })).toBeUndefined();
    expect((await securityOf(thief)).holds.map(({ reason }) => reason)).toEqual(['password-changed']);
    const subjects = (await serving.mailTo(victim.email!)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Your Quay login password was changed',
        'An authenticator was bound to your Quay account',
      ]),
    );
  });

  test('gets nothing of an account that a wallet opened', async () => {
    const victim = await open('wallet+mail');
    expect(reasonOf(await forget(victim.email!))).toBe('identity/password-not-set');
  });
});

describe('a wallet’s signature', () => {
  test('proves one act, once, for five minutes, and is no login; nor does one of a login prove anything', async () => {
    const victim = await open('wallet');
    const { account } = victim;
    const wallet = victim.wallet!;
    expect((await securityOf(account)).proofNeeds).toEqual({ all: ['wallet'], oneOf: [] });
    const say = (proof: Proof) => account.reason(setAntiPhishing, { word: 'Lighthouse', proof });
    expect(await say({})).toBe('identity/proof-missing');
    expect(await say({ wallet: await signed(account, wallet, 'bind-email') })).toBe('identity/wallet-code-expired');

    const { code, message } = await account.get(walletMessage as Call<never, WalletMessage>, {
      act: 'set-anti-phishing',
      chainId: 1,
    });
    expect(message).toContain('set the anti-phishing word');
    const theirs = privateKeyToAccount(generatePrivateKey());
    expect(await say({ wallet: { code, sign: await theirs.signMessage({ message }) } })).toBe(
      'identity/signature-wrong',
    );
    const right = { wallet: { code, sign: await wallet.signMessage({ message }) } };
    const login = { username: wallet.address, sign: right.wallet.sign, code, loginTime: clock.now() };
    expect(reasonOf(await serving.ask(loginByEth, login))).toBe('identity/wallet-code-expired');
    const two = await Promise.all([say(right), say(right)]);
    expect(two.toSorted()).toEqual(['identity/wallet-code-expired', undefined]);

    const late = { wallet: await signed(account, wallet, 'set-anti-phishing') };
    clock.forward(5 * MINUTE + 1);
    expect(await say(late)).toBe('identity/wallet-code-expired');
    const begun = await serving.get(ethMessage as Call<never, EthMessage>, { username: wallet.address, chainId: 1 });
    const ofLogin = { code: begun.code, sign: await wallet.signMessage({ message: begun.message }) };
    expect(await say({ wallet: ofLogin })).toBe('identity/wallet-code-expired');
    // Another account's session cannot use what was begun for this one.
    const other = await open('wallet');
    const mine = { wallet: await signed(other.account, other.wallet!, 'set-anti-phishing') };
    expect(await say(mine)).toBe('identity/wallet-code-expired');
    const named = await open('name');
    expect(await named.account.reason(walletMessage, { act: 'bind-email', chainId: 1 })).toBe(
      'identity/wallet-not-linked',
    );
  });

  test('opens no session where an authenticator is bound: that is asked for as after a password', async () => {
    const victim = await open('wallet');
    const { account } = victim;
    await account.bindAuthenticator({ wallet: await signed(account, victim.wallet!, 'bind-authenticator') });
    const request = await enterBy(victim.wallet!);
    if ('token' in request) throw new Error('the wallet alone opened a session');
    expect(request.factors).toEqual(['totp', 'recovery-code']);
    const verify = (totp: string) => serving.ask(loginVerify, { ticket: request.ticket, totp });
    expect(reasonOf(await verify('000000'))).toBe('identity/totp-wrong');
    expect(reasonOf(await verify(await account.totp()))).toBeUndefined();
    // Nor does the wallet's signature stand in for it in a change.
    const proof = { wallet: await signed(account, victim.wallet!, 'set-anti-phishing') };
    expect(await account.reason(setAntiPhishing, { word: 'Lighthouse', proof })).toBe('identity/proof-missing');
  });
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...firstFactorReasons]));
});
