import type { Call } from '@quay/contract';
import { type EthMessage, ethMessage, loginByEth, type SessionOpened } from '@quay/contract/identity';
import { overview, type ReferralOverview } from '@quay/contract/referral';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { parseSiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginning } from '../src/system/system-settings.ts';
import { Clock, MINUTE } from './account.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';

const clock = new Clock();
const alices = privateKeyToAccount(generatePrivateKey());
const mallorys = privateKeyToAccount(generatePrivateKey());
type Wallet = typeof alices;

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
});
afterAll(() => serving.end());

const begin = (wallet: Wallet, chainId = 1) =>
  serving.get(ethMessage as Call<never, EthMessage>, { username: wallet.address, chainId });

/** Signs what it is given, which need not be what was begun. */
async function signed(wallet: Wallet, begun: EthMessage, message = begun.message) {
  const sign = await wallet.signMessage({ message });
  return { username: wallet.address, sign, code: begun.code, loginTime: begun.loginTime };
}

const enter = async (request: object) => reasonOf(await serving.ask(loginByEth, request));

test('the message is what EIP-4361 has: who asks, the chain, a nonce, and when it ends', async () => {
  const begun = await begin(alices, 137);
  expect(parseSiweMessage(begun.message)).toMatchObject({
    domain: new URL(serving.origin).host,
    uri: serving.origin,
    address: alices.address,
    chainId: 137,
    nonce: begun.code,
    version: '1',
    issuedAt: new Date(begun.loginTime),
    expirationTime: new Date(begun.loginTime + 5 * MINUTE),
  });
  expect(begun.message).toContain('moves no coins');
});

test('a signature opens an account, and enters it the next time; its GET form does the same', async () => {
  const first = await serving.get(loginByEth as Call<never, SessionOpened>, await signed(alices, await begin(alices)));
  expect(first.member).toMatchObject({ username: expect.stringMatching(/^user/), email: null, phone: null });
  const small = { ...(await signed(alices, await begin(alices))), username: alices.address.toLowerCase() };
  expect((await serving.get(loginByEth as Call<never, SessionOpened>, small)).member.id).toBe(first.member.id);
  const twin = await serving.ask(loginByEth, await signed(alices, await begin(alices)), { asGet: true });
  expect(dataOf<SessionOpened>(twin).member.id).toBe(first.member.id);
  expect(twin.headers.get('cache-control')).toBe('no-store');
});

test('an invitation binds whoever opens an account with it; one that cannot be used keeps nobody out', async () => {
  const { token, member } = await serving.get(
    loginByEth as Call<never, SessionOpened>,
    await signed(alices, await begin(alices)),
  );
  const invited = async (invitationCode: string) => {
    const wallet = privateKeyToAccount(generatePrivateKey());
    return enter({ ...(await signed(wallet, await begin(wallet))), invitationCode });
  };
  expect(await invited(` ${member.usercode.toLowerCase()} `)).toBeUndefined();
  expect(await invited('NOBODYS1')).toBeUndefined();
  // Who has an account already is invited by nobody.
  expect(
    await enter({ ...(await signed(alices, await begin(alices))), invitationCode: member.usercode }),
  ).toBeUndefined();
  await expect
    .poll(async () => {
      const { lines } = dataOf<ReferralOverview>(await serving.ask(overview as Call<never, unknown>, {}, { token }));
      return lines.map(({ people }) => people);
    })
    .toEqual([1, 0, 0, 0]);
});

test('two first logins at once make one account', async () => {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const requests = await Promise.all([0, 1, 2].map(async () => signed(wallet, await begin(wallet))));
  const entered = await Promise.all(
    requests.map((request) => serving.get(loginByEth as Call<never, SessionOpened>, request)),
  );
  expect(new Set(entered.map(({ member }) => member.id)).size).toBe(1);
});

test('a signature is good once, whoever brings it, for five minutes', async () => {
  const request = await signed(alices, await begin(alices));
  const reasons = await Promise.all([enter(request), enter(request), enter(request)]);
  expect(reasons.toSorted()).toEqual(['identity/wallet-code-expired', 'identity/wallet-code-expired', undefined]);
  const late = await signed(alices, await begin(alices));
  clock.forward(5 * MINUTE);
  expect(await enter(late)).toBe('identity/wallet-code-expired');
  expect(await enter({ ...late, code: 'nothing' })).toBe('identity/wallet-code-expired');
});

test('a wrong signature uses the nonce up', async () => {
  const begun = await begin(alices);
  const right = await signed(alices, begun);
  expect(await enter({ ...right, sign: `0x${'11'.repeat(65)}` })).toBe('identity/signature-wrong');
  expect(await enter(right)).toBe('identity/wallet-code-expired');
});

test.each([
  ['another site', (message: string) => message.replaceAll(/localhost:[0-9]+/g, 'quay.example.evil')],
  ['another chain', (message: string) => message.replace('Chain ID: 1', 'Chain ID: 5')],
  ['another nonce', (message: string) => message.replace(/Nonce: .*/, `Nonce: ${'0'.repeat(48)}`)],
  [
    'another time',
    (message: string) => message.replace(/Expiration Time: .*/, 'Expiration Time: 2099-01-01T00:00:00Z'),
  ],
])('a signature for %s is none for us', async (_what, change) => {
  const begun = await begin(alices);
  const changed = change(begun.message);
  expect(changed).not.toBe(begun.message);
  expect(await enter(await signed(alices, begun, changed))).toBe('identity/signature-wrong');
});

test('nobody signs for another address, and no message is signed for one that was begun for another', async () => {
  const theirs = await signed(mallorys, await begin(alices), (await begin(alices)).message);
  expect(await enter({ ...theirs, username: alices.address })).toBe('identity/signature-wrong');
  expect(await enter(await signed(mallorys, await begin(alices)))).toBe('identity/wallet-code-expired');
  const begun = await begin(alices);
  expect(await enter({ ...(await signed(alices, begun)), loginTime: begun.loginTime + 1 })).toBe(
    'identity/wallet-code-expired',
  );
});

test('a contract’s wallet is not believed: no chain is asked', async () => {
  const begun = await begin(alices);
  const request = await signed(alices, begun);
  // EIP-6492: a call to a factory, the signature, and a magic end.
  const wrapped = `0x${'00'.repeat(96)}${request.sign.slice(2)}${'6492'.repeat(16)}`;
  expect(await enter({ ...request, sign: wrapped })).toBe('identity/signature-wrong');
});

test('a locked account is not entered; nor is one opened while no new ones are', async () => {
  const { member } = await serving.get(
    loginByEth as Call<never, SessionOpened>,
    await signed(alices, await begin(alices)),
  );
  await serving.lock(member.id);
  expect(await enter(await signed(alices, await begin(alices)))).toBe('identity/account-locked');
  await serving.unlock(member.id);

  await serving.withReads((reads) => reads.staff.saveSystemSettings({ ...beginning, signUpOpen: false }));
  expect(await enter(await signed(alices, await begin(alices)))).toBeUndefined();
  expect(await enter(await signed(mallorys, await begin(mallorys)))).toBe('identity/sign-up-closed');
});
