import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { MASTER_KEY_BYTES, openSecrets } from './secrets.ts';

const secrets = openSecrets(randomBytes(MASTER_KEY_BYTES));
const plain = Buffer.from('JBSWY3DPEHPK3PXP');

it('opens what it sealed, for the same purpose and subject alone', () => {
  const sealed = secrets.seal('authenticator', 'user 1042', plain);
  expect(Buffer.from(secrets.open('authenticator', 'user 1042', sealed))).toEqual(plain);
  expect(() => secrets.open('authenticator', 'user 1043', sealed)).toThrow();
  expect(() => secrets.open('file', 'user 1042', sealed)).toThrow();
  expect(() => openSecrets(randomBytes(MASTER_KEY_BYTES)).open('authenticator', 'user 1042', sealed)).toThrow();
});

it('notices every changed byte', () => {
  const sealed = Buffer.from(secrets.seal('file', 'f1', plain));
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => secrets.open('file', 'f1', changed), `byte ${at}`).toThrow();
  }
});

it('signs an address, and no other', () => {
  const signature = secrets.sign('link', 'file 7 until 100');
  expect(secrets.verify('link', 'file 7 until 100', signature)).toBe(true);
  expect(secrets.verify('link', 'file 8 until 100', signature)).toBe(false);
  expect(secrets.verify('link', 'file 7 until 100', 'short')).toBe(false);
});

it('signs what anybody can check, with the same key at every start and another one for another purpose', () => {
  const master = randomBytes(MASTER_KEY_BYTES);
  const { publicKey, sign } = openSecrets(master).signer('timeline');
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const isSigned = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(sign('100 USDT'), 'base64'));
  expect(isSigned('100 USDT')).toBe(true);
  expect(isSigned('101 USDT')).toBe(false);
  expect(openSecrets(master).signer('timeline').publicKey).toBe(publicKey);
  expect(openSecrets(master).signer('link').publicKey).not.toBe(publicKey);
});

it('refuses a key of another length', () => {
  expect(() => openSecrets(randomBytes(16))).toThrow('32 bytes');
});
