import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Secrets } from './secrets.ts';

/** What the journal and the digests of the tables are sealed with. It stays when the master key changes. */
export const journalKey = (secrets: Secrets): Uint8Array => secrets.keyedHash('journal', 'seals');

const markOf = (dataDir: string): string => path.join(dataDir, 'keys', 'sealed');

/**
 * Whether digests were made with the keys of this folder: then a database that has none was tampered with. The mark is
 * not in the database, where who took the digests away would take it too.
 */
export const isSealed = (dataDir: string): boolean => existsSync(markOf(dataDir));

export function sealedFromNow(dataDir: string): void {
  mkdirSync(path.dirname(markOf(dataDir)), { recursive: true, mode: 0o700 });
  writeFileSync(markOf(dataDir), 'The database of this folder has digests of its rows.\n', { mode: 0o600 });
}
