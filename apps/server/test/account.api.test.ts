import type { Call } from '@quay/contract';
import {
  CLOSURE_DAYS,
  type Closure,
  type CreditScore,
  closeAccount,
  closure,
  creditScore,
  exportData,
  keepAccount,
} from '@quay/contract/account';
import {
  changePassword,
  freeze,
  type LoginLine,
  login,
  logins,
  loginVerify,
  type Member,
  memberInfo,
  register,
  type SessionOpened,
  sendGuestCode,
  setNickname,
} from '@quay/contract/identity';
import { placeOrder } from '@quay/contract/spot';
import {
  type Entry,
  entries,
  type Recipient,
  recipient,
  sendToUser,
  sentToUsers,
  transferCoins,
  type UserTransferLine,
  type WithdrawalTerms,
  walletOf,
  withdrawalTerms,
} from '@quay/contract/wallet';
import { units } from '@quay/money';
import { ask as askDatabase } from '@quay/store/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account, Clock, HOUR } from './account.ts';
import { accountReasons } from './reached/account.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';
import { timePasses } from './time-passes.ts';
import { FUND, Withdrawer } from './withdrawer.ts';

type DataFile = { readonly parts: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> };

const DAY = 24 * HOUR;
const PASSWORD = 'tall harbour 42';
const clock = new Clock();
let serving: Serving;
let people = 0;
let requests = 0;

beforeAll(async () => {
  const practice = { user: [['USDT', units('1005')] as const], desk: [] };
  serving = await Serving.start({ now: clock.now, practice });
});
afterAll(async () => {
  for (const reason of accountReasons) expect(serving.reasons, reason).toContain(reason);
  await serving.end();
});

const newcomer = () => {
  people += 1;
  return Withdrawer.sign(serving, clock, `leaver${people}`);
};
const usdtOf = async ({ account }: Withdrawer) =>
  (await account.get(walletOf as Call<never, { available: string }>, { symbol: 'USDT' })).available;

/** A transfer with everything that it asks for. */
async function sending(from: Withdrawer, to: number, amount: string, more: object = {}) {
  requests += 1;
  const proof = 'proof' in more ? more.proof : { totp: await from.account.totp() };
  const request = { recipient: to, symbol: 'USDT', amount, requestId: `s-${requests}`, fundPassword: FUND, proof };
  return from.account.ask(sendToUser, { ...request, ...more });
}

const closing = async (who: Withdrawer, more: object = {}) =>
  who.account.ask(closeAccount, {
    leaveRest: false,
    fundPassword: FUND,
    proof: { totp: await who.account.totp() },
    ...more,
  });
const closureOf = ({ account }: Withdrawer) => account.get(closure as Call<never, Closure>);

/** The same person after a login, which asks for the second factor. */
async function loggedIn(who: Withdrawer): Promise<void> {
  const { ticket } = dataOf<{ ticket: string }>(await serving.ask(login, { username: who.email, password: PASSWORD }));
  const opened = await serving.ask(loginVerify, { ticket, totp: await who.account.totp() });
  who.account.token = dataOf<SessionOpened>(opened).token;
}

