import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRows, WrappedKey } from '@quay/store';
import { findMasterKeys, keepMasterKey, makeMasterKey } from './master-key.ts';
import { openSealedRow } from './sealed-rows.ts';
import { type KeyRing, openSecrets } from './secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What hashes and signatures are made with: they are compared for years, so it never changes. */
const FIRST = 1;

/**
 * The keys of this installation. They stand in the database, each wrapped by the master key, which is kept elsewhere: a
 * master key that does not open them is the wrong one, and is found out before anything is read or written.
 *
 * @throws with one line for a missing or a wrong master key
 */
export async function openKeyRing(rows: KeyRows, given: Uint8Array | undefined, dataDir: string): Promise<KeyRing> {
  const wrapped = await rows.keys();
  const found = findMasterKeys(given, dataDir);
  if (wrapped.length === 0) return beginKeyRing(rows, found[0], dataDir);
  if (found.length === 0) throw new Error(missing(dataDir));
  for (const master of found) {
    const ring = unwrapAll(master, wrapped);
    if (!ring) continue;
    if (!given) keepMasterKey(master, dataDir);
    return ring;
  }
  throw new Error(given ? WRONG : `${WRONG_FILE} (${dataDir}/keys/master.key)`);
}

const WRONG = 'MASTER_KEY is not the key that this database was sealed with';
const WRONG_FILE = 'the master key of the data folder is not the key that this database was sealed with';
const missing = (dataDir: string): string =>
  `the master key is missing: MASTER_KEY is not set and ${dataDir}/keys/master.key is not there, and the database has secrets that only this key opens`;

/** The first start of this version: the first key is the master key itself, which an earlier one sealed with. */
async function beginKeyRing(rows: KeyRows, found: Uint8Array | undefined, dataDir: string): Promise<KeyRing> {
  const samples = await rows.samples();
  if (!found && samples.length > 0) throw new Error(missing(dataDir));
  const master = found ?? makeMasterKey(dataDir);
  const ring = ringOf([[FIRST, master]]);
  const secrets = openSecrets(ring);
  for (const sample of samples) {
    if (!openSealedRow(secrets, sample)) throw new Error(WRONG);
  }
  await rows.saveKeys(wrapAll(master, ring));
  return ring;
}

const ringOf = (keys: readonly (readonly [number, Uint8Array])[]): KeyRing => ({
  newest: Math.max(...keys.map(([id]) => id)),
  keys: new Map(keys),
});

/** A ring with one key more, which from then on seals. */
export const withNewKey = (ring: KeyRing): KeyRing =>
  ringOf([...ring.keys, [ring.newest + 1, randomBytes(ring.keys.get(FIRST)!.length)]]);

/** A ring without the keys that nothing is sealed with any more. */
export const withoutOldKeys = (ring: KeyRing): KeyRing =>
  ringOf([...ring.keys].filter(([id]) => id === FIRST || id === ring.newest));

export const wrapAll = (master: Uint8Array, ring: KeyRing): WrappedKey[] =>
  [...ring.keys].map(([id, key]) => ({ id, wrapped: wrap(master, id, key) }));

/** Nothing when it is another master key. */
export function unwrapAll(master: Uint8Array, wrapped: readonly WrappedKey[]): KeyRing | undefined {
  const keys: [number, Uint8Array][] = [];
  for (const one of wrapped) {
    const key = unwrap(master, one);
    if (!key) return undefined;
    keys.push([one.id, key]);
  }
  return ringOf(keys);
}

const wrappingKey = (master: Uint8Array): Buffer => Buffer.from(hkdfSync('sha256', master, '', 'quay key ring', 32));

function wrap(master: Uint8Array, id: number, key: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', wrappingKey(master), nonce).setAAD(Buffer.of(id));
  const wrapped = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), wrapped]);
}

function unwrap(master: Uint8Array, { id, wrapped }: WrappedKey): Uint8Array | undefined {
  const bytes = Buffer.from(wrapped);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', wrappingKey(master), nonce)
    .setAAD(Buffer.of(id))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
