import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readPrivate, writePrivate } from './private-file.ts';

/** What opens the sealed seed: 32 random bytes, or a passphrase that a person can keep. */
export type UnlockKey = { readonly kind: 'key' | 'passphrase'; readonly secret: Buffer };

export const UNLOCK_KEY_BYTES = 32;
const PASSPHRASE_MIN = 16;
const WHAT = 'the key of the signer';

/** Reads it from a file, a credential or a pipe. @throws one line that names the file and never repeats what is in it */
export function readUnlockKey(file: string): UnlockKey {
  if (!existsSync(file)) throw new Error(`${WHAT} is missing: there is no file ${file} (SIGNER_KEY_FILE)`);
  const text = readPrivate(file, WHAT).replace(/\r?\n$/, '');
  if (/^[0-9a-fA-F]{64}$/.test(text)) return { kind: 'key', secret: Buffer.from(text, 'hex') };
  if (text.length >= PASSPHRASE_MIN) return { kind: 'passphrase', secret: Buffer.from(text.normalize('NFC')) };
  throw new Error(
    `${WHAT} at ${file} must be 64 hexadecimal digits or a passphrase of at least ${PASSPHRASE_MIN} characters`,
  );
}

/** Makes a new one; a file that is there is never replaced. */
export function makeUnlockKey(file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writePrivate(file, `${randomBytes(UNLOCK_KEY_BYTES).toString('hex')}\n`);
}
