import { existsSync } from 'node:fs';
import path from 'node:path';
import { openKeyRows, startCluster } from '@quay/store';
import { openKeyRing } from '../apps/server/src/secrets/key-ring.ts';
import { findMasterKeys } from '../apps/server/src/secrets/master-key.ts';
import { openSecrets, type Secrets } from '../apps/server/src/secrets/secrets.ts';
import type { Settings } from '../apps/server/src/settings.ts';

export type OpenedDatabase = { readonly url: string; readonly dataDir: string; close(): Promise<void> };

/** The database of the settings, or the one that is named: an address, or a data folder. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  named: string | undefined,
): Promise<OpenedDatabase> {
  const isAddress = named !== undefined && /^postgres(ql)?:/.test(named);
  const dataDir = named === undefined || isAddress ? settings.dataDir : path.resolve(named);
  const url = isAddress ? named : named === undefined ? settings.databaseUrl : undefined;
  if (url) return { url, dataDir, close: async () => undefined };
  if (!existsSync(dataDir)) throw new Error(`there is no data folder ${dataDir}`);
  const cluster = await startCluster({ dataDir, log: () => undefined });
  return { url: cluster.url, dataDir, close: () => cluster.stop() };
}

/** The secrets of a database, if its master key is here. Nothing is made. */
export async function secretsOf(
  { url, dataDir }: OpenedDatabase,
  given: Uint8Array | undefined,
): Promise<Secrets | undefined> {
  if (findMasterKeys(given, dataDir).length === 0) return undefined;
  const rows = await openKeyRows(url);
  try {
    if ((await rows.keys()).length === 0) return undefined;
    return openSecrets(await openKeyRing(rows, given, dataDir));
  } finally {
    await rows.close();
  }
}
