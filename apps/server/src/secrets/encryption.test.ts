import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEncryption, type Encryption } from './encryption.ts';
import { MASTER_KEY_BYTES, openSecrets } from './secrets.ts';

const secrets = openSecrets(randomBytes(MASTER_KEY_BYTES));
let folder: string;
let encryption: Encryption;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quay-encryption-'));
  encryption = createEncryption(secrets, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function encrypted(text: string, oaepHash = 'sha256'): Promise<string> {
  const spki = Buffer.from(await encryption.publicKey(), 'base64');
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return `rsa:${publicEncrypt({ key, padding, oaepHash }, Buffer.from(text)).toString('base64')}`;
}

it('opens what was encrypted to its key, and takes what was not as it is', async () => {
  expect(await encryption.open(await encrypted('246801'))).toBe('246801');
  expect(await encryption.open('246801')).toBe('246801');
  expect(await encryption.open('')).toBe('');
});

it('opens what a browser encrypts', async () => {
  const { subtle } = globalThis.crypto;
  const spki = Buffer.from(await encryption.publicKey(), 'base64');
  const key = await subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const sealed = await subtle.encrypt({ name: 'RSA-OAEP' }, key, Buffer.from('135790'));
  expect(await encryption.open(`rsa:${Buffer.from(sealed).toString('base64')}`)).toBe('135790');
});

it('gives nothing for what it cannot open', async () => {
  const good = await encrypted('246801');
  const middle = good[100] === 'A' ? 'B' : 'A';
  expect(await encryption.open(`${good.slice(0, 100)}${middle}${good.slice(101)}`)).toBeUndefined();
  expect(await encryption.open(await encrypted('246801', 'sha1'))).toBeUndefined();
  expect(await encryption.open('rsa:')).toBeUndefined();
  expect(await encryption.open('rsa:246801')).toBeUndefined();
  expect(await encryption.open(good.slice(0, -2))).toBeUndefined();
});

it('has the same key after a restart, kept from others', async () => {
  const again = createEncryption(secrets, folder);
  expect(await again.publicKey()).toBe(await encryption.publicKey());
  expect(await again.open(await encrypted('246801'))).toBe('246801');
  expect(statSync(path.join(folder, 'keys', 'encryption.key')).mode & 0o777).toBe(0o600);
  const otherUser = createEncryption(openSecrets(randomBytes(MASTER_KEY_BYTES)), folder);
  await expect(otherUser.publicKey()).rejects.toThrow();
});

it('is one key for two starts at once', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'quay-encryption-'));
  const keys = await Promise.all([1, 2].map(() => createEncryption(secrets, other).publicKey()));
  expect(keys[0]).toBe(keys[1]);
  rmSync(other, { recursive: true, force: true });
});