describe('coins to another user', () => {
  test('arrive at once, count with withdrawals, and stand in the records of both', async () => {
    const [from, to] = [await newcomer(), await newcomer()];
    dataOf(await to.account.ask(setNickname, { nickname: `Kestrel Bay${people}` }));
    const byName = await from.account.get(recipient as Call<never, Recipient>, { recipient: ` kestrel_bay${people} ` });
    expect(byName).toEqual({ userId: to.id, name: expect.stringMatching(/^Ke\*{3}\d$/) });
    expect(await from.account.get(recipient as Call<never, Recipient>, { recipient: String(to.id) })).toEqual(byName);

    const before = await from.account.get(withdrawalTerms as Call<never, WithdrawalTerms>);
    const sent = dataOf<UserTransferLine>(await sending(from, to.id, '250.5', { requestId: 'once' }));
    expect(sent).toMatchObject({
      direction: 'sent',
      userId: to.id,
      name: expect.stringMatching(/^Ke\*{3}\d$/),
      symbol: 'USDT',
      amount: '250.5',
    });
    expect([await usdtOf(from), await usdtOf(to)]).toEqual(['754.5', '1255.5']);
    const after = await from.account.get(withdrawalTerms as Call<never, WithdrawalTerms>);
    expect(Number(before.dayLeft) - Number(after.dayLeft)).toBe(250.5);
    expect(before.dayCountLeft - after.dayCountLeft).toBe(1);

    // The same request again is the same transfer, whatever proof comes with it; other words are another request.
    const again = await sending(from, to.id, '250.5', { requestId: 'once', proof: {} });
    expect(dataOf<UserTransferLine>(again)).toEqual(sent);
    expect(reasonOf(await sending(from, to.id, '251', { requestId: 'once' }))).toBe('wallet/request-id-reused');
    expect(await usdtOf(to)).toBe('1255.5');

    const [received] = await to.account.get(sentToUsers as Call<never, UserTransferLine[]>);
    expect(received).toMatchObject({ ...sent, direction: 'received', userId: from.id, name: expect.any(String) });
    for (const [who, amount] of [
      [from, '-250.5'],
      [to, '250.5'],
    ] as const) {
      const [line] = await who.account.get(entries as Call<never, Entry[]>, { cause: 'user-transfer' });
      expect(line).toMatchObject({ amount, reference: sent.transferId });
    }
    expect((await serving.mailTo(to.email)).map(({ text }) => text).join()).toContain('250.5 USDT');
  });

  test('are refused to oneself, to nobody, beyond the limits, and without everything that a withdrawal asks for', async () => {
    const [from, to] = [await newcomer(), await newcomer()];
    const refused = async (...args: Parameters<typeof sending>) => reasonOf(await sending(...args));
    expect(await refused(from, from.id, '1')).toBe('wallet/send-to-oneself');
    expect(await refused(from, 99_999, '1')).toBe('wallet/recipient-unknown');
    expect(await from.account.reason(recipient, { recipient: 'nobody at all' })).toBe('wallet/recipient-unknown');
    expect(await refused(from, to.id, '0')).toBe('wallet/amount-malformed');
    expect(await refused(from, to.id, '-5')).toBe('wallet/amount-malformed');
    expect(await refused(from, to.id, '1', { symbol: 'BTC' })).toBe('wallet/withdrawal-coin');
    expect(await refused(from, to.id, '1', { requestId: 'no blanks' })).toBe('wallet/request-id-malformed');
    expect(await refused(from, to.id, '1', { fundPassword: '000000' })).toBe('identity/fund-password-wrong');
    expect(await refused(from, to.id, '1', { proof: {} })).toBe('identity/proof-missing');
    expect(await refused(from, to.id, '1000.00000001')).toBe('wallet/day-amount-used');
    dataOf(await sending(from, to.id, '1000'));
    expect(await refused(from, to.id, '0.00000001')).toBe('wallet/day-amount-used');
    const plain = await Account.byEmail(serving, clock, { email: 'plain@example.com', password: PASSWORD });
    const request = { recipient: to.id, symbol: 'USDT', amount: '1', requestId: 'p', fundPassword: FUND, proof: {} };
    expect(await plain.reason(sendToUser, request)).toBe('wallet/security-missing');
  });

  test('a code sends once', async () => {
    const [from, to] = [await newcomer(), await newcomer()];
    const totp = await from.account.totp();
    dataOf(await sending(from, to.id, '1', { proof: { totp } }));
    expect(reasonOf(await sending(from, to.id, '1', { proof: { totp } }))).toBe('identity/totp-used');
  });
});

