import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type KeyRows, sealedColumns } from '@quay/store';
import { openKeyRing, withNewKey, withoutOldKeys, wrapAll } from './key-ring.ts';
import { keepMasterKey, prepareMasterKey } from './master-key.ts';
import { openSealedRow } from './sealed-rows.ts';
import { type KeyRing, openSecrets, type Secrets } from './secrets.ts';

const ROWS_AT_ONCE = 200;
/** The file that is sealed with a key of the ring, and what for. */
const ENCRYPTION = { purpose: 'encryption-key', subject: '' };

export type Rotation = {
  readonly rows: KeyRows;
  readonly dataDir: string;
  /** The master key of now and the one that comes, where the settings say them. */
  readonly given?: Uint8Array | undefined;
  readonly next?: Uint8Array | undefined;
  say(line: string): void;
};

/**
 * Changes the master key, and seals everything with a new key of the ring. The server must not run. It may be ended
 * anywhere and run again: one statement makes the new master key the true one, and what is not sealed anew yet opens
 * with the key that it names.
 */
export async function rotateMasterKey({ rows, dataDir, given, next, say }: Rotation): Promise<void> {
  if (given && !next) throw new Error('NEW_MASTER_KEY must be set where MASTER_KEY is: 64 hexadecimal digits');
  const begun = next && (await openedBy(rows, next, dataDir));
  const ring = begun ?? (await begin());
  const secrets = openSecrets(ring);
  const left = await resealRows(rows, secrets, ring, say);
  await resealFile(path.join(dataDir, 'keys', 'encryption.key'), secrets);
  if (left > 0) say(`${left} values do not open with any key of this installation: they were left as they are`);
  const master = next ?? (await keyOf());
  await rows.saveKeys(wrapAll(master, withoutOldKeys(ring)));
  say(
    next
      ? 'done: set MASTER_KEY to the new key'
      : `done: the new key is in ${path.join(dataDir, 'keys', 'master.key')}`,
  );

  /** The new master key becomes the true one, with a new key in the ring. */
  async function begin(): Promise<KeyRing> {
    // One that was prepared and became true before a stop is found here, and only the sealing is left.
    const known = await openKeyRing(rows, given, dataDir);
    if (known.newest > 1 && (await leftOf(known)) > 0) {
      say('going on with a change that was interrupted');
      return known;
    }
    const changed = withNewKey(known);
    const master = next ?? prepareMasterKey(dataDir);
    await rows.saveKeys(wrapAll(master, changed));
    if (!next) keepMasterKey(master, dataDir);
    say('the master key was changed; sealing everything with the new key');
    return changed;
  }

  async function leftOf({ newest }: KeyRing): Promise<number> {
    let left = 0;
    for (const column of sealedColumns) left += await rows.left(column, newest);
    return left;
  }

  async function keyOf(): Promise<Uint8Array> {
    const text = await readFile(path.join(dataDir, 'keys', 'master.key'), 'utf8');
    return Buffer.from(text.trim(), 'hex');
  }
}

async function openedBy(rows: KeyRows, key: Uint8Array, dataDir: string): Promise<KeyRing | undefined> {
  if ((await rows.keys()).length === 0) return undefined;
  return openKeyRing(rows, key, dataDir).catch(() => undefined);
}

/** Gives how many values no key opens. */
async function resealRows(rows: KeyRows, secrets: Secrets, { newest }: KeyRing, say: Rotation['say']): Promise<number> {
  let unopened = 0;
  for (const column of sealedColumns) {
    const all = await rows.left(column, newest);
    let done = 0;
    let lost = 0;
    for (;;) {
      const some = (await rows.some(column, newest, ROWS_AT_ONCE + lost)).slice(lost);
      if (some.length === 0) break;
      for (const row of some) {
        const opened = openSealedRow(secrets, row);
        if (!opened) lost += 1;
        else if (await rows.reseal(row, secrets.seal(opened.purpose, opened.subject, opened.plain))) done += 1;
      }
      say(`${column.table}.${column.name}: ${done} of ${all}`);
    }
    unopened += lost;
  }
  return unopened;
}

async function resealFile(file: string, secrets: Secrets): Promise<void> {
  if (!existsSync(file)) return;
  const plain = secrets.open(ENCRYPTION.purpose, ENCRYPTION.subject, await readFile(file));
  // It is there whole or as it was.
  await writeFile(`${file}.next`, secrets.seal(ENCRYPTION.purpose, ENCRYPTION.subject, plain), { mode: 0o600 });
  await rename(`${file}.next`, file);
}
