import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { settings } from '../connection.ts';
import { migrate, startCluster } from '../index.ts';

/** The variable that names the PostgreSQL which the files of one test run share: shared-cluster.ts sets it. */
export const SHARED_CLUSTER = 'QUAY_TEST_CLUSTER';
/** The migrated database of the shared PostgreSQL, which new ones are copies of. */
export const TEMPLATE = 'migrated_template';

export type Databases = {
  /** The address of a new database with nothing in it. */
  empty(): Promise<string>;
  /** The address of a new database with the schema in it. */
  migrated(): Promise<string>;
  stop(): Promise<void>;
};

/** New databases of a test's own, in the PostgreSQL that the test run shares if there is one. */
export async function startDatabases(): Promise<Databases> {
  const shared = process.env[SHARED_CLUSTER];
  return shared ? sharedDatabases(shared) : ownDatabases();
}

/** New databases in a PostgreSQL of the test's own, for what would disturb others. */
export async function ownDatabases(): Promise<Databases> {
  const place = mkdtempSync(path.join(tmpdir(), 'quay-store-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(place, 0o755);
  const cluster = await startCluster({ dataDir: path.join(place, 'data'), log: () => undefined });
  let template: Promise<string> | undefined;

  async function createTemplate(): Promise<string> {
    const url = await create(cluster.url, 'template0');
    await migrate(url);
    return new URL(url).pathname.slice(1);
  }

  return {
    empty: () => create(cluster.url, 'template0'),
    async migrated() {
      template ??= createTemplate();
      return create(cluster.url, await template);
    },
    async stop() {
      await cluster.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

function sharedDatabases(cluster: string): Databases {
  const made: string[] = [];
  const createLike = async (template: string) => {
    const url = await create(cluster, template);
    made.push(new URL(url).pathname.slice(1));
    return url;
  };
  return {
    empty: () => createLike('template0'),
    migrated: () => createLike(TEMPLATE),
    async stop() {
      for (const name of made) await ask(cluster, `drop database ${name} with (force)`);
    },
  };
}

/** Copies a database of a cluster, and gives the address of the copy. */
async function create(cluster: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(cluster, `create database ${name} template ${template}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
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
