import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { settings } from '../connection.ts';
import { migrate, startCluster } from '../index.ts';

export type Databases = {
  /** The address of a new database with nothing in it. */
  empty(): Promise<string>;
  /** The address of a new database with the schema in it. */
  migrated(): Promise<string>;
  stop(): Promise<void>;
};

/** A PostgreSQL of a test's own. */
export async function startDatabases(): Promise<Databases> {
  const place = mkdtempSync(path.join(tmpdir(), 'quay-store-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(place, 0o755);
  const cluster = await startCluster({ dataDir: path.join(place, 'data'), log: () => undefined });
  let made = 0;
  let template: Promise<string> | undefined;

  async function create(like = 'template0'): Promise<string> {
    made += 1;
    await ask(cluster.url, `create database made_${made} template ${like}`);
    const url = new URL(cluster.url);
    url.pathname = `/made_${made}`;
    return url.href;
  }
  async function createTemplate(): Promise<string> {
    const url = await create();
    await migrate(url);
    return new URL(url).pathname.slice(1);
  }

  return {
    empty: () => create(),
    async migrated() {
      template ??= createTemplate();
      return create(await template);
    },
    async stop() {
      await cluster.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Asks a database over a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(settings(url, 'test'));
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
