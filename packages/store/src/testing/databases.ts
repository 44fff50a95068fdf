import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { settings } from '../connection.ts';
import { startCluster } from '../index.ts';

export type Databases = {
  /** The address of a new, empty database. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
};

/** A PostgreSQL of a test's own. */
export async function startDatabases(): Promise<Databases> {
  const place = mkdtempSync(path.join(tmpdir(), 'quay-store-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(place, 0o755);
  const cluster = await startCluster({ dataDir: path.join(place, 'data'), log: () => undefined });
  let made = 0;
  return {
    async fresh() {
      made += 1;
      await ask(cluster.url, `create database fresh_${made}`);
      const url = new URL(cluster.url);
      url.pathname = `/fresh_${made}`;
      return url.href;
    },
    async stop() {
      await cluster.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Asks a database over a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(settings(url, 'test'));
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
