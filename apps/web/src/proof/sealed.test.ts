import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealedTo } from './sealed.ts';

test('a fund password is read by the owner of the key alone, and never looks the same twice', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const opened = (sealed: string) =>
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(sealed.slice('rsa:'.length), 'base64'),
    ).toString('utf8');
  const first = await sealedTo(key, '246801');
  const second = await sealedTo(key, '246801');
  expect(first).toMatch(/^rsa:[A-Za-z0-9+/]+=*$/);
  expect(opened(first)).toBe('246801');
  expect(opened(second)).toBe('246801');
  expect(second).not.toBe(first);
});