describe('closing an account', () => {
  test('asks for what comes first, each by its own name', async () => {
    const [who, other] = [await newcomer(), await newcomer()];
    expect(await closureOf(who)).toMatchObject({
      state: null,
      obstacles: ['balances'],
      left: '1005',
      days: CLOSURE_DAYS,
    });
    const order = { symbol: 'BTC', side: 'buy', type: 'limit', price: '60000', quantity: '0.001' };
    dataOf(await who.account.ask(placeOrder, order));
    expect((await closureOf(who)).obstacles).toEqual(['orders', 'balances']);
    expect(reasonOf(await closing(who))).toBe('account/orders-open');
    expect(reasonOf(await closing(other))).toBe('account/balances-left');
    expect(reasonOf(await closing(other, { leaveRest: true }))).toBe('account/balances-left');
    expect(await other.account.reason(keepAccount)).toBe('account/not-closing');
  });

  test('a hold is honoured', async () => {
    const who = await newcomer();
    const proof = { totp: await who.account.totp() };
    const change = { oldPassword: PASSWORD, password: 'another harbour 43', proof };
    dataOf(await who.account.ask(changePassword, change));
    const empty = await newcomer();
    expect(reasonOf(await sending(who, empty.id, '1'))).toBe('wallet/withdrawals-held');
    expect(reasonOf(await closing(who, { leaveRest: true }))).toBe('account/held');
    clock.forward(DAY + HOUR);
    expect(await empty.account.reason(freeze)).toBeUndefined();
    const sender = await newcomer();
    expect(reasonOf(await sending(sender, empty.id, '1'))).toBe('wallet/recipient-stopped');
  });

  test('is taken back until it happens, happens after seven days, and nothing is possible afterwards', async () => {
    const [who, heir] = [await newcomer(), await newcomer()];
    const nickname = `Gone Tomorrow${people}`;
    dataOf(await who.account.ask(setNickname, { nickname }));
    dataOf(await sending(who, heir.id, '1000'));
    expect(await closureOf(who)).toMatchObject({ obstacles: ['balances'], left: '5' });
    expect(reasonOf(await closing(who))).toBe('account/balances-left');
    expect(reasonOf(await closing(who, { leaveRest: true, fundPassword: '000000' }))).toBe(
      'identity/fund-password-wrong',
    );
    expect(reasonOf(await closing(who, { leaveRest: true, fundPassword: undefined }))).toBe(
      'identity/fund-password-wrong',
    );
    expect(reasonOf(await closing(who, { leaveRest: true, proof: {} }))).toBe('identity/proof-missing');
    dataOf(await closing(who, { leaveRest: true }));
    expect(await who.account.reason(memberInfo)).toBe('edge/unauthorized');

    await loggedIn(who);
    expect((await who.account.get(memberInfo as Call<never, Member>)).closesAt).toBeGreaterThan(Date.now());
    expect(await closureOf(who)).toMatchObject({ state: 'waiting', obstacles: ['balances'] });
    const move = { symbol: 'USDT', from: 'spot', to: 'finance', amount: '1', requestId: 'm' };
    expect(await who.account.reason(transferCoins, move)).toBe('account/closing');
    expect(reasonOf(await sending(heir, who.id, '1'))).toBe('wallet/recipient-closed');
    dataOf(await who.account.ask(keepAccount));
    expect(await closureOf(who)).toMatchObject({ state: 'taken-back', closesAt: null });
    dataOf(await who.account.ask(transferCoins, move));

    dataOf(await closing(who, { leaveRest: true }));
    await timePasses(serving, CLOSURE_DAYS * DAY + HOUR);
    await expect
      .poll(async () => reasonOf(await serving.ask(login, { username: who.email, password: PASSWORD })), {
        timeout: 20_000,
      })
      .toBe('identity/account-closed');
    expect(await heir.account.reason(recipient, { recipient: nickname })).toBe('wallet/recipient-closed');
    expect(await heir.account.reason(setNickname, { nickname: nickname.toLowerCase() })).toBe(
      'identity/nickname-taken',
    );
    await serving.ask(sendGuestCode, { purpose: 'register', channel: 'email', address: who.email });
    const code = await serving.codeFor(who.email).catch(() => '000000');
    const anew = { by: 'email', username: who.email, code, password: PASSWORD, agree: true };
    expect(reasonOf(await serving.ask(register, anew))).toMatch(/^identity\/(code-|email-taken)/);
    expect((await serving.mailTo(who.email)).map(({ subject }) => subject)).toContain('Your Quay account is closed');
  }, 120_000);
});

