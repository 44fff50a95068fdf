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
  rmSync(dataDir, { recursive: true, force: true });
}

async function start(): Promise<{ cluster: Cluster; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quay-bench-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(dataDir, 0o755);
  return { cluster: await startCluster({ dataDir, log: () => {} }), dataDir };
}
