import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, migrate, startCluster } from '@quay/store';
import pg from 'pg';

type Started = { readonly cluster: Cluster; readonly dataDir: string; readonly forget: () => void };

let started: Promise<Started> | undefined;
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

/**
 * Ends the bench's PostgreSQL with all its databases; whoever needs one next gets a new one. What a part leaves behind,
 * millions of rows to be written and cleaned up, would be paid for by those after it.
 */
export async function stopDatabases(): Promise<void> {
  if (!started) return;
  const { cluster, dataDir, forget } = await started;
  started = undefined;
  await cluster.stop();
  remove(dataDir);
  forget();
}

async function start(): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quay-bench-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(dataDir, 0o755);
  const cluster = await startCluster({ dataDir, log: () => {} });
  // Who breaks a bench off leaves nothing behind: the cluster ends with this process, and its data go, too.
  const leave = () => remove(dataDir);
  process.once('exit', leave);
  return { cluster, dataDir, forget: () => process.off('exit', leave) };
}

function remove(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
