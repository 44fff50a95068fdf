import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, migrate, startCluster } from '@quay/store';
import { ask } from '@quay/store/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../e2e/running-server.ts';
import { type RunningServer, startServer } from '../src/main.ts';
import { readSettings } from '../src/settings.ts';

let cluster: Cluster;
let made = 0;
const folders: string[] = [];
const ending: (() => unknown)[] = [];

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-standby-'));
  folders.push(folder);
  // As root the database runs under another account, which must be able to pass.
  chmodSync(folder, 0o755);
  cluster = await startCluster({ dataDir: path.join(folder, 'data'), log: () => undefined });
});
afterEach(async () => {
  for (let end = ending.pop(); end; end = ending.pop()) await end();
});
afterAll(async () => {
  await cluster.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<string> {
  made += 1;
  await ask(cluster.url, `create database made_${made}`);
  const url = new URL(cluster.url);
  url.pathname = `/made_${made}`;
  return url.href;
}

/** A server on a database that others use too, with a data folder of its own. */
async function start(databaseUrl: string, more: object = {}, key = 'a7') {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-standby-'));
  folders.push(folder);
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SIMULATED_MARKET: 'off',
    MASTER_KEY: key.repeat(32),
    ...more,
  };
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) });
  const server = startServer(readSettings(environment, folder), { log, app: path.join(folder, 'app') });
  server.then(
    (one) => ending.push(() => one.close()),
    () => undefined,
  );
  return { server, logged, url: `http://127.0.0.1:${port}` };
}

const healthOf = async (url: string): Promise<object> => (await fetch(`${url}/health`)).json() as Promise<object>;

async function inStandby(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const role = await healthOf(url).catch(() => undefined);
    if (role) return expect(role).toEqual({ healthy: false, role: 'standby' });
    await sleep(50);
  }
  throw new Error('nobody stands by');
}

it('a standby says that it is one, and serves on the same port once it has taken over', async () => {
  const database = await emptyDatabase();
  const first = await start(database);
  const leader: RunningServer = await first.server;
  expect(await healthOf(first.url)).toMatchObject({ healthy: true, role: 'leader' });
  const schema = () => ask(database, `select name, timestamp from kysely_migration order by name`);
  const before = await schema();

  const second = await start(database, { STANDBY: 'on' });
  await inStandby(second.url);
  expect((await fetch(`${second.url}/market/coins`)).status).toBe(503);
  await sleep(500);
  expect(await healthOf(second.url)).toEqual({ healthy: false, role: 'standby' });
  expect(second.logged.join('\n')).toContain('standing by on port');

  ending.length = 0;
  await leader.close();
  await second.server;
  expect(await healthOf(second.url)).toMatchObject({ healthy: true, role: 'leader', sound: true });
  expect(second.logged.join('\n')).toMatch(/took over: this core writes now, as writer 2, after batch \d+/);
  expect(await schema()).toEqual(before);
});

it('a standby waits for a database that is not there yet', async () => {
  const there = new URL(await emptyDatabase());
  const absent = new URL(there);
  absent.port = String(await freePort());
  const waiting = await start(absent.href, { STANDBY: 'on' });
  await inStandby(waiting.url);
  await sleep(1_000);
  await inStandby(waiting.url);
  const passing = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => passing.listen(Number(absent.port), there.hostname, resolve));
  ending.push(() => passing.close());
  await waiting.server;
  expect(await healthOf(waiting.url)).toMatchObject({ healthy: true, role: 'leader' });
});

it('nothing is migrated beside a core that runs', async () => {
  const database = await emptyDatabase();
  const leader = await (await start(database)).server;
  // As if the next version had one more: what it would do can be seen.
  const latest = `name = (select max(name) from kysely_migration)`;
  const [last] = await ask<{ name: string }>(database, `delete from kysely_migration where ${latest} returning name`);
  const done = () => ask(database, `select name from kysely_migration where name = '${last!.name}'`);
  const second = await start(database);
  await expect(second.server).rejects.toThrow('another Quay is running on this database');
  expect(await done()).toEqual([]);
  const waiting = await start(database, { STANDBY: 'on' });
  waiting.server.catch(() => undefined);
  await inStandby(waiting.url);
  await sleep(1_500);
  expect(await done()).toEqual([]);
  await ask(database, `insert into kysely_migration values ('${last!.name}', now()::text)`);
  ending.length = 0;
  await leader.close();
  await (await waiting.server).close();
});

it('a standby of another installation is refused when its turn comes', async () => {
  const database = await emptyDatabase();
  const first = await start(database);
  const leader = await first.server;
  const other = await start(database, { STANDBY: 'on' }, 'b8');
  const refused = expect(other.server).rejects.toThrow('MASTER_KEY is not the key that this database was sealed with');
  await inStandby(other.url);
  ending.length = 0;
  await leader.close();
  await refused;
});

it('an older program says so on a newer schema, and changes nothing', async () => {
  const database = await emptyDatabase();
  await migrate(database);
  await ask(database, `insert into kysely_migration values ('0999-later', now()::text)`);
  const older = await start(database);
  await expect(older.server).rejects.toThrow(
    'the database was upgraded by a newer Quay (migration 0999-later), which this one does not know: start the newer version, or restore the backup from before the upgrade',
  );
  expect(await ask(database, 'select epoch from writer')).toEqual([{ epoch: 0 }]);
});
