import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrate, startCluster } from '../index.ts';
import { ask, SHARED_CLUSTER, TEMPLATE } from './databases.ts';
import { quickFolder } from './quick-folder.ts';

/** What the shared cluster has otherwise than the product's. */
const SETTINGS: Readonly<Record<string, string>> = {
  // Servers of several files are connected at once.
  max_connections: '400',
  // A hundred databases that come and go would keep it busy with none of them in need.
  autovacuum: 'off',
};

/**
 * Vitest's global setup of the API tests: one PostgreSQL for all files of the run, with a migrated database that each
 * file copies. Files that break their database, or that test the embedded one, start a cluster of their own.
 */
export async function setup(): Promise<() => Promise<void>> {
  const place = mkdtempSync(path.join(quickFolder(), 'quay-shared-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(place, 0o755);
  const dataDir = path.join(place, 'data');
  const start = () => startCluster({ dataDir, log: () => undefined });

  const first = await start();
  for (const [name, value] of Object.entries(SETTINGS)) await ask(first.url, `alter system set ${name} = '${value}'`);
  await first.stop();

  const cluster = await start();
  await ask(cluster.url, `create database ${TEMPLATE} template template0`);
  const template = new URL(cluster.url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.href);
  process.env[SHARED_CLUSTER] = cluster.url;
  // A run that is ended by a signal leaves no database behind: the cluster stops when this process exits by itself.
  process.once('SIGTERM', () => process.exit(143));

  return async () => {
    await cluster.stop();
    rmSync(place, { recursive: true, force: true });
  };
}
