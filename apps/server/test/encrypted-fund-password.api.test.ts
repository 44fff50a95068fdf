import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { alice, bob } from '@quay/cast';
import { changeFundPassword, memberInfo, type Proof, register, setFundPassword } from '@quay/contract/identity';
import { rsaPub } from '@quay/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Account, type AnyCall, Clock } from './account.ts';
import { type Answer, reasonOf, Serving } from './serving.ts';

const clock = new Clock();
let serving: Serving;
let account: Account;
let key: string;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  key = (await serving.get<{ key: string }>(rsaPub)).key;
  const fundPassword = encrypted('493817');
  account = await Account.byEmail(serving, clock, {
    email: 'alice@example.com',
    password: alice.password,
    fundPassword,
  });
});
afterAll(() => serving.end());

function encrypted(text: string): string {
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  const how = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return `rsa:${publicEncrypt(how, Buffer.from(text)).toString('base64')}`;
}

/** What is wrong with the words alone is said before any proof is looked at. */
const change = (oldFundPassword: string, fundPassword: string, proof: Proof = {}): Promise<Answer> =>
  account.ask(changeFundPassword as AnyCall, { oldFundPassword, fundPassword, proof });
async function changed(oldFundPassword: string, fundPassword: string): Promise<string | undefined> {
  const emailCode = await account.code('change-fund-password', 'alice@example.com');
  return reasonOf(await change(oldFundPassword, fundPassword, { emailCode }));
}

test('a fund password that was encrypted on its way is the same as one that was not', async () => {
  expect(await changed('493817', encrypted('582946'))).toBeUndefined();
  expect(await changed(encrypted('582946'), '671035')).toBeUndefined();
  expect(await changed(encrypted('671035'), encrypted('760124'))).toBeUndefined();
  expect(reasonOf(await change('671035', '582946'))).toBe('identity/fund-password-wrong');
});

test('one that cannot be opened is malformed, and is no try', async () => {
  const broken = `${encrypted('760124').slice(0, -10)}AAAAAAAA==`;
  for (let n = 0; n < 6; n++) {
    const answer = await change(broken, '582946');
    expect(answer.envelope.data).toMatchObject({
      reason: 'identity/fund-password-malformed',
      field: 'oldFundPassword',
    });
  }
  expect((await change('760124', broken)).envelope.data).toMatchObject({
    reason: 'identity/fund-password-malformed',
    field: 'fundPassword',
  });
  expect(await changed('760124', '582946')).toBeUndefined();
});

test('what is inside of it is judged like one that was typed', async () => {
  expect(reasonOf(await change('582946', encrypted('12345')))).toBe('identity/fund-password-malformed');
  const signUp = (fundPassword: string) => serving.ask(register, { ...bob, agree: true, fundPassword });
  expect(reasonOf(await signUp(encrypted('abcdef')))).toBe('identity/fund-password-malformed');
  expect(reasonOf(await signUp('rsa:AAAA'))).toBe('identity/fund-password-malformed');
  const { token } = await serving.register(bob);
  const set = { fundPassword: encrypted('493817'), proof: { password: bob.password } };
  expect(reasonOf(await serving.ask(setFundPassword, set, { token }))).toBeUndefined();
  expect(await serving.get(memberInfo, {}, { token })).toMatchObject({ fundPassword: true });
});

test('the key stays the same over a restart', async () => {
  await serving.close();
  await serving.open();
  expect(await serving.get(rsaPub)).toEqual({ key, algorithm: 'RSA-OAEP-256' });
});
