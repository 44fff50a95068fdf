import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, migrate, startCluster } from '@quay/store';
import pg from 'pg';

let started: Promise<{ cluster: Cluster; dataDir: string }> | undefined;
let made = 0;

/** A fresh database of the bench's own PostgreSQL, which is the one that the product brings, set as the product sets it. */
export async function freshDatabase(): Promise<string> {
  started ??= start();
  const { cluster } = await started;
  made += 1;
  const name = `bench_${made}`;
  await within(cluster.url, (client) => client.query(`create database ${name}`));
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return url.href;
}

export async function migratedDatabase(): Promise<string> {
  const url = await freshDatabase();
  await migrate(url);
  return url;
}

/** What one part left to be written must not be paid for by the next. */
export const settle = (url: string): Promise<unknown> => within(url, (client) => client.query('checkpoint'));

export async function within<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function stopDatabases(): Promise<void> {
  if (!started) return;
  const { cluster, dataDir } = await started;
  await cluster.stop();
  remove(dataDir);
}

async function start(): Promise<{ cluster: Cluster; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quay-bench-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(dataDir, 0o755);
  const cluster = await startCluster({ dataDir, log: () => {} });
  // Who breaks a bench off leaves nothing behind: the cluster ends with this process, and its data go, too.
  process.once('exit', () => remove(dataDir));
  return { cluster, dataDir };
}

function remove(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
