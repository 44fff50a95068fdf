import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  randomBytes,
} from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Secrets } from './secrets.ts';

/** The key to which a fund password may be encrypted on its way here. */
export type Encryption = {
  /** SPKI, base64. */
  publicKey(): Promise<string>;
  /** What an encrypted text says; one that is not encrypted as it is. Nothing for one that this key does not open. */
  open(text: string): Promise<string | undefined>;
};

const MARK = 'rsa:';
const PURPOSE = 'encryption-key';
const BITS = 2048;
const BASE64 = /^[A-Za-z0-9+/]{342}==$/;

/**
 * The key is made at the first start and kept sealed beside the data. Making it takes a moment, which nobody waits for
 * but who asks for it.
 */
export function createEncryption(secrets: Secrets, dataDir: string): Encryption {
  const key = privateKey(secrets, path.join(dataDir, 'keys', 'encryption.key')).then((pkcs8) =>
    createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' }),
  );
  // Whoever asks is notified.
  key.catch(() => undefined);

  return {
    publicKey: async () =>
      createPublicKey(await key)
        .export({ format: 'der', type: 'spki' })
        .toString('base64'),

    async open(text) {
      if (!text.startsWith(MARK)) return text;
      const sealed = text.slice(MARK.length);
      if (!BASE64.test(sealed)) return undefined;
      const how = { key: await key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
      try {
        return privateDecrypt(how, Buffer.from(sealed, 'base64')).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

async function privateKey(secrets: Secrets, file: string): Promise<Uint8Array> {
  if (!existsSync(file)) {
    const pair = await promisify(generateKeyPair)('rsa', {
      modulusLength: BITS,
      publicKeyEncoding: { format: 'der', type: 'spki' },
      privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    });
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // It is there whole or not at all; of two starts at once the first one's is kept.
    const own = `${file}.${randomBytes(8).toString('hex')}`;
    await writeFile(own, secrets.seal(PURPOSE, '', pair.privateKey), { mode: 0o600 });
    await link(own, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await unlink(own);
  }
  return secrets.open(PURPOSE, '', await readFile(file));
}
