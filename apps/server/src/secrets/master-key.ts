import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MASTER_KEY_BYTES } from './secrets.ts';

/**
 * The key of this installation: from the settings, or from a file beside the data that the first start makes. Whoever
 * loses it loses every sealed secret, and whoever copies the database without it has none of them.
 */
const fileOf = (dataDir: string): string => path.join(dataDir, 'keys', 'master.key');
/** While the key is changed the next one is here: which of the two is true, the database says. */
const nextOf = (dataDir: string): string => `${fileOf(dataDir)}.next`;

const read = (file: string): Uint8Array => {
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-fA-F]{64}$/.test(text)) throw new Error(`${file} must hold 64 hexadecimal digits`);
  return Buffer.from(text, 'hex');
};

/** Those that may be it, the likely one first. */
export function findMasterKeys(given: Uint8Array | undefined, dataDir: string): Uint8Array[] {
  if (given) return [given];
  return [fileOf(dataDir), nextOf(dataDir)].filter((file) => existsSync(file)).map(read);
}

/** The key of the settings, or of the file, which is made if it is not there. */
export const masterKey = (given: Uint8Array | undefined, dataDir: string): Uint8Array =>
  given ?? makeMasterKey(dataDir);

export function makeMasterKey(dataDir: string): Uint8Array {
  const file = fileOf(dataDir);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Two starts at once: one writes, the other reads what was written.
  try {
    write(file, randomBytes(MASTER_KEY_BYTES));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return read(file);
}

/** The key that will be, kept before anything is sealed with it; one that an interrupted change left is used again. */
export function prepareMasterKey(dataDir: string): Uint8Array {
  const file = nextOf(dataDir);
  if (!existsSync(file)) write(file, randomBytes(MASTER_KEY_BYTES));
  return read(file);
}

/** The database says that this is the key: the other one, if there is one, is done with. */
export function keepMasterKey(key: Uint8Array, dataDir: string): void {
  const next = nextOf(dataDir);
  if (!existsSync(next)) return;
  if (Buffer.compare(read(next), key) === 0) renameSync(next, fileOf(dataDir));
  else rmSync(next);
}

const write = (file: string, key: Uint8Array): void =>
  writeFileSync(file, `${Buffer.from(key).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