test('all that is kept of somebody is one file, asked for with everything, three times a day', async () => {
  const [who, other] = [await newcomer(), await newcomer()];
  dataOf(await who.account.ask(setNickname, { nickname: `Paper Trail${people}` }));
  dataOf(await sending(who, other.id, '12.5'));
  const order = { symbol: 'BTC', side: 'buy', type: 'limit', price: '60000', quantity: '0.001' };
  dataOf(await who.account.ask(placeOrder, order));
  const exporting = async (more: object = {}) =>
    who.account.ask(exportData, { fundPassword: FUND, proof: { totp: await who.account.totp() }, ...more });
  expect(reasonOf(await exporting({ proof: {} }))).toBe('identity/proof-missing');
  expect(reasonOf(await exporting({ fundPassword: '000000' }))).toBe('identity/fund-password-wrong');
  const read = async () => JSON.parse((await exporting()).text) as DataFile;
  await expect.poll(async () => (await read()).parts.user_transfers?.length, { timeout: 10_000 }).toBe(1);
  await serving.withDatabase((url) => askDatabase(url, 'delete from data_exports where user_id = $1', [who.id]));
  const answer = await exporting();
  expect(answer.headers.get('content-disposition')).toContain('quay-data.json');
  const file = JSON.parse(answer.text) as DataFile;
  expect(file).toMatchObject({ format: 'quay-personal-data', version: 1, userId: who.id, cut: [] });
  expect(file.parts.account).toEqual([expect.objectContaining({ id: who.id, email: who.email })]);
  expect(file.parts.spot_orders).toEqual([expect.objectContaining({ market: 'BTC', status: 'open' })]);
  expect(file.parts.entries!.map((row) => row.cause)).toContain('user-transfer');
  expect(file.parts.logins!.length).toBeGreaterThan(0);
  // No secret, nothing sealed, and nothing of anybody else.
  expect(answer.text).not.toMatch(/password_hash|"sealed"|token_hash|\$argon2/);
  for (const [name, rows] of Object.entries(file.parts)) {
    for (const row of rows) expect([name, row.owner ?? row.user_id ?? who.id]).toEqual([name, who.id]);
  }
  dataOf(await serving.ask(logins, {}, { token: who.account.token }));
  await exporting();
  await exporting();
  expect(reasonOf(await exporting())).toBe('account/exports-used');
  expect((await serving.mailTo(who.email)).map(({ subject }) => subject)).toContain(
    'The data of your Quay account was downloaded',
  );
}, 60_000);

test('the credit score adds up from what its owner can look up', async () => {
  const who = await newcomer();
  const { score, facts, lines } = await who.account.get(creditScore as Call<never, CreditScore>);
  expect([score, facts.level, facts.c2cOrders, lines.length]).toEqual([0, 'none', 0, 6]);
  clock.forward(61 * DAY);
  await loggedIn(who);
  const later = await who.account.get(creditScore as Call<never, CreditScore>);
  expect(later.score).toBe(2);
  expect(later.lines.find(({ line }) => line === 'days')).toEqual({ line: 'days', points: 2 });
});

test('logins are kept with where they came from, and so are wrong passwords', async () => {
  const who = await newcomer();
  await serving.ask(login, { username: who.email, password: 'not this one 7' });
  await loggedIn(who);
  await expect
    .poll(async () => (await who.account.get(logins as Call<never, LoginLine[]>)).map(({ outcome }) => outcome))
    .toEqual(expect.arrayContaining(['entered', 'refused']));
});
