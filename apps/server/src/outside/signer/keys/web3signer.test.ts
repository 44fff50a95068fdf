import { keccak256, recoverAddress, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, fakeWeb3Signer } from '../testing/web3signer.ts';
import { KeyUnavailable, WrongSignature } from './signing-key.ts';
import { publicKeyOf, web3SignerKey } from './web3signer.ts';

/** The key and the public key of Web3Signer's own tests. */
const PRIVATE_KEY = '0x8f2a55949038a9610f50fb23b5883af3b4ecb3c3bb792cbcefbd1542c692be63';
const PUBLIC_KEY =
  '0x09b02f8a5fddd222ade4ea4528faefc399623af3f736be3c44f03e2df22fb792f3931a4d9573d333ca74343305762a753388c3422a86d98b713fc91c1ea04842';
const BYTES = toHex('42');
let fake: Awaited<ReturnType<typeof fakeWeb3Signer>>;

beforeEach(async () => {
  fake = await fakeWeb3Signer(PRIVATE_KEY);
});
afterEach(() => fake.close());

const key = () => web3SignerKey({ url: fake.url, publicKey: PUBLIC_KEY, tls: {}, withinMs: 300 });

test('it is asked by its public key for the bytes, and hashes them itself', async () => {
  expect(fake.publicKey).toBe(PUBLIC_KEY);
  const { address } = privateKeyToAccount(PRIVATE_KEY);
  expect(key().address).toBe(address);
  const signature = await key().sign(BYTES);
  expect(await recoverAddress({ hash: keccak256(BYTES), signature })).toBe(address);
  expect(fake.requests).toEqual([`POST /api/v1/eth1/sign/${PUBLIC_KEY}`]);
});

test('it says whether it has the key', async () => {
  expect(await key().isThere()).toBe(true);
  expect(fake.requests).toEqual(['GET /upcheck', 'GET /api/v1/eth1/publicKeys']);
  fake.fault = 'locked';
  expect(await key().isThere()).toBe(false);
  fake.fault = 'down';
  await expect(key().isThere()).rejects.toThrow('Web3Signer answers 500 to /upcheck');
});

describe('what passes by itself is unavailable', () => {
  const outages: [Fault, string][] = [
    ['locked', 'does not have the key of 0x'],
    ['failing', 'answers 500 to a request to sign'],
    ['silent', 'does not answer in time'],
    ['endless', 'answers with too much'],
  ];
  test.each(outages)('%s', async (fault, words) => {
    fake.fault = fault;
    const failed = await key()
      .sign(BYTES)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(KeyUnavailable);
    expect((failed as Error).message).toContain(words);
    fake.fault = undefined;
    expect(await key().sign(BYTES)).toMatch(/^0x[0-9a-f]{130}$/);
  });

  test('nobody there', async () => {
    await fake.close();
    await expect(key().sign(BYTES)).rejects.toThrow(KeyUnavailable);
    fake = await fakeWeb3Signer(PRIVATE_KEY);
  });
});

describe('what is no signature of the key is refused', () => {
  const wrong: [Fault, string][] = [
    ['other-key', 'another key'],
    ['hashed-already', 'another key'],
    ['high-s', 'its s is in the upper half'],
    ['nonsense', 'it is no signature'],
    ['wrong-v', 'its v is none of'],
  ];
  test.each(wrong)('%s', async (fault, words) => {
    fake.fault = fault;
    const failed = await key()
      .sign(BYTES)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(WrongSignature);
    expect((failed as Error).message).toContain(words);
  });
});

test('a public key is taken in each of its longer forms, and nothing else is', () => {
  const digits = PUBLIC_KEY.slice(2);
  for (const form of [digits, PUBLIC_KEY, `04${digits}`, `0x04${digits.toUpperCase()}`]) {
    expect(publicKeyOf(form)).toBe(PUBLIC_KEY);
  }
  for (const form of ['', '0x', digits.slice(2), `${digits}00`, `0x${'g'.repeat(128)}`]) {
    expect(publicKeyOf(form)).toBeUndefined();
  }
});
