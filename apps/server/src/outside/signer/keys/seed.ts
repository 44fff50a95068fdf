import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { erase, privateFolder, readPrivate, writePrivate } from './private-file.ts';
import { openSeed, SEED_BYTES, sealSeed } from './sealed-seed.ts';
import type { UnlockKey } from './unlock-key.ts';

const WHAT = 'the seed of the signer';
const sealedFile = (folder: string): string => path.join(folder, 'seed.sealed');
/** Where earlier versions kept it, in clear. */
const plainFile = (folder: string): string => path.join(folder, 'seed');

export const hasSealedSeed = (folder: string): boolean => existsSync(sealedFile(folder));

/** Whether this folder has a seed already: then it must have the book too. */
export const hasSeed = (folder: string): boolean => hasSealedSeed(folder) || existsSync(plainFile(folder));

/**
 * The seed of this installation; the first start makes it. Whoever loses it, or its key, loses the coins. One that an
 * earlier version left in clear is sealed first, and removed when the sealed one was read back.
 */
export function seedIn(folder: string, key: UnlockKey): Buffer {
  privateFolder(folder, 'the folder of the signer');
  const sealed = sealedFile(folder);
  const plain = plainFile(folder);
  const inClear = existsSync(plain) ? plainSeed(plain) : undefined;
  if (!existsSync(sealed)) writePrivate(sealed, sealSeed(inClear ?? randomBytes(SEED_BYTES), key));
  const seed = openSeed(readPrivate(sealed, WHAT), key);
  if (inClear) {
    if (!inClear.equals(seed)) throw new Error(`${sealed} and ${plain} are two seeds: keep the one that is in use`);
    erase(plain);
  }
  return seed;
}

/** Seals the seed anew under another key. Until the last step the old key opens it, from then on the new one alone. */
export function resealSeed(folder: string, before: UnlockKey, after: UnlockKey): void {
  if (!hasSeed(folder)) throw new Error(`there is no seed in ${folder}`);
  const seed = seedIn(folder, before);
  const text = sealSeed(seed, after);
  if (!openSeed(text, after).equals(seed)) throw new Error('what was sealed does not open');
  writePrivate(sealedFile(folder), text);
}

function plainSeed(file: string): Buffer {
  const text = readPrivate(file, WHAT).trim();
  // It is a secret: a wrong one is not repeated.
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${WHAT} is damaged`);
  return Buffer.from(text, 'hex');
}
