import { alice, bob, demoPeople } from '@quay/cast';
import type { Call } from '@quay/contract';
import {
  bindEmail,
  type DemoLogin,
  demoLogins,
  type LoggedIn,
  login,
  loginVerify,
  type Member,
  memberInfo,
  type SessionOpened,
  sendCode,
  type WithdrawEnable,
  withdrawEnable,
} from '@quay/contract/identity';
import { outbox } from '@quay/contract/staff';
import { type HighDetail, highDetail, type RealDetail, realDetail } from '@quay/contract/verification';
import { addresses, type SavedAddress, type Withdrawal, withdraw } from '@quay/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Account, type AnyCall, Clock, MINUTE, totpOf } from './account.ts';
import { Console } from './console.ts';
import { Serving } from './serving.ts';
import { opened } from './withdrawer.ts';

const clock = new Clock();
const [alices, bobs] = demoPeople;
let serving: Serving;
let admin: Console;
beforeAll(async () => {
  serving = await Serving.start({ now: clock.now }, { simulatedMarket: true, chains: 'development' });
  await opened(serving);
  admin = await Console.first(serving);
}, 180_000);
afterAll(() => serving.end());

const shown = () => serving.get(demoLogins as Call<never, DemoLogin[]>);
const gateOf = (account: Account) => account.get(withdrawEnable as Call<never, WithdrawEnable>);

async function withdraws(account: Account, fundPassword: string, proof: object): Promise<Withdrawal> {
  expect(await gateOf(account)).toEqual({ enabled: true, holds: [], missing: [] });
  const saved = await account.get(addresses as Call<never, SavedAddress[]>);
  expect(saved.map(({ network }) => network).sort()).toEqual(['BEP20', 'ERC20']);
  const { address } = saved[0]!;
  const request = {
    symbol: 'USDT',
    network: saved[0]!.network,
    address,
    amount: '50',
    requestId: `demo-${clock.now()}`,
  };
  return account.get(withdraw as Call<never, Withdrawal>, { ...request, fundPassword, proof });
}

test('who was vouched for is shown of each level what belongs to it', async () => {
  const named = (await shown()).find(({ username }) => username === alice.username)!;
  const { token } = await serving.get(login as Call<never, SessionOpened>, alice);
  const account = new Account(serving, clock, token);
  expect((await account.get(realDetail as Call<never, RealDetail>)).fields).toEqual({
    realName: 'A**** L******',
    areaCode: 'GB',
  });
  expect((await account.get(highDetail as Call<never, HighDetail>)).fields).toEqual({});
  expect(named.username).toBe(alice.username);
});

test('one withdraws on the first day with the authenticator whose key and code are shown', async () => {
  const named = (await shown()).find(({ username }) => username === bob.username)!;
  expect(named).toEqual({ ...bob, fundPassword: bobs!.fundPassword, secret: bobs!.secret, totp: expect.any(String) });
  const answer = await serving.get(login as Call<never, LoggedIn>, bob);
  if ('token' in answer) throw new Error('no second factor was asked for');
  const verified = { ticket: answer.ticket, totp: named.totp };
  const { token } = await serving.get(loginVerify as Call<never, SessionOpened>, verified);
  clock.forward(MINUTE);
  const later = (await shown()).find(({ username }) => username === bob.username)!;
  expect(later.totp).toBe(await totpOf(bobs!.secret!, clock.now()));
  const withdrawal = await withdraws(new Account(serving, clock, token), named.fundPassword, { totp: later.totp });
  expect(withdrawal.amount).toBe('50');
});

test('the other one with codes that the console shows', async () => {
  const account = new Account(serving, clock, (await serving.login(alice)).token);
  const codeTo = async (channel: 'email' | 'phone', to: string) => {
    await account.get(sendCode as AnyCall, { act: 'withdraw', channel });
    const [message] = await admin.get(outbox, { to });
    return /[0-9]{6}/.exec(message!.text!)![0];
  };
  const proof = { emailCode: await codeTo('email', alices!.email!), phoneCode: await codeTo('phone', alices!.phone!) };
  expect((await withdraws(account, alices!.fundPassword, proof)).amount).toBe('50');
  expect((await account.get(memberInfo as Call<never, Member>)).level).toBe('advanced');
  const id = (await account.get(memberInfo as Call<never, Member>)).id;
  const methods = await serving.withReads((reads) => reads.c2c.paymentMethods(id));
  expect(methods).toMatchObject([{ kind: 'bank-card', removedAt: null }]);
});

test('a second start changes nothing, and one that somebody changed is theirs: left alone and not named', async () => {
  const account = new Account(serving, clock, (await serving.login(alice)).token);
  const proof = {
    emailCode: await account.code('bind-email', alices!.email!),
    phoneCode: await account.code('bind-email', alices!.phone!),
    password: alice.password,
  };
  const mine = 'mine@example.com';
  await account.get(bindEmail as AnyCall, {
    email: mine,
    code: await account.code('bind-email', mine, { channel: 'email' }),
    proof,
  });
  await serving.close();
  await serving.open({ chains: 'none' });
  expect((await shown()).map(({ username }) => username)).toEqual([bob.username]);
});

test('people of an older version are brought to the same state; a real market names nobody', async () => {
  const old = await Serving.start({ now: clock.now });
  try {
    await old.register(alice);
    await old.register(bob);
    expect(await old.get(demoLogins as Call<never, DemoLogin[]>)).toEqual([]);
    await old.close();
    await old.open({ simulatedMarket: true });
    const named = await old.get(demoLogins as Call<never, DemoLogin[]>);
    expect(named.map(({ username }) => username)).toEqual([alice.username, bob.username]);
    const account = new Account(old, clock, (await old.login(alice)).token);
    expect(await gateOf(account)).toEqual({ enabled: true, holds: [], missing: [] });
    expect(await old.get(login as Call<never, LoggedIn>, bob)).toMatchObject({ factors: ['totp', 'recovery-code'] });
  } finally {
    await old.end();
  }
});
